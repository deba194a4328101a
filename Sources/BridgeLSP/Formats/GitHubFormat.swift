import Analysis

/// Workflow commands that GitHub Actions turns into annotations.
struct GitHubFormat: ReportFormat {
  /// What paths are relative to.
  let root: AbsolutePath

  func text(_ report: Report) -> String {
    report.findings.map { finding in
      let start = finding.location.start()
      let end = finding.location.end()
      var properties = [
        ("file", finding.location.path.displayed(from: root)),
        ("line", String(start.line + 1)), ("endLine", String(end.line + 1)),
      ]
      // GitHub takes columns only where a finding stays on its line.
      if start.line == end.line {
        properties.append(("col", String(start.column + 1)))
        properties.append(("endColumn", String(end.column + 1)))
      }
      properties.append(("title", finding.diagnostic.rule.rawValue))
      let list = properties.map { "\($0)=\(Self.escapedProperty($1))" }.joined(separator: ",")
      let message = Self.escaped(finding.diagnostic.message)
      return "::\(Self.level(finding.diagnostic.severity)) \(list)::\(message)\n"
    }.joined()
  }

  private static func level(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .information, .hint: "notice"
    }
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func escapedProperty(_ text: String) -> String {
    escaped(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
