/// A constant that gives a font of a fixed size a name:
/// `static let title = UIFont.systemFont(ofSize: 22, weight: .bold)`.
package struct FontToken: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// A `UIFont`.
    case uiKit
    /// A `Font` of SwiftUI's.
    case swiftUI
  }

  package let kind: Kind
  /// The type it belongs to, as its file names it.
  package let type: String
  package let name: String
  package let face: Face
  /// The size as it is written.
  let text: String
  /// Whether other files can name it.
  package let isPrivate: Bool

  /// What two tokens have in common that show the same letters.
  package struct Face: Hashable, Sendable {
    /// The name of a font of the app's; empty for the system's.
    let family: String
    /// In thousandths of a point.
    let size: Int
    let weight: String
  }

  /// The font constants of a file, with the expression of each.
  static func all(in code: Code) -> [(token: FontToken, value: Node)] {
    guard code.uses("UIFont") || code.uses("Font") else { return [] }
    return code.types.flatMap { type in
      type.members.compactMap { member in
        guard member.kind == .property, member.has(.isStatic) else { return nil }
        let value = member.initialValue ?? member.getter?.body?.returnedValues.only
        guard let value, let font = value.literalFont(annotated: member.type) else { return nil }
        let token = FontToken(
          kind: font.kind, type: type.qualifiedName, name: member.name, face: font.face,
          text: font.text, isPrivate: member.has(.isPrivate) || type.has(.isPrivate))
        return (token, value)
      }
    }
  }
}

extension Node {
  /// A font that is written down with its size. One of UIKit's that may be missing is none.
  fileprivate func literalFont(
    annotated type: TypeRef?
  ) -> (kind: FontToken.Kind, face: FontToken.Face, text: String)? {
    let node = unwrapped
    guard node.kind == .call, let callee = node.callee, let name = node.calleeName else {
      return nil
    }
    let owner = callee.base?.name ?? (callee.has(.isImplicit) ? type?.simpleName : nil)
    func font(
      _ kind: FontToken.Kind, _ size: Node?, _ weight: String, family: String = ""
    ) -> (kind: FontToken.Kind, face: FontToken.Face, text: String)? {
      guard let size, size.kind == .literal, let points = Double(size.name), points > 0,
        points < 1000
      else { return nil }
      let face = FontToken.Face(
        family: family, size: Int((points * 1000).rounded()), weight: weight)
      return (kind, face, size.name)
    }
    func weight(_ argument: Node?) -> String? {
      guard let argument else { return "regular" }
      return argument.kind == .member ? argument.name : nil
    }
    switch (owner, name, node.argumentLabels) {
    case ("UIFont", "systemFont", ["ofSize"]), ("UIFont", "systemFont", ["ofSize", "weight"]):
      return weight(node.argument("weight")).flatMap { font(.uiKit, node.argument("ofSize"), $0) }
    case ("UIFont", "boldSystemFont", ["ofSize"]):
      return font(.uiKit, node.argument("ofSize"), "bold")
    case (nil, "UIFont", ["name", "size"]):
      guard node != self, let family = node.argument("name"), family.kind == .string else {
        return nil
      }
      return font(.uiKit, node.argument("size"), "", family: family.name)
    case ("Font", "system", ["size"]), ("Font", "system", ["size", "weight"]):
      return weight(node.argument("weight")).flatMap { font(.swiftUI, node.argument("size"), $0) }
    case ("Font", "custom", ["", "size"]), ("Font", "custom", ["", "fixedSize"]):
      guard let family = node.argument(at: 0), family.kind == .string else { return nil }
      return font(.swiftUI, node.argument(at: 1), "", family: family.name)
    default: return nil
    }
  }
}
