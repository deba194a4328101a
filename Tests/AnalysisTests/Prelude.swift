import Analysis
import Foundation
import SwiftParser
import SwiftSyntax

/// The support types that every spec may use without declaring them: `Tests/Stubs/Prelude.swift`.
///
/// They are part of each case's workspace, one file per declaration. A case that declares a type
/// of the same name gets its own instead, as the compiler would see it.
enum Prelude {
  static let url = stubs.appending(path: "Prelude.swift")

  static let stubs = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Stubs")

  /// A workspace that holds the prelude without the types that `texts` declare.
  static func workspace(besides texts: some Sequence<String>) -> Workspace {
    let declared = texts.reduce(into: Set<Substring>()) { names, text in
      for match in text.matches(of: /(?:class|struct|enum|actor|protocol|typealias)\s+(\w+)/) {
        names.insert(match.output.1)
      }
    }
    var workspace = whole
    workspace.apply(
      [], removing: declarations.filter { declared.contains($0.name[...]) }.map(\.file.path))
    return workspace
  }

  private static let whole = {
    var workspace = Workspace()
    workspace.apply(declarations.map(\.file))
    return workspace
  }()

  private static let declarations: [(name: String, file: AnalyzedFile)] = {
    guard let text = try? String(contentsOf: url, encoding: .utf8) else { return [] }
    return Parser.parse(source: text).statements.enumerated().compactMap { index, statement in
      guard case .decl(let declaration) = statement.item, let name = declaration.declaredName else {
        return nil
      }
      let file = SourceFile(
        path: "Prelude/\(name)-\(index).swift", text: SourceText(statement.description))
      return (name, AnalyzedFile(file))
    }
  }()
}

extension DeclSyntax {
  /// The name of a type, or of the type that an extension extends.
  fileprivate var declaredName: String? {
    if let type = asProtocol((any NamedDeclSyntax).self) { return type.name.text }
    return self.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
  }
}
