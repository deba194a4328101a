/// `x.frame = view.bounds` in a function that runs before the first layout, and once.
package struct BoundsCopy: Sendable {
  package let assignment: Node
  /// What gets the frame.
  package let view: Node

  package init?(_ node: Node) {
    guard let target = node.assignmentTarget?.unwrapped, target.kind == .member,
      target.name == "frame", let view = target.firstChild,
      node.assignedValue?.pathInSelf == ["view", "bounds"], node.runsOnceBeforeLayout
    else { return nil }
    assignment = node
    self.view = view
  }

  /// The copies that the code of a type makes, in source order.
  package static func all(in type: Node) -> [BoundsCopy] {
    type.descendants.compactMap(BoundsCopy.init)
  }

  /// Whether a type constrains what its code calls `name`, or sets its mask or frame elsewhere.
  package func isLaidOut(as name: String, by type: Node) -> Bool {
    type.descendants.contains { node in
      guard node.kind == .member, node.base?.pathInSelf == [name],
        node.assignedPath?.assignment != assignment
      else { return false }
      return node.name.hasSuffix("Anchor") || node.name == "autoresizingMask"
        || node.name == "frame" || node.name == "translatesAutoresizingMaskIntoConstraints"
        || node.name == "snp"
    }
  }
}

extension Node {
  fileprivate var runsOnceBeforeLayout: Bool {
    guard let function = enclosingFunction, enclosingClosure(within: function) == nil else {
      return false
    }
    return function.kind == .initializer
      || ["viewDidLoad()", "loadView()"].contains(function.memberName)
  }
}
