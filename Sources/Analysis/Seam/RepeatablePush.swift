/// Pushes of a host that may run again while the host is on the stack.
extension HostingSite {
  /// The pushes by other functions than the one that makes the host.
  package var repeatablePushes: [Use] {
    fates.all(.pushes).filter(\.isDirect).compactMap(\.use).filter {
      $0.isRepeatable && $0.node.enclosingFunction != node.enclosingFunction
    }
  }
}

extension Use {
  /// Whether UIKit calls the function each time that something happens: it is an action or an
  /// observer.
  package var isInAction: Bool {
    node.enclosingFunction.map { function in
      function.attribute("objc") != nil || function.attribute("IBAction") != nil
    } ?? false
  }

  /// Whether nothing in the function asks for what is on the stack, and the function does not make
  /// the stack itself.
  fileprivate var isRepeatable: Bool {
    guard node.calleeName == "pushViewController", let function = node.enclosingFunction,
      function.kind == .function, function.name != "viewDidLoad", function.name != "start"
    else { return false }
    if let stack = receiver?.unwrapped, stack.kind == .name,
      stack.localDeclaration(of: stack.name)?.initialValue?.unwrapped.kind == .call
    {
      return false
    }
    return !function.mentions(oneOf: Self.questions)
  }

  private static let questions: Set<String> = [
    "contains", "topViewController", "visibleViewController", "viewControllers", "parent",
    "popToViewController", "popToRootViewController", "popViewController", "isMovingToParent",
    "children", "last",
  ]
}
