extension WorkspaceIndex {
  package struct Callback: Hashable, Sendable {
    package let fact: CallbackFact
    package let path: String

    /// Where it is given, for notes.
    package var key: DeclarationKey {
      DeclarationKey(path: path, type: fact.context, member: fact.member)
    }
  }

  /// The closures that are known to be given to the property `name` of `type`.
  package func callbacks(_ name: String, of type: String) -> [Callback] {
    note(.rest)
    return (callbacks[name] ?? []).sorted { $0.key < $1.key }.filter { callback in
      switch value(of: callback.fact.receiver, in: callback.fact.context) {
      case .instance(let receiver), .metatype(let receiver):
        return lineage(of: receiver.name).contains(type)
          || lineage(of: type).contains(receiver.name)
      default: return false
      }
    }
  }

  /// Whether a closure calls one of UIKit's methods `changes`, itself or in a function it calls.
  func navigates(_ callback: Callback, by changes: Set<String>) -> Bool {
    callback.fact.calls.contains { call in
      if call.names(oneOf: changes) { return true }
      let passing = Effect.Passing(callee: call, labels: [], index: 0)
      let functions = functions(calledBy: passing, in: callback.fact.context)
      guard let first = functions.first, functions.allSatisfy({ $0.owner == first.owner }) else {
        return false
      }
      return functions.contains { !$0.fact.summary.navigations.isDisjoint(with: changes) }
    }
  }
}

extension Origin {
  /// Whether this is a function or method with one of `names`.
  fileprivate func names(oneOf names: Set<String>) -> Bool {
    switch self {
    case .name(let name), .member(_, let name): names.contains(name)
    default: false
    }
  }
}
