import Analysis
import Foundation
import Testing

/// Swift that has to compile, and where it is written.
struct Subject: Sendable, CustomTestStringConvertible {
  let name: String
  let item: SpecCase
  let files: [TypeCheck.Program.File]

  var testDescription: String { name }

  init(_ name: String, _ item: SpecCase, _ sources: [(path: String, text: String)]) {
    self.name = name
    self.item = item
    files = sources.map { TypeCheck.Program.File(path: $0.path, text: $0.text) }
  }

  /// The case itself, as it stands in its spec.
  init(_ item: SpecCase) {
    self.init(item.testDescription, item, item.files.map { ($0.path, $0.text) })
  }

  var original: Subject { Subject(item) }

  func program(in languageMode: Int) -> TypeCheck.Program {
    TypeCheck.Program(files: files, languageMode: languageMode)
  }

  func complaints(in languageMode: Int) -> [TypeCheck.Verdict.Complaint] {
    Subjects.verdicts[program(in: languageMode)]?.complaints ?? []
  }

  /// The line of code that a complaint is about.
  func line(_ complaint: TypeCheck.Verdict.Complaint) -> String {
    let text = files.first { $0.path == complaint.path }?.text ?? ""
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.contains(complaint.line - 1) ? String(lines[complaint.line - 1]) : ""
  }

  /// The line of the spec that a complaint is about, where the file is the spec's own.
  func documentLine(_ complaint: TypeCheck.Verdict.Complaint) -> Int? {
    guard let source = item.files.first(where: { $0.path == complaint.path }),
      files.contains(where: { $0.path == source.path && $0.text == source.text }),
      source.documentLines.indices.contains(complaint.line - 1)
    else { return nil }
    return source.documentLines[complaint.line - 1]
  }
}

extension String {
  /// The text as a person could complete it: an editor's placeholder names a type, `<#Session#>`.
  var withPlaceholdersFilled: String { replacing(/<#(.+?)#>/) { "(nil as (\($0.1))?)!" } }
}

/// Everything that specs and examples say is Swift, compiled once.
enum Subjects {
  static let cases = Specs.cases.filter(\.isChecked).map { Subject($0) }

  static let fixes = Specs.cases.filter(\.isChecked).flatMap { item in
    let outcome = SpecOutcome.ofRules(item)
    return outcome.fixes.enumerated().compactMap { number, found -> Subject? in
      guard let text = outcome.source(of: found.diagnostic), let fixed = found.fix.applied(to: text)
      else { return nil }
      return Subject(
        "\(item.testDescription), fix \(number + 1) '\(found.fix.title)'", item,
        item.files.map {
          (
            $0.path,
            $0.path == found.diagnostic.path ? fixed.string.withPlaceholdersFilled : $0.text
          )
        })
    }
  }

  /// The cases with more than one fix, after all of them.
  static let repairs = Specs.cases.filter(\.isChecked).compactMap { item -> Subject? in
    guard SpecOutcome.ofRules(item).fixes.count > 1, let sources = SpecOutcome.repaired(item) else {
      return nil
    }
    return Subject(
      "\(item.testDescription), all fixes", item,
      item.files.map { ($0.path, sources[$0.path]?.string.withPlaceholdersFilled ?? "") })
  }

  static let examples = ExampleTests.all.flatMap { documented in
    [("before", documented.example.before), ("after", documented.example.after)].map { name, text in
      // There are no stubs of the frameworks for tests.
      let files = ExampleTests.Documented.files(of: text).filter {
        $0.path.hasSuffix(".swift") && !$0.path.contains("Tests/")
      }
      return Subject("\(documented.testDescription), \(name)", documented.item, files)
    }
  }

  static let guide = OwnershipGuideTests.cases.map { item in
    Subject(item.testDescription, item, item.files.map { ($0.path, $0.text) })
  }

  static let verdicts: [TypeCheck.Program: TypeCheck.Verdict] = {
    guard case .success(let compiler) = Compiler.withStubs else { return [:] }
    let programs = (cases + fixes + repairs + examples + guide).flatMap { subject in
      [5, 6].map { subject.program(in: $0) }
    }
    return TypeCheck.verdicts(on: programs, by: compiler)
  }()
}

extension SpecCase {
  /// Whether none of the case's files is `broken`.
  fileprivate var isChecked: Bool { !files.contains(where: \.isBroken) }
}
