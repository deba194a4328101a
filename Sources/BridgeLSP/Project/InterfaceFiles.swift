import Analysis

/// Reads storyboards and nibs as far as code has to do with them.
enum InterfaceFiles {
  /// Whether a file of this name is a storyboard or a nib in its readable form.
  static func isInterface(_ name: String) -> Bool {
    name.hasSuffix(".storyboard") || name.hasSuffix(".xib")
  }

  /// What `files` say together; `nil` without any that can be read.
  static func facts(of files: [AbsolutePath]) -> InterfaceFacts? {
    var facts: InterfaceFacts?
    for file in files {
      guard let bytes = try? Disk.bytes(of: file, atMost: 32 << 20) else { continue }
      var own = facts ?? InterfaceFacts()
      read(bytes, into: &own)
      facts = own
    }
    return facts
  }

  private static let classAttribute = Array(" customClass=\"".utf8)
  private static let identifierAttribute = Array(" identifier=\"".utf8)

  /// Finds the values of the attributes that matter. An identifier of anything else, such as a
  /// constraint, does no harm among those of views.
  static func read(_ bytes: [UInt8], into facts: inout InterfaceFacts) {
    let quote = UInt8(ascii: "\"")
    var index = 0
    while let next = bytes[index...].firstIndex(of: quote) {
      index = next + 1
      let isClass = bytes[..<index].hasSuffix(classAttribute)
      guard isClass || bytes[..<index].hasSuffix(identifierAttribute),
        let end = bytes[index...].firstIndex(of: quote)
      else { continue }
      if let value = String(validating: bytes[index..<end], as: UTF8.self), !value.isEmpty {
        if isClass { facts.classes.insert(value) } else { facts.identifiers.insert(value) }
      }
      index = end + 1
    }
  }
}

extension ArraySlice<UInt8> {
  fileprivate func hasSuffix(_ suffix: [UInt8]) -> Bool {
    count >= suffix.count && self[(endIndex - suffix.count)...].elementsEqual(suffix)
  }
}
