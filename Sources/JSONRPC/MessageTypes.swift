/// A request: its own parameters, and the method that names it.
public protocol RequestMessage: Codable, Sendable {
  associatedtype Result: Codable & Sendable
  static var method: String { get }
}

/// A message that is never answered: its own parameters, and the method that names it.
public protocol NotificationMessage: Codable, Sendable {
  static var method: String { get }
}

/// Parameters or a result that say nothing: `null`, `{}` or anything else.
public struct Nothing: Hashable, Sendable, Codable {
  public init() {}
  public init(from decoder: any Decoder) throws {}
  public func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    try value.encodeNil()
  }
}
