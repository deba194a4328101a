/// The facts of all files, joined and arranged for lookup by name.
///
/// Names are ambiguous in real workspaces (every representable has a `Coordinator`). Types are
/// keyed by qualified name and looked up from where they are mentioned; what stays ambiguous is
/// unknown.
package struct WorkspaceIndex: Sendable {
  private(set) var pieces: [String: [Piece]] = [:]
  /// Qualified names by the last component, sorted.
  private(set) var qualifiedNames: [String: [String]] = [:]
  private(set) var globalFunctionsByName: [String: [FunctionFact]] = [:]
  private(set) var globalPropertiesByName: [String: [PropertyFact]] = [:]
  private(set) var methodsByName: [String: [Method]] = [:]
  /// Closures given to something of that name.
  private(set) var callbacks: [String: [Callback]] = [:]
  /// How many files make a member of that name of another object a child.
  private var addedMembers = NameCounts()
  /// How many files hand on an initialiser of a type of each name.
  private(set) var takenInitializers = NameCounts()
  /// How many files look after the gesture that goes back.
  private var popGestureManagers = 0
  private var storyboardControllerCreators = 0
  private var publisherProperties = 0
  /// How many files have a member or function of that name that follows the keyboard.
  private var keyboardFollowers = NameCounts()
  /// The places that post a notification of that name.
  private(set) var posts: [String: [PostFact]] = [:]
  /// How many properties of each name SwiftUI connects to a view that is on screen: `@State`,
  /// `@StateObject`, `@Environment` and their like.
  private var installedProperties = NameCounts()
  /// The types that observe an object of a class, by the last component of the class's name.
  private var observing: [String: [String]] = [:]
  /// The types that write to members of objects they hold, by what ``ObjectWrite`` is found by, with
  /// the property that has the object.
  private var objectWriters: [String: [ObjectWriter]] = [:]
  /// The colour and font constants of UIKit's, by what they look like.
  private var designTokens: [DesignToken.Look: Set<DesignToken>] = [:]
  /// The places that take over what a notification of that name brings.
  private var notificationCopies: [String: [NotificationCopy]] = [:]
  /// In how many places each key of the environment is set.
  private var environmentKeys = NameCounts()
  /// How many functions of each name present something from a controller that they are given.
  private var presenters = NameCounts()
  /// How many functions of each name say that they give back something, or a list of something, by
  /// the last component of its type.
  private var makers: [String: NameCounts] = [:]
  /// How many types of each name run closures of their own on the view they update.
  private var configuring = NameCounts()
  /// How many types and functions have a generic parameter or associated type of each name.
  private var genericNames = NameCounts()
  private var heirs = Heirs()
  /// `nil` until somebody wants to know what a change reaches.
  private var dependents: Dependents?
  /// Where types are built.
  private(set) var buildSites = BuildSites()
  /// What this view of the index has answered; only views remember. Safe as long as a view stays on
  /// the thread that made it, which is what ``viewed(from:_:)`` asks for.
  nonisolated(unsafe) private(set) var memory: IndexMemory?
  /// Another one whenever the facts are others.
  private(set) var identity = Identity()
  private var recent = RecentChanges()
  /// The file that asks; among types of one name, the one that stands nearest is meant.
  private(set) var viewpoint = ""

  package init() {}

  /// Replaces one file's contribution. Whoever knows the index as it was can ask then what has
  /// changed, unless `isSudden`, which takes less time.
  package mutating func replace(
    _ old: FileFacts?, with new: FileFacts?, isSudden: Bool = false
  ) {
    guard old != new else { return }
    if isSudden {
      recent = RecentChanges()
    } else {
      recent.append(FactPart.difference(old, new), before: identity)
    }
    identity = Identity()
    if let old { remove(old) }
    if let new { insert(new) }
  }

  /// The parts of the facts that are, or may be, other ones than when the index was `identity`; `nil`
  /// when all may be.
  func changes(since identity: Identity) -> Set<FactPart>? {
    identity === self.identity ? [] : recent.since(identity)
  }

  /// Whether some type has a property of this name that only means something in a view on screen.
  package func mayBeInstalled(_ name: String) -> Bool {
    note(.rest)
    return installedProperties.contains(name)
  }

  /// The one constant that other files can name for a UIKit colour or font that looks like this.
  func designToken(_ look: DesignToken.Look) -> DesignToken? {
    note(.rest)
    return designTokens[look]?.filter { !$0.isPrivate }.only
  }

  /// Whether something declares a generic parameter or associated type of this name, so that a type
  /// of that name may not be what is meant.
  func isGenericName(_ name: String) -> Bool {
    note(.name(name))
    return genericNames.contains(name)
  }

  /// Whether some function called `name` says that it gives back a `type`, or a list of them.
  func mayMake(_ type: String, _ name: String) -> Bool {
    note(.rest)
    return makers[type]?.contains(name) == true
  }

  /// The names of functions that present something from a controller that they are given.
  var presentingFunctions: [String] {
    note(.rest)
    return presenters.names
  }

  /// Whether something called `name` tells of the keyboard's notifications.
  func followsKeyboard(_ name: String) -> Bool {
    note(.rest)
    return keyboardFollowers.contains(name)
  }

  /// The properties of `type` that take over what a notification of that name brings, sorted.
  func copies(ofNotification name: String, in type: String) -> [String] {
    note(.rest)
    let copies = (notificationCopies[name] ?? []).filter {
      qualifiedName(of: $0.context) ?? $0.context == type
    }
    return Set(copies.map(\.property)).sorted()
  }

  /// The names of the types whose update method runs a closure of theirs on the view they wrap,
  /// without what they are nested in.
  var configuringRepresentables: [String] {
    note(.rest)
    return configuring.names
  }

  /// Whether some place sets the environment value of this name.
  func isEnvironmentKeySet(_ key: String) -> Bool {
    note(.name(key))
    return environmentKeys.contains(key)
  }

  /// The types with a property that observes an object of a class of this name, sorted.
  func observers(of type: String) -> [String] {
    note(.rest)
    return (observing[type.lastComponent] ?? []).sorted()
  }

  /// The types that write to that member of an object whose type has this name, and the properties
  /// that they have the object in.
  func writers(to member: String, of type: String) -> [ObjectWriter] {
    note(.rest)
    return objectWriters[type.lastComponent + "." + member] ?? []
  }

  /// `names` and every name that depends on one of them. Worth computing once for many files.
  package func dependents(of names: Set<String>) -> Set<String> {
    // What is done by way of an alias is done to the type it stands for.
    let aliases = types(named: names).flatMap { pieces[$0] ?? [] }.filter { $0.fact.kind == .alias }
    let meant = names.union(aliases.flatMap(\.fact.inherits).map(\.simpleName))
    return dependents?.closure(of: meant) ?? meant
  }

  /// Starts to keep account of what depends on what, if nobody has yet.
  mutating func trackDependents() {
    guard dependents == nil else { return }
    var dependents = Dependents()
    for piece in pieces.values.joined() { dependents.insert(piece.fact) }
    for callback in callbacks.values.joined() { dependents.insert(callback.fact) }
    self.dependents = dependents
  }

  /// The last components of the names that a type must have to descend from `ancestor`, which is to
  /// be one with few heirs.
  func heirs(of ancestor: String) -> Set<String> {
    guard let memory else { return heirs.all(of: ancestor) }
    return memory.heirs.answer(ancestor) {
      note(.ancestry)
      return heirs.all(of: ancestor)
    }
  }

  /// The types whose names end in one of these components.
  func types(named names: Set<String>) -> [String] {
    names.flatMap { name in
      note(.name(name))
      return qualifiedNames[name] ?? []
    }
  }

  /// Whether some file gives `addChild` the member of that name of another object.
  package func isAddedAsChild(member name: String) -> Bool {
    note(.rest)
    return addedMembers.contains(name)
  }

  /// Counts what is only asked for by name, once more or, with a `step` of -1, once less.
  private mutating func count(_ facts: FileFacts, by step: Int) {
    if facts.managesPopGesture { popGestureManagers += step }
    if facts.createsStoryboardControllers { storyboardControllerCreators += step }
    for name in facts.addedMembers { addedMembers.count(name, by: step) }
    for name in facts.takenInitializers { takenInitializers.count(name, by: step) }
    for name in facts.keyboardFollowers { keyboardFollowers.count(name, by: step) }
    for key in facts.environmentKeys { environmentKeys.count(key, by: step) }
    for type in facts.types {
      for generic in type.generics { genericNames.count(generic.name, by: step) }
      for property in type.properties {
        if ViewStorage(property).isInstalled {
          installedProperties.count(property.name, by: step)
        }
        if property.name == "publisher" { publisherProperties += step }
      }
      if type.runsInputs { configuring.count(type.name.lastComponent, by: step) }
      for function in type.functions { count(function, by: step) }
    }
    for function in facts.functions { count(function, by: step) }
  }

  private mutating func count(_ function: FunctionFact, by step: Int) {
    for name in function.generics { genericNames.count(name, by: step) }
    if let result = function.result {
      makers[(result.element ?? result).simpleName, default: NameCounts()]
        .count(function.baseName, by: step)
    }
    if function.summary.parameters.contains(where: { $0.contains(.calls("present")) }) {
      presenters.count(function.baseName, by: step)
    }
  }

  private mutating func insert(_ facts: FileFacts) {
    count(facts, by: 1)
    buildSites.insert(facts)
    for token in facts.designTokens { designTokens[token.look, default: []].insert(token) }
    for copy in facts.notificationCopies {
      notificationCopies[copy.name, default: []].append(copy)
    }
    for type in facts.types {
      if pieces[type.name] == nil {
        let simple = type.name.lastComponent
        let names = qualifiedNames[simple, default: []]
        qualifiedNames[simple] = (names + [type.name]).sorted()
      }
      pieces[type.name, default: []].append(Piece(fact: type, path: facts.path))
      pieces[type.name]?.sort {
        ($0.path, $0.fact.kind.rawValue) < ($1.path, $1.fact.kind.rawValue)
      }
      dependents?.insert(type)
      heirs.insert(type)
      for observed in type.observedClasses { observing[observed, default: []].append(type.name) }
      for write in type.objectWrites {
        objectWriters[write.key, default: []].append(
          ObjectWriter(type: type.name, property: write.property))
      }
      for function in type.functions {
        methodsByName[function.baseName, default: []].append(
          Method(type: type.name, fact: function, path: facts.path))
      }
    }
    for function in facts.functions {
      globalFunctionsByName[function.baseName, default: []].append(function)
    }
    for property in facts.properties {
      globalPropertiesByName[property.name, default: []].append(property)
    }
    for callback in facts.callbacks {
      callbacks[callback.name, default: []].append(Callback(fact: callback, path: facts.path))
      dependents?.insert(callback)
    }
    for post in facts.posts { posts[post.name, default: []].append(post) }
  }

  private mutating func remove(_ facts: FileFacts) {
    count(facts, by: -1)
    buildSites.remove(facts)
    for token in facts.designTokens { designTokens[token.look]?.remove(token) }
    for copy in facts.notificationCopies { notificationCopies[copy.name]?.removeFirst(copy) }
    for type in facts.types {
      let piece = Piece(fact: type, path: facts.path)
      if let index = pieces[type.name]?.firstIndex(of: piece) {
        pieces[type.name]?.remove(at: index)
      }
      if pieces[type.name]?.isEmpty == true {
        pieces[type.name] = nil
        qualifiedNames[type.name.lastComponent]?.removeAll { $0 == type.name }
      }
      dependents?.remove(type)
      heirs.remove(type)
      for observed in type.observedClasses { observing[observed]?.removeFirst(type.name) }
      for write in type.objectWrites {
        objectWriters[write.key]?.removeFirst(
          ObjectWriter(type: type.name, property: write.property))
      }
      for function in type.functions {
        methodsByName[function.baseName]?.removeFirst(
          Method(type: type.name, fact: function, path: facts.path))
      }
    }
    for function in facts.functions {
      globalFunctionsByName[function.baseName]?.removeFirst(function)
    }
    for property in facts.properties {
      globalPropertiesByName[property.name]?.removeFirst(property)
    }
    for callback in facts.callbacks {
      callbacks[callback.name]?.removeFirst(Callback(fact: callback, path: facts.path))
      dependents?.remove(callback)
    }
    for post in facts.posts { posts[post.name]?.removeFirst(post) }
  }
}

extension WorkspaceIndex {
  /// The same index, asked by the code of one file. It remembers its answers, in `memory` if there
  /// is one, and is for one thread.
  package func viewed(from path: String, _ memory: AnalysisMemory? = nil) -> WorkspaceIndex {
    var copy = self
    copy.viewpoint = path
    copy.memory = memory?.answers(of: self, to: path) ?? IndexMemory()
    return copy
  }

  /// Whether some file looks after the gesture that goes back in a navigation stack.
  package var managesPopGesture: Bool {
    note(.rest)
    return popGestureManagers > 0
  }

  /// Whether some type has a property called `publisher`.
  var declaresPublisher: Bool {
    note(.rest)
    return publisherProperties > 0
  }

  /// Whether some file makes controllers of storyboards itself.
  package var createsStoryboardControllers: Bool {
    note(.rest)
    return storyboardControllerCreators > 0
  }

  /// The qualified names of every type of the workspace, in no order.
  package var typeNames: some Collection<String> {
    note(.ancestry)
    return pieces.keys
  }
}

extension Array where Element: Equatable {
  fileprivate mutating func removeFirst(_ element: Element) {
    if let index = firstIndex(of: element) { remove(at: index) }
  }
}

extension TypeFact {
  fileprivate var runsInputs: Bool {
    functions.contains { $0.refresh.map { !$0.runInputs.isEmpty } ?? false }
  }
}
