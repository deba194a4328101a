/// Other ways by which code reaches what a type declares.
extension WorkspaceIndex {
  /// Whether a class that descends from `type` has a method of its own of that name, without labels.
  package func isOverridden(_ method: String, of type: String) -> Bool {
    methods[method, default: []].contains {
      $0.type != type && lineage(of: $0.type).contains(type)
    }
  }

  /// Whether some `typealias` may stand for `type`.
  package func hasAlias(_ type: String) -> Bool {
    types(named: heirs(of: type.lastComponent)).contains { name in
      declarations(of: name).contains {
        $0.fact.kind == .alias
          && $0.fact.inherits.first?.simpleName == type.lastComponent
      }
    }
  }
}
