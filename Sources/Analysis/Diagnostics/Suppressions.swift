/// The suppression comments of one file, and what each reaches.
package struct Suppressions: Sendable {
  let comments: [Suppression]
  /// What each rule that a comment names is suppressed for, in the order of the comments.
  let reaches: [Reach]

  /// One rule named in one comment.
  struct Reach: Hashable, Sendable {
    /// Indices into the comments and into the rules that the comment names.
    let comment: Int
    let mention: Int
    let rule: RuleID
    /// Findings that start here are suppressed; `nil` for the rule of an `enable`, which only
    /// ends what came before.
    let range: TextRange?
    /// Whether an `enable` had something to end. Always true for what suppresses.
    let isEffective: Bool
  }

  /// Those of a file without comments that name a rule.
  static let none = Suppressions(comments: [], reaches: [])

  private init(comments: [Suppression], reaches: [Reach]) {
    self.comments = comments
    self.reaches = reaches
  }

  init(in source: SourceFile) {
    comments = SuppressionSearch.suppressions(in: source)
    reaches = Self.reaches(of: comments, in: source.text)
  }

  private static func reaches(of comments: [Suppression], in text: SourceText) -> [Reach] {
    guard !comments.isEmpty else { return [] }
    var result: [Reach] = []
    /// Where in `result` the rules are that a `disable` has begun to suppress.
    var open: [RuleID: Int] = [:]
    let end = TextOffset(utf8: text.utf8Count + 1)
    var nextCode = NextCode(text)

    for (index, comment) in comments.enumerated() {
      for (mention, word) in comment.rules.enumerated() {
        let rule = word.rule
        func append(_ range: TextRange?, isEffective: Bool = true) {
          result.append(
            Reach(
              comment: index, mention: mention, rule: rule, range: range, isEffective: isEffective))
        }
        switch comment.directive {
        case .disableNext: append(nextCode.line(below: comment.comment))
        case .disableThis: append(text.lines.rangeOfLine(containing: comment.comment.lowerBound))
        case .disableFile: append(TextOffset(utf8: 0)..<end)
        case .disable:
          // A second one before the end suppresses nothing of its own.
          let start = open[rule] == nil ? comment.comment.lowerBound : end
          if open[rule] == nil { open[rule] = result.count }
          append(start..<end)
        case .enable:
          let begun = open.removeValue(forKey: rule)
          if let begun, let range = result[begun].range {
            result[begun] = result[begun].ending(
              at: max(range.lowerBound, comment.comment.lowerBound))
          }
          append(nil, isEffective: begun != nil)
        case nil: break
        }
      }
    }
    return result
  }
}

/// Finds the lines that hold code below comments, which are asked for in the order of the text.
private struct NextCode {
  private let text: SourceText
  /// Where code was found last. No code stands between the comment it was found for and there.
  private var found: TextOffset?

  init(_ text: SourceText) { self.text = text }

  /// The next line below a comment that holds code; empty where there is none.
  mutating func line(below comment: TextRange) -> TextRange {
    let line = text.lines.line(containing: comment.upperBound)
    let start = text.lines.startOfLine(line + 1)
    guard line + 1 < text.lines.lineCount else { return start..<start }
    if let found, start <= found { return lineHolding(found) }
    var rest = text[start..<TextOffset(utf8: text.utf8Count)]
    let code = rest.withUTF8 { bytes in
      var cursor = ByteCursor(bytes)
      return cursor.skipTrivia() ?? bytes.count
    }
    let place = TextOffset(utf8: start.utf8 + code)
    found = place
    return lineHolding(place)
  }

  private func lineHolding(_ code: TextOffset) -> TextRange {
    code.utf8 < text.utf8Count ? text.lines.rangeOfLine(containing: code) : code..<code
  }
}

extension Suppressions.Reach {
  fileprivate func ending(at end: TextOffset) -> Suppressions.Reach {
    Suppressions.Reach(
      comment: comment, mention: mention, rule: rule, range: range.map { $0.lowerBound..<end },
      isEffective: isEffective)
  }
}
