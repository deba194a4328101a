import Analysis
import Testing

/// Holds every rule to its spec.
@Suite struct SpecTests {
  @Test func specsCanBeRead() {
    for error in Specs.errors { Issue.record("\(error)") }
  }

  @Test(arguments: Specs.cases) func findings(of item: SpecCase) {
    let rendering = SpecRendering(outcome: SpecOutcome.ofRules(item))
    for source in item.files {
      let actual = rendering.code(of: source)
      guard actual != source.written else { continue }
      let difference = lineDiff(from: source.written.text, to: actual.text)
      Issue.record(
        "written (-) and found (+) differ in \(source.path):\n\(difference.text)",
        sourceLocation: item.location(source.range.lowerBound + 1))
    }
  }

  @Test(arguments: Specs.cases) func fixes(of item: SpecCase) {
    let outcome = SpecOutcome.ofRules(item)
    for (diff, shown) in zip(item.diffs, SpecRendering(outcome: outcome).diffs()) {
      let location = item.location(diff.opening + 1)
      guard let shown, !diff.title.isEmpty else {
        let offered = outcome.fixes.map(\.fix.title)
        Issue.record("no finding offers '\(diff.title)', only \(offered)", sourceLocation: location)
        continue
      }
      guard shown.content != diff.written else { continue }
      let difference = lineDiff(from: diff.written.text, to: shown.content.text)
      Issue.record(
        "the diff as written (-) and as made (+) differ:\n\(difference.text)",
        sourceLocation: location)
    }
    if let titles = item.configuration.fixes {
      #expect(outcome.fixes.map(\.fix.title) == titles, sourceLocation: item.location())
    }
  }

  @Test(arguments: Specs.cases) func codeParses(in item: SpecCase) {
    for source in item.files where !source.isBroken {
      for error in syntaxErrors(in: source.text) {
        let line = source.documentLines[min(error.line, source.documentLines.count - 1)]
        Issue.record("\(error.message)", sourceLocation: item.location(line))
      }
    }
  }
}

extension [String] {
  fileprivate var text: String { map { $0 + "\n" }.joined() }
}
