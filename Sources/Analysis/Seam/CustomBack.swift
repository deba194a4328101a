/// A screen's own back button in place of the system's.
package struct CustomBack: Sendable {
  /// What takes the system's button away: an assignment, or a call of the setter.
  package let node: Node
  /// What makes the own button go back: a pop, or a call of a closure named for it.
  package let way: Node
  /// Whether that certainly pops.
  package let isPop: Bool
  /// The type the code stands in, and its qualified name.
  package let owner: Node
  package let ownerName: String

  package var function: Node? { node.enclosingFunction }
}

/// What the code around an own back button knows of going back.
extension CustomBack {
  /// Whether the button is installed only where somebody took the navigation over with the closure
  /// that it calls, and would be passed by a swipe.
  package var isThereOnlyForItsClosure: Bool {
    guard let function, let closure = way.calleeName, !isPop else { return false }
    return node.isConditional(within: function)
      && function.descendants.contains { condition in
        condition.kind == .condition && condition.id < node.id
          && (condition.name == closure || condition.descendants.contains { $0.name == closure })
      }
  }

  /// Whether the type shows both buttons, or keeps people from leaving on purpose.
  package var keepsWayBack: Bool {
    owner.pieces.contains {
      $0.mentions(oneOf: ["leftItemsSupplementBackButton", "isModalInPresentation", "setEditing"])
    }
  }

  /// Whether the type looks after the recogniser of the swipe back.
  package var managesPopGesture: Bool {
    owner.pieces.flatMap(\.descendants).contains {
      $0.name.hasPrefix("interactive") && $0.name.hasSuffix("GestureRecognizer")
    }
  }

  /// Whether the type becomes the delegate of the recogniser, which lets the swipe begin again.
  package var takesPopGestureOver: Bool {
    owner.descendants.contains { node in
      guard node.kind == .assignment, node.assignedValue?.has(.isNil) == false,
        let target = node.assignmentTarget?.unwrapped, target.name == "delegate"
      else { return false }
      return target.base?.unwrapped.name == "interactivePopGestureRecognizer"
    }
  }

  /// Whether the type asks somewhere for its place in the stack.
  package var looksForRoot: Bool {
    owner.pieces.flatMap(\.descendants).contains { node in
      guard node.kind == .member || node.kind == .name || node.kind == .property else {
        return false
      }
      return node.name == "viewControllers"
        || node.name.lowercased().contains("root")
          && node.name != "rootView" && node.name != "rootViewController"
          && !Navigation.pops.contains(node.name)
    }
  }

  /// Whether each run of an override named in `callbacks` installs the button, in its own code or
  /// in a method that it calls and that subclasses leave as it is.
  package func isInstalled(by callbacks: Set<String>, _ index: WorkspaceIndex) -> Bool {
    guard let function, node.trigger == .function, function.kind == .function,
      !node.isConditional(within: function)
    else { return false }
    if function.has(.isOverride) { return callbacks.contains(function.name) }
    guard !index.isOverridden(function.name, of: ownerName), let calls = function.callsInType
    else { return false }
    return calls.contains { call in
      guard let caller = call.enclosingFunction, caller.has(.isOverride) else { return false }
      return callbacks.contains(caller.name) && call.trigger == .function
        && !call.isConditional(within: caller)
    }
  }

  /// Whether only the navigation item is worked on from `statement`, one of `body`, to its end, so
  /// that a return in front of it passes nothing else by.
  package func isLastWork(_ statement: Node, of body: Node) -> Bool {
    body.children.allSatisfy { other in
      other.id <= statement.id || other.descendants.contains { $0.name == "navigationItem" }
    }
  }
}

extension SeamModel {
  /// The back buttons that code puts into `navigationItem.leftBarButtonItem`. One that stays hidden
  /// without an own button is hidden on purpose.
  static func customBacks(_ code: Code, index: WorkspaceIndex) -> [CustomBack] {
    guard Navigation.leftItems.union(Navigation.leftItemSetters).contains(where: code.uses) else {
      return []
    }
    return code.file.descendants.compactMap { node in
      guard let item = node.installedLeftItem, let owner = node.enclosingType else { return nil }
      let ownerName = index.name(of: owner)
      let reader = BackActionReader(type: owner, name: ownerName, index: index)
      guard let way = reader.wayBack(of: item), !reader.isCancel(item) else { return nil }
      return CustomBack(
        node: node, way: way, isPop: way.isPop, owner: owner, ownerName: ownerName)
    }
  }
}

extension Node {
  /// The item, or the items, that this assignment or call installs on the left of a navigation bar.
  fileprivate var installedLeftItem: Node? {
    switch kind {
    case .assignment:
      guard let target = assignmentTarget?.unwrapped,
        Navigation.leftItems.contains(target.name),
        target.base?.name == "navigationItem"
      else { return nil }
      return assignedValue
    case .call:
      guard Navigation.leftItemSetters.contains(calleeName ?? ""),
        receiver?.name == "navigationItem"
      else { return nil }
      return argument(at: 0)
    default: return nil
    }
  }

  fileprivate var isPop: Bool { kind == .call && Navigation.pops.contains(calleeName ?? "") }
}

/// Finds what the action of a bar button item does.
private struct BackActionReader {
  let type: Node
  let name: String
  let index: WorkspaceIndex

  /// The pop that the item's action comes to, or the closure it calls whose name says "back".
  func wayBack(of item: Node) -> Node? {
    for part in parts(of: item) {
      for node in [part] + Array(part.descendants) {
        if node.kind == .macro, node.name == "selector", let method = node.argument(at: 0) {
          if let way = wayBack(inMethod: method.name, depth: 0) { return way }
        } else if node.kind == .closure, let way = wayBack(in: node, depth: 0) {
          return way
        }
      }
    }
    return nil
  }

  /// Whether the button says that it gives something up, as in a form, rather than that it goes
  /// back.
  func isCancel(_ item: Node) -> Bool {
    parts(of: item).flatMap { [$0] + Array($0.descendants) }.contains { node in
      let name = node.name.lowercased()
      return name.contains("cancel") || name == "close" || name.contains("closebutton")
    }
  }

  /// The expression of the item, what its local or property is made from, and what is done to the
  /// view in it.
  private func parts(of item: Node) -> [Node] {
    var parts = [item]
    var pending = [item]
    while let next = pending.popLast(), parts.count < 12 {
      for node in [next] + Array(next.descendants) where node.kind == .name {
        guard let declaration = declaration(of: node), !parts.contains(declaration) else {
          continue
        }
        parts.append(declaration)
        pending.append(declaration)
        guard declaration.has(.isLocal), let function = declaration.enclosingFunction else {
          continue
        }
        parts += function.descendants.filter {
          $0.kind == .call && ["addTarget", "addAction"].contains($0.calleeName ?? "")
            && $0.receiver?.name == declaration.name
        }
      }
    }
    return parts
  }

  private func declaration(of name: Node) -> Node? {
    if let local = name.localDeclaration(of: name.name) {
      return local.kind == .property ? local : nil
    }
    return type.pieces.flatMap(\.members).first { $0.kind == .property && $0.name == name.name }
  }

  private func wayBack(inMethod name: String, depth: Int) -> Node? {
    guard
      let method = type.pieces.flatMap(\.members).first(where: {
        $0.kind == .function && $0.name == name
      }),
      let body = method.body
    else { return nil }
    return wayBack(in: body, depth: depth)
  }

  /// A screen that is dismissed is no screen to go back from.
  private func wayBack(in body: Node, depth: Int) -> Node? {
    guard depth < 3 else { return nil }
    let calls = body.descendants.filter { $0.kind == .call }
    if let pop = calls.first(where: \.isPop) { return pop }
    guard !calls.contains(where: { $0.calleeName == "dismiss" }) else { return nil }
    for call in calls {
      guard let callee = call.callee, let called = callee.pathInSelf?.only,
        callee.kind == .member || callee.localDeclaration(of: called) == nil
      else { continue }
      if let way = wayBack(inMethod: called, depth: depth + 1) { return way }
      if called.hasSuffix("Back") || called == "back",
        index.property(called, of: name)?.fact.type?.isFunction == true
      {
        return call
      }
    }
    return nil
  }
}
