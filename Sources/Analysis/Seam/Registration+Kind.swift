extension Registration {
  /// What starts something that goes on until it is told to stop.
  package enum Kind: Sendable, Hashable {
    /// A `Timer` that repeats.
    case timer
    /// A `CADisplayLink`.
    case displayLink
    /// A `URLSession` with a delegate, which keeps it until it is invalidated.
    case urlSession
    /// `NotificationCenter.addObserver(forName:object:queue:using:)`.
    case blockObserver
    /// `addObserver(_:forKeyPath:options:context:)`.
    case keyValueObserver
    /// `AVPlayer.addPeriodicTimeObserver(forInterval:queue:using:)` and its relatives.
    case timeObserver
    /// `AVCaptureSession.startRunning()`.
    case captureSession
    /// `WKUserContentController.add(_:name:)` and its relatives.
    case scriptMessageHandler
    /// A `Task` whose work does not end by itself.
    case task
  }
}

extension Registration.Kind {
  /// The names of the calls that register something; what else they are called for,
  /// ``Node/registeredKind(_:)`` tells.
  static let starters = [
    "scheduledTimer", "Timer", "init", "CADisplayLink", "displayLink", "addObserver",
    "addPeriodicTimeObserver", "addBoundaryTimeObserver", "add", "addScriptMessageHandler",
    "startRunning", "URLSession",
  ]

  /// What ends a registration of this kind.
  var enders: Set<String> {
    switch self {
    case .timer, .displayLink: ["invalidate"]
    case .urlSession: ["invalidateAndCancel", "finishTasksAndInvalidate"]
    case .blockObserver, .keyValueObserver: ["removeObserver"]
    case .timeObserver: ["removeTimeObserver"]
    case .captureSession: ["stopRunning"]
    case .scriptMessageHandler: ["removeScriptMessageHandler", "removeAllScriptMessageHandlers"]
    case .task: ["cancel"]
    }
  }

  /// How messages speak of it.
  package var noun: String {
    switch self {
    case .timer: "timer"
    case .displayLink: "display link"
    case .urlSession: "URL session"
    case .blockObserver, .keyValueObserver: "observer"
    case .timeObserver: "time observer"
    case .captureSession: "capture session"
    case .scriptMessageHandler: "message handler"
    case .task: "task"
    }
  }
}

extension Node {
  /// What this call registers; `nil` for any other call, and for a timer that certainly fires only
  /// once. Whether what starts running is a capture session is for its type to say.
  func registeredKind(_ index: WorkspaceIndex) -> Registration.Kind? {
    switch calleeName {
    case "scheduledTimer", "Timer", "init":
      makesRepeatingTimer && index.qualifiedName(of: "Timer") == nil ? .timer : nil
    case "CADisplayLink": argument("target") == nil ? nil : .displayLink
    case "displayLink": argument("withTarget") == nil ? nil : .displayLink
    case "URLSession":
      callee?.kind == .name && argument("delegate")?.has(.isNil) == false ? .urlSession : nil
    case "addObserver":
      argument("forName") != nil
        ? index.qualifiedName(of: "NotificationCenter") == nil ? .blockObserver : nil
        : argument("forKeyPath") != nil ? .keyValueObserver : nil
    case "addPeriodicTimeObserver", "addBoundaryTimeObserver": receiver == nil ? nil : .timeObserver
    case "startRunning": receiver != nil && arguments.isEmpty ? .captureSession : nil
    case "add", "addScriptMessageHandler": addsScriptHandler(index) ? .scriptMessageHandler : nil
    default: nil
    }
  }

  /// Whether a timer is written to repeat: `repeats: isRunning` may be either.
  var repeatsForCertain: Bool { argument("repeats")?.name == "true" }

  private var makesRepeatingTimer: Bool {
    guard let repeats = argument("repeats"), repeats.name != "false", let callee else {
      return false
    }
    return callee.name == "Timer" ? callee.kind == .name : callee.base?.name == "Timer"
  }

  private func addsScriptHandler(_ index: WorkspaceIndex) -> Bool {
    guard argumentLabels.first == "", argumentLabels.last == "name", let receiver else {
      return false
    }
    if receiver.name.lowercased().hasSuffix("contentcontroller") { return true }
    let type = index.type(of: receiver.origin, in: index.name(of: enclosingType))
    return type?.name == "WKUserContentController"
  }
}
