import Foundation
import JSONRPC

/// An editing session as a document: prose, files, and what either side says.
///
/// A `swift NAME` fence is a file of the folder that `FOLDER` stands for. A `json →` fence is a
/// message the editor sends, a `json ←` fence one that the server has to send; `"jsonrpc"` is left
/// out, and the string `…` stands for anything. What the server sends may come in any order, but
/// it has to come, and nothing else may.
struct SessionFile {
  enum Step {
    case send(JSONValue, line: Int)
    case expect(JSONValue, line: Int)
  }

  struct Malformed: Error {
    let line: Int
    let reason: String
  }

  private(set) var files: [String: String] = [:]
  private(set) var steps: [Step] = []

  init(_ text: String, folder: String) throws {
    var fence: (info: String, line: Int, lines: [Substring])?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if let open = fence {
        if line == "```" {
          try add(open.info, open.lines.joined(separator: "\n"), line: open.line, folder)
          fence = nil
        } else {
          fence?.lines.append(line)
        }
      } else if line.hasPrefix("```") {
        fence = (String(line.dropFirst(3)), index + 1, [])
      }
    }
    if let fence { throw Malformed(line: fence.line, reason: "the fence is never closed") }
  }

  private mutating func add(
    _ info: String, _ text: String, line: Int, _ folder: String
  ) throws {
    if info.hasPrefix("swift ") {
      files[String(info.dropFirst(6))] = text + "\n"
      return
    }
    guard info == "json →" || info == "json ←" else {
      throw Malformed(line: line, reason: "no fence is called '\(info)'")
    }
    let json = text.replacing("FOLDER", with: folder)
    guard let value = try? JSONDecoder().decode(JSONValue.self, from: Data(json.utf8)) else {
      throw Malformed(line: line, reason: "not JSON")
    }
    steps.append(info.hasSuffix("→") ? .send(value, line: line) : .expect(value, line: line))
  }
}

extension JSONValue {
  /// Whether this is what `pattern` says, in which `…` stands for anything.
  func matches(_ pattern: JSONValue) -> Bool {
    switch (pattern, self) {
    case ("…", _): return true
    case (.array(let patterns), .array(let values)):
      return patterns.count == values.count && zip(values, patterns).allSatisfy { $0.matches($1) }
    case (.object(let patterns), .object(let values)):
      return patterns.count == values.count
        && patterns.allSatisfy { key, pattern in values[key]?.matches(pattern) ?? false }
    default: return self == pattern
    }
  }

  /// The object with `key` set to `value`.
  func adding(_ key: String, _ value: JSONValue) -> JSONValue {
    guard case .object(var members) = self else { return self }
    members[key] = value
    return .object(members)
  }
}
