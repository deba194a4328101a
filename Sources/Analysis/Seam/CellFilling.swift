/// Code that runs each time a cell is shown with other data.
extension HostingSite {
  /// Whether this host is made each time a cell is filled: in a data source's method, a cell
  /// provider or registration, or a method of a cell that its initialisers are not alone to call.
  package func isMadePerFilling(_ index: WorkspaceIndex) -> Bool {
    guard kind == .controller, fates.insertsView || fates.has(.addsChild),
      !fates.isShownByContainer, let body = node.enclosingBody
    else { return false }
    if let provider = node.cellProvider { return !node.isConditional(within: provider) }
    guard let function = node.enclosingFunction, function == body, function.kind == .function,
      !node.isConditional(within: function), !takesAwayBefore(node, in: function)
    else { return false }
    if Self.dataSourceMethods.contains(function.memberName) { return true }
    guard index.ownerKind(of: ownerName) == .cell, let owner,
      !Lifecycle.repeatedViewCallbacks.contains(function.name), function.name != "awakeFromNib"
    else { return false }
    return !function.isCalledByInitialisersOnly(of: owner)
      && !function.isCalledBehindConditionsOnly(of: owner)
  }

  /// Whether the method that makes the host gives a header or footer, and no cell.
  package var isMadeForSection: Bool {
    node.enclosingFunction?.memberName.contains(":viewFor") == true
  }

  static let dataSourceMethods: Set<String> = [
    "tableView(_:cellForRowAt:)", "collectionView(_:cellForItemAt:)",
    "tableView(_:viewForHeaderInSection:)", "tableView(_:viewForFooterInSection:)",
    "collectionView(_:viewForSupplementaryElementOfKind:at:)",
  ]
}

extension Node {
  /// The closure around this element that makes or fills cells for a registration or a diffable
  /// data source.
  var cellProvider: Node? {
    for ancestor in ancestors where ancestor.kind == .closure {
      guard let (call, _) = ancestor.enclosingArgument, let name = call.calleeName else { continue }
      if name == "CellRegistration" || name == "SupplementaryRegistration"
        || name.hasSuffix("DiffableDataSource")
      {
        return ancestor
      }
    }
    return nil
  }

  var isInCellProvider: Bool { cellProvider != nil }
}

extension Node {
  /// Whether everything in `type`, its extensions in the file included, that calls this method is
  /// an initialiser, `awakeFromNib`, or a method of which the same is true.
  func isCalledByInitialisersOnly(of type: Node, depth: Int = 0) -> Bool {
    guard depth < 4 else { return false }
    let callers = calls(in: type).compactMap(\.enclosingFunction)
    guard !callers.isEmpty else { return false }
    return callers.allSatisfy {
      $0.kind == .initializer || $0.name == "awakeFromNib"
        || ($0 != self && $0.isCalledByInitialisersOnly(of: type, depth: depth + 1))
    }
  }

  /// The calls of this method on `self` in a type and its extensions in the file.
  private func calls(in type: Node) -> [Node] {
    type.pieces.flatMap(\.descendants).filter {
      $0.kind == .call && $0.calleeName == name && ($0.receiver?.isSelf ?? true)
    }
  }

  /// Whether this is a private method that the methods of `type` call only where a condition
  /// lets them, as `if let host { … } else { makeHost() }` does.
  func isCalledBehindConditionsOnly(of type: Node) -> Bool {
    guard has(.isPrivate) || enclosingType?.has(.isPrivate) == true else { return false }
    let calls = calls(in: type)
    return !calls.isEmpty
      && calls.allSatisfy { call in
        call.enclosingFunction.map { call.isConditional(within: $0) } ?? false
      }
  }
}
