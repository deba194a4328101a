import Analysis

/// Findings for a person: where and what, the code with carets, notes and fixes.
struct HumanFormat: ReportFormat {
  let style: TerminalStyle
  /// Columns that a line of code may take.
  let width: Int

  func text(_ report: Report) -> String {
    report.findings.map { text($0, report) }.joined(separator: "\n")
  }

  private func text(_ finding: ReportedFinding, _ report: Report) -> String {
    let diagnostic = finding.diagnostic
    var text = style.paint(place(finding.location, report) + ":", .bold) + " "
    text += style.paint(diagnostic.severity.rawValue + ":", ink(diagnostic.severity)) + " "
    text += style.paint(diagnostic.message.onOneLine, .bold)
    text += " " + style.paint("[\(diagnostic.rule)]", .dim) + "\n"
    let margin: Int
    if let source = report.texts.text(of: finding.location.path) {
      let frame = CodeFrame(source, finding.location, width: width)
      margin = frame.number.count
      text += rendered(frame, ink(diagnostic.severity))
    } else {
      margin = 1
    }
    let indentation = String(repeating: " ", count: margin + 1)
    for note in finding.notes {
      text += indentation + style.paint("= note:", .cyan)
      text += " \(note.message.onOneLine) (\(place(note.location, report)))\n"
    }
    for fix in diagnostic.fixes {
      guard let way = way(of: fix, for: finding, report) else { continue }
      text += indentation + style.paint("= fix:", .green) + " \(fix.title.onOneLine) (\(way))\n"
    }
    for refusal in diagnostic.refusals {
      text += indentation + style.paint("= no fix:", .green)
      text += " \(refusal.title.onOneLine): \(refusal.reason.onOneLine)\n"
    }
    return text
  }

  /// How a fix is made; `nil` for one that cannot be made.
  private func way(of fix: Fix, for finding: ReportedFinding, _ report: Report) -> String? {
    let edits = report.edits(of: fix, for: finding)
    if fix.entry != nil, edits == nil { return nil }
    // What only a person can fill in is for an editor.
    if edits?.contains(where: { $0.1.contains("<#") }) == true { return "in an editor, to fill in" }
    return fix.safety == .safe ? "safe: --fix" : "needs review: --fix --unsafe"
  }

  private func rendered(_ frame: CodeFrame, _ ink: TerminalStyle.Ink) -> String {
    let blank = String(repeating: " ", count: frame.number.count)
    let bar = style.paint("|", .blue)
    let carets = style.paint(String(repeating: "^", count: frame.caretWidth), ink)
    return "\(blank) \(bar)\n\(style.paint(frame.number, .blue)) \(bar) \(frame.code)\n"
      + "\(blank) \(bar) \(String(repeating: " ", count: frame.caretColumn))\(carets)\n"
  }

  private func place(_ location: Location, _ report: Report) -> String {
    let start = location.start()
    return "\(report.displayed(location.path).onOneLine):\(start.line + 1):\(start.column + 1)"
  }

  private func ink(_ severity: Severity) -> TerminalStyle.Ink {
    switch severity {
    case .error: .red
    case .warning: .yellow
    case .information: .blue
    case .hint: .cyan
    }
  }
}
