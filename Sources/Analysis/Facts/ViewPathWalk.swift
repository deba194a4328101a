/// Walks from an element of view-building code outwards and tells what stands around it.
struct ViewPathWalk {
  /// Where the walk ends: the body or expression that is read.
  let root: Node

  /// Operators that hand on their operands, or make plain values of them.
  private static let standardOperators = Operators.comparisons.union([
    "??", "+", "-", "*", "/", "%", "&&", "||", "!", "...", "..<", "~=", "&", "|", "^", "~", "<<",
    ">>", "is", "as", "",
  ])

  /// The ways from `node` to the root, each innermost first. There are several where a local
  /// variable that holds the value is used several times, and none where it is not used.
  func paths(from node: Node, followingLocals: Bool = true) -> [[ViewStep]] {
    paths(from: node, followingLocals: followingLocals, depth: 0)
  }

  private func paths(from node: Node, followingLocals: Bool, depth: Int) -> [[ViewStep]] {
    var steps: [ViewStep] = []
    var current = node
    while current != root, let parent = current.parent {
      steps.add(current.conditions(in: parent))
      switch parent.kind {
      case .member where parent.firstChild == current:
        let outer = parent.wrapped
        if let call = outer.parent, call.kind == .call, call.callee == parent {
          steps += modification(by: call, named: parent.name)
          current = call
        } else {
          if !SwiftUIVocabulary.isKnownModifier(parent.name) {
            steps.append(.modified(parent.name))
          }
          current = outer
        }
      case .argument:
        guard let call = parent.parent else { return [steps] }
        if call.kind == .call { steps += content(parent, of: call) }
        current = call
      case .initialValue:
        guard let declaration = parent.parent else { return [steps] }
        guard followingLocals, declaration.kind == .property, declaration.has(.isLocal) else {
          current = declaration
          continue
        }
        return mentions(of: declaration, steps, depth)
      case .condition where parent.has(.isOptionalBinding) && followingLocals:
        return mentions(of: parent, steps, depth)
      case .assignment where followingLocals:
        guard parent.assignmentTarget != current else { return [] }
        if parent.assignmentTarget?.unwrapped.name == "rootView" { return [steps + [.hostedAgain]] }
        guard let target = parent.assignmentTarget?.unwrapped, target.kind == .name,
          let local = target.localDeclaration(of: target.name), local.kind == .property
        else { return [steps] }
        return mentions(of: local, steps, depth)
      case .operation where !Self.standardOperators.contains(parent.name):
        // What an operator of the project's own makes of its operands cannot be seen.
        steps.append(.hidden)
        current = parent
      case .other:
        // Modifiers in an `#if` around the rest of the chain.
        steps.append(.hidden)
        current = parent
      case .closure where current.kind == .block:
        current = parent
        if let outer = parent.parent, outer.kind != .argument, outer.kind != .call {
          // Kept in a variable: it runs later, if at all.
          steps.append(.action)
        }
      default: current = parent
      }
    }
    return [steps]
  }

  /// Continues at each use of a local that holds the value.
  private func mentions(of local: Node, _ steps: [ViewStep], _ depth: Int) -> [[ViewStep]] {
    guard depth < 4 else { return [] }
    let uses = root.descendants(named: local.name).filter { node in
      node.kind == .name && node.id > local.id && node.localDeclaration(of: node.name) == local
    }
    let steps = steps + (local.isChangedLater ? [.hidden] : [])
    return uses.prefix(6).flatMap { use in
      paths(from: use, followingLocals: true, depth: depth + 1).map { steps + $0 }
    }
  }

  /// What applying the modifier `name` means to what it is applied to.
  func modification(by call: Node, named name: String) -> [ViewStep] {
    let arguments = call.arguments
    switch name {
    case "environmentObject":
      return [.environmentObject(arguments.first?.value?.origin ?? .unknown)]
    case "environment":
      guard let first = arguments.first?.value else { return [.hidden] }
      guard first.kind == .keyPath else { return [.environment(first.origin)] }
      return first.isWholeEnvironment ? [.environmentValues] : first.environmentKey
    case "transformEnvironment":
      guard let first = arguments.first?.value else { return [] }
      return first.isWholeEnvironment ? [.environmentValues] : first.environmentKey
    case "id": return [.identified(by: arguments.first?.value?.origin ?? .unknown)]
    case "modifier": return [.modifier(arguments.first?.value?.origin ?? .unknown)]
    default:
      if SwiftUIVocabulary.isKnownModifier(name) {
        return SwiftUILandmarks.surrounding(modifier: name, call).map { [.within($0)] } ?? []
      }
      return [.modified(name)] + arguments.flatMap { transformations(in: $0.value) }
    }
  }

  /// What a closure such as `{ $0.environmentObject(x) }` applies to its parameter.
  private func transformations(in closure: Node?) -> [ViewStep] {
    guard let closure, closure.kind == .closure else { return [] }
    var steps: [ViewStep] = []
    for node in closure.descendants
    where node.kind == .call && (node.receiver?.isParameter(of: closure) ?? false) {
      if let name = node.calleeName { steps += modification(by: node, named: name) }
    }
    return steps
  }

  /// What it means to stand in an argument of a call.
  private func content(_ argument: Node, of call: Node) -> [ViewStep] {
    guard let callee = call.callee, callee.kind == .name || callee.kind == .member else {
      return argument.value?.kind == .closure ? [.action] : []
    }
    let name = callee.name
    let isClosure = argument.value.map { $0.kind == .closure || $0.isMethodReference } ?? false
    let label = argument.label
    if isClosure, call.runsLater(argument, of: name) { return [.action] }
    if callee.kind == .member, callee.base != nil, !name.isTypeName, name != "init" {
      if SwiftUIVocabulary.transparentFunctions.contains(name) {
        let mapsData = isClosure && ["map", "flatMap", "compactMap"].contains(name)
        return mapsData && callee.base?.isWrittenOut == false ? [.conditional(nil)] : []
      }
      if SwiftUIVocabulary.isKnownModifier(name),
        !SwiftUIVocabulary.buildingModifiers.contains(name)
      {
        return isClosure ? [.action] : []
      }
      return [.modifierArgument(of: name, label: label, isClosure: isClosure)]
    }
    if name == "NavigationLink", call.leads(to: argument) { return [.destination] }
    if isClosure, call.buildsForEachElement { return [.conditional(nil)] }
    if name == "UIHostingConfiguration" { return [.hostedAgain] }
    if name == "ModifiedContent", label == "content" {
      return [.modifier(call.argument("modifier")?.origin ?? .unknown)]
    }
    if SwiftUIVocabulary.containers.contains(name)
      || SwiftUIVocabulary.transparentFunctions.contains(name)
    {
      return SwiftUILandmarks.surrounding(argument, of: name, call).map { [.within($0)] } ?? []
    }
    return [.argument(of: callee.origin, label: label, isClosure: isClosure)]
  }
}

extension [ViewStep] {
  /// Notes conditions; that there is one more which tells nothing is no news.
  fileprivate mutating func add(_ conditions: [ViewCondition?]) {
    for condition in conditions
    where condition == nil ? !contains(where: \.isCondition) : !contains(.conditional(condition)) {
      append(.conditional(condition))
    }
  }
}
