import SwiftSyntax

/// `#if` and its clauses.
extension Lowering {
  /// Writes the clauses that may be compiled for iOS: plainly when there is one that certainly
  /// is, as alternatives otherwise.
  mutating func conditional(_ config: IfConfigDeclSyntax) {
    let clauses = ClauseTruth.clauses(of: config)
    if clauses.count == 1, let only = clauses.first,
      only.condition.map({ ClauseTruth($0, depth: 0) == .compiled }) ?? true
    {
      var next = records.count
      descend { $0.clause(only.elements) }
      while next < records.count {
        add(.isInClause, to: next)
        next = Int(records[next].end)
      }
      return
    }
    guard !clauses.isEmpty else { return }
    let importCount = imports.count
    descend { inner in
      inner.node(.conditional, config) { inner in
        for clause in clauses {
          inner.node(.conditionalClause, clause) { $0.clause(clause.elements) }
        }
      }
    }
    // An app's file may use a test framework where there is one, and is no test by that.
    let certain = imports.prefix(importCount)
    imports = certain + imports.dropFirst(importCount).filter { !TestFile.frameworks.contains($0) }
  }

  private mutating func clause(_ elements: IfConfigClauseSyntax.Elements?) {
    switch elements {
    case .statements(let items): codeBlockItems(items)
    case .decls(let members): for member in members { declaration(member.decl) }
    case .postfixExpression(let value): expression(value)
    default: break
    }
  }
}
