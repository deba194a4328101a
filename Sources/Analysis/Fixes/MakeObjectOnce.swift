/// Lets `@StateObject` make its object when it needs one, instead of being given one each time.
struct MakeObjectOnce {
  let context: RuleContext

  /// The parameter becomes an autoclosure, as that of `StateObject(wrappedValue:)` is. Offered where
  /// bodies of views and previews are all that calls the one initialiser, since code of classes
  /// would have to write `self`.
  func fix(_ seed: StateSeed, _ renewals: [SeedRenewal], of view: HostedView) -> Fix? {
    let index = context.index
    guard renewals.allSatisfy({ $0.kind == .made }),
      index.functions("init", of: view.name).filter({ $0.owner == view.name }).count == 1,
      let assignment = view.wrapperAssignments(of: seed.property.name)?.only,
      let parameter = assignment.parameter, let initializer = parameter.parent,
      parameter.children(.attribute).isEmpty, !parameter.has(.isInOut),
      !parameter.has(.hasDefault) || parameter.initialValue != nil,
      let type = parameter.type, type.isWrittenByName,
      initializer.mentions(of: parameter).only == assignment.value,
      !index.isInitializerTaken(of: view.name),
      index.buildSites(of: view.name, includingPreviews: true).allSatisfy({
        $0.isPreview || index.isView($0.context).isYes && !$0.member.hasPrefix("init(")
      })
    else { return nil }
    let isLast = initializer.children(.parameter).last == parameter
    let end = parameter.focus.upperBound..<parameter.range.upperBound
    var declaration: [Fix.Piece] = [
      .text(": @autoclosure @escaping () -> \(type.writtenName)")
    ]
    if let value = parameter.initialValue {
      declaration += [.text(" = "), .source(value.range)]
    }
    if !isLast { declaration.append(.text(",")) }
    return Fix(
      "Make it once, with an autoclosure", .needsReview,
      edits: [
        Fix.Edit(replace: end, with: declaration),
        .insert("()", at: assignment.value.range.upperBound),
      ])
  }

  /// The same for an object that a local of the initialiser is made with: `StateObject` gets the
  /// expression itself.
  func fix(local: Node, _ seed: StateSeed, of view: HostedView) -> Fix? {
    guard let initializer = seed.initializer, local.statement == local,
      let value = local.initialValue,
      let assignment = view.wrapperAssignments(of: seed.property.name)?.only,
      initializer.mentions(of: local).only == assignment.value,
      value.subtree.allSatisfy({ mayBeCaptured($0, in: initializer, of: view) }),
      context.file.isOnOneLine(value), let removal = context.file.remove(local)
    else { return nil }
    let edits = [
      removal, Fix.Edit(replace: assignment.value.range, with: [.source(value.range)]),
    ]
    return Fix("Make it once, inside of StateObject", .needsReview, edits: edits.inOrder)
  }

  /// Whether an escaping closure in the initialiser may use this part of an expression.
  private func mayBeCaptured(_ node: Node, in initializer: Node, of view: HostedView) -> Bool {
    switch node.kind {
    case .tryExpression, .awaitExpression, .reference, .other: return false
    case .name:
      if node.isSelf { return false }
      guard let local = node.localDeclaration(of: node.name) else {
        return !context.index.hasMember(node.name, of: view.name)
      }
      return local.kind != .parameter || local.parent != initializer
        || !local.has(.isInOut) && (local.has(.isEscaping) || local.type?.isFunction == false)
    default: return true
    }
  }
}

extension Node {
  /// Where `local` is mentioned inside.
  fileprivate func mentions(of local: Node) -> [Node] {
    descendants.filter {
      $0.kind == .name && $0.name == local.name && $0.localDeclaration(of: $0.name) == local
    }
  }
}
