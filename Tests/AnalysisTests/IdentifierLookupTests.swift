import Testing

@testable import Analysis

/// UI tests are judged again when the app's texts change, which are no facts, and only then.
@Suite struct IdentifierLookupTests {
  private static let test = """
    import XCTest
    func check(_ app: XCUIApplication) { app.buttons["pay.confirm"].tap() }
    """

  private func app(_ statement: String) -> AnalyzedFile {
    let text = "func name(_ view: UIView, _ kind: String) {\n  \(statement)\n}\n"
    return AnalyzedFile(SourceFile(path: "App.swift", text: SourceText(text)))
  }

  private func workspace(_ statement: String) -> Workspace {
    var workspace = Workspace()
    workspace.apply([
      app(statement),
      AnalyzedFile(SourceFile(path: "UITests/PayTests.swift", text: SourceText(Self.test))),
    ])
    return workspace
  }

  @Test(arguments: [
    (#"view.accessibilityIdentifier = "pay.confirm""#, 0),
    (#"view.accessibilityIdentifier = "pay.cancel""#, 1),
    (#"view.accessibilityIdentifier = "pay.\(kind)""#, 0),
    (#"view.accessibilityIdentifier = kind + ".confirm""#, 0),
    (#"view.accessibilityLabel = "Pay""#, 0),
  ])
  func followsTheApp(_ statement: String, findings: Int) {
    for before in [
      #"view.accessibilityIdentifier = "pay.confirm""#, #"view.accessibilityIdentifier = "other""#,
      #"view.accessibilityLabel = "Pay""#,
    ] {
      var workspace = workspace(before)
      let path = "UITests/PayTests.swift"
      let known = workspace.diagnostics(for: path)
      let affected = workspace.paths(mentioning: workspace.apply([app(statement)]))
      let found = workspace.diagnostics(for: path)
      #expect(found.count == findings)
      #expect(affected.contains(path) || found.map(\.message) == known.map(\.message))
    }
  }

  @Test func rests() {
    var workspace = workspace(#"view.accessibilityIdentifier = "other""#)
    let changed = workspace.apply([app(#"view.accessibilityIdentifier = "another""#)])
    #expect(workspace.paths(mentioning: changed) == [])
  }

  @Test func noticesAFileThatGoes() {
    var workspace = workspace(#"view.accessibilityIdentifier = "pay.confirm""#)
    let changed = workspace.apply([], removing: ["App.swift"])
    #expect(workspace.paths(mentioning: changed).contains("UITests/PayTests.swift"))
  }
}
