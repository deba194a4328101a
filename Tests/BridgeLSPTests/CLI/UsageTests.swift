import Testing

@testable import BridgeLSP

struct UsageTests {
  @Test func printsItsVersion() async throws {
    let outcome = try await CommandFolder().run("--version")
    #expect(outcome.output == "bridge-lsp \(BridgeLSP.version)\n")
    #expect(outcome.code == 0)
  }

  @Test func printsHelpThreeWays() async throws {
    let folder = try CommandFolder()
    let overview = await folder.run("--help")
    #expect(overview.code == 0)
    #expect(overview.output.contains("check [PATH…]"))
    #expect(!overview.output.contains("graph"))
    let help = await folder.run("help", "check")
    #expect(help.output.contains("--write-baseline FILE"))
    #expect(await folder.run("check", "--help").output == help.output)
    let none = await folder.run()
    #expect(none.code == 2)
    #expect(none.output.isEmpty)
    #expect(none.errors == overview.output)
  }

  @Test(arguments: [
    (["chekc"], "unknown command 'chekc'; did you mean 'check'?"),
    (["help", "explian"], "unknown command 'explian'; did you mean 'explain'?"),
    (["--verison"], "unknown option '--verison'; did you mean '--version'?"),
    (["graph"], "'graph' is not available in this version; see 'bridge-lsp --help'"),
    (["report", "."], "'report' is not available in this version; see 'bridge-lsp --help'"),
    (["check", "--fromat", "json"], "unknown option '--fromat'; did you mean '--format'?"),
    (["check", "--zzz"], "unknown option '--zzz'; see 'bridge-lsp help check'"),
    (["check", "--format"], "--format needs a value: --format FORMAT"),
    (["check", "--format", "jsn"], "--format does not know 'jsn'; did you mean 'json'?"),
    (["check", "--fail-on=wrning"], "--fail-on does not know 'wrning'; did you mean 'warning'?"),
    (
      ["check", "--severity=x"],
      "--severity does not know 'x'; known are error, warning, information, hint"
    ),
    (["check", "--quiet=yes"], "--quiet takes no value"),
    (["check", "--unsafe"], "--unsafe needs --fix"),
    (["check", "--jobs", "0"], "--jobs needs a number from 1 to 1024, not '0'"),
    (["check", "--jobs", "many"], "--jobs needs a number from 1 to 1024, not 'many'"),
    (["check", "--rule", "bad-cal"], "unknown rule 'bad-cal'; did you mean 'bad-call'?"),
    (["check", "--rule", "x"], "unknown rule 'x'; 'bridge-lsp rules' lists them"),
    (["check", ""], "an empty PATH names no file"),
    (
      ["check", "--stdin-filename", "A.swift", "B.swift"],
      "--stdin-filename checks stdin alone; it does not take 'B.swift'"
    ),
    (
      ["check", "--stdin-filename", "."],
      "--stdin-filename needs the name of a file; '.' is a folder"
    ),
    (["explain"], "explain needs a rule; 'bridge-lsp rules' lists them"),
    (
      ["explain", "bad-call", "odd-call"],
      "unexpected argument 'odd-call'; see 'bridge-lsp help explain'"
    ),
    (["rules", "--format", "tabel"], "--format does not know 'tabel'; did you mean 'table'?"),
    (["init", "here"], "unexpected argument 'here'; see 'bridge-lsp help init'"),
  ])
  func saysWhatIsWrongInOneLine(arguments: [String], message: String) async throws {
    let outcome = try await CommandFolder().run(arguments)
    #expect(outcome.errors == "bridge-lsp: error: \(message)\n")
    #expect(outcome.output.isEmpty)
    #expect(outcome.code == 2)
  }

  @Test func everythingAfterTwoDashesIsAnOperand() async throws {
    let folder = try CommandFolder(["--help": ""])
    let outcome = await folder.run("check", "--", "--help")
    #expect(
      outcome.errorLines.first == "bridge-lsp: warning: --help: not checked: not a Swift file")
  }

  @Test func listsRules() async throws {
    let folder = try CommandFolder()
    let table = await folder.run("rules").output
    #expect(table.hasPrefix("rule             severity     category   fix           summary\n"))
    #expect(
      table.contains("worse-call       error        lifecycle  needs review  A call of 'worse'.\n"))
    let json = await folder.run("rules", "--format", "json").output
    #expect(
      json.hasPrefix(
        """
        {
          "version": 1,
          "rules": [
            {
              "id": "bad-call",
              "severity": "warning",
              "category": "lifecycle",
              "fix": "safe",
              "summary": "A call of 'bad'.",
              "since": "0.1.0",
              "url": "https://github.com/bridge-lsp/bridge-lsp/blob/main/docs/rules/bad-call.md"
            },
            {
        """))
    #expect(json.contains("\"fix\": \"none\""))
    let markdown = await folder.run("rules", "--format", "markdown").output
    #expect(markdown.contains("| off | lifecycle | none | A call of 'quiet'. |\n"))
  }

  @Test func explainsARule() async throws {
    let folder = try CommandFolder()
    let plain = await folder.run("explain", "bad-call")
    #expect(plain.code == 0)
    #expect(plain.output.hasPrefix("# bad-call\n\nA call of 'bad'.\n"))
    let colored = await folder.run("explain", "bad-call", isTerminal: true)
    #expect(colored.output.hasPrefix("\u{1B}[1m# bad-call\u{1B}[0m\n"))
  }
}

extension UsageTests {
  @Test func writesAConfigurationOnce() async throws {
    let folder = try CommandFolder()
    let first = await folder.run("init")
    #expect(first.code == 0)
    #expect(first.errors == "wrote .bridge-lsp.json\n")
    let text = try folder.text(of: ".bridge-lsp.json")
    let file = folder.path.appending(".bridge-lsp.json")
    let (configuration, problems) = ConfigurationReader.read(text, of: file, ruleIDs: [])
    #expect(problems.isEmpty)
    #expect(configuration == Configuration(file: file))
    let second = await folder.run("init")
    #expect(second.code == 2)
    #expect(
      second.errors
        == "bridge-lsp: error: .bridge-lsp.json is already there; it was not touched\n")
    #expect(try folder.text(of: ".bridge-lsp.json") == text)
  }

  @Test func initializedConfigurationIsValidWhenUncommented() throws {
    let template = Initialize.template(callRules.map(\.metadata))
    let uncommented = template.split(separator: "\n").map { line in
      let code = line.drop(while: \.isWhitespace)
      return code.hasPrefix("// \"") ? code.dropFirst(3) : code
    }.joined(separator: "\n")
    let (configuration, problems) = ConfigurationReader.read(
      uncommented, of: AbsolutePath("/x/.bridge-lsp.json"),
      ruleIDs: callRules.map(\.metadata.id.rawValue))
    #expect(problems.isEmpty)
    #expect(configuration.minimumIOS?.description == "16.0")
    #expect(configuration.containmentHelpers == ["embed(_:in:)"])
    #expect(configuration.levels.count == 1)
  }
}
