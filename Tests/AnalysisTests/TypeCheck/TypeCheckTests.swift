import Analysis
import Foundation
import Testing

/// Everything that specs, fixes and examples say is Swift compiles.
///
/// A case whose configuration says `"languageMode": 5` is checked in that mode alone, and so are
/// its fixes.
@Suite struct TypeCheckTests {
  @Test func stubsCompile() {
    if case .failure(let failure) = Compiler.withStubs { Issue.record("\(failure)") }
  }

  @Test(arguments: Subjects.cases) func codeCompiles(_ subject: Subject) { check(subject) }

  @Test(arguments: Subjects.fixes) func fixCompiles(_ subject: Subject) { check(subject) }

  @Test(arguments: Subjects.examples) func exampleCompiles(_ subject: Subject) { check(subject) }

  private func check(_ subject: Subject) {
    for program in subject.programs {
      for complaint in Subjects.verdicts[program]?.complaints ?? [] {
        let line = subject.documentLine(complaint)
        Issue.record(
          "\(subject.name), Swift \(program.languageMode), \(complaint.path):\(complaint.line): \(complaint.message)",
          sourceLocation: subject.location(line))
      }
    }
  }
}

/// A program to compile, and where it is written.
struct Subject: Sendable, CustomTestStringConvertible {
  let name: String
  let item: SpecCase
  let programs: [TypeCheck.Program]

  var testDescription: String { name }

  init(_ name: String, _ item: SpecCase, _ sources: [(path: String, text: String)]) {
    self.name = name
    self.item = item
    let files = sources.map { TypeCheck.Program.File(path: $0.path, text: $0.text) }
    programs = (item.configuration.languageMode.map { [$0] } ?? [5, 6]).map {
      TypeCheck.Program(files: files, languageMode: $0)
    }
  }

  func location(_ line: Int?) -> SourceLocation { item.location(line) }

  /// The line of the spec that a complaint is about, where the program is the spec's own text.
  func documentLine(_ complaint: TypeCheck.Verdict.Complaint) -> Int? {
    let lines = item.files.first { $0.path == complaint.path }?.documentLines ?? []
    return lines.indices.contains(complaint.line - 1) ? lines[complaint.line - 1] : nil
  }
}

/// All programs of the specs and examples, compiled once.
enum Subjects {
  static let cases = Specs.cases.filter(\.isChecked).map { item in
    Subject(item.testDescription, item, item.files.map { ($0.path, $0.text) })
  }

  static let fixes = Specs.cases.filter(\.isChecked).flatMap { item in
    let outcome = SpecOutcome(item, analyzeWithRules)
    return outcome.fixes.enumerated().compactMap { number, found -> Subject? in
      guard let text = outcome.source(of: found.diagnostic), let fixed = found.fix.applied(to: text)
      else { return nil }
      return Subject(
        "\(item.testDescription), fix \(number + 1) '\(found.fix.title)'", item,
        item.files.map { ($0.path, $0.path == found.diagnostic.path ? fixed.string : $0.text) })
    }
  }

  static let examples = ExampleTests.all.flatMap { documented in
    [("before", documented.example.before), ("after", documented.example.after)].map { name, text in
      Subject("\(documented.testDescription), \(name)", documented.item, [("Example.swift", text)])
    }
  }

  static let verdicts: [TypeCheck.Program: TypeCheck.Verdict] = {
    guard case .success(let compiler) = Compiler.withStubs else { return [:] }
    return TypeCheck.verdicts(on: (cases + fixes + examples).flatMap(\.programs), by: compiler)
  }()
}

extension SpecCase {
  /// Whether none of the case's files is `broken`.
  fileprivate var isChecked: Bool { !files.contains(where: \.isBroken) }
}
