/// A SwiftUI view or view modifier that a file declares, as the rules about its models see it.
package struct HostedView: Sendable {
  /// A stored property with its declaration.
  package struct Stored: Sendable {
    package let node: Node
    package let fact: PropertyFact
  }

  /// The qualified name of the type.
  package let name: String
  package let declaration: Node
  /// The declaration and the extensions of it in this file.
  package let parts: [Node]
  package let stored: [Stored]

  package var displayName: String { name.lastComponent }

  /// The initialisers in this file.
  package var initializers: [Node] {
    parts.flatMap(\.members).filter { $0.kind == .initializer }
  }

  /// The views and view modifiers that a file declares, in source order.
  static func all(in code: Code, _ index: WorkspaceIndex) -> [HostedView] {
    let types = code.typeParts(index)
    return types.compactMap { name, node in
      guard node.has(.isStruct) || node.has(.isEnum),
        index.isView(name).isYes || index.descends(name, from: "ViewModifier").isYes
      else { return nil }
      let stored = node.members.filter {
        $0.kind == .property && !$0.has(.isComputed) && !$0.has(.isStatic)
      }
      let owner = ViewOwner(node)
      return HostedView(
        name: name, declaration: node, parts: types.filter { $0.name == name }.map(\.node),
        stored: stored.map { Stored(node: $0, fact: PropertyFact($0, in: owner)) })
    }
  }
}

extension HostedView.Stored {
  package var name: String { fact.name }

  /// Whether one `let` or `var` declares this property together with others.
  package var sharesDeclaration: Bool { node.sharesDeclaration }
}

extension Node {
  /// Whether one `let` or `var` declares this property together with others.
  package var sharesDeclaration: Bool {
    parent?.children.contains { $0.kind == .property && $0 != self && $0.range == range } ?? false
  }
}
