/// One declaration or extension of a type, or a typealias.
package struct TypeFact: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable {
    case `class`, `struct`, `enum`, `actor`, `protocol`, `extension`, alias
  }

  /// `Outer.Inner`; for an extension the path it is written with.
  package let name: String
  package let kind: Kind
  /// What stands after the colon; the target of a typealias.
  package let inherits: [TypeRef]
  package let attributes: [String]
  /// Generic parameters and requirements: a name and what it conforms to or is.
  package let generics: [GenericFact]
  package let properties: [PropertyFact]
  package let functions: [FunctionFact]
  package let cases: [String]
  package let isPrivate: Bool
  /// What this declaration or extension does with properties of the type.
  package let memberUses: [MemberUseFact]
  /// The paths of members of `self` that the type assigns: `sizingOptions`, `view.backgroundColor`.
  package let assignedMembers: Set<String>
  /// The members of `self` that code gives another value after an initialiser has put in the first,
  /// also in place (`items.append(item)`) or by `assign(to: &$member)`.
  package let changedMembers: Set<String>
  /// What a view calls each time it appears: in `.onAppear` and `.task`, whatever the state is.
  package let appearanceCalls: Set<Origin>
  /// What a coordinator reads of the things it keeps.
  package let keptReads: [KeptReadFact]
  /// Whether a member asks the application for its windows or scenes.
  package let reachesForWindow: Bool

  package struct GenericFact: Hashable, Sendable {
    package let name: String
    package let constraint: TypeRef?
  }
}

extension TypeFact {
  init(_ node: Node, known: KnownFacts.OfType? = nil) {
    if let known, !known.isEdited {
      self = known.fact
      return
    }
    name = node.qualifiedName
    kind = Kind(node.flags)
    inherits = node.children(.inherited).compactMap(\.type)
    attributes = node.attributeNames
    generics = node.children(.genericParameter).map {
      GenericFact(name: $0.name, constraint: $0.type)
    }
    let members = node.members
    let owner = ViewOwner(node)
    properties = members.filter { $0.kind == .property }.enumerated().map {
      known?.fact(at: $0, of: $1, in: known?.fact.properties)
        ?? PropertyFact($1, in: owner)
    }
    functions = members.filter { $0.kind == .function || $0.kind == .initializer }
      .enumerated().map {
        known?.fact(at: $0, of: $1, in: known?.fact.functions)
          ?? FunctionFact($1, in: owner)
      }
    cases = members.filter { $0.kind == .enumCase }.map(\.name)
    isPrivate = node.has(.isPrivate)
    memberUses = MemberUseFact.all(in: node)
    assignedMembers =
      node.has(.isClass) || node.has(.isExtension) || node.isViewStruct ? node.assignedMembers : []
    changedMembers = node.has(.isClass) || node.has(.isExtension) ? node.changedMembers : []
    appearanceCalls = node.has(.isClass) ? [] : node.appearanceCalls
    keptReads = KeptReadFact.all(in: node)
    reachesForWindow =
      functions.contains(where: \.summary.reachesForWindow)
      || properties.contains(where: \.reachesForWindow)
  }

  init(alias node: Node) {
    name = node.qualifiedName
    kind = .alias
    inherits = node.type.map { [$0] } ?? []
    attributes = []
    generics = []
    properties = []
    functions = []
    cases = []
    memberUses = []
    assignedMembers = []
    changedMembers = []
    appearanceCalls = []
    keptReads = []
    reachesForWindow = false
    isPrivate = node.has(.isPrivate)
  }
}

extension TypeFact.Kind {
  init(_ flags: NodeFlags) {
    if flags.contains(.isClass) {
      self = .class
    } else if flags.contains(.isStruct) {
      self = .struct
    } else if flags.contains(.isEnum) {
      self = .enum
    } else if flags.contains(.isActor) {
      self = .actor
    } else if flags.contains(.isProtocol) {
      self = .protocol
    } else {
      self = .extension
    }
  }
}

extension Node {
  /// Whether a struct says itself that it is a view.
  fileprivate var isViewStruct: Bool {
    has(.isStruct)
      && children(.inherited).contains {
        ["View", "ViewModifier"].contains($0.type?.simpleName)
      }
  }
}
