/// A type as the source writes it: `Store.State`, `[Item]?`, `(Int) -> Void`, `some View`.
package struct TypeRef: Hashable, Sendable {
  /// The dotted path of a nominal type, or one of the marks below.
  package var name: String
  /// Generic arguments; the element of an array; the parts of a tuple; the parameters of a
  /// function, with its result last.
  package var arguments: [TypeRef] = []
  package var isOptional = false
  /// `some P` and `any P`.
  package var isOpaque = false
  package var isExistential = false

  package init(_ name: String, arguments: [TypeRef] = [], isOptional: Bool = false) {
    self.name = name
    self.arguments = arguments
    self.isOptional = isOptional
  }

  package static let functionMark = "->"
  package static let arrayMark = "[]"
  package static let dictionaryMark = "[:]"
  package static let tupleMark = "()"
  package static let compositionMark = "&"

  package var isFunction: Bool { name == Self.functionMark }
  package var isVoid: Bool { name == "Void" || (name == Self.tupleMark && arguments.isEmpty) }

  /// `State` in `Store.State`.
  package var simpleName: String { name.lastComponent }

  /// The type inside `T?`.
  package var unwrapped: TypeRef {
    var copy = self
    copy.isOptional = false
    return copy
  }

  /// What one element of this sequence is, where that can be seen.
  package var element: TypeRef? {
    switch name {
    case Self.arrayMark, "Array", "Set", "ArraySlice", "ContiguousArray": arguments.first
    default: nil
    }
  }
}

extension String {
  /// `Inner` in `Outer.Inner`.
  package var lastComponent: String {
    guard let dot = utf8.lastIndex(of: UInt8(ascii: ".")) else { return self }
    return String(self[utf8.index(after: dot)...])
  }
}

extension String {
  /// Whether the name is spelled like a type's.
  var isTypeName: Bool {
    guard let first = utf8.first else { return false }
    guard first < 0x80 else { return self.first?.isUppercase == true }
    return UInt8(ascii: "A")...UInt8(ascii: "Z") ~= first
  }
}
