/// What one mention of a collection is part of that a controller, or its view, is in.
extension UseClassifier {
  /// What is done with each element is done with the controller. Any other use may show the controllers
  /// in ways that cannot be seen.
  mutating func collection(_ expression: Node, of role: Role) {
    guard let parent = expression.parent else { return }
    switch parent.kind {
    case .argument where role == .views:
      guard let call = parent.parent, call.kind == .call else { return }
      if parent.label == "arrangedSubviews" {
        add(.insertsView("arrangedSubviews"), call)
      } else {
        add(.passesView(call.passing(parent)), call, receiver: call.receiver)
      }
    case .argument where role == .controllers && parent.parent?.calleeName == "setViewControllers":
      if let call = parent.parent { add(.listed, call, receiver: call.receiver) }
    case .assignment
    where role == .controllers && parent.assignedValue == expression
      && parent.assignmentTarget?.unwrapped.name == "viewControllers":
      add(.listed, parent)
    case .forLoop:
      // `enumerated()` puts the number first.
      if let element = parent.children(.property).last { addAlias(element, as: role.element) }
    case .initialValue where parent.parent?.has(.isLocal) == true:
      if let declaration = parent.parent { addAlias(declaration, as: role) }
    case .assignment where role == .controllers && parent.assignmentTarget != expression:
      // The object keeps the controllers; who shows them is told by what it does with the property.
      if let path = parent.assignmentTarget?.unwrapped.pathInSelf, path.count == 1,
        parent.assignmentTarget?.unwrapped.kind == .member
          || parent.localDeclaration(of: path[0]) == nil
      {
        add(.stored(path[0]), parent)
      }
      addUnknown(role, expression)
    case .initialValue where role == .controllers:
      if let declaration = parent.parent, declaration.kind == .property {
        add(.stored(declaration.name), declaration)
      }
      addUnknown(role, expression)
    case .member:
      guard let call = parent.wrapped.parent, call.kind == .call, call.callee == parent else {
        if !["count", "isEmpty"].contains(parent.name) { addUnknown(role, expression) }
        return
      }
      switch parent.name {
      case "forEach": loop(call, over: role)
      case "enumerated", "reversed": collection(call.wrapped, of: role)
      case "map", "compactMap": transform(call, of: role)
      // Another one joins it.
      case "append", "insert": break
      default: addUnknown(role, expression)
      }
    default: addUnknown(role, expression)
    }
  }

  private mutating func addUnknown(_ role: Role, _ node: Node) {
    add(role == .views ? .returnsView : .listed, node)
  }

  /// `hosts.forEach { … }`, `hosts.forEach(addChild)`.
  mutating func loop(_ call: Node, over role: Role) {
    guard let argument = call.argument(at: 0)?.unwrapped else { return }
    if let element = argument.closureElement {
      addAlias(element, as: role.element)
      return
    }
    let name = argument.name
    let receiver = argument.base
    switch role.element {
    case .view where Effect.insertionMethods.contains(name):
      add(.insertsView(name), call, receiver: receiver)
    case .controller where name == "addChild":
      add(.addsChild, call, receiver: receiver)
    case .view: add(.passesView(Self.passing(argument)), call, receiver: receiver)
    default: add(.passed(Self.passing(argument)), call, receiver: receiver)
    }
  }

  private static func passing(_ function: Node) -> Effect.Passing {
    Effect.Passing(callee: function.origin, labels: [""], index: 0)
  }

  /// `hosts.map(\.view)`, `hosts.map { $0.view }`.
  private mutating func transform(_ call: Node, of role: Role) {
    guard let argument = call.argument(at: 0)?.unwrapped else { return }
    if let element = argument.closureElement {
      addAlias(element, as: role.element)
    } else if role == .controllers, argument.kind == .keyPath, argument.name.lastComponent == "view"
    {
      collection(call.wrapped, of: .views)
    } else {
      addUnknown(role, call)
    }
  }

  /// What becomes of a value that a closure or function gives back.
  mutating func returned(by statement: Node, as role: Role) {
    if let closure = statement.enclosingBody, closure.kind == .closure,
      let call = closure.wrapped.parent?.parent, call.kind == .call,
      ["map", "compactMap"].contains(call.calleeName ?? ""), call.receiver != nil
    {
      collection(call.wrapped, of: role)
    } else {
      add(role == .views ? .returnsView : .returned, statement)
    }
  }
}

extension UseClassifier.Role {
  /// What an element of the collection is.
  fileprivate var element: Self { self == .views || self == .view ? .view : .controller }
}

extension Node {
  /// What an element of a collection is called in this closure, which is called for each: its last
  /// parameter, or the closure itself for `$0`.
  fileprivate var closureElement: Node? {
    guard kind == .closure else { return nil }
    return children(.parameter).last ?? self
  }
}
