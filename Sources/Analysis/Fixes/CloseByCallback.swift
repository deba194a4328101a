/// Lets UIKit take down the screen that it pushed, by a closure that it gives to the view.
struct CloseByCallback {
  let context: RuleContext

  /// Offered where the root view has one initialiser at most, is made nowhere but here and in
  /// previews, and does nothing with the value of the environment but dismiss.
  func fix(_ read: ViewTree.Landmark, _ push: Use, at site: HostingSite) -> Fix? {
    let index = context.index
    guard read.depth == 1, let call = site.rootViewExpression?.makingCall,
      let view = context.seam.hostedViews.first(where: { $0.name == read.place.type }),
      index.type(of: call.origin, in: site.ownerName)?.name == view.name,
      view.isWhole(in: index), !view.derivesConformances,
      !index.hasMember(Self.name, of: view.name),
      let value = view.stored.filter(\.dismisses).only, value.name == read.place.member,
      let uses = view.dismissals(with: value.name), !uses.isEmpty,
      uses.allSatisfy({ $0.localDeclaration(of: Self.name) == nil }),
      let closure = closure(after: push, at: call), let argument = argument(closure, of: call),
      !isMadeUnseen(view)
    else { return nil }
    let sites = index.buildSites(of: view.name, includingPreviews: true)
    guard sites.filter({ !$0.isPreview && !$0.context.contains("Preview") }).count == 1 else {
      return nil
    }
    // Tests and other targets may make a view that is not private.
    let hasDefault = sites.count > 1 || !view.declaration.has(.isPrivate)
    let isWrittenOut = !index.functions("init", of: view.name).isEmpty
    let declaration =
      hasDefault && !isWrittenOut
      ? "var \(Self.name): () -> Void = {}" : "let \(Self.name): () -> Void"
    guard let property = property(declaration, in: view, replacing: value, for: call),
      let taking = isWrittenOut ? parameter(of: view, hasDefault: hasDefault) : []
    else { return nil }
    let calls = uses.map { Fix.Edit.replace($0.range, with: Self.name) }
    return Fix(
      "Hand '\(view.displayName)' a closure that pops it", .needsReview,
      edits: (property + taking + calls + [argument]).inOrder)
  }

  /// Whether the view is made under another name, or its initialiser handed on as a function.
  private func isMadeUnseen(_ view: HostedView) -> Bool {
    context.index.hasAlias(view.name) || context.index.isInitializerTaken(of: view.name)
  }

  /// The last parameter of the view's own initialiser, and its assignment.
  private func parameter(of view: HostedView, hasDefault: Bool) -> [Fix.Edit]? {
    guard let initializer = view.initializers.only, initializer.parent == view.declaration,
      let assignments = Fix.Edit.inserting(
        ["self.\(Self.name) = \(Self.name)"], atStartOf: initializer, in: context.file.lines)
    else { return nil }
    let text = "\(Self.name): @escaping () -> Void" + (hasDefault ? " = {}" : "")
    if let last = initializer.children(.parameter).last {
      return [.insert(", " + text, at: last.range.upperBound)] + assignments
    }
    guard initializer.child(.genericParameter) == nil, !initializer.has(.isFailable) else {
      return nil
    }
    let open = TextOffset(utf8: initializer.focus.upperBound.utf8 + 1)
    return [.insert(text, at: open)] + assignments
  }

  private static let name = "onClose"

  /// The closure becomes the last property outside of `#if`, as it is the last argument.
  private func property(
    _ declaration: String, in view: HostedView, replacing value: HostedView.Stored, for call: Node
  ) -> [Fix.Edit]? {
    let isPlain = { (node: Node) in
      node.parent == view.declaration && !node.has(.isInClause)
    }
    let conditional = view.stored.filter { !isPlain($0.node) }
    guard let last = view.stored.last(where: { isPlain($0.node) }),
      !conditional.contains(where: { call.argumentLabels.contains($0.name) }),
      !value.sharesDeclaration, value.node.has(.ownsLines), isPlain(value.node)
    else { return nil }
    if last.name == value.name { return [.replace(value.node.range, with: declaration)] }
    guard let removal = context.file.removeWithComment(value.node),
      let insertion = context.file.insert([declaration], after: last.node)
    else { return nil }
    return [removal, insertion]
  }

  /// A closure that pops from the stack that the host is pushed onto.
  private func closure(after push: Use, at call: Node) -> [Fix.Piece]? {
    guard let path = push.node.receiver?.path, let first = path.first else { return nil }
    let (capture, controller): (String, String)
    let local = push.node.localDeclaration(of: first)
    // A value that is stored before there is an object can name none.
    guard local == nil ? call.hasWholeSelf : call.localDeclaration(of: first) == local else {
      return nil
    }
    if path.count == 1, first != "navigationController" || local != nil {
      (capture, controller) = (first, first + "?")
    } else if push.node.receiver?.pathInSelf == ["navigationController"],
      context.index.isClass(context.index.name(of: push.node.enclosingType)).isYes
    {
      (capture, controller) = ("self", "self?.navigationController?")
    } else {
      return nil
    }
    let pop = "\(controller).popViewController(animated: true)"
    let lines = context.file.lines
    guard let statement = call.statement, let indentation = context.file.indentation(of: statement),
      let unit = lines.indentationUnit(around: statement), context.file.isOnOneLine(call),
      lines.line(containing: statement.range.lowerBound)
        == lines.line(containing: call.range.lowerBound)
    else { return [.text("{ [weak \(capture)] in \(pop) }")] }
    return [
      .text("{ [weak \(capture)] in\n"), .source(indentation), unit, .text("\(pop)\n"),
      .source(indentation), .text("}"),
    ]
  }

  private func argument(_ closure: [Fix.Piece], of call: Node) -> Fix.Edit? {
    guard !call.arguments.contains(where: { $0.has(.isTrailing) }) else { return nil }
    if let last = call.arguments.last {
      let end = last.range.upperBound
      return Fix.Edit(replace: end..<end, with: [.text(", \(Self.name): ")] + closure)
    }
    let end = TextOffset(utf8: call.range.upperBound.utf8 - 1)
    return Fix.Edit(replace: end..<end, with: [.text("\(Self.name): ")] + closure)
  }
}

extension HostedView.Stored {
  /// Whether this is a value of the environment that goes back.
  fileprivate var dismisses: Bool {
    let key = fact.attribute("Environment")?.keyPath?.lastComponent
    return key == "dismiss" || key == "presentationMode"
  }
}

extension HostedView {
  /// Whether this file has the type and all of its extensions.
  fileprivate func isWhole(in index: WorkspaceIndex) -> Bool {
    index.declarations(of: name).allSatisfy { $0.path == index.viewpoint }
  }

  /// Whether the compiler makes something of the properties that it cannot make of a closure.
  fileprivate var derivesConformances: Bool {
    parts.flatMap { $0.children(.inherited) }.contains {
      ["Equatable", "Hashable", "Codable", "Sendable"].contains($0.type?.simpleName)
    }
  }

  /// What is called to dismiss by a value of the environment: `dismiss` in `dismiss()`,
  /// `presentationMode.wrappedValue.dismiss`. `nil` where the view uses the value in other ways.
  fileprivate func dismissals(with value: String) -> [Node]? {
    let nodes = parts.flatMap(\.descendants)
    // A type inside has members of its own, and may reach for the one of a value that it is given.
    let own = nodes.filter { $0.enclosingType.map(parts.contains) ?? false }
    guard
      !nodes.contains(where: {
        $0.kind == .member && $0.name == value && $0.base != nil
          && $0.base?.isSelfReference != true && !own.contains($0)
          && $0.parent?.kind == .call && $0.parent?.arguments.isEmpty == true
      })
    else { return nil }
    let mentions = own.filter {
      $0.mentionedMember == value || $0.mentionedMember == "_" + value
    }
    let callees = mentions.compactMap { mention -> Node? in
      var callee = mention
      if let wrapped = mention.parent, wrapped.kind == .member, wrapped.name == "wrappedValue",
        let member = wrapped.parent, member.kind == .member, member.name == "dismiss"
      {
        callee = member
      }
      guard let call = callee.parent, call.kind == .call, call.callee == callee,
        call.arguments.isEmpty
      else { return nil }
      return callee
    }
    return callees.count == mentions.count ? callees : nil
  }
}
