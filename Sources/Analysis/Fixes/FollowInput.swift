/// Lets state that starts with an input of its view take over later values of the input.
struct FollowInput {
  let context: RuleContext

  /// Stores the input beside the state and watches it in `body` (iOS 14 and later). Offered where
  /// the one initialiser gives the state a parameter as it is, whose type can be compared.
  func fix(_ seed: StateSeed, in view: HostedView) -> Fix? {
    guard let minimum = context.settings.minimumIOS, minimum >= Version(14),
      let input = seed.inputTakenAsItIs(in: view, context.index), let type = input.parameter.type,
      let code = view.codeOfBody
    else { return nil }
    let (file, property) = (context.file, seed.property)
    let name = "initial" + property.name.prefix(1).uppercased() + property.name.dropFirst()
    let isTaken = { (node: Node) in node.localDeclaration(of: name) != nil }
    guard !context.index.hasMember(name, of: view.name), !isTaken(input.assignment),
      !property.sharesDeclaration, property.node.parent == view.declaration,
      !property.node.has(.isInClause), !input.assignment.has(.isInClause),
      !code.children.contains(where: { $0.kind == .property && $0.name == property.name })
    else { return nil }
    let prefix = input.assignment.assignmentTarget?.kind == .member ? "self." : ""
    let closure = minimum >= Version(17) ? "\(property.name) = \(name)" : "\(property.name) = $0"
    guard
      let stored = file.insert(["private let \(name): \(type.writtenName)"], after: property.node),
      let kept = file.insert(
        ["\(prefix)\(name) = \(input.parameter.name)"], after: input.assignment),
      let watched = file.append("onChange(of: \(name)) { \(closure) }", toBodyOf: view)
    else { return nil }
    let edits = [stored, kept, watched].sorted { $0.range.lowerBound < $1.range.lowerBound }
    return Fix("Take over later values of '\(input.label)'", .needsReview, edits: edits)
  }
}
