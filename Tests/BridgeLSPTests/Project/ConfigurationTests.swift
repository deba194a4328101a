import Analysis
import Foundation
import Testing

@testable import BridgeLSP

struct ConfigurationTests {
  private static let file = AbsolutePath("/p/.bridge-lsp.json")
  private static let ids = ["bad-call", "odd-call"]

  private func problems(_ text: String) -> [String] {
    ConfigurationReader.read(text, of: Self.file, ruleIDs: Self.ids).problems
      .map { $0.text(from: AbsolutePath("/p")) }
  }

  @Test func readsEverythingWithCommentsAndTrailingCommas() {
    let text = """
      \u{FEFF}// Ours.
      {
        "$schema": "x", /* All
        of it. */
        "rules": {"bad-call": "off", "odd-call": "error",},
        "exclude": ["Gen\\u00e9\\ud83d\\ude00/**", "*.pb.swift",],
        "minimumIOS": "16.4",
        "hostingBaseClass": "App.Host",
        "containmentHelpers": ["embed(_:in:)", "attach", "show()"],
      }
      """
    let (configuration, problems) = ConfigurationReader.read(
      text, of: Self.file, ruleIDs: Self.ids)
    #expect(problems.isEmpty)
    var expected = Configuration(file: Self.file)
    expected.levels = ["bad-call": .off, "odd-call": .at(.error)]
    expected.exclude = ["Gené😀/**", "*.pb.swift"]
    expected.excludeLines = [6, 6]
    expected.minimumIOS = Version(16, 4)
    expected.hostingBaseClass = "App.Host"
    expected.containmentHelpers = ["embed(_:in:)", "attach", "show()"]
    #expect(configuration == expected)
  }

  @Test(arguments: [
    ("", "1: expected a value, found end of the file"),
    ("[]", "1: expected an object, found an array"),
    (
      "{\n  \"rules\": {\"bad-cal\": \"off\"}\n}",
      "2: rules.bad-cal: unknown rule; did you mean 'bad-call'?"
    ),
    (
      "{\"rules\": {\"zzz\": \"off\"}}", "1: rules.zzz: unknown rule; 'bridge-lsp rules' lists them"
    ),
    (
      "{\"rules\": {\"bad-call\": \"warn\"}}",
      "1: rules.bad-call: unknown level 'warn'; known are off, hint, information, warning, error"
    ),
    (
      "{\"rules\": {\"bad-call\": \"eror\"}}",
      "1: rules.bad-call: unknown level 'eror'; did you mean 'error'?"
    ),
    (
      "{\"rules\": {\"bad-call\": true}}",
      "1: rules.bad-call: expected a string, found true or false"
    ),
    ("{\"rules\": []}", "1: rules: expected an object, found an array"),
    ("{\n\n\"exlude\": []}", "3: exlude: unknown key; did you mean 'exclude'?"),
    (
      "{\"zzzzzz\": 1}",
      "1: zzzzzz: unknown key; known are rules, exclude, minimumIOS, hostingBaseClass, containmentHelpers"
    ),
    ("{\"exclude\": \"Pods\"}", "1: exclude: expected an array of strings, found a string"),
    ("{\"exclude\": [\"a\",\n 3]}", "2: exclude[1]: expected a string, found a number"),
    ("{\"exclude\": [\"\"]}", "1: exclude[0]: an empty pattern matches nothing"),
    (
      "{\"exclude\": [\"a\",\n\"{b,[}\"]}",
      "2: exclude[1]: the '[' in '{b,[}' has no closing ']'; '\\[' stands for the character"
    ),
    ("{\"rules\": {},\n\"rules\": {}}", "2: rules: the key is set twice"),
    (
      "{\"rules\": {\"bad-call\": \"off\",\n\"bad-call\": \"error\"}}",
      "2: rules.bad-call: the key is set twice"
    ),
    ("{\"minimumIOS\": 16.0}", "1: minimumIOS: expected a string such as \"16.0\", found a number"),
    ("{\"minimumIOS\": \"iOS 16\"}", "1: minimumIOS: 'iOS 16' is not a version such as \"16.0\""),
    ("{\"minimumIOS\": null}", "1: minimumIOS: expected a string such as \"16.0\", found null"),
    ("{\"hostingBaseClass\": \"a b\"}", "1: hostingBaseClass: 'a b' is not the name of a class"),
    (
      "{\"containmentHelpers\": [\"embed(\"]}",
      "1: containmentHelpers[0]: 'embed(' is not a function's name such as 'embed' or 'embed(_:in:)'"
    ),
    (
      "{\n\"rules\": {\n\"bad-call\" \"off\"}}",
      "3: rules.bad-call: expected ':' after the key, found '\"'"
    ),
    ("{\"rules\": {}\n\"exclude\": []}", "1: rules: expected ',' or '}' after the value"),
    (
      "{\"rules\": {\"bad-call\": off}}",
      "1: rules.bad-call: unknown word 'off'; strings stand in double quotes"
    ),
    ("{rules: {}}", "1: expected a key in double quotes or '}', found 'r'"),
    ("{\"exclude\": [\"a\n\"]}", "1: exclude: the string has no closing quote on its line"),
    ("{\"exclude\": [\"\\q\"]}", "1: exclude: unknown escape '\\q'"),
    ("{\"exclude\": [\"\\u12\"]}", "1: exclude: '\\u' needs four hexadecimal digits"),
    ("{} {}", "1: unexpected '{' after the value"),
    ("{\"a", "1: the string has no closing quote"),
    ("/* {", "1: the comment has no closing '*/'"),
    ("{\"exclude\": ['a']}", "1: exclude: expected a value, found '''"),
  ])
  func saysWhatIsWrongAndWhere(text: String, message: String) {
    #expect(problems(text) == [".bridge-lsp.json:" + message])
  }

  @Test func depthIsBounded() {
    #expect(problems(String(repeating: "[", count: 100_000)).first?.contains("nested") == true)
  }

  @Test func everyPrefixIsRefusedOrRead() {
    let text = #"{"rules": {"bad-call": "off"}, "exclude": ["\u00e9\n", -1.5e3, true, null], // x"#
    for count in 0...text.utf8.count {
      let prefix = String(decoding: text.utf8.prefix(count), as: UTF8.self)
      #expect(!problems(prefix).isEmpty)
    }
  }

  @Test func editorsSendEmptyValuesForUnsetKeys() {
    let text = """
      {"rules": {"bad-call": null, "odd-call": "hint"}, "exclude": [], "minimumIOS": "",
       "hostingBaseClass": null, "containmentHelpers": {}}
      """
    let (configuration, problems) = ConfigurationReader.readEditorSettings(
      text, ruleIDs: Self.ids)
    #expect(problems.isEmpty)
    #expect(configuration.levels == ["odd-call": .at(.hint)])
    #expect(ConfigurationReader.readEditorSettings("null", ruleIDs: []).problems.isEmpty)
  }

  @Test func theEditorWinsRuleByRule() {
    var file = Configuration(file: Self.file)
    file.levels = ["bad-call": .off, "odd-call": .off]
    file.minimumIOS = Version(15)
    var editor = Configuration()
    editor.levels = ["odd-call": .at(.error)]
    editor.hostingBaseClass = "Host"
    let both = file.overlaid(by: editor)
    #expect(both.levels == ["bad-call": .off, "odd-call": .at(.error)])
    #expect(both.minimumIOS == Version(15))
    #expect(both.hostingBaseClass == "Host")
    #expect(both.file == Self.file)
  }

  @Test func theSchemaKnowsEveryKeyAndLevel() throws {
    let data = Data(ConfigurationSchema.json(rules: callRules).utf8)
    let schema = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let properties = try #require(schema["properties"] as? [String: [String: Any]])
    #expect(Set(properties.keys) == Set(ConfigurationReader.keys))
    let rules = properties["rules"]?["properties"] as? [String: [String: Any]]
    #expect(rules?.count == callRules.count)
    #expect(rules?["quiet-call"]?["default"] as? String == "off")
    #expect(
      rules?.values.allSatisfy { $0["$ref"] as? String == "#/definitions/level" } == true)
    let level = (schema["definitions"] as? [String: [String: Any]])?["level"]
    #expect(
      level?["enum"] as? [String] == ["off", "hint", "information", "warning", "error"])
  }
}

struct ConfigurationUseTests {
  @Test func eachFileUsesTheNearestOne() async throws {
    let folder = try CommandFolder([
      ".bridge-lsp.json": #"{"rules": {"bad-call": "off", "odd-call": "error"}}"#,
      "A.swift": "bad(); odd()", "Sub/.bridge-lsp.json": #"{"rules": {"bad-call": "hint"}}"#,
      "Sub/Deep/B.swift": "bad(); odd()", "other.json": "{}",
    ])
    let outcome = await folder.run("check", "--format", "xcode")
    #expect(
      outcome.output.split(separator: "\n").map { $0.split(separator: "/").last ?? "" } == [
        "A.swift:1:8: error: 'odd' is called [odd-call]",
        "B.swift:1:1: note: 'bad' is called [bad-call]",
        "B.swift:1:8: note: 'odd' is called [odd-call]",
      ])
    let replaced = await folder.run("check", "--format", "xcode", "--config", "other.json")
    #expect(replaced.output.split(separator: "\n").filter { $0.contains("warning") }.count == 2)
  }

  @Test func brokenOnesStopTheCheck() async throws {
    let folder = try CommandFolder([
      "A.swift": "bad()", "Sub/.bridge-lsp.json": "{\n  \"ruls\": {}\n}", "Sub/B.swift": "bad()",
    ])
    let outcome = await folder.run("check")
    #expect(outcome.output.isEmpty)
    #expect(
      outcome.errors == "Sub/.bridge-lsp.json:2: ruls: unknown key; did you mean 'rules'?\n")
    #expect(outcome.code == 2)
    let missing = await folder.run("check", "A.swift", "--config", "none.json")
    #expect(missing.errors == "none.json: no such file or directory\n")
    #expect(missing.code == 2)
  }

  @Test func theServerKeepsTheLastGoodOne() throws {
    let folder = try CommandFolder([".bridge-lsp.json": "{\"rules\": {\"bad-call\": \"off\"}}"])
    var store = ConfigurationStore(rules: callRules)
    #expect(store.nearest(to: folder.path)?.levels == ["bad-call": .off])
    try folder.write("{", to: ".bridge-lsp.json")
    var next = ConfigurationStore(rules: callRules, lastGood: store.good)
    #expect(next.nearest(to: folder.path.appending("x"))?.levels == ["bad-call": .off])
    #expect(next.problems.count == 1)
    #expect(next.good == store.good)
  }
}
