/// Fonts that are written down with their size.
extension Node {
  /// A font of a fixed size, for a constant of the type `type`. One of UIKit's that may be missing is
  /// none.
  func literalFont(_ type: TypeRef?) -> DesignToken.Literal? {
    let node = unwrapped
    guard node.kind == .call, let callee = node.callee, let name = node.calleeName else {
      return nil
    }
    let owner = callee.base?.name ?? (callee.has(.isImplicit) ? type?.simpleName : nil)
    func font(
      _ framework: DesignToken.Framework, _ size: Node?, _ weight: String, family: String = ""
    ) -> DesignToken.Literal? {
      guard let size, size.kind == .literal, let points = Double(size.name), points > 0,
        points < 1000
      else { return nil }
      let thousandths = Int((points * 1000).rounded())
      return DesignToken.Literal(
        framework: framework, look: .font(family: family, size: thousandths, weight: weight),
        texts: [size.name])
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
