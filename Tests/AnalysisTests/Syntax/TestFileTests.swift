import Testing

@testable import Analysis

/// Which files are tests that need no parsing, and that tests say nothing about the app.
struct TestFileTests {
  private static let leak = """
    import Combine

    final class Model {
      var token: AnyCancellable?
      let numbers = PassthroughSubject<Int, Never>()
      func start() { token = numbers.sink { _ in self.start() } }
    }
    """

  @Test(arguments: [
    ("import XCTest\n", true),
    (
      "// A header.\n/* Of two\n kinds. */\nimport Foundation\n@testable import App\nimport XCTest",
      true
    ),
    ("@preconcurrency import Testing\r\nstruct S {}", true),
    ("import Foundation; import os\nimport   Testing // swift-testing", true),
    ("import TestingSupport\nimport Foundation", false),
    ("import Foundation\nlet text = \"\"\"\nimport XCTest\n\"\"\"", false),
    ("// import XCTest\n", false),
    ("", false),
    ("import", false),
  ])
  func importsTellTests(text: String, isTest: Bool) {
    #expect(TestFile.importsTests(SourceText(text)) == isTest)
  }

  @Test(arguments: [
    ("AppTests/A.swift", "", true),
    ("/work/AppTests/App/A.swift", "/work/AppTests", false),
    ("/work/AppTests/UITests/A.swift", "/work/AppTests", true),
    ("App/Tests.swift", "", false),
    ("Tests/Support/A.swift", "", true),
    ("TestsOfOld/A.swift", "", false),
    ("App/Features/SpeedTests/Model.swift", "", false),
    ("/work/App/SpeedTests/Model.swift", "/work", false),
    ("MyApp/SpeedTests/Model.swift", "", false),
    ("MyApp/MyAppTests/Fake.swift", "", true),
    ("ios/RunnerTests/Fake.swift", "", true),
    ("Shop/Flows/Loading/LoadTests/Model.swift", "", false),
    ("Server/AppTests/Mocks/A.swift", "", true),
    ("/work/Projects/ShopTests/Mocks/A.swift", "/work", true),
    ("Modules/Packages/Shop/ShopTests/A.swift", "", true),
    ("Modules/Packages/Shop/ShopKitTests/A.swift", "", true),
    ("Modules/Packages/Shop/Tests/Mocks/A.swift", "", true),
    ("Modules/Packages/Shop/ShopUITests/A.swift", "", true),
  ])
  func foldersBelowTheProjectTellTests(path: String, root: String, isTest: Bool) {
    #expect(TestFile.isInTestFolder(path, below: root) == isTest)
  }

  @Test func testsThatLookUpNothingAreNotParsed() {
    let unread = read("import XCTest\n" + Self.leak, at: "App/A.swift")
    #expect(unread.isUnreadTest)
    #expect(unread.tree.statements.isEmpty)
    #expect(!read(Self.leak, at: "App/A.swift").isUnreadTest)
    #expect(read(Self.leak, at: "AppTests/A.swift").isUnreadTest)
    #expect(!read("import XCTest\nlet app = XCUIApplication()", at: "UITests/A.swift").isUnreadTest)
  }

  @Test func anImportThatMayBeLeftOutMakesNoTest() {
    let text = "#if canImport(XCTest)\nimport XCTest\n#endif\n" + Self.leak
    var workspace = Workspace(root: "/work")
    workspace.load([AnalyzedFile(read(text, at: "/work/App/A.swift"))])
    #expect(workspace.files["/work/App/A.swift"]?.facts.isTest == false)
    #expect(!workspace.diagnostics(for: "/work/App/A.swift").isEmpty)
  }

  @Test func anUnreadTestStaysOneWhereverTheProjectStands() {
    var workspace = Workspace(root: "/work")
    workspace.load([AnalyzedFile(read("import XCTest\n" + Self.leak, at: "/work/App/A.swift"))])
    #expect(workspace.files["/work/App/A.swift"]?.facts.isTest == true)
    #expect(workspace.diagnostics(for: "/work/App/A.swift").isEmpty)
  }

  @Test func whatTestsDeclareIsNoPartOfTheApp() {
    var workspace = Workspace()
    let parsed = SourceFile(path: "AppTests/Fake.swift", text: SourceText("class Fake {}"))
    #expect(workspace.apply([AnalyzedFile(parsed)]).isEmpty)
    #expect(!workspace.index.typeNames.contains("Fake"))
    workspace.apply([AnalyzedFile(read("class Real {}", at: "App/Real.swift"))])
    #expect(workspace.index.typeNames.contains("Real"))
  }

  private func read(_ text: String, at path: String) -> SourceFile {
    SourceFile(unedited: SourceText(text), path: path, below: "")
  }
}
