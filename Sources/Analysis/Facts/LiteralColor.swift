/// Colours that are written down in numbers.
extension Node {
  /// A colour of somebody's own: black, white and clear are nobody's.
  var literalColor: DesignToken.Literal? {
    guard let color = writtenColor, case .color(let parts) = color.look,
      Set(parts.prefix(3)).count > 1 || ![0, 1000].contains(parts[0])
    else { return nil }
    return color
  }

  private var writtenColor: DesignToken.Literal? {
    let node = unwrapped
    guard node.kind == .call, node.callee?.kind == .name, let name = node.calleeName else {
      return nil
    }
    if name == "Color", node.arguments.count == 1,
      ["", "uiColor"].contains(node.arguments[0].label),
      let inner = node.arguments[0].value?.writtenColor
    {
      return DesignToken.Literal(framework: .swiftUI, look: inner.look, texts: inner.texts)
    }
    guard name == "UIColor" || name == "Color" else { return nil }
    let opacity = node.argument(name == "Color" ? "opacity" : "alpha")
    let parts = [node.argument("red"), node.argument("green"), node.argument("blue")]
    let numbers = parts.compactMap { $0?.thousandths }
    guard numbers.count == 3 else { return nil }
    let last = opacity.map(\.thousandths) ?? 1000
    guard let last else { return nil }
    return DesignToken.Literal(
      framework: name == "Color" ? .swiftUI : .uiKit, look: .color(numbers + [last]),
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
