/// One call or assignment that a representable runs at once in make or update: in the method
/// itself, or in a function of this file that it calls.
package struct RepresentableWork: Sendable {
  package let node: Node
  /// The function whose body it stands in.
  package let function: Node
  /// Whether a condition on the way sees to it that this does not run with every update.
  package let isGuarded: Trilean
  /// What stands for the wrapped view or controller in `function`.
  private let wrapped: Set<Node>

  init(node: Node, function: Node, isGuarded: Trilean, wrapped: Set<Node>) {
    self.node = node
    self.function = function
    self.isGuarded = isGuarded
    self.wrapped = wrapped
  }

  /// The members through which `expression` is reached from the wrapped view: none for the view
  /// itself, `["view"]` for a wrapped controller's view; `nil` for anything else.
  package func pathFromWrapped(_ expression: Node?) -> [String]? {
    expression?.path(from: wrapped)
  }
}

extension Representable {
  /// Everything that runs when SwiftUI updates the representable.
  package var updateWork: [RepresentableWork] { update.map(work(of:)) ?? [] }

  /// Everything that runs when SwiftUI makes the wrapped view.
  package var makeWork: [RepresentableWork] { make.map(work(of:)) ?? [] }

  /// Everything that runs when SwiftUI asks for the wrapped view's size.
  package var sizingWork: [RepresentableWork] { functions("sizeThatFits").flatMap(work(of:)) }

  private func work(of method: Node) -> [RepresentableWork] {
    work(of: method, wrapped: wrappedDeclarations(in: method))
  }

  /// The first parameter of an update, and what a make method gives back.
  private func wrappedDeclarations(in method: Node) -> Set<Node> {
    if method.name.hasPrefix("update") { return Set(method.children(.parameter).prefix(1)) }
    let returned = method.body?.returnedValues ?? []
    return Set(
      returned.compactMap { value in
        let value = value.unwrapped
        return value.kind == .name ? value.localDeclaration(of: value.name) : nil
      })
  }

  /// The function of the representable or of its coordinator that a call runs, where this file
  /// declares it.
  package func function(calledBy call: Node) -> Node? {
    guard let path = call.callee?.path, let name = path.last else { return nil }
    let candidates: [Node]
    if path.count == 1 || path.dropLast() == ["self"] {
      guard call.localDeclaration(of: path[0]) == nil || path[0] == "self" else { return nil }
      // The code may be the coordinator's own.
      let type = call.enclosingType
      let own = type.map { parts.contains($0) } ?? false ? members : type?.members ?? []
      candidates = own
    } else if call.callee?.base?.isCoordinator == true {
      candidates = coordinator?.parts.flatMap(\.members) ?? []
    } else {
      return nil
    }
    let functions = candidates.filter { $0.kind == .function && $0.name == name }
    return functions.first { $0.parameterFacts.accept(call.argumentLabels) } ?? functions.only
  }
}

extension ViewCode {
  /// Everything that runs at once in `entry`, a method or a closure that is given what `wrapped`
  /// declares.
  func work(of entry: Node, wrapped: Set<Node>) -> [RepresentableWork] {
    var result: [RepresentableWork] = []
    var visited: Set<Node> = []
    var pending: [(function: Node, isGuarded: Trilean, wrapped: Set<Node>)] = [
      (entry, .no, wrapped)
    ]
    while let next = pending.popLast(), visited.count < 24 {
      guard visited.insert(next.function).inserted else { continue }
      for node in next.function.nodesRunAtOnce
      where node.kind == .call || node.kind == .assignment {
        let guarded = max(next.isGuarded, guarding(of: node, in: next.function, next.wrapped))
        result.append(
          RepresentableWork(
            node: node, function: next.function, isGuarded: guarded, wrapped: next.wrapped))
        guard node.kind == .call, let called = function(calledBy: node) else { continue }
        let parameters = called.children(.parameter)
        let indices = called.parameterFacts.indices(for: node.argumentLabels)
        let passed = zip(node.arguments, indices).compactMap { argument, index -> Node? in
          guard let index, parameters.indices.contains(index),
            argument.value?.path(from: next.wrapped) == []
          else { return nil }
          return parameters[index]
        }
        pending.append((called, guarded, Set(passed)))
      }
    }
    return result.sorted { $0.node.id < $1.node.id }
  }
}

extension Node {
  /// `context.coordinator`, or a local that holds it.
  package var isCoordinator: Bool {
    var current = unwrapped
    for _ in 0..<4 {
      if current.kind == .member { return current.name == "coordinator" }
      guard current.kind == .name, let local = current.localDeclaration(of: current.name) else {
        return current.name == "coordinator"
      }
      guard let value = local.initialValue?.unwrapped else { return local.name == "coordinator" }
      current = value
    }
    return false
  }

  /// The members through which this expression is reached from one of `declarations`, through
  /// locals and casts; `nil` when it is not.
  func path(from declarations: Set<Node>) -> [String]? {
    var names: [String] = []
    var current = unwrapped
    for _ in 0..<24 {
      switch current.kind {
      case .member:
        guard let base = current.base else { return nil }
        names.append(current.name)
        current = base
      case .cast where !current.has(.isTest):
        guard let value = current.firstChild?.unwrapped else { return nil }
        current = value
      case .tuple:
        guard let only = current.onlyChild?.unwrapped else { return nil }
        current = only
      case .name where current.name == "$0":
        guard let closure = current.ancestors.first(where: { $0.kind == .closure }),
          declarations.contains(closure)
        else { return nil }
        return names.reversed()
      case .name:
        guard let local = current.localDeclaration(of: current.name) else { return nil }
        if declarations.contains(local) { return names.reversed() }
        guard local.kind == .property || local.kind == .condition,
          let value = local.initialValue?.unwrapped
        else { return nil }
        current = value
      default: return nil
      }
    }
    return nil
  }

  private static let animations: Set<String> = ["animate", "performWithoutAnimation"]

  /// What the body of this function runs before it returns: closures that may run later are left
  /// out.
  package var nodesRunAtOnce: [Node] {
    guard let body else { return [] }
    var result: [Node] = []
    var index = body.id + 1
    while index < body.end {
      let node = Node(storage: storage, id: index)
      if node.kind == .closure ? !node.runsAtOnce : node.isFunctionLike || node.kind == .type {
        index = max(node.end, index + 1)
        continue
      }
      result.append(node)
      index += 1
    }
    return result
  }

  /// Whether a closure is run by what it is given to, or called where it stands.
  private var runsAtOnce: Bool {
    if let call = parent, call.kind == .call, call.firstChild == self { return true }
    guard let (call, argument) = enclosingArgument else { return false }
    let name = call.calleeName ?? ""
    return (ImmediateFunctions.names.contains(name) || Self.animations.contains(name))
      && argument.label != "completion"
  }
}

extension Trilean: Comparable {
  private var rank: Int {
    switch self {
    case .no: 0
    case .unknown: 1
    case .yes: 2
    }
  }

  package static func < (lhs: Self, rhs: Self) -> Bool { lhs.rank < rhs.rank }
}

extension Representable {
  /// The closure of the representable's own that `work` calls at once with a value which it reads
  /// from the wrapped view, as in `onHeight(view.bounds.height)`; `nil` for everything else.
  package func measuringCallback(_ work: RepresentableWork) -> String? {
    guard work.node.kind == .call, let name = work.node.callee?.pathInSelf?.only,
      work.node.callee?.kind == .member || work.node.localDeclaration(of: name) == nil,
      let found = index.property(name, of: self.name), found.fact.type?.isFunction == true,
      found.fact.type?.arguments.last?.isVoid == true
    else { return nil }
    let measures = work.node.arguments.contains { argument in
      argument.descendants.contains { node in
        node.kind == .member && work.pathFromWrapped(node)?.isEmpty == false
      }
    }
    return measures ? name : nil
  }
}
