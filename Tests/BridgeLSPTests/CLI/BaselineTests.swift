import Testing

@testable import BridgeLSP

struct BaselineTests {
  @Test func hidesKnownFindingsAlthoughLinesMove() async throws {
    let folder = try CommandFolder(["App/A.swift": "func f() {\n  worse()\n  worse()\n}\n"])
    let written = await folder.run(
      "check", "--write-baseline", "ci/known.json", "--format", "xcode")
    #expect(written.code == 2, "the folder of the baseline is missing")
    try folder.write("", to: "ci/")
    let again = await folder.run("check", "--write-baseline", "ci/known.json", "--format", "xcode")
    #expect(again.code == 0)
    #expect(again.errors.contains("wrote 2 findings to ci/known.json"))
    #expect(again.output.split(separator: "\n").count == 2)
    let quiet = await folder.run("check", "--baseline", "ci/known.json")
    #expect(quiet.code == 0)
    #expect(quiet.output.isEmpty)
    #expect(quiet.errors.contains("no findings (2 in the baseline)"))
    try folder.write(
      "// New.\n\nfunc f() {\n    worse()\n  worse()\n  worse()\n}\n", to: "App/A.swift")
    let later = await folder.run("check", "--baseline", "ci/known.json", "--format", "xcode")
    #expect(later.output.hasPrefix("\(folder.path.string)/App/A.swift:6:3: error"))
    #expect(later.code == 1)
    let elsewhere = await folder.run("check", "--baseline", "../ci/known.json", in: "App")
    #expect(elsewhere.errors.contains("(2 in the baseline)"))
  }

  @Test func isReadableAndStable() async throws {
    let folder = try CommandFolder(["A.swift": "bad()\n"])
    _ = await folder.run("check", "--write-baseline", "known.json")
    #expect(
      try folder.text(of: "known.json") == """
        {
          "version": 1,
          "findings": [
            {
              "path": "A.swift",
              "rule": "bad-call",
              "line": "\(Fingerprint("bad()".utf8).hexadecimal)",
              "occurrence": 0
            }
          ]
        }

        """)
    #expect(Fingerprint("a".utf8).hexadecimal == "af63dc4c8601ec8c")
  }

  @Test func listsWhatTheSeverityHides() async throws {
    let folder = try CommandFolder(["A.swift": "odd()\nbad()\n"])
    _ = await folder.run("check", "--severity", "error", "--write-baseline", "known.json")
    let outcome = await folder.run("check", "--baseline", "known.json", "--fail-on", "hint")
    #expect(outcome.code == 0)
  }

  @Test(arguments: [
    ("", "line 1: expected a value, found end of the file"),
    ("{}", "line 1: expected a baseline with \"version\": 1"),
    ("{\"version\": 2}", "line 1: expected a baseline with \"version\": 1"),
    ("{\"version\": 1,\n\"findings\": 3}", "line 1: expected an array called 'findings'"),
    (
      "{\"version\": 1, \"findings\": [\n{\"path\": 1}]}",
      "line 2: expected 'path', 'rule', 'line' and 'occurrence'"
    ),
  ])
  func aBrokenOneIsAnErrorAfterTheReport(text: String, message: String) async throws {
    let folder = try CommandFolder(["A.swift": "bad()\n", "known.json": text])
    let outcome = await folder.run("check", "--baseline", "known.json", "--format", "xcode")
    #expect(outcome.output.contains("[bad-call]"))
    #expect(outcome.errorLines.last == "bridge-lsp: error: baseline known.json: \(message)")
    #expect(outcome.code == 2)
  }

  @Test func fixesLeaveListedFindingsAlone() async throws {
    let folder = try CommandFolder(["A.swift": "func f() {\n  bad()\n  twin()\n}\n"])
    _ = await folder.run("check", "--rule", "bad-call", "--write-baseline", "known.json")
    try folder.write("func f() {\n  bad(); worse()\n  twin()\n  bad()\n}\n", to: "A.swift")
    let changed = await folder.run("check", "--fix", "--baseline", "known.json")
    // The line of the first call is no longer the one that is listed, the last one's is.
    #expect(
      try folder.text(of: "A.swift") == "func f() {\n  good(); worse()\n  good()\n  bad()\n}\n")
    #expect(changed.errors.contains("1 error (1 in the baseline)"))
  }

  @Test func aListedFindingStaysThoughItsLineIsRepaired() async throws {
    let folder = try CommandFolder(["A.swift": "func f() { odd(); bad(); worse() }\n"])
    _ = await folder.run("check", "--rule", "worse-call", "--write-baseline", "known.json")
    _ = await folder.run("check", "--fix", "--unsafe", "--baseline", "known.json")
    #expect(try folder.text(of: "A.swift") == "func f() { odd(); good(); worse() }\n")
  }

  @Test func nothingIsFixedWhenItCannotBeRead() async throws {
    let folder = try CommandFolder(["A.swift": "bad()\n"])
    let outcome = await folder.run("check", "--fix", "--baseline", "known.json")
    #expect(try folder.text(of: "A.swift") == "bad()\n")
    #expect(outcome.output.contains("[bad-call]"))
    #expect(outcome.code == 2)
  }

  @Test func saysThatItWroteOneOnlyWhenItDid() async throws {
    let folder = try CommandFolder(["A.swift": "bad()\n"])
    let outcome = await folder.run("check", "--write-baseline", "no/folder.json")
    #expect(
      outcome.errorLines == [
        "1 file checked: 1 warning (1 fixable with --fix)",
        "bridge-lsp: error: baseline no/folder.json: no such file or directory",
      ])
    #expect(outcome.code == 2)
  }

  @Test func aMissingOneIsAnError() async throws {
    let folder = try CommandFolder(["A.swift": "bad()\n"])
    let outcome = await folder.run("check", "--baseline", "known.json")
    #expect(
      outcome.errorLines.last
        == "bridge-lsp: error: baseline known.json: no such file or directory")
    #expect(outcome.code == 2)
  }
}
