/// What a function does to what it is given, as far as its body shows.
///
/// Calls it makes are named, not followed: the index joins them, so that `embed(_:in:)` and a
/// hosting base class mean what they do, whatever they are called.
package struct FunctionSummary: Hashable, Sendable {
  /// For each parameter, what is done with it.
  package let parameters: [Set<Effect>]
  /// What is done with `self`, as a controller.
  package let receiver: Set<Effect>
  /// What is called, closures that may run later included.
  package let calls: Set<Origin>
  /// How others come to have `self`; `nil` unless it is an initialiser of a class, or a method of one
  /// that shows a screen.
  package let handouts: Set<SelfHandout>?
  /// Which of UIKit's methods it calls that change what is on screen, by name.
  let navigations: Set<String>
  /// Whether it looks at some state, or stops an earlier run, before it does its work.
  package let looksFirst: Bool
  /// Whether something it starts may go on when it returns.
  package let startsWork: Bool
  /// Whether it asks the application for its windows or scenes.
  package let reachesForWindow: Bool
  /// Whether it has a body, and nothing in it.
  package let doesNothing: Bool
  /// Whether it may throw, and only what tells that its task was cancelled.
  let throwsOnlyCancellation: Bool

  init(_ node: Node) {
    guard let body = node.body else {
      parameters = []
      receiver = []
      calls = []
      handouts = nil
      navigations = []
      looksFirst = false
      startsWork = false
      reachesForWindow = false
      doesNothing = false
      throwsOnlyCancellation = false
      return
    }
    let all = node.children(.parameter)
    let effects = all.map { parameter in
      parameter.mayBeReference
        ? Set(UseCollector.uses(ofLocal: parameter).map(\.effect).filter(\.isFact)) : []
    }
    parameters = effects.contains { !$0.isEmpty } ? effects : []
    receiver = node.enclosingType == nil ? [] : node.receiverEffects
    calls = body.calledOrigins
    handouts = SelfHandout.all(of: node, calling: calls)
    navigations = body.navigations
    looksFirst = body.looksFirst
    startsWork = node.has(.isAsync) || body.startsWork
    reachesForWindow = body.reachesForWindow
    doesNothing = body.firstChild == nil
    throwsOnlyCancellation = node.has(.isThrowing) && body.passesOnOnlyCancellation
  }

  /// The names other files can change the meaning of.
  var mentionedNames: Set<String> {
    var names: Set<String> = []
    for effect in parameters.flatMap({ $0 }) + receiver { effect.collectNames(into: &names) }
    for call in calls { FactNames.collect(call, into: &names) }
    for handout in handouts ?? [] { handout.collectNames(into: &names) }
    return names
  }
}

extension Effect {
  /// Whether other files need to know it.
  var isFact: Bool {
    switch self {
    case .reads, .replaced: false
    default: true
    }
  }

  func collectNames(into names: inout Set<String>) {
    switch self {
    case .passed(let passing), .passesView(let passing):
      FactNames.collect(passing.callee, into: &names)
    case .calls(let name), .callsOnView(let name): names.insert(name)
    default: break
    }
  }
}

extension Node {
  private static let valueTypes: Set<String> = [
    "Int", "Bool", "String", "Double", "CGFloat", "Float", "CGRect", "CGSize", "CGPoint", "Data",
    "Date", "URL", "UUID", "IndexPath", "TimeInterval", "NSCoder", "Decoder", "Encoder",
    "UIEdgeInsets", "NSDirectionalEdgeInsets", "UInt", "Character", "Notification",
    TypeRef.arrayMark, TypeRef.dictionaryMark, TypeRef.tupleMark,
  ]

  /// Whether a parameter can be a controller, a view or a closure.
  fileprivate var mayBeReference: Bool {
    guard let type else { return false }
    // An array stands for its elements.
    let name = (type.name == TypeRef.arrayMark ? type.arguments.first : type)?.name ?? ""
    return !Self.valueTypes.contains(name)
  }

  /// What a method does with `self`: written out, or as members that every controller has.
  fileprivate var receiverEffects: Set<Effect> {
    var effects: Set<Effect> = []
    for node in descendants where node.kind == .name {
      switch node.name {
      case "self":
        effects.formUnion(UseClassifier.classify(node, as: .controller).uses.map(\.effect))
      case "view":
        guard node.localDeclaration(of: "view") == nil else { continue }
        effects.formUnion(UseClassifier.classify(node, as: .view).uses.map(\.effect))
      case "removeFromParent":
        effects.insert(.removesFromParent)
      case "willMove", "didMove":
        guard let call = node.wrapped.parent, call.kind == .call, call.callee == node else {
          continue
        }
        let isNil = call.argument("toParent")?.has(.isNil) == true
        if node.name == "didMove" {
          effects.insert(isNil ? .movesToNil : .movesToParent)
        } else if isNil {
          effects.insert(.willMoveToNil)
        }
      default: continue
      }
    }
    return effects.filter(\.concernsReceiver)
  }

  /// What is called inside, by origin; calls of unknown values are left out, but for the ends of
  /// chains that subscribe to something.
  var calledOrigins: Set<Origin> { calledOrigins { _ in true } }

  /// The same of the calls that `isCounted`.
  func calledOrigins(where isCounted: (Node) -> Bool) -> Set<Origin> {
    var origins: Set<Origin> = []
    for node in descendants where node.kind == .call && isCounted(node) {
      guard let callee = node.callee else { continue }
      guard let path = callee.path, path.count <= 4 else {
        if callee.kind == .member, ["assign", "sink"].contains(callee.name) {
          origins.insert(.member(.unknown, callee.name))
        }
        continue
      }
      let origin = callee.origin
      if origin != .unknown { origins.insert(origin) }
    }
    return origins
  }
}

extension Node {
  fileprivate var navigations: Set<String> {
    Set(
      descendants.compactMap { node in
        guard node.kind == .call, let name = node.calleeName, Navigation.changes.contains(name),
          node.runsInCourse(of: self)
        else { return nil }
        return name
      })
  }
}

extension Effect {
  fileprivate var concernsReceiver: Bool {
    switch self {
    case .reads, .replaced, .cleared, .calls, .captured, .sets, .constrainsView, .callsOnView:
      false
    default: true
    }
  }
}
