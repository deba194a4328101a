/// A class of this file that descends from `UIHostingController`, or an extension of one.
package struct HostingSubclass: Sendable {
  /// The qualified name of the class.
  package let name: String
  /// The class or extension.
  package let declaration: Node

  static func all(in code: Code, _ index: WorkspaceIndex) -> [HostingSubclass] {
    code.types.compactMap { type in
      guard type.has(.isClass) || type.has(.isExtension) else { return nil }
      let name = index.name(of: type)
      guard index.isHosting(name).isYes else { return nil }
      return HostingSubclass(name: name, declaration: type)
    }
  }

  /// The methods that override one of a superclass.
  package var overrides: [Node] {
    declaration.members.filter { $0.kind == .function && $0.has(.isOverride) }
  }

  /// `init(coder:)`, which storyboards and nibs call.
  package var coderInitializer: Node? {
    declaration.members.first { $0.kind == .initializer && $0.memberName == "init(coder:)" }
  }

  /// Whether the class has no designated initialiser of its own here, and so has those of its
  /// superclass.
  package var inheritsInitializers: Bool {
    !declaration.members.contains { $0.kind == .initializer && !$0.has(.isConvenience) }
  }

  /// The assignments of another view to the controller's `view`.
  package var viewReplacements: [ViewReplacement] {
    declaration.descendants.compactMap { node in
      guard node.kind == .assignment, node.enclosingType == declaration,
        node.propertyAssigned == "view", node.assignedValue?.has(.isNil) == false
      else { return nil }
      return ViewReplacement(node: node)
    }
  }

  /// An assignment of another view to the controller's `view`.
  package struct ViewReplacement: Sendable {
    package let node: Node

    /// Whether the function has taken hold of the old view before.
    package var keepsOldView: Bool {
      node.enclosingFunction?.descendants.contains { $0.id < node.id && $0.takesHoldOfView }
        ?? false
    }
  }

  /// Whether `override` calls the method it overrides, itself or in a method that is no override.
  package func callsSuper(of override: Node) -> Bool {
    declaration.superCalls.contains { call in
      guard call.calleeName == override.name, let function = call.enclosingFunction else {
        return false
      }
      return function == override || !function.has(.isOverride)
    }
  }
}

extension Node {
  /// Whether this is the controller's own view, passed on or kept.
  fileprivate var takesHoldOfView: Bool {
    guard kind == .name || kind == .member, name == "view",
      kind == .name || base?.isSelfReference == true || base?.name == "super",
      let parent = wrapped.parent
    else { return false }
    return [.argument, .initialValue, .assignment, .condition].contains(parent.kind)
  }

  /// The calls of methods and initialisers of `super` inside, in source order.
  package var superCalls: [Node] {
    descendants.filter {
      $0.kind == .call && $0.receiver?.kind == .name && $0.receiver?.name == "super"
    }
  }

  /// Whether the first thing a body does is to trap: nothing behind it matters.
  package var trapsAtOnce: Bool {
    guard let first = body?.firstChild, first.kind == .call else { return false }
    return first.calleeName == "fatalError" || first.calleeName == "preconditionFailure"
  }
}

extension WorkspaceIndex {
  /// Whether `T()` certainly makes a value of a struct that the workspace declares.
  package func isMadeWithoutArguments(_ type: String) -> Bool {
    guard let primary = primaryDeclaration(of: type), primary.fact.kind == .struct else {
      return false
    }
    let initialisers = declarations(of: type).flatMap(\.fact.functions).filter(\.isInitializer)
    if initialisers.contains(where: {
      $0.accepts([]) && !$0.has(.isPrivate) && !$0.has(.isFailable) && !$0.has(.isThrowing)
        && !$0.has(.isAsync)
    }) {
      return true
    }
    // An initialiser in an extension leaves the implicit ones in place.
    guard !primary.fact.functions.contains(where: \.isInitializer), primary.fact.generics.isEmpty
    else { return false }
    return primary.fact.properties.allSatisfy(\.needsNoArgument)
  }
}

extension PropertyFact {
  /// Whether the implicit initialisers of a struct do without this property.
  fileprivate var needsNoArgument: Bool {
    if has(.isStatic) || has(.isComputed) || initial != nil { return true }
    if let wrapper = attributes.first?.name {
      return ["Environment", "EnvironmentObject", "FocusState", "Namespace"].contains(wrapper)
        || attributes.first?.argument != nil
    }
    return type?.isOptional == true && !has(.isLet)
  }
}
