/// A local object that nothing but weak references of others leads to, so that it is freed when the
/// function returns.
package struct WeaklyHeldLocal: Sendable {
  /// A property that refers to it without keeping it.
  package struct Holder: Sendable {
    package let property: String
    /// The type that has the property, by its qualified name.
    package let owner: String
    /// `nil` for a class of the system.
    package let key: DeclarationKey?

    /// The declaration of the property, where it stands in `file`.
    package func declaration(in file: AnalyzedFile, _ index: WorkspaceIndex) -> Node? {
      guard let key, key.path == file.path else { return nil }
      return file.code.typeParts(index).lazy.filter { $0.name == owner }.flatMap(\.node.members)
        .first { $0.kind == .property && $0.name == property && !$0.has(.isStatic) }
    }
  }

  /// What leads to it.
  package enum Lead: Sendable {
    case property(Holder)
    /// Closures that a method of its own gives to the screen it shows: the method's name.
    case closures(String, DeclarationKey)
  }

  /// The declaration of the local.
  package let node: Node
  /// The object's class, by its qualified name.
  package let typeName: String
  package let lead: Lead

  /// The property that leads to it.
  package var holder: Holder? {
    if case .property(let holder) = lead { return holder }
    return nil
  }

  static func all(in code: Code, _ calls: CallTable, _ index: WorkspaceIndex) -> [WeaklyHeldLocal] {
    calls.localCreations.compactMap { creation, local in
      guard let function = local.enclosingFunction, !function.has(.isAsync),
        local.enclosingBody == function || local.enclosingBody?.waitsForNothing == true,
        let written = creation.callee?.path?.joined(separator: "."), !local.has(.isWeak)
      else { return nil }
      let context = index.name(of: creation.enclosingType)
      guard let type = index.qualifiedName(of: written, in: context),
        index.primaryDeclaration(of: type)?.fact.kind == .class,
        index.makesNothingOfItself(type), !index.isController(type).isYes,
        !index.isUIView(type).isYes
      else { return nil }
      let search = WeakHoldingSearch(index: index, context: context)
      guard case .weak(let lead) = search.holding(of: local, type) else { return nil }
      return WeaklyHeldLocal(node: local, typeName: type, lead: lead)
    }
  }
}

extension Node {
  fileprivate var waitsForNothing: Bool {
    !descendants.contains { $0.kind == .awaitExpression }
  }
}

extension WorkspaceIndex {
  /// Whether an initialiser of a class, or a method that it calls, hands the new object to somebody
  /// who may keep it: a registry, a timer, an associated object.
  func handsItselfOut(_ type: String) -> Bool {
    functions("init", of: type).contains { initializer in
      let called = initializer.fact.summary.calls.flatMap { call in
        switch call {
        case .name(let name), .member(.selfValue, let name): functions(name, of: type)
        default: [Found<FunctionFact>]()
        }
      }
      return ([initializer] + called).contains {
        !$0.fact.summary.receiver.isEmpty || $0.fact.startsTimer
          || $0.fact.summary.handouts?.contains(.kept) == true
      }
    }
  }

  /// Whether nobody but its maker is certain to have a new object of a class.
  fileprivate func makesNothingOfItself(_ type: String) -> Bool {
    !handsItselfOut(type)
      && superclass(of: type).map {
        $0.name == "NSObject" || primaryDeclaration(of: $0.name) != nil
      }
        ?? true
  }
}

/// Finds out whether what is done with a local keeps it alive.
struct WeakHoldingSearch {
  enum Holding {
    case weak(WeaklyHeldLocal.Lead)
    /// It is only looked at.
    case none
    /// Something keeps it, or may do so out of sight.
    case strong
  }

  let index: WorkspaceIndex
  /// The type the code stands in.
  let context: String

  func holding(of local: Node, _ type: String) -> Holding {
    var result = Holding.none
    for use in UseCollector.uses(ofLocal: local) {
      switch holding(of: use, type) {
      case .none: continue
      case .weak(let lead): if case .none = result { result = .weak(lead) }
      case .strong: return .strong
      }
    }
    return result
  }

  private func holding(of use: Use, _ type: String) -> Holding {
    switch use.effect {
    case .reads(let member): return member.isEmpty ? .strong : .none
    case .sets: return .none
    case .passed(let passing):
      let result = holding(of: passing)
      // What goes away with the function needs nobody to keep the local for it.
      if case .weak = result, endsWithTheFunction(use.node) { return .none }
      return result
    case .calls(let name):
      // Through a weak name it is called later, and kept by nobody for it.
      if use.reference.localDeclaration(of: use.reference.name)?.has(.isWeak) == true {
        return .none
      }
      return holding(ofReceiverOf: name, type)
    case .storedElsewhere where use.node.kind == .assignment: return holding(ofAssigned: use)
    default: return .strong
    }
  }

  /// `model.coordinator = local`, where the property does not keep what it is given.
  private func holding(ofAssigned use: Use) -> Holding {
    guard use.node.assignedValue?.unwrapped == use.reference.unwrapped,
      let target = use.node.assignmentTarget?.unwrapped, let base = target.base,
      let owner = index.type(of: base.origin, in: context),
      let found = index.property(target.name, of: owner.name), found.fact.isUnretained
    else { return .strong }
    // What goes away with the function needs nobody to keep the local for it.
    if base.kind == .name, let holder = base.localDeclaration(of: base.name),
      let creation = holder.initialValue, endsWithTheFunction(creation)
    {
      return .none
    }
    return .weak(.property(found))
  }

  /// Whether the object that `creation` makes is in a local variable which nothing leads out of.
  private func endsWithTheFunction(_ creation: Node) -> Bool {
    guard let local = creation.wrapped.parent?.parent, local.kind == .property, local.has(.isLocal),
      local.initialValue?.unwrapped == creation.unwrapped,
      let type = index.type(of: creation.origin, in: context)
    else { return false }
    return UseCollector.uses(ofLocal: local).allSatisfy { use in
      switch use.effect {
      case .reads(let member): !member.isEmpty
      case .sets: true
      case .calls(let name):
        !index.functions(name, of: type.name).contains(where: \.fact.keepsClosures)
      default: false
      }
    }
  }

  /// What a function or initialiser does with an argument.
  func holding(of passing: Effect.Passing) -> Holding {
    let candidates = index.functions(calledBy: passing, in: context)
    guard !candidates.isEmpty else { return memberwise(passing) }
    var result = Holding.none
    for candidate in candidates {
      let indices = candidate.fact.parameterIndices(for: passing.labels)
      guard indices.indices.contains(passing.index), let parameter = indices[passing.index] else {
        return .strong
      }
      let all = candidate.fact.summary.parameters
      guard all.indices.contains(parameter) else { continue }
      for effect in all[parameter] {
        guard case .stored(let name) = effect,
          let found = index.property(name, of: candidate.owner), found.fact.isUnretained
        else { return .strong }
        result = .weak(.property(found))
      }
    }
    return result
  }

  /// A struct without initialisers takes its stored properties by their names.
  private func memberwise(_ passing: Effect.Passing) -> Holding {
    guard case .metatype(let type) = index.value(of: passing.callee, in: context),
      passing.labels.indices.contains(passing.index),
      let found = index.property(passing.labels[passing.index], of: type.name),
      found.owner == type.name, found.fact.isUnretained
    else { return .strong }
    return .weak(.property(found))
  }
}

extension WeaklyHeldLocal.Lead {
  static func property(_ found: WorkspaceIndex.Found<PropertyFact>) -> Self {
    let name = found.fact.name
    return .property(.init(property: name, owner: found.owner, key: found.key(name)))
  }
}

extension PropertyFact {
  /// `weak` or the like, which does not keep the object alive.
  var isUnretained: Bool { has(.isWeak) || has(.isUnowned) }
}

extension FunctionFact {
  /// Whether it makes a timer, whose block or target may be the object.
  fileprivate var startsTimer: Bool {
    summary.calls.contains { call in
      switch call {
      case .name("Timer"), .name("CADisplayLink"), .member(_, "scheduledTimer"): true
      default: false
      }
    }
  }

  /// Whether something that is called may keep a closure, and `self` with it.
  var keepsClosures: Bool {
    summary.calls.contains { call in
      switch call {
      case .name("Task"), .member(_, "sink"), .member(_, "addObserver"), .member(_, "async"),
        .member(_, "present"), .member(_, "pushViewController"), .name("UIHostingController"):
        true
      default: false
      }
    }
  }
}
