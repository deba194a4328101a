import Analysis

/// SARIF 2.1.0, as code scanning services read it.
struct SARIFFormat: ReportFormat {
  /// What `%SRCROOT%` stands for.
  let root: AbsolutePath

  func text(_ report: Report) -> String {
    let rules = report.rules.sorted { $0.id.rawValue < $1.id.rawValue }
    var indices: [RuleID: Int] = [:]
    for (index, rule) in rules.enumerated() { indices[rule.id] = index }
    let fingerprints = LineFingerprints(report.findings, report.texts)
    let results = zip(report.findings, fingerprints.all).map { finding, fingerprint in
      result(finding, fingerprint, indices[finding.diagnostic.rule], report)
    }
    let document: JSONText = [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
      "version": "2.1.0",
      "runs": [
        [
          "tool": [
            "driver": [
              "name": "bridge-lsp",
              "version": .string(BridgeLSP.version),
              "semanticVersion": .string(BridgeLSP.version),
              "informationUri": .string(RulePage.projectURL),
              "rules": .array(rules.map(rule)),
            ]
          ],
          "automationDetails": ["id": "bridge-lsp/"],
          "originalUriBaseIds": [
            "%SRCROOT%": ["uri": .string(PercentEncoding.fileURL(ofFolder: root))]
          ],
          "columnKind": "utf16CodeUnits",
          "results": .array(results),
        ]
      ],
    ]
    return document.indented
  }

  private func rule(_ rule: RuleMetadata) -> JSONText {
    let page = RulePage(rule)
    return [
      "id": .string(rule.id.rawValue),
      "name": .string(
        rule.id.rawValue.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
          .joined()),
      "shortDescription": ["text": .string(rule.summary)],
      "fullDescription": ["text": .string(rule.summary)],
      "help": ["text": .string(page.markdown), "markdown": .string(page.markdown)],
      "helpUri": .string(RulePage.url(of: rule.id)),
      "defaultConfiguration": [
        "enabled": .boolean(rule.level != .off),
        "level": .string(Self.level(rule.level)),
      ],
      "properties": [
        "tags": ["swift", "swiftui", "uikit", .string(rule.category.rawValue)],
        "precision": rule.level >= .at(.warning) ? "high" : "medium",
        "problem.severity": .string(Self.problemSeverity(rule.level)),
      ],
    ]
  }

  private func result(
    _ finding: ReportedFinding, _ fingerprint: LineFingerprint?, _ ruleIndex: Int?,
    _ report: Report
  ) -> JSONText {
    let diagnostic = finding.diagnostic
    var members: [(key: String, value: JSONText)] = [
      ("ruleId", .string(diagnostic.rule.rawValue))
    ]
    if let ruleIndex { members.append(("ruleIndex", .integer(ruleIndex))) }
    members += [
      ("level", .string(Self.level(.at(diagnostic.severity)))),
      ("message", ["text": .string(diagnostic.message)]),
      ("locations", [["physicalLocation": physical(finding.location)]]),
    ]
    if let fingerprint {
      members.append(
        (
          "partialFingerprints",
          ["primaryLocationLineHash": .string("\(fingerprint.hash):\(fingerprint.occurrence + 1)")]
        ))
    }
    if !finding.notes.isEmpty {
      members.append(("relatedLocations", .array(relatedLocations(finding))))
      if report.rule(diagnostic.rule)?.reportsCycles == true {
        members.append(("codeFlows", [codeFlow(finding)]))
      }
    }
    let fixes = diagnostic.fixes.compactMap { fix($0, of: finding, report) }
    if !fixes.isEmpty { members.append(("fixes", .array(fixes))) }
    return .object(members)
  }

  private func relatedLocations(_ finding: ReportedFinding) -> [JSONText] {
    finding.notes.enumerated().map { index, note in
      [
        "id": .integer(index + 1),
        "physicalLocation": physical(note.location),
        "message": ["text": .string(note.message)],
      ]
    }
  }

  /// Who holds whom, step by step, ending where the cycle closes: at the finding.
  private func codeFlow(_ finding: ReportedFinding) -> JSONText {
    func step(_ location: Location, _ message: String) -> JSONText {
      [
        "location": [
          "physicalLocation": physical(location), "message": ["text": .string(message)],
        ]
      ]
    }
    let steps =
      finding.notes.map { step($0.location, $0.message) }
      + [step(finding.location, finding.diagnostic.message)]
    return ["threadFlows": [["locations": .array(steps)]]]
  }

  private func fix(_ fix: Fix, of finding: ReportedFinding, _ report: Report) -> JSONText? {
    guard let edits = report.edits(of: fix, for: finding) else { return nil }
    let changes = Dictionary(grouping: edits, by: \.0.path).sorted { $0.key < $1.key }
    return [
      "description": ["text": .string(fix.title)],
      "artifactChanges": .array(
        changes.map { path, edits in
          [
            "artifactLocation": artifact(path),
            "replacements": .array(
              edits.map { location, text in
                [
                  "deletedRegion": region(location),
                  "insertedContent": ["text": .string(text)],
                ]
              }),
          ]
        }),
    ]
  }

  private func physical(_ location: Location) -> JSONText {
    ["artifactLocation": artifact(location.path), "region": region(location)]
  }

  private func artifact(_ path: AbsolutePath) -> JSONText {
    guard let relative = path.relative(to: root) else {
      return ["uri": .string(PercentEncoding.fileURL(ofFile: path))]
    }
    return ["uri": .string(PercentEncoding.encode(relative)), "uriBaseId": "%SRCROOT%"]
  }

  private func region(_ location: Location) -> JSONText {
    let start = location.start(.utf16)
    let end = location.end(.utf16)
    return [
      "startLine": .integer(start.line + 1), "startColumn": .integer(start.column + 1),
      "endLine": .integer(end.line + 1), "endColumn": .integer(end.column + 1),
    ]
  }

  private static func level(_ level: RuleLevel) -> String {
    switch level {
    case .off: "none"
    case .at(.error): "error"
    case .at(.warning): "warning"
    case .at(.information), .at(.hint): "note"
    }
  }

  private static func problemSeverity(_ level: RuleLevel) -> String {
    switch level {
    case .at(.error): "error"
    case .at(.warning): "warning"
    case .at(.information), .at(.hint), .off: "recommendation"
    }
  }
}

extension RuleLevel {
  /// Off is below everything.
  fileprivate static func >= (lhs: RuleLevel, rhs: RuleLevel) -> Bool {
    guard case .at(let left) = lhs else { return rhs == .off }
    guard case .at(let right) = rhs else { return true }
    return left >= right
  }
}
