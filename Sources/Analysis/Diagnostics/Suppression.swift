/// One comment that suppresses rules, or tries to: `// bridge:disable:next ID, ID -- reason`.
///
/// Holds positions only, so that it outlives the text.
struct Suppression: Hashable, Sendable {
  /// What the comment says to do.
  enum Directive: String, CaseIterable, Sendable {
    case disableNext = "bridge:disable:next"
    case disableThis = "bridge:disable:this"
    case disableFile = "bridge:disable:file"
    case disable = "bridge:disable"
    case enable = "bridge:enable"
  }

  /// `nil` for a word that only resembles a directive.
  let directive: Directive?
  /// Where the directive stands, and the word as it is written.
  let word: Mention
  /// The whole comment.
  let comment: TextRange
  /// The comment with the blanks around it, and with its line where it has one to itself.
  let removal: TextRange
  /// The rules it names, in the order of the text.
  let rules: [Mention]

  /// A name in the comment.
  struct Mention: Hashable, Sendable {
    let name: String
    let range: TextRange

    var rule: RuleID { RuleID(name) }
  }
}

extension Suppression {
  /// Where the mention at `index` stands together with the separator that goes when it does.
  func removal(ofMention index: Int) -> TextRange {
    let mention = rules[index].range
    if index + 1 < rules.count { return mention.lowerBound..<rules[index + 1].range.lowerBound }
    let start = index > 0 ? rules[index - 1].range.upperBound : word.range.upperBound
    return start..<mention.upperBound
  }

  /// Where another rule can be added.
  var end: TextOffset { rules.last?.range.upperBound ?? word.range.upperBound }
}
