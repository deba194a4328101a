import Analysis
import Foundation
import Testing

@testable import BridgeLSP

/// A file of the repository that is made from the rules, whole or in part.
struct GeneratedFile: Sendable, CustomTestStringConvertible {
  /// Relative to the repository.
  let path: String
  /// The text it should have, given the text it has; `nil` where the place to fill is missing.
  let render: @Sendable (_ current: String) -> String?

  var testDescription: String { path }

  static let all: [GeneratedFile] =
    pages + [
      GeneratedFile(path: "docs/README.md") { _ in docsIndex },
      GeneratedFile(path: "docs/ownership.md") { _ in OwnershipGuide.markdown },
      GeneratedFile(path: "README.md") { current in
        let table = RulesTable(rules) { "docs/rules/\($0).md" }.markdown
        return current.replacing(
          between: "<!-- rules:begin -->\n", "<!-- rules:end -->", with: table)
      },
      GeneratedFile(path: "editors/vscode/schemas/bridge-lsp.schema.json") { _ in
        ConfigurationSchema.json()
      },
      GeneratedFile(path: "editors/vscode/package.json") { manifest(from: $0) },
    ]

  static let pages = allRules.map { rule in
    GeneratedFile(path: "docs/rules/\(rule.metadata.id).md") { _ in RulePage(rule.metadata).markdown
    }
  }

  private static let rules = allRules.map(\.metadata)

  private static var docsIndex: String {
    """
    # Documentation

    - [README](../README.md): what Bridge LSP is, and how to install and run it
    - [Who owns what between UIKit and SwiftUI](ownership.md): the guide for everybody on the team, with a checklist for each
      hosted screen; `bridge-lsp explain ownership` prints it
    - [Configuration](configuration.md): `.bridge-lsp.json`, suppression comments, editor settings
    - Rules: below, each with a page, which `bridge-lsp explain <rule>` prints as well. What a console printed
      leads to them too: `bridge-lsp explain "No ObservableObject of type …"`, `bridge-lsp explain --stdin <console.log`

    ## Rules

    \(RulesTable(rules) { "rules/\($0).md" }.markdown)
    """
  }

  /// The manifest of the VS Code extension with the rules in its settings.
  private static func manifest(from current: String) -> String? {
    let setting = ConfigurationSchema.setting()
    let start = #"        "bridge-lsp.rules": {"#
    guard let found = current.range(of: start),
      let end = current[found.upperBound...].range(of: "\n        }")
    else { return nil }
    let body = String(current[found.upperBound..<end.lowerBound])
    let member = "\n          "
    let filled =
      body
      .replacing(
        between: member + #""properties": "#, ",\(member)\"default\": ",
        with: setting.properties.indented(by: member.dropFirst())
      )
      .flatMap { body -> String? in
        guard let position = body.range(of: "\(member)\"default\": ") else { return nil }
        return body[..<position.upperBound] + setting.defaults.indented(by: member.dropFirst())
      }
    guard let filled else { return nil }
    return current[..<found.upperBound] + filled + current[end.lowerBound...]
  }
}

extension JSONText {
  /// The value over several lines, all but the first indented.
  fileprivate func indented(by indentation: some StringProtocol) -> String {
    indented.dropLast().split(separator: "\n").joined(separator: "\n" + indentation)
  }
}

extension String {
  /// The text with what lies between two marks replaced; `nil` where they are missing.
  fileprivate func replacing(
    between start: String, _ end: String, with content: @autoclosure () -> String
  ) -> String? {
    guard let first = range(of: start), let last = self[first.upperBound...].range(of: end) else {
      return nil
    }
    return self[..<first.upperBound] + content() + self[last.lowerBound...]
  }
}
