public import Foundation

/// JSON text that is ready to be sent, and may be put into other JSON text as it stands.
public struct EncodedJSON: Hashable, Sendable {
  public private(set) var bytes: Data

  /// Encodes `value` with its keys sorted, so that the same value always gives the same bytes.
  public init(encoding value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    bytes = try encoder.encode(value)
  }

  private init(_ text: String) { bytes = Data(text.utf8) }

  public static let null = EncodedJSON("null")
  public static let emptyArray = EncodedJSON("[]")
  public static let emptyObject = EncodedJSON("{}")

  /// An object of members that are encoded already, in the order given.
  public static func object(_ members: KeyValuePairs<StaticString, EncodedJSON?>) -> EncodedJSON {
    var result = EncodedJSON("{")
    for (key, value) in members {
      guard let value else { continue }
      if result.bytes.count > 1 { result.append(",") }
      result.append("\"\(key)\":")
      result.bytes.append(value.bytes)
    }
    result.append("}")
    return result
  }

  /// An array of elements that are encoded already.
  public static func array(_ elements: some Sequence<EncodedJSON>) -> EncodedJSON {
    var result = EncodedJSON("[")
    for element in elements {
      if result.bytes.count > 1 { result.append(",") }
      result.bytes.append(element.bytes)
    }
    result.append("]")
    return result
  }

  private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }
}
