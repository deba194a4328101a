public import Foundation

/// A pair of byte streams to a peer. Each direction is used by one thread, which it may block.
public protocol Transport: Sendable {
  /// The bytes that arrived next; `nil` at the end of the stream.
  func read() -> Data?

  /// Hands bytes to the peer; `false` once nobody can receive them any more.
  func write(_ bytes: Data) -> Bool
}
