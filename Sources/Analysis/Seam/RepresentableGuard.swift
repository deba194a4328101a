/// Which conditions keep work from running with every update.
extension ViewCode {
  /// Whether a condition in `function` sees to it that `node` does not run with every update: it
  /// compares, asks the view or the coordinator, or looks at something that the function sets.
  func guarding(of node: Node, in function: Node, _ wrapped: Set<Node>) -> Trilean {
    node.conditions(within: function).map { guarding(by: $0, in: function, wrapped) }.max() ?? .no
  }

  private func guarding(by condition: Node, in function: Node, _ wrapped: Set<Node>) -> Trilean {
    var result = Trilean.no
    if condition.isPlainUnwrap {
      // A cast of the view is no condition on what it shows.
      let asksCoordinator = condition.descendants.contains { $0.kind != .call && $0.isCoordinator }
      return asksCoordinator ? .yes : .no
    }
    for node in [condition] + Array(condition.descendants) {
      switch node.kind {
      case .name:
        if node.path(from: wrapped) != nil || node.isCoordinator || node.name == "context" {
          return .yes
        } else if assigns(node.name, in: function) {
          return .yes
        } else if node.localDeclaration(of: node.name) == nil {
          result = max(result, changesAlone(node))
        }
      case .member where node.base?.isSelfReference == true:
        if assigns(node.name, in: function) { return .yes }
        result = max(result, changesAlone(node))
      case .member where asksScreen(node): return .yes
      case .operation where node.comparesVariables: return .yes
      case .call where !node.makesValue: return .yes
      default: continue
      }
    }
    return result
  }

  /// Whether something in `function`, or in a function of this file that it calls, assigns a variable
  /// of that name.
  private func assigns(_ name: String, in function: Node) -> Bool {
    function.assigns(name)
      || function.descendants.contains { call in
        call.kind == .call && self.function(calledBy: call)?.assigns(name) == true
      }
  }

  /// Whether a member tells how some view or controller stands, as in `player.parent == nil`: it
  /// changes with what the update does.
  private func asksScreen(_ member: Node) -> Bool {
    guard let type = member.base.flatMap({ self.type(of: $0) })?.name else { return false }
    return index.isUIView(type).isYes || index.isController(type).isYes
  }

  /// What is not an input but an object or binding may change back by itself: unknown.
  private func changesAlone(_ mention: Node) -> Trilean {
    switch kind(ofInput: mention.name) {
    case .value, .constant, .closure: .no
    case .live: .unknown
    case .unknown: index.property(mention.name, of: name) == nil ? .unknown : .no
    }
  }
}

extension RepresentableWork {
  /// `controller.dismiss(animated: true)` where nothing tells that the controller has presented
  /// something: UIKit hands the call on to who presents the screen around it.
  package var dismissesTheScreenAround: Bool {
    guard node.kind == .call, node.calleeName == "dismiss", pathFromWrapped(node.receiver) == []
    else { return false }
    return node.conditions(within: function).allSatisfy { condition in
      ([condition] + Array(condition.descendants)).allSatisfy { part in
        switch part.kind {
        case .operation: !part.comparesVariables
        case .name, .member:
          part.name != "presentedViewController" && part.name != "context" && !part.isCoordinator
        case .call: part.makesValue
        default: true
        }
      }
    }
  }

  /// Whether it is in an `if` whose condition looks at something that its branch sets.
  package var isBehindOneShotFlag: Bool {
    node.ancestors.contains { branch in
      guard branch.kind == .ifStatement, let body = branch.body, body.contains(node) else {
        return false
      }
      let read = branch.children(.condition).flatMap(\.descendants).compactMap(\.path)
      return body.descendants.contains { node in
        node.assignmentTarget?.path.map { read.contains($0) } ?? false
      }
    }
  }
}

extension Node {
  /// Whether an argument of this call holds only what differs from something else, as
  /// `Array(old.subtracting(new))` does, so that nothing is done twice.
  package var isGivenDifference: Bool {
    var pending = arguments.compactMap(\.value)
    for _ in 0..<4 {
      var locals: [Node] = []
      for node in pending.flatMap({ [$0] + Array($0.descendants) }) {
        switch node.kind {
        case .call where node.makesDifference: return true
        case .name:
          if let value = node.localDeclaration(of: node.name)?.initialValue { locals.append(value) }
        default: continue
        }
      }
      pending = locals
    }
    return false
  }

  /// `old.subtracting(new)`, or `old.filter { !new.contains($0) }` rather than a filter that looks
  /// at each element alone.
  private var makesDifference: Bool {
    switch calleeName {
    case "subtracting", "difference", "symmetricDifference": true
    case "filter":
      descendants.contains { $0.kind == .closure && $0.descendants.contains(where: \.asksForOne) }
    default: false
    }
  }

  private var asksForOne: Bool { kind == .call && calleeName == "contains" }

  /// The conditions that decide inside `body` whether this element is reached, in no order.
  package func conditions(within body: Node) -> [Node] {
    var result: [Node] = []
    var current = self
    for ancestor in ancestors {
      if ancestor.kind == .block || ancestor.kind == .conditionalClause {
        for sibling in ancestor.children {
          guard sibling.id < current.id else { break }
          if sibling.kind == .guardStatement || (sibling.kind == .ifStatement && sibling.leaves) {
            result += sibling.children(.condition)
          }
        }
      }
      switch ancestor.kind {
      case .ifStatement, .guardStatement, .whileLoop:
        result += ancestor.children(.condition).filter { $0 != current }
      case .switchStatement, .ternary:
        if let subject = ancestor.firstChild, subject != current { result.append(subject) }
      default: break
      }
      if ancestor == body { break }
      current = ancestor
    }
    return result
  }

  /// Whether something in this function, at once or later, assigns a variable of that name.
  fileprivate func assigns(_ name: String) -> Bool {
    descendants.contains { node in
      switch node.kind {
      case .assignment: node.assignmentTarget?.path?.contains(name) == true
      case .call: node.calleeName == "toggle" && node.receiver?.path?.contains(name) == true
      default: false
      }
    }
  }

  /// `if let url`, `guard let map = view as? MKMapView`: holds for what is there, not for change.
  package var isPlainUnwrap: Bool {
    guard kind == .condition, has(.isOptionalBinding) else { return false }
    guard let value = initialValue else { return true }
    return value.unwrapped.kind == .cast || value.pathInSelf.map { $0.count == 1 } ?? true
  }

  /// `URL(string: path)`, `Set(names)`.
  fileprivate var makesValue: Bool { calleeName?.isTypeName == true || calleeName == "init" }

  /// A comparison of two things of which neither is a literal or a case.
  fileprivate var comparesVariables: Bool {
    guard kind == .operation, Operators.comparisons.contains(name) else { return false }
    return children.allSatisfy { side in
      let side = side.unwrapped
      switch side.kind {
      case .literal, .string: return false
      case .member: return side.base != nil
      default: return true
      }
    }
  }
}
