import Analysis

/// Bridge LSP's own JSON: everything that is known, with columns in UTF-8 bytes from 1.
struct JSONFormat: ReportFormat {
  func text(_ report: Report) -> String {
    let document: JSONText = [
      "version": 1,
      "files": .integer(report.files),
      "diagnostics": .array(report.findings.map { diagnostic($0, report) }),
    ]
    return document.indented
  }

  private func diagnostic(_ finding: ReportedFinding, _ report: Report) -> JSONText {
    [
      "path": .string(report.displayed(finding.location.path)),
      "range": range(finding.location),
      "rule": .string(finding.diagnostic.rule.rawValue),
      "severity": .string(finding.diagnostic.severity.rawValue),
      "message": .string(finding.diagnostic.message),
      "notes": .array(
        finding.notes.map { note in
          [
            "path": .string(report.displayed(note.location.path)),
            "range": range(note.location),
            "message": .string(note.message),
          ]
        }),
      "fixes": .array(finding.diagnostic.fixes.compactMap { fix($0, of: finding, report) }),
    ]
  }

  private func fix(_ fix: Fix, of finding: ReportedFinding, _ report: Report) -> JSONText? {
    guard let edits = report.edits(of: fix, for: finding) else { return nil }
    return [
      "title": .string(fix.title),
      "safe": .boolean(fix.safety == .safe),
      "edits": .array(
        edits.map { location, text in
          [
            "path": .string(report.displayed(location.path)),
            "range": range(location),
            "text": .string(text),
          ]
        }),
    ]
  }

  private func range(_ location: Location) -> JSONText {
    func position(_ position: Position) -> JSONText {
      ["line": .integer(position.line + 1), "column": .integer(position.column + 1)]
    }
    return ["start": position(location.start()), "end": position(location.end())]
  }
}
