/// What one mention of a controller's view is part of.
extension UseClassifier {
  mutating func view(_ expression: Node) {
    guard let parent = expression.parent else { return }
    switch parent.kind {
    case .argument: viewArgument(parent, of: parent.parent)
    case .member: viewMember(parent)
    case .assignment: viewAssignment(parent, expression)
    case .initialValue:
      guard let declaration = parent.parent else { return }
      if declaration.has(.isLocal) {
        addViewAlias(declaration)
      } else {
        add(.storesView(declaration.name), declaration)
      }
    case .condition where parent.has(.isOptionalBinding): addViewAlias(parent)
    case .array: viewArray(parent)
    case .returnStatement: returned(by: parent, as: .views)
    case .block where parent.isOnlyStatement(expression): returned(by: expression, as: .views)
    case .capture: addViewAlias(parent)
    // `host.view ?? UIView()` is the view.
    case .operation where parent.name == "??" && parent.firstChild == expression:
      view(parent.wrapped)
    default: add(.reads("view"), expression)
    }
  }

  private static let slots: Set<String> = [
    "tableHeaderView", "tableFooterView", "backgroundView", "selectedBackgroundView", "titleView",
    "inputView", "inputAccessoryView", "accessoryView", "customView", "contentView",
  ]

  private mutating func viewArgument(_ argument: Node, of call: Node?) {
    guard let call, call.kind == .call else { return }
    let name = call.calleeName ?? ""
    switch name {
    case _ where Effect.insertionMethods.contains(name):
      // `insertSubview(a, belowSubview: host.view)` inserts another view.
      if argument.label.isEmpty {
        add(.insertsView(name), call, receiver: call.receiver)
      } else {
        add(.reads("view"), call)
      }
    case "removeArrangedSubview": add(.removesArrangedView, call, receiver: call.receiver)
    case "UIBarButtonItem" where argument.label == "customView":
      add(.insertsView("customView"), call)
    case "NSLayoutConstraint": add(.constrainsView, call)
    case "constraint", "bringSubviewToFront", "sendSubviewToBack", "setNeedsLayout", "print":
      add(.reads("view"), call)
    default: add(.passesView(call.passing(argument)), call, receiver: call.receiver)
    }
  }

  private mutating func viewMember(_ member: Node) {
    let outer = member.wrapped
    if let call = outer.parent, call.kind == .call, call.callee == member {
      add(member.name == "removeFromSuperview" ? .removesView : .callsOnView(member.name), call)
    } else if let (assignment, path) = outer.assignedPath {
      add(.sets("view." + path), assignment)
    } else if member.name.hasSuffix("Anchor") || member.name.hasSuffix("LayoutGuide") {
      add(.constrainsView, member)
    } else {
      add(.reads("view." + member.name), member)
    }
  }

  private mutating func viewAssignment(_ assignment: Node, _ expression: Node) {
    guard assignment.assignmentTarget != expression,
      let target = assignment.assignmentTarget?.unwrapped
    else { return }
    if target.kind == .name, let local = target.localDeclaration(of: target.name) {
      addViewAlias(local)
    } else if Self.slots.contains(target.name) {
      add(.insertsView(target.name), assignment, receiver: target.base)
    } else if let path = target.pathInSelf, path.count == 1, let name = path.first {
      add(name == "view" ? .insertsView("view") : .storesView(name), assignment)
    } else {
      add(.storesView(target.name), assignment, receiver: target.base)
    }
  }

  /// `[title, host.view].forEach(stack.addArrangedSubview)`, `UIStackView(arrangedSubviews: […])`.
  private mutating func viewArray(_ array: Node) {
    let whole = array.wrapped
    switch whole.parent?.kind {
    case .argument, .member, .forLoop, .initialValue: collection(whole, of: .views)
    default: add(.reads("view"), array)
    }
  }
}
