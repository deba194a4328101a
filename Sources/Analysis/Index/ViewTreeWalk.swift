/// Follows views through the workspace and gathers what their trees hold.
///
/// Remembers what it has worked out, so one value serves all questions about one file.
struct ViewTreeWalk {
  let flow: EnvironmentFlow
  private var known: [String: ViewTree] = [:]
  private var pending: Set<String> = []
  /// What was asked for again while it was being worked out: answers that rest on it are partial.
  private var cutShort: Set<String> = []
  /// Partial answers, good for the rest of one question: without them a knot of views that show
  /// each other would be walked along every path.
  private var partial: [String: ViewTree] = [:]

  private var index: WorkspaceIndex { flow.index }

  init(_ flow: EnvironmentFlow) { self.flow = flow }

  private static let deepest = 24

  /// The tree below a view, or the tree that a view modifier adds.
  mutating func tree(ofView view: String) -> ViewTree {
    defer { partial = [:] }
    var tree = tree(ofView: view, depth: 0)
    tree.sort()
    return tree
  }

  /// The tree that some code of `type` builds: the elements of an expression.
  mutating func tree(of content: ViewSummary, in type: String) -> ViewTree {
    defer { partial = [:] }
    var tree = ViewTree()
    visit(root: content, in: type, Surroundings(), &tree)
    tree.sort()
    return tree
  }

  /// The tree in a host of the class `host`, which code of `type` gives the view that `root`
  /// describes; `nil` where the host is given none, because it makes its own.
  mutating func tree(inHost host: String, given root: ViewSummary?, in type: String) -> ViewTree {
    defer { partial = [:] }
    var tree = ViewTree()
    let ownElements = add(builtByHost: host, to: &tree)
    if let root {
      let around = flow.provided(byHost: host)
      visit(
        root: root, in: type,
        Surroundings(names: around.surroundings, isUncertain: around.hidesSurroundings), &tree)
    } else if ownElements == 0 {
      tree.isWhole = false
    }
    tree.sort()
    return tree
  }

  /// What a hosting class puts around its root view, or makes it of; how many elements that has.
  private mutating func add(builtByHost host: String, to tree: inout ViewTree) -> Int {
    var count = 0
    for ancestor in index.lineage(of: host) {
      var reading = Reading(type: ancestor, isRoot: false)
      for piece in index.declarations(of: ancestor) {
        for function in piece.fact.functions where function.isInitializer {
          let elements = function.views.elements.filter(\.isInRootView)
          count += elements.count
          visit(
            elements, of: function.name, Surroundings(), isLater: false, &reading, &tree, depth: 0)
        }
      }
    }
    return count
  }

  private mutating func visit(
    root: ViewSummary, in type: String, _ around: Surroundings, _ tree: inout ViewTree
  ) {
    var reading = Reading(type: type, isRoot: true)
    visit(root.elements, of: "", around, isLater: false, &reading, &tree, depth: 0)
  }

  /// What stands around some piece of code.
  private struct Surroundings: Hashable {
    var names: Set<String> = []
    var isUncertain = false
    var isConditional = false
    var conditions: Set<ViewCondition> = []
  }

  /// The state of reading one type's members.
  private struct Reading {
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

  private mutating func tree(ofView view: String, depth: Int) -> ViewTree {
    if let tree = known[view] ?? partial[view] { return tree }
    guard begin(view, depth) else { return depth < Self.deepest ? ViewTree() : .unknown }
    var tree = ViewTree()
    if let representable = index.representableProtocol(of: view) {
      insert(representable, nil, at: (view, ""), Surroundings(), in: &tree)
      tree.isWhole = false
    } else {
      var reading = Reading(type: view, isRoot: false)
      visit(member: "body", Surroundings(), isLater: false, &reading, &tree, depth: depth)
      if index.property("body", of: view) == nil, index.functions("body", of: view).isEmpty {
        tree.isWhole = false
      }
    }
    return finish(view, tree)
  }

  /// What an extension of `View` builds around or beside what it is applied to.
  private mutating func tree(ofModifier name: String, depth: Int) -> ViewTree {
    var result = ViewTree()
    for method in index.viewMethods(name) {
      let key = method.type + "." + method.fact.name
      if let tree = known[key] ?? partial[key] {
        add(tree, Surroundings(), below: 0, to: &result)
        continue
      }
      guard begin(key, depth) else { continue }
      var tree = ViewTree()
      var reading = Reading(type: method.type, isRoot: false)
      visit(
        method.fact.views.elements, of: method.fact.name, Surroundings(), isLater: false, &reading,
        &tree, depth: depth)
      add(finish(key, tree), Surroundings(), below: 0, to: &result)
    }
    return result
  }

  private mutating func begin(_ name: String, _ depth: Int) -> Bool {
    guard depth < Self.deepest, pending.insert(name).inserted else {
      cutShort.insert(name)
      return false
    }
    return true
  }

  private mutating func finish(_ name: String, _ tree: ViewTree) -> ViewTree {
    pending.remove(name)
    cutShort.remove(name)
    if cutShort.isEmpty { known[name] = tree } else { partial[name] = tree }
    return tree
  }

  private mutating func visit(
    member name: String, _ around: Surroundings, isLater: Bool, _ reading: inout Reading,
    _ tree: inout ViewTree, depth: Int
  ) {
    let visit = Reading.Visit(member: name, surroundings: around, isLater: isLater)
    guard reading.visited.insert(visit).inserted else { return }
    guard reading.visited.count < 400, depth < Self.deepest else {
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

  private mutating func visit(
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

  /// A member of UIKit code that is the root view, or that goes into it.
  private mutating func visit(
    root name: String, _ path: [ViewStep], _ around: Surroundings, _ owner: String,
    _ tree: inout ViewTree
  ) {
    let type: TypeRef?
    if let found = index.property(name, of: owner) {
      type = index.type(of: found.fact, owner: found.owner)
    } else if let found = index.functions(name, of: owner).only {
      type = found.fact.result.map { index.resolve($0, in: found.owner) }
      // The body was read whole, unlike that of a property.
      if let type, type.isOpaque || type.simpleName == "AnyView" { return }
    } else {
      type = nil
    }
    guard let type, !type.isOpaque, !type.isExistential, type.simpleName != "AnyView" else {
      if !path.standsInArgument { tree.isWhole = false }
      return
    }
    switch index.isView(type.name, in: owner) {
    case .no: return
    case .unknown: if !path.standsInArgument { tree.isWhole = false }
    case .yes: add(self.tree(ofView: type.name, depth: 1), around, below: 1, to: &tree)
    }
  }

  private func inside(
    _ path: [ViewStep], _ around: Surroundings, _ type: String
  ) -> Surroundings {
    if path.isEmpty { return around }
    let provided = flow.provided(by: path, in: type)
    return Surroundings(
      names: around.names.union(provided.surroundings),
      isUncertain: around.isUncertain || provided.hidesSurroundings,
      isConditional: around.isConditional || path.contains(where: \.isCondition),
      conditions: around.conditions.union(path.conditions))
  }

  private func insert(
    _ name: String, _ text: String?, at place: (type: String, member: String),
    _ around: Surroundings, in tree: inout ViewTree
  ) {
    tree.insert(
      ViewTree.Landmark(
        name: name, text: text, surroundings: around.names, isUncertain: around.isUncertain,
        isConditional: around.isConditional, conditions: around.conditions, depth: 0,
        place: index.key(ofMember: place.member, of: place.type)))
  }

  private func add(
    _ inner: ViewTree, _ around: Surroundings, below: Int, to tree: inout ViewTree
  ) {
    tree.isWhole = tree.isWhole && inner.isWhole
    for var landmark in inner.landmarks {
      landmark.surroundings.formUnion(around.names)
      landmark.isUncertain = landmark.isUncertain || around.isUncertain
      landmark.isConditional = landmark.isConditional || around.isConditional
      landmark.conditions = around.conditions
      landmark.depth += below
      tree.insert(landmark)
    }
  }
}

extension [ViewStep] {
  /// Whether what is there is given to something, rather than shown in place.
  fileprivate var standsInArgument: Bool {
    contains {
      switch $0 {
      case .argument, .modifierArgument: true
      default: false
      }
    }
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

  /// Whether an initialiser of a hosting class hands it on as the root view, or a part of it.
  fileprivate var isInRootView: Bool {
    path.contains {
      if case .argument(let callee, "rootView", _) = $0 { return callee.isOwnInitializer }
      return false
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

  /// The protocol by which a type shows UIKit's views or controllers in SwiftUI.
  fileprivate func representableProtocol(of type: String) -> String? {
    Self.representableProtocols.first { descends(type, from: $0).isYes }
  }

  /// The declaration of a member, or of the type itself.
  fileprivate func key(ofMember member: String, of type: String) -> DeclarationKey {
    let piece = declarations(of: type).first { piece in
      if member.isEmpty { return piece.fact.kind != .extension }
      return piece.fact.properties.contains { $0.name == member }
        || piece.fact.functions.contains { $0.name == member }
    }
    return DeclarationKey(path: piece?.path ?? "", type: type, member: member)
  }
}
