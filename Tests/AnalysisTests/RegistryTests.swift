import Analysis
import Testing

/// Every rule is registered, named, documented and specified, in the places where one looks.
@Suite struct RegistryTests {
  /// The files that declare rules: one type each, named for it.
  static let ruleFiles = Repository.swiftFiles(under: "Sources/Analysis/Rules").filter {
    $0.text.contains(/struct \w+: Rule\b/)
  }

  @Test(arguments: ruleFiles) func isRegisteredUnderItsName(_ file: RepositoryFile) throws {
    let type = try #require(file.path.split(separator: "/").last?.dropLast(".swift".count))
    #expect(file.text.contains("struct \(type): Rule "), "\(file) declares '\(type)'")
    let rule = try #require(
      allRules.first { "\(Swift.type(of: $0))" == type },
      "add '\(type)()' to AllRules.swift")
    let id = rule.metadata.id.rawValue
    #expect(id.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil)
    #expect(
      id.replacing("-", with: "") == type.lowercased(), "'\(id)' is the name of '\(type)' in words")
    let category = rule.metadata.isBuiltIn ? "builtIn" : rule.metadata.category.rawValue
    #expect(
      file.path.contains("/Rules/\(category.prefix(1).uppercased() + category.dropFirst())/"),
      "\(file) is in the folder of its category, '\(category)'")
  }

  @Test func isRegisteredOnce() {
    let ids = allRules.map(\.metadata.id.rawValue)
    #expect(Set(ids).count == ids.count)
    #expect(ids.count == Self.ruleFiles.count)
  }

  @Test(arguments: allRules.map(\.metadata)) func isDocumented(_ rule: RuleMetadata) {
    #expect(
      rule.summary.wholeMatch(of: /[^\n]+\./) != nil && !rule.summary.contains(/\. [A-Z]/),
      "\(rule.id): the summary is one sentence")
    #expect(!rule.rationale.isEmpty, "\(rule.id) says why")
    let allowed = rule.isBuiltIn ? 0...2 : 1...2
    #expect(allowed.contains(rule.examples.count), "\(rule.id) has one example, or two")
    #expect(rule.since.contains(/^\d+\.\d+\.\d+$/))
    for reference in rule.references {
      #expect(reference.hasPrefix("https://"), "\(rule.id) refers to '\(reference)'")
    }
  }

  @Test(
    arguments: allRules.map(\.metadata).filter {
      !$0.isBuiltIn && [nil, $0.id.rawValue].contains(Specs.filter)
    })
  func isSpecified(_ rule: RuleMetadata) throws {
    let spec = try #require(
      Specs.all.first { $0.rule == rule.id.rawValue },
      "write Tests/AnalysisTests/Specs/\(rule.id).md")
    let outcomes = spec.cases.map { SpecOutcome.ofRules($0) }
    let findings = outcomes.map { outcome in
      outcome.diagnostics.filter { $0.rule == rule.id }
    }
    #expect(findings.contains { !$0.isEmpty }, "the spec of \(rule.id) shows a finding")
    #expect(findings.contains { $0.isEmpty }, "the spec of \(rule.id) shows silence")
    let fixes = findings.flatMap { $0 }.flatMap(\.fixes)
    #expect(
      fixes.map(\.safety).max() == rule.fix,
      "the best fix in the spec of \(rule.id) is what its metadata say")
    #expect(
      rule.fix == nil
        || spec.cases.contains {
          !$0.diffs.isEmpty || $0.configuration.fixes?.isEmpty == false
        },
      "the spec of \(rule.id) shows what its fix does")
  }

  @Test(.enabled(if: Specs.filter == nil)) func everySpecHasARule() {
    let ids = Set(allRules.map(\.metadata.id.rawValue))
    #expect(Specs.all.map(\.rule).filter { !ids.contains($0) } == [])
  }
}

extension RuleMetadata {
  /// Whether the rule is about Bridge LSP itself. Such rules have tests of their own.
  fileprivate var isBuiltIn: Bool {
    ["file-not-analyzed", "unknown-suppression", "unused-suppression"].contains(id.rawValue)
  }
}
