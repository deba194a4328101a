import Analysis
import Testing

@testable import BridgeLSP

@Suite struct SafeFixesTests {
  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func differencesLeadFromOneTextToTheOther(seed: UInt64) {
    var random = Random(seed: seed)
    func text() -> SourceText {
      let lines = (0..<Int.random(in: 0...9, using: &random)).map { _ in
        ["", "a", "b", "c"].randomElement(using: &random) ?? ""
      }
      let ending = ["\n", "\r\n", "\r"].randomElement(using: &random) ?? "\n"
      return SourceText(
        lines.joined(separator: ending) + (Bool.random(using: &random) ? ending : ""))
    }
    let (old, new) = (text(), text())
    let edits = differences(from: old, to: new)
    #expect(old.applying(edits)?.string == new.string)
    #expect(zip(edits, edits.dropFirst()).allSatisfy { $0.range.upperBound < $1.range.lowerBound })
    if old.string == new.string { #expect(edits.isEmpty) }
  }

  @Test func takesBackAFixThatDoesNotHelp() {
    let text = "func f() { useless(); bad(); breaking() }\n"
    let source = SourceFile(path: "A", text: SourceText(text))
    var workspace = Workspace()
    workspace.apply([AnalyzedFile(source)])
    let fixes = SafeFixes(source, workspace, RuleSettings(), callRules)
    #expect(fixes.applied == 1)
    #expect(
      source.text.applying(fixes.edits)?.string == "func f() { useless(); good(); breaking() }\n")
  }

  @Test func appliesFixesUntilNoneIsLeft() {
    let text = "class BadBadName {}\nclass Fine {}\nclass BadOther {}\n"
    let source = SourceFile(path: "A", text: SourceText(text))
    var workspace = Workspace()
    workspace.apply([AnalyzedFile(source)])
    let fixes = SafeFixes(source, workspace, RuleSettings(), testRules)
    #expect(fixes.applied == 2)
    #expect(
      source.text.applying(fixes.edits)?.string
        == "class GoodBadName {}\nclass Fine {}\nclass GoodOther {}\n")
  }
}
