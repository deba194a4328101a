import Foundation

/// Reads the Markdown of a spec. Everything that is not a heading or a fence is prose.
struct SpecParser {
  let lines: [String]
  let rule: String
  let url: URL

  private struct Fence {
    let opening: Int
    let info: [Substring]
    let content: Range<Int>
  }

  func cases() throws -> [SpecCase] {
    var cases: [SpecCase] = []
    /// Configuration above the first case, which every case starts from.
    var shared = SpecConfiguration()
    var line = 0
    while line < lines.count {
      if lines[line].hasPrefix("## ") {
        cases.append(
          SpecCase(
            rule: rule, heading: String(lines[line].dropFirst(3)), url: url, line: line + 1,
            configuration: shared))
      } else if let fence = try fence(at: line) {
        line = fence.content.upperBound
        if let last = cases.indices.last {
          try add(fence, to: &cases[last])
        } else if fence.info.first == "json" {
          try shared.merge(json: text(of: fence), or: { failure(at: fence.opening, $0) })
        } else {
          throw failure(at: fence.opening, "only a json fence may stand above the first case")
        }
      }
      line += 1
    }
    for item in cases where item.files.isEmpty {
      throw failure(at: item.line - 1, "the case has no swift fence")
    }
    return cases
  }

  private func fence(at line: Int) throws -> Fence? {
    guard lines[line].hasPrefix("```") else { return nil }
    let rest = lines[(line + 1)...]
    guard let end = rest.firstIndex(of: "```") else {
      throw failure(at: line, "the fence is never closed")
    }
    let info = lines[line].dropFirst(3).split(separator: " ")
    return Fence(opening: line, info: info, content: line + 1..<end)
  }

  private func add(_ fence: Fence, to item: inout SpecCase) throws {
    switch fence.info.first {
    case "swift":
      let tags = fence.info.dropFirst()
      let paths = tags.filter { $0 != "broken" }
      guard paths.count <= 1, paths.allSatisfy({ $0.hasSuffix(".swift") }) else {
        throw failure(at: fence.opening, "expected `swift [path.swift] [broken]`")
      }
      let path = paths.first.map(String.init) ?? "File.swift"
      guard !item.files.contains(where: { $0.path == path }) else {
        throw failure(at: fence.opening, "the case already has a file '\(path)'")
      }
      item.files.append(
        SpecSource(
          path: path, isBroken: tags.contains("broken"), range: fence.content,
          written: Array(lines[fence.content])))
    case "diff":
      item.diffs.append(
        SpecDiff(
          title: fence.info.dropFirst().joined(separator: " "), opening: fence.opening,
          range: fence.content, written: Array(lines[fence.content])))
    case "json":
      try item.configuration.merge(
        json: text(of: fence), or: { failure(at: fence.opening, $0) })
    default:
      break
    }
  }

  private func text(of fence: Fence) -> String { lines[fence.content].joined(separator: "\n") }

  private func failure(at line: Int, _ reason: String) -> SpecError {
    SpecError(url: url, line: line + 1, reason: reason)
  }
}
