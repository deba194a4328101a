/// Reads what the members of one type build.
extension ViewTreeWalk {
  /// The state of reading one type's members.
  struct Reading {
    struct Visit: Hashable {
      let member: String
      let surroundings: Surroundings
      let isLater: Bool
    }

    let type: String
    /// Whether it is the code around a root view expression that is read, and not a view's.
    let isRoot: Bool
    var visited: Set<Visit> = []
  }

  /// What the property or the methods of a name build.
  func visit(
    member name: String, _ around: Surroundings, isLater: Bool, _ reading: inout Reading,
    _ tree: inout ViewTree, depth: Int
  ) {
    let visit = Reading.Visit(member: name, surroundings: around, isLater: isLater)
    guard reading.visited.insert(visit).inserted else { return }
    guard reading.visited.count < 400, !flow.isTooDeep(depth) else {
      tree.isWhole = false
      return
    }
    if let found = index.property(name, of: reading.type) {
      if reading.isRoot, index.isChanged(found) {
        tree.isWhole = false
        return
      }
      if let key = found.fact.attribute("Environment")?.keyPath,
        SwiftUILandmarks.environmentValues.contains(key)
      {
        insert(key, nil, at: (found.owner, name), around, in: &tree)
      }
      self.visit(
        found.fact.views.elements, of: name, around, isLater: isLater, &reading, &tree, depth: depth
      )
    }
    for found in index.functions(name, of: reading.type) {
      self.visit(
        found.fact.views.elements, of: found.fact.name, around, isLater: isLater, &reading, &tree,
        depth: depth)
    }
  }

  /// What the elements that `member` was read as come to.
  func visit(
    _ elements: [ViewElement], of member: String, _ around: Surroundings, isLater: Bool,
    _ reading: inout Reading, _ tree: inout ViewTree, depth: Int
  ) {
    for element in elements where !flow.startsAnotherTree(element.path, in: reading.type) {
      let isLater = isLater || flow.runsLater(element.path, in: reading.type)
      if case .read(let name, _) = element.kind {
        let plain = String(name.drop { $0 == "$" || $0 == "_" })
        let around = inside(element.path, around, reading.type)
        if reading.isRoot, !isLater {
          visit(root: plain, element.path, around, reading.type, &tree)
        }
        visit(member: plain, around, isLater: isLater, &reading, &tree, depth: depth + 1)
        continue
      }
      if isLater {
        // A closure whose purpose cannot be seen may build views after all.
        if !element.path.contains(.action), element.mayBuild { tree.isWhole = false }
        continue
      }
      switch element.kind {
      case .landmark(let name, let text):
        let around = inside(element.path, around, reading.type)
        insert(name, text, at: (reading.type, member), around, in: &tree)
      case .call(let callee, let arguments):
        guard let type = built(by: callee, in: reading.type) else {
          tree.isWhole = false
          if let name = callee.builtName, SwiftUILandmarks.wrappedControllers.contains(name),
            index.qualifiedName(of: name, in: reading.type) == nil
          {
            let around = inside(element.path, around, reading.type)
            insert(name, nil, at: (reading.type, member), around, in: &tree)
          }
          continue
        }
        switch index.isViewOrModifier(type.name) {
        case .no: continue
        case .unknown: tree.isWhole = false
        case .yes:
          let inner = self.tree(ofView: type.name, depth: depth + 1).without {
            index.excludes($0.conditions, arguments, of: type.name)
          }
          add(inner, inside(element.path, around, reading.type), below: 1, to: &tree)
        }
      case .modifier(let name):
        let inner = self.tree(ofModifier: name, depth: depth + 1)
        add(inner, inside(element.path, around, reading.type), below: 0, to: &tree)
      case .parameter, .selfValue:
        // A view that whoever calls this code has made.
        if reading.isRoot, !element.path.standsInArgument { tree.isWhole = false }
      case .read: continue
      }
    }
  }

  /// The type that calling `callee` makes one of. In an initialiser of a hosting class `.init()`
  /// makes what the class is declared to show.
  private func built(by callee: Origin, in context: String) -> TypeRef? {
    if callee == .implicit("init") {
      guard index.isHosting(context).isYes else { return nil }
      return index.superclass(of: context)?.arguments.first.map { index.resolve($0, in: context) }
    }
    guard case .metatype(let type) = index.value(of: callee.withoutInit, in: context) else {
      return nil
    }
    return type
  }
}

extension ViewElement {
  /// Whether views may come of it.
  fileprivate var mayBuild: Bool {
    switch kind {
    case .call, .landmark: true
    default: false
    }
  }
}

extension WorkspaceIndex {
  /// Whether a type is a view, or adds something to one.
  fileprivate func isViewOrModifier(_ type: String) -> Trilean {
    let answers = [isView(type), descends(type, from: "ViewModifier")]
    if answers.contains(.yes) { return .yes }
    return answers.contains(.unknown) ? .unknown : .no
  }
}
