/// Keeps a local object in a property of the class whose method makes it.
struct KeepLocal {
  let context: RuleContext

  /// A new property, and its assignment behind the local's declaration; `nil` where the class is
  /// declared elsewhere, has such a name already, or is not at hand.
  func fix(_ local: Node, _ typeName: String) -> Fix? {
    let (file, index) = (context.file, context.index)
    guard let function = local.enclosingFunction, !function.has(.isStatic),
      function.kind == .function || function.kind == .initializer,
      local.enclosingClosure(within: function) == nil, let type = function.enclosingType,
      type.has(.isClass), local.statement == local, local.localDeclaration(of: local.name) == nil
    else { return nil }
    let owner = index.name(of: type)
    let written = local.initialValue?.unwrapped.callee?.path?.joined(separator: ".") ?? typeName
    guard !index.hasMember(local.name, of: owner),
      let property = file.insertProperty("private var \(local.name): \(written)?", in: type),
      let assignment = file.insert(["self.\(local.name) = \(local.name)"], after: local)
    else { return nil }
    return Fix("Keep '\(local.name)' in a property", .needsReview, edits: [property, assignment])
  }
}
