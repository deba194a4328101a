/// What a representable adds to the view that it wraps, and takes away from it.
extension RepresentableWork {
  private static let adders = Effect.insertionMethods.union([
    "addSublayer", "insertSublayer", "addGestureRecognizer", "addInteraction", "addChild",
    "addAction", "addConstraint", "addConstraints",
  ])

  private static let removers: Set<String> = [
    "removeFromSuperview", "removeFromSuperlayer", "removeGestureRecognizer",
    "removeArrangedSubview", "removeInteraction", "removeConstraints", "removeConstraint",
    "deactivate", "removeFromParent", "removeObserver", "invalidate", "removeTarget",
    "removeAction", "removeAll", "cancel", "removeAllConstraints", "removeAllSubviews",
    "removeSubviews", "removeAllArrangedSubviews",
  ]

  /// Whether it removes or ends something, so that what is added later does not pile up.
  package var takesAway: Bool { Self.removers.contains(node.calleeName ?? "") }

  /// Whether it makes a view, gesture recogniser, constraint, observer or timer and adds it to what
  /// lives on: once more each time it runs.
  package var addsSomethingNew: Bool {
    if node.kind == .assignment {
      // `label.topAnchor.constraint(equalTo: …).isActive = true`
      guard let target = node.assignmentTarget?.unwrapped, target.name == "isActive" else {
        return false
      }
      return target.base?.calleeName == "constraint" && node.assignedValue?.name == "true"
        && mentionsWhatStays
    }
    switch node.calleeName {
    case "activate":
      guard node.receiver?.name == "NSLayoutConstraint",
        let array = node.argument(at: 0)?.unwrapped, array.kind == .array
      else { return false }
      return array.children.contains { $0.calleeName == "constraint" } && mentionsWhatStays
    case "scheduledTimer": return node.receiver?.name == "Timer"
    case "addObserver":
      return node.argument("forName") != nil || node.argument("forKeyPath") != nil
    case "store":
      // `publisher.sink { … }.store(in: &context.coordinator.bag)`
      guard let subscription = node.receiver?.calleeName,
        ["sink", "assign"].contains(subscription),
        let bag = node.argument("in")
      else { return false }
      return stays(bag.kind == .reference ? bag.firstChild ?? bag : bag)
    case let name? where Self.adders.contains(name):
      guard let receiver = node.receiver, stays(receiver) else { return false }
      return node.arguments.contains { $0.label != "for" && isNew($0.value) }
    default: return false
    }
  }

  /// Whether something inside lives on after the update: the wrapped view or the coordinator.
  private var mentionsWhatStays: Bool {
    node.descendants.contains { $0.isMention && stays($0) }
  }

  /// Whether an expression is the wrapped view, the coordinator's, or reached through either.
  private func stays(_ expression: Node) -> Bool {
    if pathFromWrapped(expression) != nil { return true }
    guard let path = expression.path, path.count > 1 else { return false }
    return path[1] == "coordinator" || path[0] == "coordinator"
  }

  /// A value that this update makes: `UILabel()`, or a local that was set to one.
  private func isNew(_ value: Node?) -> Bool {
    guard var current = value?.unwrapped else { return false }
    for _ in 0..<8 {
      switch current.kind {
      case .call:
        return current.calleeName.map { $0.isTypeName || $0 == "init" }
          ?? (current.callee?.kind == .closure)
      case .member:
        // `host.view`, `host.view.layer`
        guard let base = current.base else { return false }
        current = base
      case .name:
        guard let local = current.localDeclaration(of: current.name), local.kind == .property,
          let initial = local.initialValue?.unwrapped
        else { return false }
        current = initial
      default: return false
      }
    }
    return false
  }
}
