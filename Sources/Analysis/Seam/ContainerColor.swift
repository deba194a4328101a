/// The colour that lies behind an embedded host.
extension HostingSite {
  /// The assignment of a colour to the view inside the screen, or the cell, that takes the host's.
  package var containerColor: Node? {
    guard let owner, let insertion = fates.insertions.first(where: { $0.isDirect })?.use,
      let receiver = insertion.receiver?.pathInSelf, receiver != ["view"], receiver.count == 1
    else { return nil }
    let path = receiver + ["backgroundColor"]
    return owner.descendants.first { node in
      guard node.kind == .assignment, node.assignmentTarget?.pathInSelf == path,
        let value = node.assignedValue, !value.has(.isNil)
      else { return false }
      return !["clear", "systemBackground"].contains(value.name)
    }
  }
}
