/// What a type tells about the view-building code of its members.
struct ViewOwner: Sendable {
  /// Whether it is a class or an actor.
  let isClass: Bool
  /// Stored properties that cannot be views: what stands around them does not matter, except
  /// whether it runs later.
  let plainProperties: Set<String>
  /// Those with an object from the environment: it matters whether they are read in any case.
  let environmentProperties: Set<String>

  /// For code outside of every type.
  static let none = ViewOwner(nil)

  init(_ type: Node?) {
    isClass = type?.has(.isClass) == true || type?.has(.isActor) == true
    var plain: Set<String> = []
    var fromEnvironment: Set<String> = []
    for member in type?.members ?? [] where member.kind == .property {
      let attributes = member.attributeNames
      if attributes.contains(where: { $0 == "EnvironmentObject" || $0 == "Environment" }) {
        fromEnvironment.insert(member.name)
      }
      guard !member.has(.isComputed) else { continue }
      if attributes.contains(where: SwiftUIVocabulary.wrappers.contains)
        || member.type.map({ ValueTypes.names.contains($0.simpleName) }) == true
      {
        plain.insert(member.name)
      }
    }
    plainProperties = plain
    environmentProperties = fromEnvironment
  }
}

extension Node {
  /// What this property, function or initialiser of `owner` builds and reads.
  func viewSummary(in owner: ViewOwner) -> ViewSummary {
    switch kind {
    case .property:
      if let getter { return ViewReader.read(getter.body, viewDepth(in: owner), in: owner) }
      return ViewReader.read(child(.initialValue), owner.isClass ? .builds : .reads, in: owner)
    default: return ViewReader.read(body, viewDepth(in: owner), in: owner)
    }
  }

  /// A class is read closely only where it makes views, or computes a property from others.
  private func viewDepth(in owner: ViewOwner) -> ViewReader.Depth {
    guard owner.isClass else { return .everything }
    if let type, type.isOpaque || type.simpleName == "AnyView" { return .everything }
    switch kind {
    case .initializer: return .everything
    case .property: return .reads
    default: return .builds
    }
  }
}
