/// Other ways by which code reaches what a type declares.
extension WorkspaceIndex {
  /// Whether a class that descends from `type` has a method of its own of that name, without labels.
  package func isOverridden(_ method: String, of type: String) -> Bool {
    methods[method, default: []].contains {
      $0.type != type && lineage(of: $0.type).contains(type)
    }
  }

  /// Whether some `typealias` may stand for `type`.
  package func hasAlias(_ type: String) -> Bool { !aliases(of: type).isEmpty }

  /// Whether some file may hand on an initialiser of `type` as a function, whose type would be
  /// another one if the initialiser took something else.
  package func isInitializerTaken(of type: String) -> Bool {
    ([type] + aliases(of: type)).contains { takenInitializers.contains($0.lastComponent) }
  }

  private func aliases(of type: String) -> [String] {
    types(named: heirs(of: type.lastComponent)).filter { name in
      declarations(of: name).contains {
        $0.fact.kind == .alias
          && $0.fact.inherits.first?.simpleName == type.lastComponent
      }
    }
  }
}
