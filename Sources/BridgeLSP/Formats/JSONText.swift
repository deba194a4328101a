/// A JSON value to be written, whose keys keep the order they are given in.
///
/// Foundation's encoder writes keys sorted or in no order; the outputs here are read by people too,
/// and the same input must give the same bytes.
indirect enum JSONText: Sendable {
  case string(String)
  case integer(Int)
  case boolean(Bool)
  case null
  case array([JSONText])
  case object([(key: String, value: JSONText)])

  /// The value over several lines, indented by two spaces, with a newline at its end.
  var indented: String {
    var text = ""
    write(into: &text, indentation: "\n")
    return text + "\n"
  }

  /// The value on one line.
  var compact: String {
    var text = ""
    write(into: &text, indentation: nil)
    return text
  }

  private func write(into text: inout String, indentation: String?) {
    let inner = indentation.map { $0 + "  " }
    switch self {
    case .string(let string): Self.write(string, into: &text)
    case .integer(let integer): text += String(integer)
    case .boolean(let boolean): text += boolean ? "true" : "false"
    case .null: text += "null"
    case .array(let elements):
      guard !elements.isEmpty else { return text += "[]" }
      text += "["
      for (index, element) in elements.enumerated() {
        text += (index > 0 ? "," : "") + (inner ?? "")
        element.write(into: &text, indentation: inner)
      }
      text += (indentation ?? "") + "]"
    case .object(let members):
      guard !members.isEmpty else { return text += "{}" }
      text += "{"
      for (index, member) in members.enumerated() {
        text += (index > 0 ? "," : "") + (inner ?? "")
        Self.write(member.key, into: &text)
        text += inner == nil ? ":" : ": "
        member.value.write(into: &text, indentation: inner)
      }
      text += (indentation ?? "") + "}"
    }
  }

  private static func write(_ string: String, into text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\0"..<" ", "\u{7F}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}

extension JSONText: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  init(stringLiteral value: String) { self = .string(value) }
  init(integerLiteral value: Int) { self = .integer(value) }
  init(booleanLiteral value: Bool) { self = .boolean(value) }
  init(arrayLiteral elements: JSONText...) { self = .array(elements) }
  init(dictionaryLiteral elements: (String, JSONText)...) {
    self = .object(elements.map { (key: $0.0, value: $0.1) })
  }
}
