/// A removal of a child controller that lacks a step.
package struct IncompleteRemoval: Sendable {
  package enum Step: Sendable {
    /// `removeFromParent()`.
    case parent
    /// `willMove(toParent: nil)`.
    case announcement
  }

  /// The step that is there.
  package let use: Use
  package let missing: Step
  /// Whether other code shows the view again as that of a child that it takes for granted: the
  /// view may be hidden only for a while.
  package var isTemporary = false
}

extension Containment {
  /// The removals of this controller that lack a step, in program order. One function or closure
  /// counts as one removal.
  package var removals: [IncompleteRemoval] {
    var result: [IncompleteRemoval] = []
    for fate in fates where fate.isDirect {
      guard let use = fate.use, let function = use.node.enclosingFunction else { continue }
      let inFunction = fates.filter { $0.use?.node.enclosingFunction == function }
      func follows(_ effect: Effect) -> Bool {
        // A loop over all children counts wherever it stands.
        fates.contains { $0.effect == effect && $0.use == nil }
          || inFunction.contains { other in
            other.effect == effect && !(other.use?.node.isAlternative(to: use.node) ?? false)
          }
      }
      switch fate.effect {
      case .removesView
      where !follows(.removesFromParent) && !isInsertedAgain(after: use, inFunction):
        result.append(
          IncompleteRemoval(
            use: use, missing: .parent, isTemporary: isInsertedAgain(outside: function)))
      case .cleared
      where !follows(.removesFromParent) && !follows(.removesView) && isHeldByProperty
        && function.kind != .deinitializer && use.node.assignedValue?.has(.isNil) == true:
        result.append(IncompleteRemoval(use: use, missing: .parent))
      case .removesFromParent
      where !follows(.willMoveToNil) && !isAddedAgain(after: use, inFunction):
        result.append(IncompleteRemoval(use: use, missing: .announcement))
      default: continue
      }
    }
    return result
  }

  private var isHeldByProperty: Bool { !fates.storedNames.isEmpty }

  /// Whether another function inserts the view without making the controller a child.
  private func isInsertedAgain(outside function: Node) -> Bool {
    fates.insertions.contains { fate in
      guard fate.isDirect, let other = fate.use?.node.enclosingFunction, other != function
      else { return false }
      return !fates.contains {
        $0.effect == .addsChild && $0.use?.node.enclosingFunction == other
      }
    }
  }

  /// Whether the controller only changes its parent: it becomes a child again right behind.
  private func isAddedAgain(after use: Use, _ fates: [Fate]) -> Bool {
    fates.contains { fate in
      guard fate.effect == .addsChild, let adding = fate.use?.node else { return false }
      return adding.id > use.node.id && adding.isInSameBlock(as: use.node)
    }
  }

  /// Whether the same view is inserted further down, rather than that of a host made in between.
  private func isInsertedAgain(after use: Use, _ fates: [Fate]) -> Bool {
    fates.insertions.contains { fate in
      guard let insertion = fate.use, insertion.node.id > use.node.id else { return false }
      guard let made = site?.node.id else { return true }
      return !(use.node.id < made && made < insertion.node.id)
    }
  }
}
