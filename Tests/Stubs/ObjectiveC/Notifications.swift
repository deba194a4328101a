extension NotificationCenter {
  public final class Notifications: AsyncSequence {
    public typealias Element = Notification
    public struct Iterator: AsyncIteratorProtocol {
      public mutating func next() async -> Notification? { nil }
    }
    public func makeAsyncIterator() -> Iterator { Iterator() }
  }
  public func notifications(
    named name: Notification.Name, object: (AnyObject & Sendable)? = nil
  ) -> Notifications { fatalError() }
}

extension Notification.Name {
  public static let AVPlayerItemDidPlayToEndTime = Notification.Name("")
  public static let NSProcessInfoPowerStateDidChange = Notification.Name("")
}
