/// SwiftUI code that asks the whole application for a screen or a window.
package struct GlobalReach: Sendable {
  package enum Kind: Sendable {
    /// `UIScreen.main`.
    case screen
    /// `UIApplication.shared.windows`, `connectedScenes`, `keyWindow`, and members of the project
    /// that give what they find there.
    case window
  }

  package let kind: Kind
  /// The expression up to the member that gives it.
  package let node: Node
  /// The view, modifier, representable or model of views whose code it is.
  package let type: String
  package let isModel: Bool

  /// How code writes it.
  package var mention: String { node.path?.joined(separator: ".") ?? node.name }
}

extension SeamModel {
  /// The reaches of the file's views, modifiers, representables and models, in source order.
  package func globalReaches(_ index: WorkspaceIndex) -> [GlobalReach] {
    let models = modelParts(index)
    let parts =
      hostedViews.map { ($0.name, $0.parts) } + representables.map { ($0.name, $0.parts) } + models
    let modelNames = Set(models.map(\.0))
    var seen: Set<Node> = []
    var result: [GlobalReach] = []
    for (name, nodes) in parts {
      for part in nodes where seen.insert(part).inserted {
        for node in part.descendants {
          guard let kind = reach(node, in: name, index), node.enclosingType == part else {
            continue
          }
          let reach = GlobalReach(
            kind: kind, node: node, type: name, isModel: modelNames.contains(name))
          // The two sides of a condition say the same.
          let isTold = result.last.map {
            $0.mention == reach.mention && $0.node.place == node.place
          }
          if isTold != true { result.append(reach) }
        }
      }
    }
    return result.sorted { $0.node.id < $1.node.id }
  }

  /// The classes of the file that views observe, without those whose name says that finding a
  /// window is what they are for.
  private func modelParts(_ index: WorkspaceIndex) -> [(String, [Node])] {
    observedClasses.filter { name, _ in
      !["Delegate", "Presenter", "Coordinator", "Router", "Navigator", "Window", "Scene"].contains {
        name.contains($0)
      }
    }
  }

  private func reach(
    _ node: Node, in view: String, _ index: WorkspaceIndex
  ) -> GlobalReach.Kind? {
    if node.kind == .member {
      if node.isWindowReach { return node.asksForEach ? nil : .window }
      if node.name == "main", node.path == ["UIScreen", "main"] {
        // The light of the device is the main screen's own, whatever window shows the view.
        let member = node.wrapped.parent?.kind == .member ? node.wrapped.parent?.name : nil
        return member == "brightness" ? nil : .screen
      }
      return node.isFoundWindow(index, in: view) ? .window : nil
    }
    guard node.kind == .name, let call = node.parent, call.kind == .call, call.callee == node
    else { return nil }
    return index.givesWindow(node.name, of: "") && node.localDeclaration(of: node.name) == nil
      ? .window : nil
  }
}

extension Node {
  /// The statement this expression belongs to, or the member of a type.
  fileprivate var place: Node? {
    ([self] + ancestors).first {
      [.block, .conditionalClause, .type].contains($0.parent?.kind ?? .file)
    }
  }

  /// Whether code goes through all that this gives, or hands all of it back as an array, instead of
  /// choosing one of them: which window shows the view is of no importance then.
  fileprivate var asksForEach: Bool {
    var current = wrapped
    while let parent = current.parent {
      switch parent.kind {
      case .member where parent.base == current:
        guard let call = parent.wrapped.parent, call.kind == .call, call.callee == parent.wrapped
        else { return false }
        if parent.name == "forEach" { return true }
        guard ["compactMap", "flatMap", "map", "filter"].contains(parent.name) else {
          return false
        }
        current = call.wrapped
      case .forLoop: return true
      case .returnStatement, .block:
        let statement = parent.kind == .block ? current : parent
        guard let body = statement.parent, let function = body.parent,
          function.type?.name == TypeRef.arrayMark, statement.isLastOfItsBlock
        else { return false }
        return function.kind == .function
      default: return false
      }
    }
    return false
  }

  /// Whether this is a member of a type of the project, or of the application itself, that looks
  /// for a window: `Screens.root()`, `UIApplication.shared.firstKeyWindow`.
  fileprivate func isFoundWindow(_ index: WorkspaceIndex, in view: String) -> Bool {
    guard let path, (2...3).contains(path.count), path[0].isTypeName,
      let base, name.first?.isLowercase == true
    else { return false }
    if path.count == 3, path[1].first?.isLowercase == true, path[1] != "shared" { return false }
    let type: String
    switch index.value(of: base.origin, in: view) {
    case .metatype(let found), .instance(let found): type = found.name
    default: return false
    }
    return index.givesWindow(name, of: type)
  }
}
