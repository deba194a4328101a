/// Appends a modifier to a view expression.
extension Fix.Edit {
  /// `.modifier` behind `view`; inside of `AnyView(…)`, which keeps the type of the whole. `nil`
  /// where the expression is more than a call, a name or a chain of these.
  static func appending(_ modifier: String, to view: Node) -> Fix.Edit? {
    var target = view
    while let inner = target.erasedView { target = inner }
    switch target.kind {
    case .call where !target.arguments.contains(where: { $0.has(.isTrailing) && $0.range.isEmpty }),
      .name, .member:
      return .insert("." + modifier, at: target.range.upperBound)
    default: return nil
    }
  }
}
