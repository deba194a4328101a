/// Makes a host a child of the controller that shows its view.
///
/// Offered only where the receiving view certainly lies in the controller's own view tree: a
/// controller with a parent whose view lands elsewhere throws an exception.
struct ContainHost {
  let file: AnalyzedFile

  /// `addChild` before the insertion and `didMove` after it.
  func fix(_ host: UncontainedHost) -> Fix? {
    guard host.owner == .controller, let type = host.site.owner,
      let insertion = containableInsertion(host.insertion, in: type)
    else { return nil }
    if let name = host.site.holder.name {
      guard host.insertion.reference.name == name, !host.insertion.reference.isOptionalMention
      else { return nil }
      return contain(name, around: insertion)
    }
    if let name = host.insertion.nameOfController { return contain(name, around: insertion) }
    guard insertion.first.contains(host.site.node) else { return nil }
    return nameAndContain(host.site, in: insertion)
  }

  /// The half before the insertion only, for a host that is told it has moved already.
  func addChildFix(_ name: String, _ insertion: Use, in type: Node) -> Fix? {
    guard let insertion = containableInsertion(insertion, in: type),
      let edit = file.insert(["addChild(\(name))"], before: insertion.first)
    else { return nil }
    return Fix(Self.title(name), .needsReview, edits: [edit])
  }

  static func title(_ name: String) -> String { "Contain '\(name)' in this controller" }

  private func contain(_ name: String, around insertion: Insertion) -> Fix? {
    guard let before = file.insert(["addChild(\(name))"], before: insertion.first),
      let after = file.insert(["\(name).didMove(toParent: self)"], after: insertion.last)
    else { return nil }
    return Fix(Self.title(name), .needsReview, edits: [before, after])
  }

  /// Gives a temporary host a name first.
  private func nameAndContain(_ site: HostingSite, in insertion: Insertion) -> Fix? {
    let statement = insertion.first
    guard let name = site.freeName(in: statement),
      let indentation = file.indentation(of: statement), site.node.wrapped == site.node
    else { return nil }
    let start = statement.range.lowerBound
    let declaration = Fix.Edit(
      replace: start..<start,
      with: [
        .text("let \(name) = "), .source(site.node.range), .text("\n"), .source(indentation),
        .text("addChild(\(name))\n"), .source(indentation),
      ])
    let use = Fix.Edit.replace(site.node.range, with: name)
    guard let after = file.insert(["\(name).didMove(toParent: self)"], after: insertion.last)
    else { return nil }
    return Fix(Self.title(name), .needsReview, edits: [declaration, use, after])
  }

  /// The statements from the one that takes the host's view to the one after which it lies in the
  /// controller's own view.
  private struct Insertion {
    let first: Node
    let last: Node
  }

  /// The insertion, where `self` is the controller and the view its own.
  private func containableInsertion(_ insertion: Use, in type: Node) -> Insertion? {
    guard insertion.node.kind == .call, let statement = insertion.node.statement,
      statement.has(.ownsLines), let function = statement.enclosingFunction,
      !function.has(.isStatic), statement.enclosingClosure(within: function) == nil
    else { return nil }
    guard let receiver = insertion.receiver else {
      return additionOfStack(made: statement, of: insertion.node, in: type).map {
        Insertion(first: statement, last: $0)
      }
    }
    guard statement == insertion.node.wrapped, receiver.isInOwnViewTree(of: type) else {
      return nil
    }
    return Insertion(first: statement, last: statement)
  }

  /// `view.addSubview(stack)` behind `let stack = UIStackView(arrangedSubviews: […])`.
  private func additionOfStack(
    made declaration: Node, of call: Node, in type: Node
  ) -> Node? {
    guard declaration.kind == .property, declaration.initialValue?.unwrapped == call,
      let block = declaration.enclosingBlock
    else { return nil }
    return block.children.first { statement in
      guard statement.id > declaration.id, statement.has(.ownsLines), statement.kind == .call,
        let callee = statement.calleeName, Effect.insertionMethods.contains(callee),
        let added = statement.argument(at: 0), added.path == [declaration.name],
        added.localDeclaration(of: declaration.name) == declaration,
        let receiver = statement.receiver
      else { return false }
      return receiver.isInOwnViewTree(of: type)
    }
  }
}

extension Use {
  /// What the code calls the controller where it puts its view in: `host` in
  /// `for host in hosts { view.addSubview(host.view) }`.
  fileprivate var nameOfController: String? {
    guard let path = node.argument(at: 0)?.path, path.count == 2, path[1] == "view",
      reference.kind == .name, reference.name == path[0], !reference.isOptionalMention,
      !path[0].hasPrefix("$")
    else { return nil }
    return path[0]
  }
}

extension Node {
  /// Whether the value is mentioned through `?` or `!`.
  fileprivate var isOptionalMention: Bool {
    guard let parent else { return false }
    return parent.kind == .optionalChain || parent.kind == .force
  }
}
