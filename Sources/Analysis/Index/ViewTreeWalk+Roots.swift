/// What code of UIKit's makes the root view of.
extension ViewTreeWalk {
  /// A member of UIKit code that is the root view, or that goes into it.
  func visit(
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
}

extension [ViewStep] {
  /// Whether what is there is given to something, rather than shown in place.
  var standsInArgument: Bool {
    contains {
      switch $0 {
      case .argument, .modifierArgument: true
      default: false
      }
    }
  }
}
