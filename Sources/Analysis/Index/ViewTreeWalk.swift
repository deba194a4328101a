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

  var index: WorkspaceIndex { flow.index }

  init(_ flow: EnvironmentFlow) { self.flow = flow }

  static let deepest = 24

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

  mutating func tree(ofView view: String, depth: Int) -> ViewTree {
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
  mutating func tree(ofModifier name: String, depth: Int) -> ViewTree {
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
}

extension ViewElement {
  /// Whether an initialiser of a hosting class hands it on as the root view, or a part of it.
  fileprivate var isInRootView: Bool {
    path.contains {
      if case .argument(let callee, "rootView", _) = $0 { return callee.isOwnInitializer }
      return false
    }
  }
}

extension WorkspaceIndex {
  /// The protocol by which a type shows UIKit's views or controllers in SwiftUI.
  fileprivate func representableProtocol(of type: String) -> String? {
    Self.representableProtocols.first { descends(type, from: $0).isYes }
  }
}
