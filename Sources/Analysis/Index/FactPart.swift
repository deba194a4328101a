/// A part of what the files of a workspace tell, as fine as answers about it are told apart: an answer
/// that asked only for parts which are still the same is still right.
enum FactPart: Hashable, Sendable {
  /// Which declarations and extensions a type has, and what they say besides their members: kind,
  /// ancestors, generic parameters, cases.
  case head(String)
  /// The properties, and the functions by their names without labels, of that name in the
  /// declarations of one type, heirs and ancestors left out, and whether these assign it.
  case member(String, of: String)
  /// All properties of a type.
  case properties(of: String)
  /// The properties of a type that have attributes.
  case wrapped(of: String)
  /// The members of a type that build views or read what views are made of.
  case views(of: String)
  /// All of a type, with what its declarations do to its members.
  case whole(of: String)
  /// What is found by a name, whatever has it: the types whose names end in it, methods, what is
  /// declared outside of types, values of the environment, generic parameters.
  case name(String)
  /// Who descends from what.
  case ancestry
  /// All that is not told apart: each change of any fact changes it.
  case rest
}

extension FactPart {
  /// The parts that differ, or may, between two versions of a file.
  static func difference(_ old: FileFacts?, _ new: FileFacts?) -> Set<FactPart> {
    var parts: Set<FactPart> = [.rest]
    let before = Dictionary(grouping: old?.types ?? [], by: \.name)
    let after = Dictionary(grouping: new?.types ?? [], by: \.name)
    for name in Set(before.keys).union(after.keys) {
      let (old, new) = (before[name] ?? [], after[name] ?? [])
      if old != new { insertDifference(of: name, old, new, into: &parts) }
    }
    for function in changes(old?.functions ?? [], new?.functions ?? []) {
      insertNames(of: function, into: &parts)
    }
    for property in changes(old?.properties ?? [], new?.properties ?? []) {
      parts.insert(.name(property.name))
    }
    for key in (old?.environmentKeys ?? []).symmetricDifference(new?.environmentKeys ?? []) {
      parts.insert(.name(key))
    }
    return parts
  }

  private static func insertDifference(
    of type: String, _ old: [TypeFact], _ new: [TypeFact], into parts: inout Set<FactPart>
  ) {
    parts.insert(.whole(of: type))
    if !old.elementsEqual(new, by: { $0.hasSameHead(as: $1) }) {
      parts.formUnion([.head(type), .name(type.lastComponent), .ancestry])
      for generic in (old + new).flatMap(\.generics) { parts.insert(.name(generic.name)) }
    }
    for property in changes(old.flatMap(\.properties), new.flatMap(\.properties)) {
      parts.insert(.properties(of: type))
      parts.insert(.member(property.name, of: type))
      if !property.attributes.isEmpty { parts.insert(.wrapped(of: type)) }
      if !property.views.elements.isEmpty { parts.insert(.views(of: type)) }
    }
    for function in changes(old.flatMap(\.functions), new.flatMap(\.functions)) {
      parts.insert(.member(function.baseName, of: type))
      if !function.views.elements.isEmpty { parts.insert(.views(of: type)) }
      insertNames(of: function, into: &parts)
    }
    let assigned = (
      old: Set(old.flatMap(\.assignedMembers)), new: Set(new.flatMap(\.assignedMembers))
    )
    for member in assigned.old.symmetricDifference(assigned.new) {
      parts.insert(.member(member, of: type))
    }
  }

  private static func insertNames(of function: FunctionFact, into parts: inout Set<FactPart>) {
    parts.insert(.name(function.baseName))
    for generic in function.generics { parts.insert(.name(generic)) }
  }

  /// The facts, old and new, at the places where two lists differ. Of each name that none of them
  /// has, the lists have the same facts in the same order.
  private static func changes<Fact: Equatable>(_ old: [Fact], _ new: [Fact]) -> [Fact] {
    let (before, after) = old.differing(from: new)
    guard before.count == after.count else { return Array(before + after) }
    return zip(before, after).filter { $0 != $1 }.flatMap { [$0, $1] }
  }
}

extension Array where Element: Equatable {
  /// What is left of this list and another without what they have in common at their ends.
  func differing(from other: [Element]) -> (own: ArraySlice<Element>, other: ArraySlice<Element>) {
    let start = zip(self, other).prefix { $0 == $1 }.count
    let (own, other) = (self[start...], other[start...])
    let end = zip(own.reversed(), other.reversed()).prefix { $0 == $1 }.count
    return (own.dropLast(end), other.dropLast(end))
  }
}

extension TypeFact {
  /// Whether two declarations agree in all that a ``WorkspaceIndex/Head`` shows.
  fileprivate func hasSameHead(as other: TypeFact) -> Bool {
    kind == other.kind && inherits == other.inherits && attributes == other.attributes
      && generics == other.generics && cases == other.cases && isPrivate == other.isPrivate
  }
}
