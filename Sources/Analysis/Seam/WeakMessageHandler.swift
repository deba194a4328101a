/// A class that passes script messages on to a handler which it holds weakly.
package struct WeakMessageHandler: Sendable {
  /// The name of the class, as it is written in the file that asks.
  package let typeName: String
  /// The label of its initialiser's only argument; empty for none.
  package let label: String
}

extension WorkspaceIndex {
  /// The class of the project that the asking file can use for this; the first by name of several.
  package var weakMessageHandler: WeakMessageHandler? {
    types(named: heirs(of: "WKScriptMessageHandler")).sorted().lazy.compactMap { name in
      guard let piece = primaryDeclaration(of: name), piece.fact.kind == .class,
        piece.fact.generics.isEmpty, isReachable(name)
      else { return nil }
      return piece.fact.weakHandlerLabel.map { WeakMessageHandler(typeName: name, label: $0) }
    }.first
  }

  /// Whether a new type of this name at the top of the asking file would meet another.
  package func isTypeNameTaken(_ name: String) -> Bool {
    types(named: [name]).contains { found in
      pieces[found]?.contains { !$0.fact.isPrivate || $0.path == viewpoint } ?? false
    }
  }

  /// Whether neither the type nor one around it is private to another file.
  private func isReachable(_ name: String) -> Bool {
    let components = name.split(separator: ".")
    return components.indices.allSatisfy { last in
      guard let piece = primaryDeclaration(of: components[...last].joined(separator: "."))
      else { return false }
      return !piece.fact.isPrivate || piece.path == viewpoint && last == 0
    }
  }
}

extension TypeFact {
  /// The label of the initialiser that takes nothing but the handler that the class holds weakly.
  fileprivate var weakHandlerLabel: String? {
    let held = properties.filter {
      $0.has(.isWeak) && $0.type?.simpleName == "WKScriptMessageHandler"
    }
    guard !held.isEmpty else { return nil }
    return functions.lazy.filter { function in
      function.isInitializer && !function.has(.isPrivate) && !function.has(.isFailable)
        && !function.has(.isThrowing) && !function.has(.isAsync)
        && function.parameters.only?.type?.simpleName == "WKScriptMessageHandler"
        && held.contains { function.summary.parameters.first?.contains(.stored($0.name)) ?? false }
    }.first?.parameters.first?.label
  }
}
