/// A titled set of edits that resolves a finding. The edits never overlap.
public struct Fix: Hashable, Codable, Sendable {
  public enum Safety: String, Comparable, Hashable, Codable, Sendable {
    /// May change what the program does; a person has to choose it.
    case needsReview
    /// Keeps or restores the intended behaviour; fit for "fix all".
    case safe

    public static func < (lhs: Self, rhs: Self) -> Bool { lhs == .needsReview && rhs == .safe }
  }

  /// A verb phrase that names what it touches.
  public let title: String
  public let safety: Safety
  public let edits: [Edit]
  /// What has to be turned on in a property list as well; the fix is both or nothing.
  public let entry: PropertyListEntry?

  public init(
    _ title: String, _ safety: Safety, edits: [Edit], entry: PropertyListEntry? = nil
  ) {
    self.title = title
    self.safety = safety
    self.edits = edits
    self.entry = entry
  }

  /// A change of the finding's own file whose text may be copied from elsewhere in that file.
  ///
  /// Closed files keep no text, so an edit says where text comes from instead of holding it.
  public struct Edit: Hashable, Codable, Sendable {
    public let range: TextRange
    public let replacement: [Piece]

    public init(replace range: TextRange, with replacement: [Piece]) {
      self.range = range
      self.replacement = replacement
    }

    public static func insert(_ text: String, at offset: TextOffset) -> Edit {
      Edit(replace: offset..<offset, with: [.text(text)])
    }

    public static func replace(_ range: TextRange, with text: String) -> Edit {
      Edit(replace: range, with: [.text(text)])
    }

    public static func delete(_ range: TextRange) -> Edit { Edit(replace: range, with: []) }
  }

  public enum Piece: Hashable, Codable, Sendable {
    /// New text; its `\n` become the file's own line ending.
    case text(String)
    /// The text that stands at a range of the file.
    case source(TextRange)
    /// The same, with the indentation that its first line has replaced on every line by what stands
    /// at other ranges of the file.
    case reindented(TextRange, like: [TextRange])
  }

  /// The edits against `text`, or `nil` when they do not fit it, or would tear `#if` apart.
  public func textEdits(in text: SourceText) -> [TextEdit]? {
    let ending = text.lineEnding
    var result: [TextEdit] = []
    for edit in edits {
      guard edit.range.upperBound.utf8 <= text.utf8Count else { return nil }
      let replacement = edit.replacement.map { $0.string(in: text, lineEnding: ending) }.joined()
      result.append(TextEdit(replace: edit.range, with: replacement))
    }
    guard text.accepts(result), ConditionalLines.areKept(by: result, in: text) else { return nil }
    return result
  }
}

/// A fix that is not offered, and why not.
public struct RefusedFix: Hashable, Codable, Sendable {
  public let title: String
  /// A clause without full stop: "it uses 'animated', which only viewWillAppear has".
  public let reason: String

  public init(_ title: String, because reason: String) {
    self.title = title
    self.reason = reason
  }
}

extension Fix.Piece {
  fileprivate func string(in text: SourceText, lineEnding: String) -> String {
    switch self {
    case .text(let string):
      guard lineEnding != "\n" else { return string }
      return string.split(separator: "\n", omittingEmptySubsequences: false)
        .joined(separator: lineEnding)
    case .source(let range):
      return String(text[range])
    case .reindented(let range, let model):
      let indentation = model.map { String(text[$0]) }.joined()
      let old = text.indentation(at: range.lowerBound)
      // A carriage return and the line feed behind it are one character.
      let lines = text[range].split(omittingEmptySubsequences: false) {
        $0 == "\n" || $0 == "\r\n"
      }
      return lines.enumerated().map { index, line in
        guard index > 0, !line.isEmpty else { return String(line) }
        let rest =
          line.hasPrefix(old) ? line.dropFirst(old.count) : line.drop { $0 == " " || $0 == "\t" }
        return rest.isEmpty ? "" : indentation + rest
      }
      .joined(separator: lineEnding)
    }
  }
}
