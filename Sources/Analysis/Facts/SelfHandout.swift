/// A way in which an initialiser, or a method that shows a screen, lets others have `self`.
package enum SelfHandout: Hashable, Sendable {
  /// By a strong closure or in a way that cannot be followed: something may keep it.
  case kept
  /// `model.flow = self`: a property of another object. `isShown` tells whether that object is seen
  /// to be part of the screen, so that it goes on when the method returns.
  case assigned(Origin, property: String, isShown: Bool)
  /// An argument, with the same said about what the call makes or is made on.
  case passed(Effect.Passing, isShown: Bool)
  /// What is shown is given a closure that captures it weakly.
  case weakClosure
  /// `onDone: finish`: the name stands for a value, which brings `self` along if it is a method.
  case mentioned(String)
}

extension SelfHandout {
  private static let showing: Set<String> = Navigation.pushes.union([
    "present", "setViewControllers",
  ])

  /// Whether one of these calls shows a screen.
  private static func shows(_ calls: Set<Origin>) -> Bool {
    calls.contains { call in
      if case .member(_, let name) = call { return showing.contains(name) }
      return false
    }
  }

  /// The handouts of a method or initialiser of a class that makes these calls; `nil` for a method
  /// that shows no screen.
  static func all(of function: Node, calling calls: Set<Origin>) -> Set<SelfHandout>? {
    guard function.kind == .initializer || function.kind == .function && shows(calls),
      !function.has(.isStatic), let type = function.enclosingType,
      type.has(.isClass) || type.has(.isExtension),
      let body = function.body
    else { return nil }
    return Self.all(in: body)
  }

  private static func all(in body: Node) -> Set<SelfHandout> {
    var result: Set<SelfHandout> = []
    var index = body.id + 1
    while index < body.end {
      let node = Node(storage: body.storage, id: index)
      index += 1
      switch node.kind {
      case .type: index = max(node.end, index)
      case .function:
        if node.descendants(named: "self").contains(where: { _ in true }) { result.insert(.kept) }
        index = max(node.end, index)
      case .closure where !node.runsWhereItStands:
        switch node.holdOfSelf {
        case .strong: result.insert(.kept)
        case .weak:
          if node.isGivenToScreen { result.insert(.weakClosure) }
          index = max(node.end, index)
        case nil: continue
        }
      case .name where node.name == "self": result.formUnion(node.handout)
      case .name where !node.name.isTypeName && node.isHandedOn && !node.name.hasPrefix("$"):
        if node.localDeclaration(of: node.name) == nil { result.insert(.mentioned(node.name)) }
      default: continue
      }
      if result.contains(.kept) { return [.kept] }
    }
    return result
  }
}

private enum HoldOfSelf { case strong, weak }

extension Node {
  /// Whether a closure is called here, or by what it is given to before that returns.
  fileprivate var runsWhereItStands: Bool {
    if let parent, parent.kind == .call, parent.firstChild == self { return true }
    return enclosingArgument?.call.calleeName.map(ImmediateFunctions.names.contains) ?? false
  }

  /// How this closure, or one inside, holds `self`; `nil` where it does not say so.
  fileprivate var holdOfSelf: HoldOfSelf? {
    var result: HoldOfSelf?
    for node in descendants(named: "self") {
      switch node.kind {
      case .capture where node.firstChild == nil:
        let isWeak = node.has(.isWeak) || node.has(.isUnowned)
        // A capture list further in needs what the closure around it holds.
        let outer = node.parent == self ? nil : node.parent?.localDeclaration(of: "self")
        if node.parent == self ? !isWeak : outer == nil { return .strong }
      case .name:
        if let capture = node.parent, capture.kind == .capture, capture.parent == self {
          if !capture.has(.isWeak), !capture.has(.isUnowned) { return .strong }
        } else if node.localDeclaration(of: "self").map({ !$0.isInside(self) }) ?? true {
          return .strong
        }
      default: continue
      }
      result = .weak
    }
    // A task holds `self` for the members it mentions.
    return result ?? (enclosingArgument?.call.calleeName == "Task" ? .strong : nil)
  }

  private func isInside(_ closure: Node) -> Bool { closure.contains(self) }

  /// Whether the value of this expression goes into a call, an assignment or a collection.
  fileprivate var isHandedOn: Bool {
    guard let parent = wrapped.parent else { return false }
    switch parent.kind {
    case .argument, .array, .dictionary, .tuple, .ternary, .initialValue: return true
    case .assignment: return parent.assignmentTarget != wrapped
    case .operation: return parent.name == "??"
    default: return false
    }
  }

  /// Whether this closure is given to an object that is shown.
  fileprivate var isGivenToScreen: Bool {
    guard let parent = wrapped.parent else { return false }
    if parent.kind == .assignment, parent.assignedValue == wrapped,
      let target = parent.assignmentTarget?.unwrapped, target.kind == .member
    {
      return target.base?.isPartOfScreen ?? false
    }
    guard let (call, _) = enclosingArgument, call.makesObject else { return false }
    return call.isShown(depth: 0)
  }

  /// How this mention of `self`, outside of closures, lets others have it.
  fileprivate var handout: Set<SelfHandout> {
    guard localDeclaration(of: "self") == nil, let parent = wrapped.parent else { return [.kept] }
    switch parent.kind {
    case .member:
      // `self.model`, unless it is called, assigned or looked into.
      return parent.isHandedOn ? [.mentioned(parent.name)] : []
    case .argument:
      guard let call = parent.parent, call.kind == .call else { return [.kept] }
      // UIKit keeps neither the targets of its controls nor the observers that have a selector.
      if call.takesTarget(parent) { return [] }
      let isShown =
        call.makesObject ? call.isShown(depth: 0) : call.receiver?.isPartOfScreen ?? false
      return [.passed(call.passing(parent), isShown: isShown)]
    case .assignment:
      guard parent.assignedValue == wrapped, let target = parent.assignmentTarget?.unwrapped,
        target.kind == .member, let base = target.base, !base.isSelf
      else { return [.kept] }
      return [
        .assigned(base.origin, property: target.name, isShown: base.isPartOfScreen)
      ]
    case .operation: return ["===", "!==", "==", "!="].contains(parent.name) ? [] : [.kept]
    default: return [.kept]
    }
  }

  private func takesTarget(_ argument: Node) -> Bool {
    let labels = argumentLabels
    switch calleeName {
    case "addTarget": return argument.label.isEmpty && labels.contains("action")
    case "addObserver": return argument.label.isEmpty && labels.contains("selector")
    case "UIBarButtonItem", "UITapGestureRecognizer": return argument.label == "target"
    default: return false
    }
  }

  /// `PayModel(…)`, `PayModel.init(…)`.
  private var makesObject: Bool {
    kind == .call && (calleeName.map { $0.isTypeName || $0 == "init" } ?? false)
  }

  /// Whether this names a local variable whose object is part of what is shown, or that object's
  /// member: `model`, `host.rootView.model`.
  private var isPartOfScreen: Bool {
    var current = unwrapped
    for _ in 0..<6 {
      guard current.kind == .member, let base = current.base else { break }
      current = base.unwrapped
    }
    guard current.kind == .name, let local = current.localDeclaration(of: current.name),
      local.kind == .property, local.has(.isLocal)
    else { return false }
    return local.isShownLocal(depth: 0)
  }

  private func isShownLocal(depth: Int) -> Bool {
    UseCollector.uses(ofLocal: self).contains { use in
      switch use.effect {
      case .pushes, .presents: true
      case .listed: !use.node.makesObject || use.node.isShown(depth: depth + 1)
      case .passed: use.node.makesObject && use.node.isShown(depth: depth + 1)
      default: false
      }
    }
  }

  /// Whether the object that this call makes becomes part of what is shown.
  private func isShown(depth: Int) -> Bool {
    var current = wrapped
    guard depth < 5 else { return false }
    for _ in 0..<24 {
      guard let parent = current.parent else { return false }
      switch parent.kind {
      case .argument:
        guard let call = parent.parent, call.kind == .call else { return false }
        guard call.makesObject else {
          return SelfHandout.isShowing(call.calleeName ?? "")
        }
        current = call.wrapped
      case .array: current = parent.wrapped
      case .member:
        // A modifier of a view.
        guard let call = parent.wrapped.parent, call.kind == .call, call.callee == parent else {
          return false
        }
        current = call.wrapped
      case .initialValue:
        guard let local = parent.parent, local.has(.isLocal) else { return false }
        return local.isShownLocal(depth: depth + 1)
      default: return false
      }
    }
    return false
  }
}

extension SelfHandout {
  fileprivate static func isShowing(_ name: String) -> Bool { showing.contains(name) }

  func collectNames(into names: inout Set<String>) {
    switch self {
    case .kept, .weakClosure: break
    case .assigned(let base, let property, _):
      names.insert(property)
      FactNames.collect(base, into: &names)
    case .passed(let passing, _): FactNames.collect(passing.callee, into: &names)
    case .mentioned(let name): names.insert(name)
    }
  }
}
