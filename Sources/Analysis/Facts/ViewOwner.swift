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
