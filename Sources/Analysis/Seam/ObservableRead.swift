/// A read of an `@Observable` object's property in the code of a controller or UIKit view.
package struct ObservableRead: Sendable {
  /// The member access: `model.title`.
  package let node: Node
  /// The path in `self`: `["model", "title"]`.
  package let path: [String]
  /// The method or initialiser it stands in, not inside a closure.
  package let function: Node?
  package let ownerName: String

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
      return node.descendants.compactMap { read in
        guard read.kind == .member, read.enclosingType == node, let path = read.pathInSelf,
          path.count == 2, let type = types[path[0]], read.localDeclaration(of: path[0]) == nil,
          !read.isAssigned, let property = index.property(path[1], of: type),
          property.fact.isTracked
        else { return nil }
        let body = read.enclosingBody
        return ObservableRead(
          node: read, path: path, function: body?.isFunctionLike == true ? body : nil,
          ownerName: name)
      }
    }
  }

  /// Whether what is read becomes part of the screen: it is assigned to a view or a title.
  package func isShown(_ index: WorkspaceIndex) -> Bool {
    let assignment = node.ancestors.first { $0.kind == .assignment || $0.kind == .block }
    guard let assignment, assignment.kind == .assignment, let target = assignment.assignmentTarget,
      !target.contains(node), let path = target.unwrapped.pathInSelf, let first = path.first
    else { return false }
    if path == ["title"] || first == "navigationItem" || first == "tabBarItem" { return true }
    return path.count > 1
      && index.type(of: .name(first), in: ownerName).map {
        index.isUIView($0.name).isYes
      } ?? false
  }
}

extension Node {
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
