/// Which types' and callbacks' facts mention a name, so that a change reaches what is known only through others.
struct Dependents: Sendable {
  private var types: [String: [String: Int]] = [:]

  mutating func insert(_ fact: TypeFact) {
    for name in FactNames.mentioned(in: fact) {
      types[name, default: [:]][fact.name, default: 0] += 1
    }
  }

  mutating func remove(_ fact: TypeFact) {
    for name in FactNames.mentioned(in: fact) { remove(fact.name, from: name) }
  }

  /// What a callback does is told by the functions it calls.
  mutating func insert(_ callback: CallbackFact) {
    for name in FactNames.mentioned(in: callback) {
      types[name, default: [:]][callback.name, default: 0] += 1
    }
  }

  mutating func remove(_ callback: CallbackFact) {
    for name in FactNames.mentioned(in: callback) { remove(callback.name, from: name) }
  }

  private mutating func remove(_ dependent: String, from name: String) {
    guard let count = types[name]?[dependent] else { return }
    types[name]?[dependent] = count > 1 ? count - 1 : nil
  }

  /// `names` with every type that mentions one of them, directly or not.
  func closure(of names: Set<String>) -> Set<String> {
    var result = names
    var pending = Array(names)
    while let name = pending.popLast() {
      for type in types[name, default: [:]].keys {
        let simple = type.lastComponent
        if result.insert(simple).inserted { pending.append(simple) }
      }
    }
    return result
  }
}

extension FactNames {
  /// The names whose meaning differs between two versions of a file.
  static func difference(_ old: FileFacts?, _ new: FileFacts?) -> Set<String> {
    var names: Set<String> = []
    let types = (old?.types ?? []).differing(from: new?.types ?? [])
    let (before, after) = (Set(types.own), Set(types.other))
    for type in before.symmetricDifference(after) {
      names.insert(type.name.lastComponent)
      // What is done by way of an alias is done to the type it stands for.
      if type.kind == .alias { names.formUnion(type.inherits.map(\.simpleName)) }
    }
    let functions = Set(old?.functions ?? []).symmetricDifference(new?.functions ?? [])
    names.formUnion(functions.map(\.baseName))
    let properties = Set(old?.properties ?? []).symmetricDifference(new?.properties ?? [])
    names.formUnion(properties.map(\.name))
    names.formUnion(memberDifference(before, after))
    names.formUnion(
      (old?.environmentKeys ?? []).symmetricDifference(new?.environmentKeys ?? []))
    // Whoever repeats a colour or a font mentions its numbers.
    let tokens = (old?.designTokens ?? []).symmetricDifference(new?.designTokens ?? [])
    names.formUnion(tokens.flatMap(\.texts))
    names.formUnion(
      (old?.keyboardFollowers ?? []).symmetricDifference(new?.keyboardFollowers ?? []))
    let copies = Set(old?.notificationCopies ?? [])
      .symmetricDifference(new?.notificationCopies ?? [])
    names.formUnion(copies.map { $0.name.filter { $0 != "\"" } })
    let callbacks = Set(old?.callbacks ?? []).symmetricDifference(new?.callbacks ?? [])
    names.formUnion(callbacks.map(\.name))
    names.formUnion((old?.addedMembers ?? []).symmetricDifference(new?.addedMembers ?? []))
    names.formUnion(writeDifference(before, after))
    names.formUnion(
      (old?.takenInitializers ?? []).symmetricDifference(new?.takenInitializers ?? []))
    if before.symmetricDifference(after).contains(where: \.handlesScriptMessages) {
      // Whoever registers a handler is offered the class that holds one weakly.
      names.insert("add")
    }
    if old?.managesPopGesture != new?.managesPopGesture {
      // Files that replace the back button depend on it without a mention of the gesture.
      names.formUnion(Navigation.leftItems.union(Navigation.leftItemSetters))
      names.insert("navigationBarBackButtonHidden")
    }
    if old?.createsStoryboardControllers != new?.createsStoryboardControllers {
      // Hosting controllers that storyboards name depend on it.
      names.formUnion(["UIHostingController", "NSCoder"])
    }
    let posts = Set(old?.posts ?? []).symmetricDifference(new?.posts ?? [])
    names.formUnion(posts.map { $0.name.filter { $0 != "\"" } })
    return names
  }

  /// The classes whose objects are observed by types that changed: what those show of them, or no
  /// longer show, tells something about the class.
  static func observedDifference(_ old: FileFacts?, _ new: FileFacts?) -> Set<String> {
    let types = (old?.types ?? []).differing(from: new?.types ?? [])
    let changed = Set(types.own).symmetricDifference(types.other)
    return Set(changed.flatMap(\.observedClasses))
  }

  /// The classes whose objects are written to by others than before: by types that hold one, or by
  /// their subclasses.
  private static func writeDifference(
    _ old: Set<TypeFact>, _ new: Set<TypeFact>
  ) -> Set<String> {
    func writes(_ types: Set<TypeFact>) -> Set<ObjectWrite> {
      types.reduce(into: []) { writes, type in
        writes.formUnion(type.objectWrites)
        guard type.kind == .class, let superclass = type.inherits.first?.simpleName,
          !["UI", "NS"].contains(where: superclass.hasPrefix)
        else { return }
        writes.formUnion(
          type.changedMembers.map {
            ObjectWrite(type: superclass, property: "super", member: $0)
          })
      }
    }
    let (before, after) = (writes(old.subtracting(new)), writes(new.subtracting(old)))
    return Set(before.symmetricDifference(after).map(\.type))
  }

  /// Members that came, went, changed or belong to another type now: they may be used where their type
  /// is only inferred.
  private static func memberDifference(_ old: Set<TypeFact>, _ new: Set<TypeFact>) -> Set<String> {
    struct Member<Fact: Hashable>: Hashable {
      let type: String
      let fact: Fact
    }
    func functions(_ types: Set<TypeFact>) -> Set<Member<FunctionFact>> {
      Set(types.flatMap { type in type.functions.map { Member(type: type.name, fact: $0) } })
    }
    func properties(_ types: Set<TypeFact>) -> Set<Member<PropertyFact>> {
      Set(types.flatMap { type in type.properties.map { Member(type: type.name, fact: $0) } })
    }
    let (old, new) = (old.subtracting(new), new.subtracting(old))
    return Set(functions(old).symmetricDifference(functions(new)).map(\.fact.baseName))
      .union(properties(old).symmetricDifference(properties(new)).map(\.fact.name))
  }

  static func mentioned(in callback: CallbackFact) -> Set<String> {
    var names: Set<String> = []
    for call in callback.calls { collect(call, into: &names) }
    collect(callback.receiver, into: &names)
    names.remove(callback.name)
    return names
  }

  static func mentioned(in fact: TypeFact) -> Set<String> {
    var names: Set<String> = []
    for type in fact.inherits { collect(type, into: &names) }
    for property in fact.properties {
      if let type = property.type { collect(type, into: &names) }
      if let initial = property.initial { collect(initial, into: &names) }
      for origin in property.returns { collect(origin, into: &names) }
      // `@Environment(Session.self)` says what the property is.
      for origin in property.attributes.compactMap(\.argument) { collect(origin, into: &names) }
      names.formUnion(property.attributes.compactMap { $0.keyPath?.lastComponent })
      names.formUnion(property.views.mentionedNames)
    }
    for function in fact.functions {
      for parameter in function.parameters {
        if let type = parameter.type { collect(type, into: &names) }
      }
      if let type = function.result { collect(type, into: &names) }
      for origin in function.returns { collect(origin, into: &names) }
      names.formUnion(function.summary.mentionedNames)
      names.formUnion(function.views.mentionedNames)
    }
    names.remove(fact.name.lastComponent)
    return names
  }
}

extension TypeFact {
  /// Whether the type may pass messages of scripts on, or has the name of one that does.
  fileprivate var handlesScriptMessages: Bool {
    let handler = "ScriptMessageHandler"
    return name.lastComponent.contains(handler)
      || inherits.contains { $0.simpleName.contains(handler) }
      || properties.contains { $0.type?.simpleName.contains(handler) ?? false }
  }
}
