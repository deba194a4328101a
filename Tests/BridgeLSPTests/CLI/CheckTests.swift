import Foundation
import Testing

@testable import BridgeLSP

struct CheckTests {
  @Test func reportsAFolderSortedByPathAndPosition() async throws {
    let folder = try CommandFolder([
      "B/Second.swift": "func f() { bad() }\n",
      "A/First.swift": "func f() {\n  risky()\n  bad()\n}\n",
      "A/notes.txt": "bad()",
    ])
    let outcome = await folder.run("check")
    #expect(
      outcome.output == """
        A/First.swift:2:3: information: 'risky' is called [risky-call]
          |
        2 |   risky()
          |   ^^^^^

        A/First.swift:3:3: warning: 'bad' is called [bad-call]
          |
        3 |   bad()
          |   ^^^
          = fix: Call 'good' instead (safe: --fix)

        B/Second.swift:1:12: warning: 'bad' is called [bad-call]
          |
        1 | func f() { bad() }
          |            ^^^
          = fix: Call 'good' instead (safe: --fix)

        """)
    #expect(
      outcome.errors
        == "2 files checked: 2 warnings, 1 information (2 fixable with --fix)\n")
    #expect(outcome.code == 0)
  }

  @Test func isTheSameWhateverTheNumberOfThreads() async throws {
    let folder = try CommandFolder()
    for number in 0..<12 {
      try folder.write("func f() { bad(); worse(); held() }", to: "File\(number).swift")
    }
    let one = await folder.run("check", "--format", "json", "--jobs", "1")
    let many = await folder.run("check", "--format", "json", "--jobs", "16")
    #expect(one.output == many.output)
    #expect(one.output.contains("\"files\": 12"))
  }

  @Test(arguments: [
    ("bad()", [String](), Int32(0)), ("worse()", [], 1), ("bad()", ["--fail-on", "warning"], 1),
    ("risky()", ["--fail-on", "warning"], 0), ("odd()", ["--fail-on=hint"], 1),
    ("worse()", ["--fail-on", "never"], 0),
    ("worse()", ["--severity", "error", "--fail-on", "never"], 0),
    ("risky()", ["--severity", "error", "--fail-on", "information"], 1),
    ("worse()", ["--rule", "bad-call"], 0), ("quiet()", ["--fail-on", "hint"], 0),
    ("quiet()", ["--fail-on", "hint", "--rule", "quiet-call"], 1),
  ])
  func exitCodeFollowsTheFindings(code: String, options: [String], expected: Int32) async throws {
    let folder = try CommandFolder(["A.swift": "func f() { \(code) }"])
    let outcome = await folder.run(["check"] + options)
    #expect(outcome.code == expected)
  }

  @Test func hidesWhatIsBelowTheSeverity() async throws {
    let folder = try CommandFolder(["A.swift": "func f() { bad(); odd(); worse() }"])
    let outcome = await folder.run("check", "--severity", "error", "--format", "xcode")
    #expect(
      outcome.output
        == "\(folder.path.string)/A.swift:1:26: error: 'worse' is called [worse-call]\n")
    #expect(outcome.errors.contains("(2 not shown, 1 fixable with --fix)"))
  }

  @Test func runsOnlyTheRulesThatAreAskedFor() async throws {
    let folder = try CommandFolder(["A.swift": "func f() { bad(); odd(); risky() }"])
    let outcome = await folder.run(
      "check", "--rule", "odd-call", "--rule=risky-call", "--format", "xcode")
    #expect(outcome.output.split(separator: "\n").count == 2)
  }

  @Test func quietLeavesOnlyFindings() async throws {
    let folder = try CommandFolder(["A.swift": "func f() { bad() }", "x.txt": ""])
    let outcome = await folder.run("check", "--quiet", ".", "x.txt", "--format", "xcode")
    #expect(outcome.errors.isEmpty)
    #expect(outcome.output.split(separator: "\n").count == 1)
  }

  @Test func countsTheFindingsOfEachRule() async throws {
    let folder = try CommandFolder(["A.swift": "func f() { bad(); bad(); odd(); risky() }"])
    let outcome = await folder.run("check", "--statistics", "--quiet", "--format", "json")
    #expect(outcome.errors == "2  bad-call\n1  odd-call\n1  risky-call\n")
  }

  @Test func goesOnAfterAMissingPath() async throws {
    let folder = try CommandFolder(["A.swift": "func f() { bad() }"])
    let outcome = await folder.run("check", "missing", ".", "--format", "xcode")
    #expect(outcome.output.contains("[bad-call]"))
    #expect(
      outcome.errorLines.last == "bridge-lsp: error: missing: no such file or folder")
    #expect(outcome.code == 2)
  }

  @Test func saysOnlyThatThePathIsMissing() async throws {
    let outcome = try await CommandFolder().run("check", "missing.swift")
    #expect(outcome.errors == "bridge-lsp: error: missing.swift: no such file or folder\n")
    #expect(outcome.code == 2)
  }

  @Test func anUnreadableFileInAFolderIsOneLine() async throws {
    let folder = try CommandFolder(["A.swift": "func f() { bad() }", "C.swift": ""])
    try folder.write(Data([0x66, 0xFF, 0xFE, 0x00]), to: "B.swift")
    try folder.link("D.swift", to: "nowhere.swift")
    let outcome = await folder.run("check", "--format", "xcode")
    #expect(outcome.code == 0)
    #expect(
      outcome.errorLines == [
        "bridge-lsp: warning: B.swift: is not UTF-8 text",
        "bridge-lsp: warning: D.swift: no such file or directory",
        "4 files checked: 1 warning (1 fixable with --fix)",
      ])
    let named = await folder.run("check", "B.swift", "A.swift", "--quiet", "--format", "xcode")
    #expect(named.code == 2)
    #expect(named.output.contains("A.swift:1:12"))
    #expect(named.errorLines.contains("bridge-lsp: error: B.swift: is not UTF-8 text"))
  }

  @Test func hintsAtXcodesSandbox() async throws {
    let folder = try CommandFolder(["A.swift": ""])
    let environment = ["XCODE_VERSION_ACTUAL": "2600"]
    let context = CommandContext(
      workingDirectory: folder.path, variable: { environment[$0] },
      output: OutputChannel(isTerminal: false, width: nil) { _ in },
      errors: OutputChannel(isTerminal: false, width: nil) { _ in },
      readInput: { [] }, rules: callRules)
    var ending = CheckEnding(
      try CheckOptions(try Arguments([], for: .check), context), context)
    ending.fail(DiskError(folder.path.appending("A.swift"), code: EPERM))
    #expect(ending.hints.count == 1)
    #expect(ending.hints.first?.contains("ENABLE_USER_SCRIPT_SANDBOXING") == true)
  }

  @Test func survivesWhatNobodyWouldWrite() async throws {
    let folder = try CommandFolder([
      "Empty.swift": "", "Deep.swift": String(repeating: "(", count: 5_000),
      "Chain.swift": "let x = a" + String(repeating: ".b()", count: 500),
      "Brackets.swift": String(repeating: "[", count: 300),
      "NUL.swift": "func f() { \0bad() }", "CR.swift": "func f() {\r  bad()\r}",
      "Long.swift": "func f() { " + String(repeating: "good(); ", count: 500) + "bad() }",
    ])
    let outcome = await folder.run("check", "--format", "human")
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("CR.swift:2:3: warning"))
    #expect(outcome.output.contains("Long.swift:1:4012: warning"))
    #expect(outcome.output.split(separator: "\n").allSatisfy { $0.utf8.count < 400 })
  }
}
