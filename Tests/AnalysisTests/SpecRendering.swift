import Analysis

/// Writes a case as the analyzer sees it: what its fences would hold if they were true.
///
/// A spec is checked by comparing this with what is written, and updated by writing it.
struct SpecRendering {
  let outcome: SpecOutcome

  private var item: SpecCase { outcome.item }

  /// A fence's code with a line of carets under each finding, and under each note and refused
  /// repair if the case shows these.
  func code(of source: SpecSource) -> [String] {
    let text = SourceText(source.text)
    var marks: [Int: [(range: TextRange, message: String)]] = [:]
    func add(_ range: TextRange, _ message: String) {
      marks[text.lines.line(containing: range.lowerBound), default: []].append((range, message))
    }
    for diagnostic in outcome.diagnostics where diagnostic.path == source.path {
      add(diagnostic.range, message(of: diagnostic))
      for refusal in diagnostic.refusals where item.showsRefusals {
        add(diagnostic.range, "refused: \(refusal.title): \(refusal.reason)")
      }
    }
    for note in outcome.diagnostics.flatMap(\.notes)
    where item.showsNotes && note.path == source.path {
      add(note.range, "note: " + note.message)
    }
    var lines: [String] = []
    for (number, line) in source.text.split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast().enumerated()
    {
      lines.append(String(line))
      for mark in marks[number] ?? [] {
        lines.append(carets(under: mark.range, of: text, line: line) + " " + mark.message)
      }
    }
    return lines
  }

  /// The opening line and the content of each diff fence: each shows the next fix of its title, and
  /// one without a title the next fix that no other fence names. `nil` where there is none.
  func diffs() -> [(opening: String, content: [String])?] {
    var waiting = outcome.fixes
    let titled = item.diffs.map { diff -> (diagnostic: Diagnostic, fix: Fix)? in
      guard !diff.title.isEmpty,
        let index = waiting.firstIndex(where: { $0.fix.title == diff.title })
      else { return nil }
      return waiting.remove(at: index)
    }
    return zip(item.diffs, titled).map { diff, found in
      let next = diff.title.isEmpty && !waiting.isEmpty ? waiting.removeFirst() : nil
      guard let shown = found ?? next, let text = outcome.source(of: shown.diagnostic),
        let fixed = shown.fix.applied(to: text)
      else { return nil }
      return ("```diff \(shown.fix.title)", lineDiff(from: text.string, to: fixed.string))
    }
  }

  /// The message as a spec writes it: after the severity where that is not the rule's own, and
  /// before the id where it is another rule's.
  private func message(of diagnostic: Diagnostic) -> String {
    let rule = allRules.first { $0.metadata.id == diagnostic.rule }
    let usual: Severity? =
      switch rule?.metadata.level {
      case .at(let severity): severity
      case .off: SpecOutcome.levelOfSilentRules
      case nil: diagnostic.severity
      }
    let severity = diagnostic.severity == usual ? "" : "(\(diagnostic.severity.rawValue)) "
    let id = diagnostic.rule.rawValue == item.rule ? "" : " [\(diagnostic.rule)]"
    return severity + diagnostic.message + id
  }

  /// Carets under the part of `range` that is on `line`, with `…` where it goes on below.
  private func carets(under range: TextRange, of text: SourceText, line: Substring) -> String {
    let start = text.lines.startOfLine(containing: range.lowerBound).utf8
    let end = start + line.utf8.count
    let before = text[TextRange(utf8: start, range.lowerBound.utf8)]
    let marked = text[TextRange(utf8: range.lowerBound.utf8, min(range.upperBound.utf8, end))]
    return String(before.map { $0 == "\t" ? "\t" : " " })
      + String(repeating: "^", count: max(1, marked.count))
      + (range.upperBound.utf8 > end ? "…" : "")
  }
}
