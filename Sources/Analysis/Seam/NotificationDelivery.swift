/// A closure that a notification center runs on whatever thread the notification is posted on.
package struct NotificationDelivery: Sendable {
  /// The call of `sink` or of `addObserver(forName:object:queue:using:)`.
  package let node: Node
  /// The call that names the notification: that of `publisher(for:)`, or the same.
  package let source: Node
  package let closure: Node
  /// The notification, as it is written.
  package let name: Node
  package let ownerName: String

  /// The deliveries of a file for which no queue is chosen.
  static func all(
    in code: Code, _ calls: CallTable, _ subscriptions: [Subscription], _ index: WorkspaceIndex
  ) -> [NotificationDelivery] {
    let sinks = subscriptions.compactMap { subscription -> NotificationDelivery? in
      let call = subscription.node
      guard subscription.publisher == .live("NotificationCenter"), call.calleeName == "sink",
        let source = call.chainStart(calling: "publisher"), let name = source.argument("for"),
        !call.chain.contains(where: \.movesThread),
        let closure = call.arguments.last?.value?.unwrapped, closure.kind == .closure
      else { return nil }
      return NotificationDelivery(
        node: call, source: source, closure: closure, name: name,
        ownerName: subscription.ownerName)
    }
    let blocks = calls.calls("addObserver").compactMap { call -> NotificationDelivery? in
      guard let name = call.argument("forName"), call.argument("queue")?.has(.isNil) == true,
        let closure = call.arguments.last?.value?.unwrapped, closure.kind == .closure
      else { return nil }
      return NotificationDelivery(
        node: call, source: call, closure: closure, name: name,
        ownerName: index.name(of: call.enclosingType))
    }
    return (sinks + blocks).sorted { $0.node.id < $1.node.id }
  }
}

extension NotificationDelivery {
  /// The thread the notification comes on.
  package func thread(_ index: WorkspaceIndex) -> ThreadContext {
    // UIKit and AppKit post their notifications on the main thread.
    if let framework = name.base?.name,
      framework.hasPrefix("UI") || framework == "NSApplication" || framework == "NSWindow"
    {
      return .main
    }
    guard let written = name.notificationName else { return .unknown }
    if let reason = Self.postedElsewhere[written] { return .background(reason) }
    return index.postingThread(written)
  }

  /// Notifications that, by their documentation, come or may come on another thread.
  private static let postedElsewhere: [String: String] = {
    let player = "whichever thread the player posts it on"
    return [
      "AVPlayerItemDidPlayToEndTime": player, "AVPlayerItemFailedToPlayToEndTime": player,
      "AVPlayerItemTimeJumped": player, "AVPlayerItemPlaybackStalled": player,
      "didPlayToEndTimeNotification": player, "failedToPlayToEndTimeNotification": player,
      "playbackStalledNotification": player,
      "NSProcessInfoPowerStateDidChange": "a global queue",
      "thermalStateDidChangeNotification": "a global queue",
      "routeChangeNotification": "a secondary thread",
    ]
  }()
}

extension Node {
  /// Whether this call of a chain chooses a scheduler, or may do so out of sight.
  fileprivate var movesThread: Bool {
    calleeName.map(CombineOperators.scheduling.contains) ?? false
  }
}
