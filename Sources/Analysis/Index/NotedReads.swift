/// How questions tell the answers that are being remembered what they rest on: whatever such an answer
/// reads of the facts goes through here.
extension WorkspaceIndex {
  /// Tells the answer that is being found, if it is to be remembered, what it rests on.
  func note(_ part: @autoclosure () -> FactPart) {
    guard let trace = memory?.trace, trace.isTracing else { return }
    trace.note(part())
  }

  /// What a declaration or extension of a type says of the type itself.
  struct Head {
    fileprivate let piece: Piece

    var kind: TypeFact.Kind { piece.fact.kind }
    var inherits: [TypeRef] { piece.fact.inherits }
    var attributes: [String] { piece.fact.attributes }
    var generics: [TypeFact.GenericFact] { piece.fact.generics }
    var cases: [String] { piece.fact.cases }
    var path: String { piece.path }
  }

  /// The heads of ``declarations(of:)``: an answer that has looked at no more lasts while members come
  /// and go.
  func heads(of type: String) -> some Collection<Head> {
    note(.head(type))
    return visiblePieces(of: type).lazy.map(Head.init)
  }

  /// ``declarations(of:)`` for somebody who looks only at their heads and the members of one name, and
  /// at whether they assign it.
  func declarations(of type: String, for member: String) -> [Piece] {
    note(.head(type))
    note(.member(member, of: type))
    return visiblePieces(of: type)
  }

  /// ``declarations(of:)`` for somebody who looks only at their heads and at what members build and read.
  func declarationsForViews(of type: String) -> [Piece] {
    note(.head(type))
    note(.views(of: type))
    return visiblePieces(of: type)
  }

  /// Methods by name without labels, with the type that has them.
  var methods: NotedFacts<[Method]> { noted(methodsByName) }
  var globalFunctions: NotedFacts<[FunctionFact]> { noted(globalFunctionsByName) }
  var globalProperties: NotedFacts<[PropertyFact]> { noted(globalPropertiesByName) }

  private func noted<Facts>(_ facts: [String: Facts]) -> NotedFacts<Facts> {
    NotedFacts(facts: facts, trace: memory?.trace)
  }
}

/// Facts by name, of which each reading is noted.
struct NotedFacts<Facts> {
  fileprivate let facts: [String: Facts]
  fileprivate let trace: AnswerTrace?

  subscript(name: String) -> Facts? {
    if let trace, trace.isTracing { trace.note(.name(name)) }
    return facts[name]
  }

  subscript(name: String, default none: Facts) -> Facts { self[name] ?? none }
}
