/// How many views one expression stands for.
extension BuiltView {
  /// Whether one value of the builder shows at most one such view: it is made in `body`, or in
  /// a property that `body` mentions in one place, and nowhere once for each of several elements.
  /// `false` as well for what is there only in some builds or on some versions of iOS.
  package func isMadeOnce(_ index: WorkspaceIndex) -> Bool {
    var (node, body) = (node, body)
    for _ in 0..<6 {
      guard !node.mayRepeat(in: body),
        let member = body.ancestors.first(where: { $0.kind == .property || $0.kind == .function }),
        member.parent?.kind == .type, !member.has(.isStatic), member.attribute("available") == nil
      else { return false }
      if member.name == "body" { return true }
      guard member.kind == .property, builder.isWhole(index),
        let mention = builder.mentions(of: member.name).only,
        let outer = mention.enclosingFunction?.body
      else { return false }
      (node, body) = (mention, outer)
    }
    return false
  }
}

extension HostedView {
  /// Whether no other file extends the view.
  fileprivate func isWhole(_ index: WorkspaceIndex) -> Bool {
    index.declarations(of: name).allSatisfy { $0.path == index.viewpoint }
  }

  /// What may mean the member of this name.
  fileprivate func mentions(of member: String) -> [Node] {
    parts.flatMap { part in
      part.descendants.filter { node in
        guard node.name == member else { return false }
        return node.kind == .member || node.kind == .keyPath
          || node.kind == .name && node.localDeclaration(of: member) == nil
      }
    }
  }
}

extension Node {
  /// SwiftUI's views and modifiers that make the content they are given at most once.
  private static let singleContainers: Set = [
    "AnyView", "Button", "DisclosureGroup", "Form", "GeometryReader", "Grid", "GridRow", "Group",
    "GroupBox", "HStack", "Label", "LazyHGrid", "LazyHStack", "LazyVGrid", "LazyVStack", "List",
    "NavigationStack", "NavigationSplitView", "NavigationView", "ScrollView", "ScrollViewReader",
    "Section", "Tab", "TabView", "Toggle", "ToolbarItem", "ToolbarItemGroup", "VStack", "ZStack",
    "background", "mask", "overlay", "safeAreaInset", "toolbar",
  ]

  /// Whether a run of `body` may come here several times, or only in some builds or on some versions
  /// of iOS.
  fileprivate func mayRepeat(in body: Node) -> Bool {
    for ancestor in ancestors {
      if ancestor == body { return false }
      if ancestor.children(.condition).contains(where: { $0.has(.isAvailability) }) { return true }
      switch ancestor.kind {
      case .closure:
        guard let argument = ancestor.parent, argument.kind == .argument,
          let call = argument.parent, let name = call.calleeName,
          Self.singleContainers.contains(name),
          name != "List" || call.arguments.first == argument || call.argumentLabels.first != ""
        else { return true }
      case .forLoop, .whileLoop, .repeatLoop, .conditional, .function, .type, .property: return true
      default: continue
      }
    }
    return true
  }
}
