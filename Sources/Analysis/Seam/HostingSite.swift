/// A place where a hosting controller comes into being, with everything that happens to it.
package struct HostingSite: Sendable {
  package enum Kind: Sendable {
    /// `UIHostingController(rootView:)`, a subclass, a typealias.
    case controller
    /// The result of a function or property that gives back a hosting controller.
    case obtained
  }

  package enum Holder: Sendable, Hashable {
    /// A local variable; `Node` is its declaration.
    case local(Node)
    case property(String)
    /// Nothing in this file but the expression itself.
    case temporary

    /// What the code calls the host.
    package var name: String? {
      switch self {
      case .local(let declaration): declaration.name
      case .property(let name): name
      case .temporary: nil
      }
    }

    /// Whether nothing but the host's own making tells its type.
    package var isUntyped: Bool {
      switch self {
      case .local(let declaration): declaration.type == nil
      case .temporary: true
      case .property: false
      }
    }
  }

  package let kind: Kind
  /// The call that creates or returns it.
  package let node: Node
  package let hostType: TypeRef
  /// The expression of the root view; `nil` when it cannot be seen.
  package let rootView: Node?
  /// The type the code stands in; `nil` at file level.
  package let owner: Node?
  /// The qualified name of that type, or an empty string.
  package let ownerName: String
  package let holder: Holder
  package let fates: [Fate]

  /// The place where a finding about the host's making starts: the callee and its arguments.
  package var range: TextRange { node.range }
  /// How messages speak of the host: its name in quotes, if it has one.
  package var mention: String { holder.name.map { "'\($0)'" } ?? "this hosting controller" }

  /// The root view as an expression: what a local was made with, where the root view is one.
  package var rootViewExpression: Node? {
    guard let root = rootView?.unwrapped else { return nil }
    guard root.kind == .name, let local = root.localDeclaration(of: root.name) else { return root }
    return local.initialValue ?? root
  }

  /// Whether only the root view tells the type of the host, so that it may be another view.
  package var isRootTypeOpen: Bool {
    node.callee?.type == nil && node.expectedType == nil
      && (holder.isUntyped || node.wrapped.parent?.kind == .initialValue)
  }

  /// Whether code asks the host for its root view, gives it another, or hands the host on to what may
  /// do so.
  package var isRootViewUsed: Bool {
    fates.escapes || fates.isPassedOn || !fates.storedNames.isEmpty
      || fates.contains {
        switch $0.effect {
        case .sets(let path), .reads(let path): path.hasPrefix("rootView")
        case .captured: true
        default: false
        }
      }
  }

  /// Whether the host is part of another controller's view and nothing else.
  package var isEmbeddedOnly: Bool {
    kind == .controller && (fates.has(.addsChild) || fates.insertsView)
      && !fates.isShownByContainer && !fates.isPassedOn && !fates.viewEscapes
  }
}

extension SeamModel {
  /// The host whose root view has `node` in the expression that makes it.
  package func host(showing node: Node) -> HostingSite? {
    hostingSites.first { $0.rootViewExpression?.contains(node) ?? false }
  }
}
