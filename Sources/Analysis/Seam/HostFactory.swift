/// Functions that make a host for whoever calls them.
extension WorkspaceIndex {
  /// Whether a function gives back a host or a list of hosts: it says so, or says `UIViewController`
  /// and makes a host on every way out.
  func returnsHost(_ function: FunctionFact, of owner: String) -> Bool {
    // One that makes the host a child leaves the other half to its caller.
    guard let given = function.result, case let result = given.element ?? given,
      result.name == "UIViewController"
        || heirs(of: "UIHostingController").contains(result.simpleName),
      !function.summary.calls.contains(where: \.addsChild)
    else {
      return false
    }
    return isHosting(result.name, in: owner).isYes
      || given == result && hostMade(by: function, of: owner) != nil
  }

  /// Whether some function called `name` gives back a host. Goes through all that are called so.
  func someReturnsHost(_ name: String) -> Bool {
    methods[name]?.contains { returnsHost($0.fact, of: $0.type) } ?? false
      || globalFunctions[name]?.contains { returnsHost($0, of: "") } ?? false
  }

  /// The type of the host that a call gives back as a `UIViewController`.
  func hostReturned(by call: Node, in context: String) -> TypeRef? {
    guard let callee = call.callee else { return nil }
    let passing = Effect.Passing(callee: callee.origin, labels: call.argumentLabels, index: 0)
    guard let function = functions(calledBy: passing, in: context).only else { return nil }
    return hostMade(by: function.fact, of: function.owner)
  }

  /// The type of the host that a method of every view gives back: `Text("").asController()`.
  func hostMadeByEveryView(_ callee: Node) -> TypeRef? {
    guard callee.kind == .member, callee.base != nil else { return nil }
    let found = (methods[callee.name] ?? []).filter { $0.type == "View" }
    guard let result = found.only?.fact.result, isHosting(result.name).isYes else { return nil }
    return result
  }

  private func hostMade(by function: FunctionFact, of owner: String) -> TypeRef? {
    guard function.result?.name == "UIViewController", !function.returns.isEmpty else { return nil }
    let types = function.returns.map { type(of: $0, in: owner) }
    guard let first = types.first, let first,
      types.allSatisfy({ $0.map { isHosting($0.name, in: owner).isYes } ?? false })
    else { return nil }
    return first
  }
}

extension Origin {
  fileprivate var addsChild: Bool {
    switch self {
    case .name("addChild"), .member(_, "addChild"): true
    default: false
    }
  }
}

extension Code {
  /// The computed properties of the file's types that make a host for whoever asks, by name; `hosts`
  /// are the names that a hosting type may have.
  func hostFactories(_ hosts: Set<String>) -> [String: Node] {
    guard uses(oneOf: hosts) else { return [:] }
    var found: [String: Node] = [:]
    for member in types.flatMap(\.members) where member.kind == .property && member.has(.isComputed)
    {
      guard let type = member.type, !type.isOptional, hosts.contains(type.simpleName),
        let values = member.getter?.body?.returnedValues, !values.isEmpty,
        values.allSatisfy({ $0.isMadeHost(hosts) })
      else { continue }
      found[member.name] = member
    }
    return found
  }
}

extension Node {
  /// Whether this makes a new host, itself or as the local that it was made for.
  fileprivate func isMadeHost(_ hosts: Set<String>) -> Bool {
    let value = unwrapped
    if value.kind == .name {
      guard let local = value.localDeclaration(of: value.name), local.kind == .property,
        let made = local.initialValue?.unwrapped
      else { return false }
      return made.kind == .call && hosts.contains(made.calleeName ?? "")
    }
    return value.kind == .call && hosts.contains(value.calleeName ?? "")
  }
}
