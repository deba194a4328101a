/// Functions that make a host for whoever calls them.
extension WorkspaceIndex {
  /// Whether a function gives back a host: it says so, or says `UIViewController` and makes a host
  /// on every way out.
  func returnsHost(_ function: FunctionFact, of owner: String) -> Bool {
    // One that makes the host a child leaves the other half to its caller.
    guard let result = function.result,
      result.name == "UIViewController"
        || heirs(of: "UIHostingController").contains(result.simpleName),
      !function.summary.calls.contains(where: \.addsChild)
    else {
      return false
    }
    return isHosting(result.name, in: owner).isYes || hostMade(by: function, of: owner) != nil
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
