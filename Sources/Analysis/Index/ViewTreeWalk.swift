/// Follows views through the workspace and gathers what their trees hold.
///
/// Remembers what it has worked out, so one value serves all questions about one file.
final class ViewTreeWalk {
  let flow: EnvironmentFlow
  private let trees: RecursiveAnswers<ViewTree>

  var index: WorkspaceIndex { flow.index }

  init(_ flow: EnvironmentFlow) {
    self.flow = flow
    trees = RecursiveAnswers(lasting: flow.memory.trees, flow.questioning)
  }

  /// The tree that some code of `type` builds: the elements of an expression.
  func tree(of content: ViewSummary, in type: String) -> ViewTree {
    ask(IndexMemory.Content(summary: content, context: type)) { tree in
      visit(root: content, in: type, Surroundings(), &tree)
    }
  }

  /// The tree in a host of the class `host`, which code of `type` gives the view that `root`
  /// describes; `nil` where the host is given none, because it makes its own.
  func tree(inHost host: String, given root: ViewSummary?, in type: String) -> ViewTree {
    ask(IndexMemory.Content(host: host, summary: root, context: type)) { tree in
      let ownElements = add(builtByHost: host, to: &tree)
      if let root {
        let around = flow.provided(byHost: host)
        visit(
          root: root, in: type,
          Surroundings(names: around.surroundings, isUncertain: around.hidesSurroundings), &tree)
      } else if ownElements == 0 {
        tree.isWhole = false
      }
    }
  }

  private func ask(
    _ content: IndexMemory.Content, _ find: (inout ViewTree) -> Void
  ) -> ViewTree {
    flow.questioning.ask(content, flow.memory.shownContents) {
      var tree = ViewTree()
      find(&tree)
      tree.sort()
      return tree
    }
  }

  /// What a hosting class puts around its root view, or makes it of; how many elements that has.
  private func add(builtByHost host: String, to tree: inout ViewTree) -> Int {
    var count = 0
    for ancestor in index.lineage(of: host) {
      var reading = Reading(type: ancestor, isRoot: false)
      for piece in index.declarationsForViews(of: ancestor) {
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

  private func visit(
    root: ViewSummary, in type: String, _ around: Surroundings, _ tree: inout ViewTree
  ) {
    var reading = Reading(type: type, isRoot: true)
    visit(root.elements, of: "", around, isLater: false, &reading, &tree, depth: 0)
  }

  func tree(ofView view: String, depth: Int) -> ViewTree {
    trees.answer(view, open: ViewTree()) {
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
      return tree
    }
  }

  /// What an extension of `View` builds around or beside what it is applied to.
  func tree(ofModifier name: String, depth: Int) -> ViewTree {
    var result = ViewTree()
    for method in index.viewMethods(name) {
      let tree = trees.answer(method.type + "." + method.fact.name, open: ViewTree()) {
        var tree = ViewTree()
        var reading = Reading(type: method.type, isRoot: false)
        visit(
          method.fact.views.elements, of: method.fact.name, Surroundings(), isLater: false,
          &reading, &tree, depth: depth)
        return tree
      }
      add(tree, Surroundings(), below: 0, to: &result)
    }
    return result
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
