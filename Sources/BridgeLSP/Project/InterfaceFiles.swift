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

  /// Reads the attributes that matter. An identifier of anything else, such as a constraint, does
  /// no harm among those of views.
  static func read(_ bytes: [UInt8], into facts: inout InterfaceFacts) {
    var scanner = XMLTagScanner(bytes)
    while let tag = scanner.next() {
      guard tag.kind == .opening || tag.kind == .empty else { continue }
      if let identifier = tag.attributes["identifier"], !identifier.isEmpty {
        facts.identifiers.insert(identifier)
      }
      if let name = tag.attributes["customClass"], !name.isEmpty, tag.decodesItsClass {
        facts.classes.insert(name)
      }
    }
  }
}

extension XMLTagScanner.Tag {
  /// Whether loading the file makes an object of the custom class with `init(coder:)`, and the class
  /// is one of the project's own.
  ///
  /// A placeholder stands for an object that exists already, and a custom object is made with
  /// `init()`. A module that is not the target's own is another's.
  fileprivate var decodesItsClass: Bool {
    guard name != "placeholder", name != "customObject" else { return false }
    return attributes["customModule"] == nil || attributes["customModuleProvider"] == "target"
  }
}
