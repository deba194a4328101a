/// How code writes a view: a call that makes it, with calls of modifiers behind.
extension Node {
  /// The call that makes the view, below its modifiers: `Row(item)` in `Row(item).padding()`.
  package var makingCall: Node? {
    var current = unwrapped
    while current.kind == .call, let callee = current.callee {
      if callee.kind == .name { return current }
      guard let base = callee.base else { return nil }
      current = base
    }
    return nil
  }

  /// The name of the type that an expression of a view starts with: `Row` in `Row(item).padding()`.
  package var viewTypeName: String? {
    var expression = unwrapped
    if expression.kind == .name, let local = expression.localDeclaration(of: expression.name),
      let value = local.initialValue
    {
      expression = value
    }
    guard let name = expression.makingCall?.calleeName, name.isTypeName else {
      return nil
    }
    return name
  }

  /// Whether the expression is `AnyView(…)`.
  package var isTypeErased: Bool {
    kind == .call && callee?.kind == .name && calleeName == "AnyView"
  }

  /// What `AnyView(…)` wraps; `nil` for any other expression.
  package var erasedView: Node? { isTypeErased ? argument(at: 0) : nil }

  /// The names of the types that `AnyView` may wrap here: both sides of a condition.
  package var erasedTypeNames: [String] {
    guard let view = unwrapped.erasedView?.unwrapped else { return [] }
    guard view.kind == .ternary else { return view.viewTypeName.map { [$0] } ?? [] }
    return view.children.dropFirst().compactMap { side in
      (side.unwrapped.erasedView ?? side).viewTypeName
    }
  }
}
