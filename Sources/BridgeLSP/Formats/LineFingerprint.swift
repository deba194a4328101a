import Analysis

/// Recognises a finding although lines were added above it: by what its line says, and by how many
/// findings of the same rule on equal lines of its file come before.
struct LineFingerprint: Hashable, Sendable {
  let path: AbsolutePath
  let rule: RuleID
  /// Of the line without the whitespace around it.
  let hash: String
  /// Counted from 0.
  let occurrence: Int
}

/// The fingerprints of findings, in their order.
struct LineFingerprints {
  /// `nil` where the file can no longer be read.
  let all: [LineFingerprint?]

  init(_ findings: [ReportedFinding], _ texts: SourceTexts) {
    var counts: [LineFingerprint: Int] = [:]
    all = findings.map { finding in
      let path = finding.location.path
      guard let text = texts.text(of: path) else { return nil }
      let first = LineFingerprint(
        path: path, rule: finding.diagnostic.rule,
        hash: Self.hash(of: finding.location, in: text), occurrence: 0)
      let occurrence = counts[first, default: 0]
      counts[first] = occurrence + 1
      return LineFingerprint(
        path: path, rule: first.rule, hash: first.hash, occurrence: occurrence)
    }
  }

  private static func hash(of location: Location, in text: SourceText) -> String {
    let line = location.start().line
    let start = text.lines.startOfLine(line)
    let end = text.lines.offset(of: Position(line: line, column: .max), in: .utf8)
    func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }
    let bytes = text[start..<max(start, end)].utf8.drop(while: isBlank)
    return Fingerprint(bytes.reversed().drop(while: isBlank).reversed()).hexadecimal
  }
}
