import Analysis
import Foundation
import Testing

/// What specs, fixes and examples say is Swift compiles.
///
/// Examples compile in Swift 5 and Swift 6 mode; cases in Swift 5 mode at least, and their fixes in
/// every mode in which the case does.
@Suite struct TypeCheckTests {
  @Test func stubsCompile() {
    if case .failure(let failure) = Compiler.withStubs { Issue.record("\(failure)") }
  }

  @Test(arguments: Subjects.cases) func codeCompiles(_ subject: Subject) {
    check(subject, in: [5])
  }

  @Test(arguments: Subjects.fixes + Subjects.repairs) func fixCompiles(_ subject: Subject) {
    let original = subject.original
    check(subject, in: [5, 6].filter { original.complaints(in: $0).isEmpty })
  }

  @Test(arguments: Subjects.examples + Subjects.guide) func exampleCompiles(_ subject: Subject) {
    check(subject, in: [5, 6])
  }

  private func check(_ subject: Subject, in modes: [Int]) {
    var seen: Set<TypeCheck.Verdict.Complaint> = []
    for mode in modes {
      for complaint in subject.complaints(in: mode) where seen.insert(complaint).inserted {
        let place = "\(complaint.path):\(complaint.line): \(complaint.message)"
        let code = "\(complaint.line): \(subject.line(complaint))"
        Issue.record(
          "\(subject.name), Swift \(mode), \(place)\n\(code)",
          sourceLocation: subject.item.location(subject.documentLine(complaint)))
      }
    }
  }
}
