/// The one error that crosses the wire.
public struct ResponseError: Error, Hashable, Sendable, Codable {
  public let code: Code
  public let message: String
  /// Details whose meaning depends on the code.
  public let data: JSONValue?

  public init(_ code: Code, _ message: String, data: JSONValue? = nil) {
    self.code = code
    self.message = message
    self.data = data
  }

  /// An error's number. Any number may arrive, so this is no enumeration.
  public struct Code: RawRepresentable, Hashable, Sendable, Codable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let parseError = Code(rawValue: -32700)
    public static let invalidRequest = Code(rawValue: -32600)
    public static let methodNotFound = Code(rawValue: -32601)
    public static let invalidParams = Code(rawValue: -32602)
    public static let internalError = Code(rawValue: -32603)
  }
}
