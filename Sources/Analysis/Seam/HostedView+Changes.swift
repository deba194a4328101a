/// What a view's own code does about the values of its properties.
extension HostedView {
  /// Whether the view's own code changes a property, or gives a binding of it to somebody.
  package func writes(_ property: String) -> Bool {
    parts.flatMap(\.descendants).contains { node in
      switch node.kind {
      case .assignment:
        guard let function = node.enclosingFunction else { return false }
        return function.kind != .initializer && node.changedMember == property
      case .call: return node.changedMember == property
      default: return node.isBinding(of: property)
      }
    }
  }

  /// Whether somebody who holds a value of the view changes the object in `property` through it:
  /// a method that no code of the view mentions writes to it.
  package func isChangedThroughValue(_ property: String) -> Bool {
    let nodes = parts.flatMap(\.descendants)
    let writers = nodes.compactMap { node -> Node? in
      guard node.kind == .assignment, let path = node.assignmentTarget?.pathInSelf,
        path.first == property, let function = node.enclosingFunction,
        function.kind == .function, !function.has(.isPrivate), function.name != "body"
      else { return nil }
      return function
    }
    return writers.contains { writer in
      !nodes.contains {
        ($0.kind == .name || $0.kind == .member) && $0.name == writer.name && !writer.contains($0)
      }
    }
  }

  /// Whether code in this file puts another object into the property, or makes a binding of it:
  /// `@StateObject` allows neither.
  package func exchanges(_ property: String) -> Bool {
    parts.flatMap(\.descendants).contains { node in
      switch node.kind {
      case .assignment:
        let path = node.assignmentTarget?.pathInSelf
        return path == [property] || path?.first == "_" + property
      default: return node.isBinding(of: property)
      }
    }
  }

  /// Whether the view looks for changes of one of its inputs: `.onChange(of: title)`.
  package func follows(_ inputs: [String]) -> Bool {
    parts.flatMap(\.descendants).contains { node in
      guard node.kind == .call, let name = node.calleeName,
        ["onChange", "onReceive", "task"].contains(name)
      else { return false }
      let watched = node.argument("of") ?? node.argument("id") ?? node.argument(at: 0)
      guard let path = watched?.pathInSelf, let first = path.first else { return false }
      return inputs.contains(first)
    }
  }
}

extension Node {
  /// `$title` or `self.$title`.
  fileprivate func isBinding(of property: String) -> Bool {
    name == "$" + property && (kind == .name || kind == .member && base?.isSelf == true)
  }
}

extension WorkspaceIndex {
  /// Whether code of a view, in any file, assigns a property or hands on a binding of it.
  package func assignsOrBinds(_ property: String, of view: String) -> Bool {
    declarations(of: view).contains { piece in
      piece.fact.assignedMembers.contains { $0 == property || $0.hasPrefix(property + ".") }
        || piece.fact.viewElements.contains { element in
          if case .read("$" + property, _) = element.kind { return true }
          return false
        }
    }
  }
}
