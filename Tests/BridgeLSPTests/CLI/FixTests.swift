import Foundation
import Testing

@testable import BridgeLSP

struct FixTests {
  @Test func appliesSafeFixesAndReportsWhatRemains() async throws {
    let folder = try CommandFolder([
      "A.swift": "func f() {\r\n\tbad(); bad()\r\n\tworse()\r\n}",
      "B.swift": "func g() { bad() }\n",
    ])
    let outcome = await folder.run("check", "--fix", "--format", "xcode")
    #expect(try folder.text(of: "A.swift") == "func f() {\r\n\tgood(); good()\r\n\tworse()\r\n}")
    #expect(try folder.text(of: "B.swift") == "func g() { good() }\n")
    #expect(
      outcome.output == "\(folder.path.string)/A.swift:3:2: error: 'worse' is called [worse-call]\n"
    )
    #expect(
      outcome.errors == "applied 3 fixes in 2 files\n2 files checked: 1 error\n")
    #expect(outcome.code == 1)
  }

  @Test func appliesEverythingWhenTold() async throws {
    let folder = try CommandFolder(["A.swift": "func f() { bad(); worse() }\n"])
    let outcome = await folder.run("check", "--fix", "--unsafe")
    #expect(try folder.text(of: "A.swift") == "func f() { good(); good() }\n")
    #expect(outcome.code == 0)
    #expect(outcome.output.isEmpty)
  }

  @Test func leavesAFixThatBreaksTheFile() async throws {
    let folder = try CommandFolder(["A.swift": "func f() { bad(); breaking() }\n"])
    let outcome = await folder.run("check", "--fix", "--format", "xcode")
    #expect(try folder.text(of: "A.swift") == "func f() { good(); breaking() }\n")
    #expect(
      outcome.errorLines.first
        == "bridge-lsp: warning: A.swift: a fix of 'breaking-fix' did not work out and was left")
    #expect(outcome.output.contains("[breaking-fix]"))
  }

  @Test func takesBackAFixThatDoesNotHelp() async throws {
    let folder = try CommandFolder(["A.swift": "func f() { useless(); bad() }\n"])
    let outcome = await folder.run("check", "--fix")
    #expect(try folder.text(of: "A.swift") == "func f() { useless(); good() }\n")
    #expect(outcome.errors.contains("a fix of 'useless-fix' did not work out"))
    #expect(outcome.errors.contains("applied 1 fix in 1 file"))
  }

  @Test func aFindingMayTakeSeveralFixes() async throws {
    let folder = try CommandFolder(["A.swift": "func f() { twin(); twin(); twin() }\n"])
    let outcome = await folder.run("check", "--fix")
    #expect(try folder.text(of: "A.swift") == "func f() { good(); good(); good() }\n")
    #expect(outcome.errors == "applied 3 fixes in 1 file\n1 file checked: no findings\n")
  }

  @Test func leavesWhatALinkLeadsToOutsideOfTheFolder() async throws {
    let code = "func f() { bad() }\n"
    let fixed = "func f() { good() }\n"
    let folder = try CommandFolder([
      "App/A.swift": code, "Shared/B.swift": code, "Other/C.swift": code, "Other/D.swift": "",
    ])
    try folder.link("App/B.swift", to: "../Shared/B.swift")
    try folder.link("App/Other", to: "../Other")
    try folder.link("App/Inner.swift", to: "A.swift")
    let shown = await folder.run("check", "--fix", "--diff", "App")
    #expect(!shown.output.contains("B.swift"))
    let outcome = await folder.run("check", "--fix", "App")
    #expect(try folder.text(of: "App/A.swift") == fixed)
    #expect(try folder.text(of: "Shared/B.swift") == code)
    #expect(try folder.text(of: "Other/C.swift") == code)
    let prefix = "bridge-lsp: warning: "
    let place = "outside of what is checked"
    #expect(
      outcome.errorLines == [
        prefix + "App/B.swift: not fixed: a link leads to Shared/B.swift, \(place)",
        prefix + "App/Other/C.swift: not fixed: a link leads to Other/C.swift, \(place)",
        "applied 1 fix in 1 file", "4 files checked: 2 warnings",
      ])
    _ = await folder.run("check", "--fix", "App/B.swift")
    #expect(try folder.text(of: "Shared/B.swift") == fixed)
    _ = await folder.run("check", "--fix", "App", "Other")
    #expect(try folder.text(of: "Other/C.swift") == fixed)
  }

  @Test func leavesPlaceholdersToEditors() async throws {
    let code = "func f() { hole() }\n"
    let folder = try CommandFolder(["A.swift": code])
    _ = await folder.run("check", "--fix", "--unsafe")
    #expect(try folder.text(of: "A.swift") == code)
  }

  @Test func fixesOnlyWhatIsReported() async throws {
    let folder = try CommandFolder([
      "Package.swift": "", "A.swift": "func f() { bad() }\n", "B.swift": "func g() { bad() }\n",
    ])
    _ = await folder.run("check", "--fix", "A.swift")
    #expect(try folder.text(of: "A.swift") == "func f() { good() }\n")
    #expect(try folder.text(of: "B.swift") == "func g() { bad() }\n")
  }

  @Test func keepsPermissionsAndLinks() async throws {
    let folder = try CommandFolder(["Real/A.txt": "func f() { bad() }\n"])
    let real = folder.path.appending("Real/A.txt").string
    try FileManager.default.setAttributes([.posixPermissions: 0o751], ofItemAtPath: real)
    try folder.link("A.swift", to: "Real/A.txt")
    _ = await folder.run("check", "--fix")
    #expect(try folder.text(of: "Real/A.txt") == "func f() { good() }\n")
    let attributes = try FileManager.default.attributesOfItem(atPath: real)
    #expect(attributes[.posixPermissions] as? Int == 0o751)
    let link = folder.path.appending("A.swift").string
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "Real/A.txt")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path.appending("Real").string)
        == ["A.txt"])
  }

  @Test func showsADiffAndWritesNothing() async throws {
    let code = "import UIKit\n\nfunc f() {\n  bad()\n}\n\nfunc g() {\n  worse()\n}\n"
    let folder = try CommandFolder(["My App/A.swift": code, "B.swift": "func g() { good() }\n"])
    let outcome = await folder.run("check", "--diff")
    #expect(
      outcome.output == """
        --- a/My App/A.swift\t
        +++ b/My App/A.swift\t
        @@ -1,7 +1,7 @@
         import UIKit
        \u{20}
         func f() {
        -  bad()
        +  good()
         }
        \u{20}
         func g() {

        """)
    #expect(outcome.errors.isEmpty)
    #expect(outcome.code == 1)
    #expect(try folder.text(of: "My App/A.swift") == code)
    let empty = await folder.run("check", "--diff", "B.swift")
    #expect(empty.output.isEmpty)
    #expect(empty.code == 0)
  }
}

struct UnwrittenFixTests {
  @Test func whatCannotBeWrittenIsNeitherCountedNorReportedAsFixed() async throws {
    let folder = try CommandFolder([
      "A.swift": "func f() { bad() }\n", "B.swift": "func g() { bad(); bad() }\n",
    ])
    let locked = folder.path.appending("B.swift").string
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: locked)
    // The superuser may write anything.
    guard access(locked, W_OK) != 0 else { return }
    let outcome = await folder.run("check", "--fix", "--format", "xcode")
    #expect(outcome.output.split(separator: "\n").count == 2)
    #expect(
      outcome.errorLines == [
        "applied 1 fix in 1 file", "2 files checked: 2 warnings",
        "bridge-lsp: error: B.swift: is read-only; it was not fixed",
      ])
    #expect(outcome.code == 2)
  }

  @Test func aFileThatChangesMeanwhileIsReportedAsItIs() throws {
    let folder = try CommandFolder(["A.swift": "bad()\n"])
    let path = folder.path.appending("A.swift")
    let scope = CheckScope(root: folder.path, analyzed: [path], reported: [path])
    var analysis = ProjectAnalysis(
      scope, rules: callRules, settings: [:], jobs: 1, overlay: [:]
    ) {}
    var fixer = Fixer(.safe)
    fixer.run(on: &analysis)
    #expect(fixer.applied == 1)
    #expect(analysis.result().findings.isEmpty)
    fixer.discard(path)
    analysis.replace([path: "worse()\n"])
    #expect(fixer.applied == 0)
    #expect(analysis.result().findings.map(\.diagnostic.rule) == ["worse-call"])
  }
}

struct StdinTests {
  @Test func checksStdinInPlaceOfTheFile() async throws {
    let folder = try CommandFolder([
      "Package.swift": "", "A.swift": "func f() { worse() }", "B.swift": "func g() { bad() }",
    ])
    let outcome = await folder.run(
      "check", "--stdin-filename", "A.swift", "--format", "human", input: "func f() { odd() }")
    #expect(
      outcome.output == """
        A.swift:1:12: hint: 'odd' is called [odd-call]
          |
        1 | func f() { odd() }
          |            ^^^

        """)
    let new = await folder.run(
      "check", "--stdin-filename", "Not/There.swift", "--format", "xcode", input: "bad()")
    #expect(
      new.output
        == "\(folder.path.string)/Not/There.swift:1:1: warning: 'bad' is called [bad-call]\n")
  }

  @Test func printsTheFixedTextAndReportsOnStderr() async throws {
    let folder = try CommandFolder(["Package.swift": "", "A.swift": "old"])
    let outcome = await folder.run(
      "check", "--fix", "--stdin-filename", "A.swift", "--format", "xcode", "--quiet",
      input: "bad(); worse()\n")
    #expect(outcome.output == "good(); worse()\n")
    #expect(
      outcome.errors
        == "\(folder.path.string)/A.swift:1:9: error: 'worse' is called [worse-call]\n")
    #expect(outcome.code == 1)
    #expect(try folder.text(of: "A.swift") == "old")
  }

  @Test func printsTheTextUnchangedWhenTheFileIsLeftOut() async throws {
    let folder = try CommandFolder([".bridge-lsp.json": #"{"exclude": ["Gen"]}"#])
    let outcome = await folder.run(
      "check", "--fix", "--stdin-filename", "Gen/A.swift", input: "bad()\n")
    #expect(outcome.output == "bad()\n")
    #expect(
      outcome.errorLines.first
        == "bridge-lsp: warning: Gen/A.swift: not checked: excluded by .bridge-lsp.json")
    #expect(outcome.code == 0)
  }

  @Test func diffsStdin() async throws {
    let folder = try CommandFolder(["Package.swift": ""])
    let outcome = await folder.run(
      "check", "--diff", "--stdin-filename", "A.swift", input: "bad()")
    #expect(
      outcome.output == """
        --- a/A.swift
        +++ b/A.swift
        @@ -1 +1 @@
        -bad()
        \\ No newline at end of file
        +good()
        \\ No newline at end of file

        """)
  }
}
