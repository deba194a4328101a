import Foundation

extension SpecFile {
  /// The document with every fence of carets and every diff as the analyzer sees them.
  ///
  /// A diff fence whose fix is gone stays as it is, for a person to judge.
  func updated(_ analyze: Analyze) -> String {
    var replacements: [(range: Range<Int>, lines: [String])] = []
    for item in cases {
      let rendering = SpecRendering(outcome: SpecOutcome(item, analyze))
      for source in item.files {
        replacements.append((source.range, rendering.code(of: source)))
      }
      for (diff, shown) in zip(item.diffs, rendering.diffs()) {
        guard let shown else { continue }
        replacements.append((diff.opening..<diff.opening + 1, [shown.opening]))
        replacements.append((diff.range, shown.content))
      }
    }
    var lines = lines
    for (range, content) in replacements.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      lines.replaceSubrange(range, with: content)
    }
    return lines.joined(separator: "\n")
  }
}

/// The specs beside this file.
///
/// `SPEC=<rule-id>` reads that one alone. `UPDATE_SPECS=1` rewrites them first, so that the tests
/// of the same run hold, and the change is there to be reviewed.
enum Specs {
  static let all: [SpecFile] = loaded.compactMap { try? $0.get() }
  static let cases: [SpecCase] = all.flatMap(\.cases)
  /// Why some documents cannot be read.
  static let errors: [any Error] = loaded.compactMap {
    if case .failure(let error) = $0 { error } else { nil }
  }

  /// The only rule whose spec is read; `nil` for all.
  static let filter = ProcessInfo.processInfo.environment["SPEC"]

  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Specs")

  private static let loaded: [Result<SpecFile, any Error>] = {
    let environment = ProcessInfo.processInfo.environment
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let ids = names.filter { $0.hasSuffix(".md") }.map { String($0.dropLast(3)) }.sorted()
    return ids.filter { filter == nil || filter == $0 }.map { id in
      Result { try load(id, updating: environment["UPDATE_SPECS"] == "1") }
    }
  }()

  private static func load(_ id: String, updating: Bool) throws -> SpecFile {
    let url = folder.appending(path: id + ".md")
    let markdown = try String(contentsOf: url, encoding: .utf8)
    let file = try SpecFile(rule: id, url: url, markdown: markdown)
    guard updating else { return file }
    let updated = file.updated(analyzeWithRules)
    if updated != markdown { try updated.write(to: url, atomically: true, encoding: .utf8) }
    return try SpecFile(rule: id, url: url, markdown: updated)
  }
}
