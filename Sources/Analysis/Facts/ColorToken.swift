/// A constant that gives a colour a name: `static let brand = UIColor(red: 0.2, green: 0.4, …)`.
package struct ColorToken: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// A `UIColor`.
    case uiKit
    /// A `Color` of SwiftUI's.
    case swiftUI
  }

  package let kind: Kind
  /// The type it belongs to, as its file names it.
  package let type: String
  package let name: String
  /// Red, green, blue and opacity in thousandths.
  package let components: [Int]
  /// The numbers as they are written.
  let texts: [String]
  /// Whether other files can name it.
  package let isPrivate: Bool

  /// The colour constants of a file, with the expression of each.
  static func all(in code: Code) -> [(token: ColorToken, value: Node)] {
    guard code.uses("Color") || code.uses("UIColor") else { return [] }
    return code.types.flatMap { type in
      type.members.compactMap { member in
        guard member.kind == .property, member.has(.isStatic) else { return nil }
        let value = member.initialValue ?? member.getter?.body?.returnedValues.only
        guard let value, let color = value.literalColor, !color.isPlain else { return nil }
        let token = ColorToken(
          kind: color.kind, type: type.qualifiedName, name: member.name,
          components: color.components, texts: color.texts,
          isPrivate: member.has(.isPrivate) || type.has(.isPrivate))
        return (token, value)
      }
    }
  }
}

/// A colour that is written down in numbers.
private struct LiteralColor {
  let kind: ColorToken.Kind
  let components: [Int]
  let texts: [String]

  /// Black, white and clear are nobody's own.
  var isPlain: Bool {
    Set(components.prefix(3)).count == 1 && [0, 1000].contains(components[0])
  }
}

extension Node {
  fileprivate var literalColor: LiteralColor? {
    let node = unwrapped
    guard node.kind == .call, node.callee?.kind == .name, let name = node.calleeName else {
      return nil
    }
    if name == "Color", node.arguments.count == 1,
      ["", "uiColor"].contains(node.arguments[0].label),
      let inner = node.arguments[0].value?.literalColor
    {
      return LiteralColor(kind: .swiftUI, components: inner.components, texts: inner.texts)
    }
    guard name == "UIColor" || name == "Color" else { return nil }
    let opacity = node.argument(name == "Color" ? "opacity" : "alpha")
    let parts = [node.argument("red"), node.argument("green"), node.argument("blue")]
    let numbers = parts.compactMap { $0?.thousandths }
    guard numbers.count == 3 else { return nil }
    let last = opacity.map(\.thousandths) ?? 1000
    guard let last else { return nil }
    return LiteralColor(
      kind: name == "Color" ? .swiftUI : .uiKit, components: numbers + [last],
      texts: parts.compactMap(\.self).flatMap(\.numberTexts))
  }

  /// `0.2` and `51 / 255` in thousandths.
  private var thousandths: Int? {
    guard let number else { return nil }
    return number >= 0 && number <= 1 ? Int((number * 1000).rounded()) : nil
  }

  private var number: Double? {
    switch kind {
    case .literal: return Double(name.filter { $0 != "_" })
    case .operation where name == "/":
      let parts = children.map { $0.kind == .literal ? Double($0.name) : nil }
      guard parts.count == 2, let upper = parts[0], let lower = parts[1], lower > 0 else {
        return nil
      }
      return upper / lower
    default: return nil
    }
  }

  private var numberTexts: [String] {
    ([self] + Array(descendants)).filter { $0.kind == .literal }.map(\.name)
  }
}
