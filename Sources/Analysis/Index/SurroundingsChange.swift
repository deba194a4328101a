/// A change of what stands around views: of the places that build them, and of the types whose code that
/// is. It reaches the views built there and every view below them, which may be on screen elsewhere now,
/// or no longer once for each host; none of their files need mention any of it.
struct SurroundingsChange {
  /// The last components of the names of the types that are built elsewhere, or otherwise, than before.
  private(set) var rebuilt: Set<String> = []
  /// The same of the types that are of another kind, or descend from something else.
  private var redefined: Set<String> = []

  mutating func insert(_ old: FileFacts?, _ new: FileFacts?) {
    let sites = BuildSites.all(in: old).differing(from: BuildSites.all(in: new))
    let changed = Set(sites.own).symmetricDifference(sites.other)
    rebuilt.formUnion(changed.compactMap(\.callee.builtName))
    let types = (old?.types ?? []).differing(from: new?.types ?? [])
    let definitions = definitions(types.own).symmetricDifference(definitions(types.other))
    redefined.formUnion(definitions.map(\.name))
  }

  private struct Definition: Hashable {
    let name: String
    let kind: TypeFact.Kind
    let inherits: [TypeRef]
  }

  private func definitions(_ types: ArraySlice<TypeFact>) -> Set<Definition> {
    Set(
      types.lazy.filter { $0.kind != .extension || !$0.inherits.isEmpty }.map {
        Definition(name: $0.name.lastComponent, kind: $0.kind, inherits: $0.inherits)
      })
  }

  /// The last components of the names of all views that the change reaches, as the index is after it.
  func reach(in index: WorkspaceIndex) -> Set<String> {
    var result = rebuilt
    for name in redefined { result.formUnion(index.namesBuilt(by: index.heirs(of: name))) }
    var pending = result
    while !pending.isEmpty {
      let next = index.namesBuilt(by: pending).subtracting(result)
      result.formUnion(next)
      pending = next
    }
    return result
  }
}

extension WorkspaceIndex {
  /// The last components of the names of all types that code of the types with these names makes
  /// values of.
  fileprivate func namesBuilt(by names: Set<String>) -> Set<String> {
    var built: Set<String> = []
    for piece in types(named: names).flatMap({ pieces[$0] ?? [] }) {
      for element in piece.fact.viewElements {
        if case .call(let callee, _) = element.kind, let name = callee.builtName {
          built.insert(name)
        }
      }
    }
    return built
  }
}
