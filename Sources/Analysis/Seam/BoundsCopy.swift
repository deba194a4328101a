/// `x.frame = view.bounds`, or `view.frame`, in a function that runs before the first layout, and once.
package struct BoundsCopy: Sendable {
  package let assignment: Node
  /// What gets the frame.
  package let view: Node

  package init?(_ node: Node) {
    guard let target = node.assignmentTarget?.unwrapped, target.kind == .member,
      target.name == "frame", let view = target.firstChild,
      let source = node.assignedValue?.pathInSelf, source.count == 2, source[0] == "view",
      source[1] == "bounds" || source[1] == "frame", node.runsOnceBeforeLayout
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
  /// Whether this code runs before the first layout: in an initialiser, `viewDidLoad()` or
  /// `loadView()`, or in a method that only those call.
  fileprivate var runsOnceBeforeLayout: Bool {
    var pending = [self]
    var seen: Set<Node> = []
    while let node = pending.popLast() {
      guard let function = node.enclosingFunction, node.enclosingClosure(within: function) == nil
      else { return false }
      if function.isBeforeLayout || !seen.insert(function).inserted { continue }
      guard seen.count < 4, function.kind == .function, !function.has(.isOverride),
        let calls = function.callsInType, !calls.isEmpty
      else { return false }
      pending += calls
    }
    return true
  }

  private var isBeforeLayout: Bool {
    kind == .initializer || ["viewDidLoad()", "loadView()"].contains(memberName)
  }
}
