import Analysis

/// Findings that are known and not shown again.
///
/// The file is JSON; paths are relative to it, so that it may be checked in and used from anywhere.
struct Baseline: Sendable {
  private var entries: Set<LineFingerprint> = []

  /// Reads a baseline, or says in one sentence what is wrong with it.
  init(file: AbsolutePath) throws(DiskError) {
    let text = try Disk.text(of: file)
    let lines = LineIndex(text)
    func broken(_ offset: Int, _ message: String) -> DiskError {
      let line = lines.line(containing: TextOffset(utf8: offset)) + 1
      return DiskError(file, "line \(line): \(message)")
    }
    let value: JSONCValue
    do throws(JSONCError) { value = try JSONCParser.parse(text) } catch {
      throw broken(error.offset, error.message)
    }
    guard value["version"]?.content == .number("1") else {
      throw broken(value.range.lowerBound, "expected a baseline with \"version\": 1")
    }
    guard case .array(let elements) = value["findings"]?.content else {
      throw broken(value.range.lowerBound, "expected an array called 'findings'")
    }
    for element in elements {
      guard case .string(let path) = element["path"]?.content,
        case .string(let rule) = element["rule"]?.content,
        case .string(let hash) = element["line"]?.content,
        case .number(let number) = element["occurrence"]?.content,
        let occurrence = Int(number)
      else {
        throw broken(
          element.range.lowerBound, "expected 'path', 'rule', 'line' and 'occurrence'")
      }
      let folder = file.parent ?? .root
      entries.insert(
        LineFingerprint(
          path: AbsolutePath(path, relativeTo: folder), rule: RuleID(rule), hash: hash,
          occurrence: occurrence))
    }
  }

  /// The findings that it does not list.
  func unlisted(_ findings: [ReportedFinding], _ texts: SourceTexts) -> [ReportedFinding] {
    let fingerprints = LineFingerprints(findings, texts).all
    return zip(findings, fingerprints).compactMap { finding, fingerprint in
      fingerprint.map(entries.contains) == true ? nil : finding
    }
  }

  /// The text of a baseline in `file` that lists `findings`.
  static func text(
    of findings: [ReportedFinding], _ texts: SourceTexts, in file: AbsolutePath
  ) -> String {
    let folder = file.parent ?? .root
    let entries = LineFingerprints(findings, texts).all.compactMap { fingerprint in
      fingerprint.map { fingerprint -> JSONText in
        [
          "path": .string(fingerprint.path.displayed(from: folder)),
          "rule": .string(fingerprint.rule.rawValue),
          "line": .string(fingerprint.hash),
          "occurrence": .integer(fingerprint.occurrence),
        ]
      }
    }
    let document: JSONText = ["version": 1, "findings": .array(entries)]
    return document.indented
  }
}

extension JSONCValue {
  /// The value of a key; `nil` where there is none. The last one counts.
  subscript(key: String) -> JSONCValue? {
    guard case .object(let members) = content else { return nil }
    return members.last { $0.key == key }?.value
  }
}
