/// A read of an `@Observable` object's property in the code of a controller or UIKit view.
package struct ObservableRead: Sendable {
  /// The member access: `model.title`.
  package let node: Node
  /// The path in `self`: `["model", "title"]`.
  package let path: [String]
  /// The method or initialiser it stands in, not inside a closure.
  package let function: Node?
  package let ownerName: String
  /// Whether that method runs once or once for each appearance and is tracked by nobody: a callback
  /// of UIKit's, or what only such callbacks call to set up.
  package let isUntracked: Bool
  /// Whether UIKit tracks what that method reads, where it tracks anything.
  package let isTracked: Bool

  package var text: String { path.joined(separator: ".") }

  static func all(in code: Code, _ index: WorkspaceIndex) -> [ObservableRead] {
    let parts = code.typeParts(index)
    return parts.flatMap { name, node -> [ObservableRead] in
      guard node.has(.isClass) || node.has(.isExtension) else { return [] }
      let members = parts.lazy.filter { $0.name == name }.flatMap(\.node.members)
      var types: [String: String] = [:]
      for member in members where member.kind == .property && !member.has(.isStatic) {
        guard let written = member.writtenType, index.isObservable(written, in: name).isYes else {
          continue
        }
        types[member.name] = index.qualifiedName(of: written, in: name)
      }
      guard !types.isEmpty, index.isController(name).isYes || index.isUIView(name).isYes else {
        return []
      }
      let ownParts = parts.filter { $0.name == name }.map(\.node)
      let untracked = ObservingMethods.untracked(in: ownParts)
      let tracked = ObservingMethods.tracked(in: ownParts)
      return node.descendants.compactMap { read in
        guard read.kind == .member, read.enclosingType == node, let path = read.pathInSelf,
          path.count == 2, let type = types[path[0]], read.localDeclaration(of: path[0]) == nil,
          !read.isAssigned, let property = index.property(path[1], of: type),
          property.fact.isTracked
        else { return nil }
        let body = read.enclosingBody
        let function = body?.isFunctionLike == true ? body : nil
        return ObservableRead(
          node: read, path: path, function: function, ownerName: name,
          isUntracked: function.map(untracked.contains) ?? false,
          isTracked: function.map(tracked.contains) ?? false)
      }
    }
  }

  /// Whether what is read becomes part of the screen: it is assigned to a view or a title.
  package func isShown(_ index: WorkspaceIndex) -> Bool {
    let change = node.ancestors.first {
      $0.kind == .assignment || $0.kind == .block || $0.isCallOfSetter
    }
    guard let change else { return false }
    if change.kind == .call {
      return change.receiver?.pathInSelf?.first.map { isView($0, index) } ?? false
    }
    guard change.kind == .assignment, let target = change.assignmentTarget,
      !target.contains(node), let path = target.unwrapped.pathInSelf, let first = path.first
    else { return false }
    if path == ["title"] || first == "navigationItem" || first == "tabBarItem" { return true }
    return path.count > 1 && isView(first, index)
  }

  private func isView(_ property: String, _ index: WorkspaceIndex) -> Bool {
    index.type(of: .name(property), in: ownerName).map { index.isUIView($0.name).isYes } ?? false
  }
}

extension Node {
  /// `button.setTitle(…)` and its like, which show what they are given.
  fileprivate var isCallOfSetter: Bool {
    kind == .call
      && ["setTitle", "setAttributedTitle", "setImage", "setOn", "setProgress"].contains(calleeName)
  }

  /// The name of a property's type where the declaration says it: `let a: T`, `let a = T()`.
  fileprivate var writtenType: String? {
    if let type { return type.isExistential || type.isOpaque ? nil : type.name }
    guard let value = initialValue?.unwrapped, value.kind == .call else { return nil }
    return value.callee?.path?.joined(separator: ".")
  }

  /// Whether this member access is the target of an assignment.
  fileprivate var isAssigned: Bool {
    guard let parent = wrapped.parent, parent.kind == .assignment else { return false }
    return parent.assignmentTarget?.unwrapped == self
  }
}

extension PropertyFact {
  /// Whether the observation framework tracks reads of this property of an `@Observable` class.
  fileprivate var isTracked: Bool {
    !has(.isLet) && !has(.isStatic) && !has(.isComputed) && attribute("ObservationIgnored") == nil
  }
}
