import Analysis

/// The lines that Xcode turns into issues: `path:line:column: warning: message [id]`.
struct XcodeFormat: ReportFormat {
  func text(_ report: Report) -> String {
    report.findings.map { finding in
      let start = finding.location.start()
      let path = finding.location.path.string.onOneLine
      let message = finding.diagnostic.message.onOneLine
      return "\(path):\(start.line + 1):\(start.column + 1): "
        + "\(Self.level(finding.diagnostic.severity)): \(message) [\(finding.diagnostic.rule)]\n"
    }.joined()
  }

  private static func level(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .information, .hint: "note"
    }
  }
}
