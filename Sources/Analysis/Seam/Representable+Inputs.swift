/// What SwiftUI calls to update the view of a representable, as far as it can be seen.
package struct KnownUpdate: Sendable {
  /// `updateUIView`, `updateUIViewController`.
  package let name: String
  /// The method, where this file's part of the type has it; otherwise it is one that does nothing, such
  /// as the default of a protocol.
  package let method: Node?
  /// The stored inputs that it reads.
  package let inputs: Set<String>
}

/// How a representable's inputs reach its UIKit view.
extension Representable {
  /// `nil` where the update is out of sight, or may read any input.
  package var knownUpdate: KnownUpdate? {
    if let update {
      return inputs(readIn: update).map {
        KnownUpdate(name: update.name, method: update, inputs: $0)
      }
    }
    for name in RepresentableMethods.updating {
      let found = index.functions(name, of: self.name).filter { !$0.fact.has(.isStatic) }
      let bodies = found.filter { !index.isRequirement($0) }
      if let only = bodies.only, only.fact.summary.doesNothing {
        return KnownUpdate(name: name, method: nil, inputs: [])
      }
    }
    return nil
  }

  /// The stored inputs that a function reads, through the type's own computed properties and
  /// methods in this file; `nil` where `self` as a whole goes elsewhere, so that anything may be
  /// read.
  package func inputs(readIn function: Node) -> Set<String>? {
    var names: Set<String> = []
    var pending = [function]
    var visited: Set<Node> = []
    while let next = pending.popLast(), visited.count < 60 {
      guard visited.insert(next).inserted else { continue }
      for node in next.descendants {
        switch node.kind {
        case .name where node.isSelf:
          guard node.wrapped.parent?.kind == .member else { return nil }
        case .condition where node.isShorthandBinding(of: node.name): names.insert(node.name)
        default: if let member = node.mentionedMember { names.insert(member) }
        }
      }
      pending += members.filter {
        names.contains($0.name) && ($0.kind == .function || $0.has(.isComputed))
      }
    }
    return names
  }

  /// Whether a method of the representable names `self` or one of its members.
  package func isUsed(in method: Node) -> Bool {
    method.descendants.contains { node in
      guard node.kind == .name, node.localDeclaration(of: node.name) == nil else { return false }
      let name = String(node.name.drop { $0 == "$" || $0 == "_" })
      return node.isSelf || index.property(name, of: self.name) != nil
        || !index.functions(name, of: self.name).isEmpty
    }
  }

  /// The type of an expression in the representable's code; what is reached through
  /// `context.coordinator` included.
  package func type(of expression: Node) -> TypeRef? {
    if let path = expression.path, path.count == 3, path[1] == "coordinator",
      let coordinator, let found = index.property(path[2], of: coordinator.name)
    {
      return index.type(of: found.fact, owner: found.owner)
    }
    return index.type(of: expression.origin, in: index.name(of: expression.enclosingType))
  }
}

extension Node {
  /// Whether this function gives `input` to initialisers and does nothing else with it, so that
  /// what it makes is made of it, itself or through a model.
  package func handsOnlyToInitializers(_ input: String) -> Bool {
    isNamed(input) { mention in
      mention.ancestors.prefix { $0 != self }.contains { call in
        guard call.kind == .call, let name = call.calleeName else { return false }
        return name.isTypeName || name == "init"
      }
    }
  }

  /// Whether every mention of `input` in this function stands in a closure that may run later, as
  /// for something that is shown once after a while.
  package func readsOnlyLater(_ input: String) -> Bool {
    let now = Set(nodesRunAtOnce)
    return isNamed(input) { !now.contains($0) }
  }

  /// Whether a variable or member is mentioned inside, and only in such places.
  private func isNamed(_ name: String, onlyWhere isThere: (Node) -> Bool) -> Bool {
    let mentions = descendants.filter { $0.isMention && $0.name == name }
    return !mentions.isEmpty && mentions.allSatisfy(isThere)
  }
}
