/// A constant that gives a colour or a font a name:
/// `static let brand = UIColor(red: 0.2, green: 0.4, blue: 0.9, alpha: 1)`.
package struct DesignToken: Hashable, Sendable {
  package enum Framework: Hashable, Sendable {
    /// A `UIColor` or `UIFont`.
    case uiKit
    /// A `Color` or `Font` of SwiftUI's.
    case swiftUI
  }

  /// What two tokens have in common that show the same.
  package enum Look: Hashable, Sendable {
    /// Red, green, blue and opacity in thousandths.
    case color([Int])
    /// The family is empty for the system's font; the size is in thousandths of a point.
    case font(family: String, size: Int, weight: String)
  }

  /// A look that is written down in numbers.
  struct Literal {
    let framework: Framework
    let look: Look
    /// The numbers as they are written.
    let texts: [String]
  }

  package let framework: Framework
  package let look: Look
  /// The type it belongs to, as its file names it.
  package let type: String
  package let name: String
  /// The numbers as they are written.
  let texts: [String]
  /// Whether other files can name it.
  package let isPrivate: Bool

  /// The constants of a file, with the expression of each.
  static func all(in code: Code) -> [(token: DesignToken, value: Node)] {
    guard ["Color", "UIColor", "Font", "UIFont"].contains(where: code.uses) else { return [] }
    return code.types.flatMap { type in
      type.members.compactMap { member in
        guard member.kind == .property, member.has(.isStatic) else { return nil }
        let value = member.initialValue ?? member.getter?.body?.returnedValues.only
        guard let value, let literal = value.literalColor ?? value.literalFont(member.type) else {
          return nil
        }
        let token = DesignToken(
          framework: literal.framework, look: literal.look, type: type.qualifiedName,
          name: member.name, texts: literal.texts,
          isPrivate: member.has(.isPrivate) || type.has(.isPrivate))
        return (token, value)
      }
    }
  }
}
