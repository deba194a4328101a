/// A call of UIKit's `present(_:animated:completion:)`.
package struct Presentation: Sendable {
  package enum Presenter: Sendable, Hashable {
    /// The controller whose code it is.
    case ownController
    /// The navigation, tab bar or split view controller around it.
    case container
    /// A local variable or a parameter.
    case local(Node)
    case other
  }

  package let node: Node
  package let presenter: Presenter
  /// Whether a function of the project that is given the controller makes the call.
  package var isIndirect = false
  /// The expression of the controller that is shown.
  package let presented: Node
  /// The type the code stands in, and its qualified name.
  package let owner: Node?
  package let ownerName: String

  /// The function whose body it is.
  package var function: Node? { node.enclosingFunction }

  /// What sets it off, by its function's callers too where they are all seen to be events.
  package var trigger: Trigger {
    let trigger = node.trigger
    guard trigger == .function || trigger == .deferred, let function, let owner,
      let event = function.subscription(in: owner)
    else { return trigger }
    return .event(event)
  }

  /// Whether the code looks first at what is presented already, or whether the view is on screen.
  package var isGuarded: Bool {
    function?.mentions(oneOf: ["presentedViewController", "isBeingPresented", "window"]) ?? false
  }
}

extension Presentation {
  /// Whether the same block makes the presenting controller a window's root only afterwards, or
  /// shows that window only then.
  package var precedesItsWindow: Bool {
    guard let path = node.receiver?.pathInSelf, let statement = node.statement,
      let block = statement.parent
    else { return false }
    let roots = block.children.filter { $0.unwrapped.kind == .assignment }.map(\.unwrapped).filter {
      $0.assignmentTarget?.unwrapped.name == "rootViewController"
        && $0.assignedValue?.pathInSelf == path
    }
    if roots.contains(where: { $0.id > statement.id }) { return true }
    guard let window = roots.first?.assignmentTarget?.unwrapped.base?.pathInSelf else {
      return false
    }
    return block.children.map(\.unwrapped).contains {
      $0.id > statement.id && $0.calleeName == "makeKeyAndVisible"
        && $0.receiver?.pathInSelf == window
    }
  }
}

extension SeamModel {
  static func presentations(_ calls: CallTable, index: WorkspaceIndex) -> [Presentation] {
    let direct = calls.calls("present").compactMap { call -> Presentation? in
      guard let presented = call.argument(at: 0), call.argumentLabels.prefix(2) == ["", "animated"]
      else { return nil }
      let owner = call.enclosingType
      return Presentation(
        node: call, presenter: call.presenter, presented: presented, owner: owner,
        ownerName: index.name(of: owner))
    }
    let indirect = calls.calls(index.presentingFunctions).compactMap {
      indirectPresentation($0, index)
    }
    guard !indirect.isEmpty else { return direct }
    return (direct + indirect).sorted { $0.node.id < $1.node.id }
  }

  /// `Alerts.show(message, on: self)`, where the function presents from what it is given without
  /// a look at anything.
  private static func indirectPresentation(
    _ call: Node, _ index: WorkspaceIndex
  ) -> Presentation? {
    let owner = call.enclosingType
    let ownerName = index.name(of: owner)
    guard let callee = call.callee, index.isController(ownerName).isYes else { return nil }
    for (number, argument) in call.arguments.enumerated() {
      guard let value = argument.value, value.unwrapped.isSelfReference else { continue }
      let passing = Effect.Passing(
        callee: callee.origin, labels: call.argumentLabels, index: number)
      guard index.effects(of: passing, in: ownerName).effects.contains(.calls("present")),
        !index.functions(calledBy: passing, in: ownerName).contains(where: {
          $0.fact.summary.looksFirst
        })
      else { continue }
      return Presentation(
        node: call, presenter: .ownController, isIndirect: true, presented: value, owner: owner,
        ownerName: ownerName)
    }
    return nil
  }
}

extension Node {
  fileprivate var presenter: Presentation.Presenter {
    guard let receiver else { return callee?.kind == .name ? .ownController : .other }
    if receiver.isSelfReference { return .ownController }
    if let path = receiver.pathInSelf, let name = path.only {
      if receiver.kind == .name, let local = receiver.localDeclaration(of: name) {
        return .local(local)
      }
      let containers: Set<String> = [
        "navigationController", "tabBarController", "splitViewController",
      ]
      if containers.contains(name) { return .container }
    }
    return .other
  }
}
