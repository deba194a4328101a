/// Reads the name of a type as the runtime prints it.
enum ConsoleTypeName {
  /// `App.Session` of `App.Session`, `Optional<App.Session>`, `App.Session: 0x7f8b4c`,
  /// `App.Session.Type`, `_TtC3App7Session`; `nil` where there is no name.
  static func read(_ bytes: some Collection<UInt8>) -> String? {
    let visible = bytes.filter { $0 > 0x20 }
    var name = Substring(String(decoding: visible, as: UTF8.self)).prefix { $0 != ":" }
    while let last = name.last, "'\"”.,;!".contains(last) { name.removeLast() }
    while let first = name.first, "'\"“<".contains(first) { name.removeFirst() }
    if name.hasSuffix(".Type") { name.removeLast(5) }
    while name.hasPrefix("Optional<"), name.hasSuffix(">") {
      name = name.dropFirst("Optional<".count).dropLast()
    }
    if let plain = demangled(name) { return plain }
    guard let first = name.first, first.isLetter || first == "_" || first == "(" else { return nil }
    return String(name)
  }

  /// `App.Session` of `_TtC3App7Session`, which Objective-C names a class.
  private static func demangled(_ name: Substring) -> String? {
    guard name.hasPrefix("_Tt") else { return nil }
    var rest = name.dropFirst(3).drop { !$0.isNumber }
    var parts: [Substring] = []
    while let length = Int(rest.prefix { $0.isNumber }), length > 0 {
      rest = rest.drop { $0.isNumber }
      guard length <= rest.count else { break }
      parts.append(rest.prefix(length))
      rest = rest.dropFirst(length)
    }
    return parts.isEmpty ? nil : parts.joined(separator: ".")
  }
}
