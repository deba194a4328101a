/// What is fixed in the strings that a file puts together at run time, as far as they may become
/// accessibility identifiers.
package struct AssembledTexts: Hashable, Sendable {
  /// Of every string with interpolations.
  private let interpolated: Set<String>
  /// The fixed parts of what is set as an accessibility identifier and is neither a text nor a
  /// name; none where such an expression fixes nothing.
  private let identifiers: Set<[String]>

  package init(in code: Code) {
    interpolated = code.storage.interpolated.filter(\.saysSomething)
    guard code.uses("accessibilityIdentifier") else {
      identifiers = []
      return
    }
    identifiers = Set(
      code.file.descendants.compactMap { $0.accessibilityIdentifier?.fixedParts })
  }

  /// Whether one of the strings may be `text` at run time.
  package func mayMake(_ text: String) -> Bool {
    interpolated.contains { text.mayHold($0) }
      || identifiers.contains { !$0.isEmpty && $0.allSatisfy(text.holdsInOrder) }
  }

  /// Whether an accessibility identifier is the result of a call or the description of a value.
  package var hasUnknownIdentifier: Bool { identifiers.contains([]) }
}

extension Node {
  /// The expression that is set as an accessibility identifier here.
  fileprivate var accessibilityIdentifier: Node? {
    switch kind {
    case .call where calleeName == "accessibilityIdentifier": argument(at: 0)?.unwrapped
    case .argument where label == "accessibilityIdentifier": value?.unwrapped
    case .assignment where assignmentTarget?.unwrapped.name == "accessibilityIdentifier":
      assignedValue?.unwrapped
    default: nil
    }
  }

  /// What is fixed in this expression; `nil` where it is a text or the name of one, which is
  /// written out elsewhere.
  fileprivate var fixedParts: [String]? {
    switch kind {
    case .string: has(.isInterpolated) ? [name].filter { !$0.isEmpty } : nil
    case .name, .literal: nil
    case .member:
      ["debugDescription", "description", "id", "uuidString"].contains(name) ? [] : nil
    default:
      descendants.filter { $0.kind == .string }.map(\.name.withoutFormats).filter { !$0.isEmpty }
    }
  }
}

extension String {
  /// Whether this is long enough to tell one identifier from others.
  fileprivate var saysSomething: Bool { utf8.count >= 3 && contains(where: \.isLetter) }

  /// `row-` for `row-%d`.
  fileprivate var withoutFormats: String {
    guard contains("%") else { return self }
    var result = ""
    var isInFormat = false
    for character in self {
      if isInFormat {
        isInFormat = !(character == "@" || "dDuixXsfc".contains(character))
      } else if character == "%" {
        isInFormat = true
      } else {
        result.append(character)
      }
    }
    return result
  }

  /// Whether a string with one or two gaps that fixes `part` may be this.
  fileprivate func mayHold(_ part: String) -> Bool {
    let own = Array(utf8)
    let other = Array(part.utf8)
    guard other.count <= own.count else { return false }
    let start = zip(own, other).prefix { $0 == $1 }.count
    let end = zip(own.reversed(), other.reversed()).prefix { $0 == $1 }.count
    // Between two gaps the part stands inside; with more gaps its letters follow in order.
    return start + end >= other.count || contains(part)
      || other.count >= 8 && holdsInOrder(part)
  }

  fileprivate func holdsInOrder(_ part: String) -> Bool {
    var rest = part.utf8[...]
    for byte in utf8 where byte == rest.first { rest = rest.dropFirst() }
    return rest.isEmpty
  }
}
