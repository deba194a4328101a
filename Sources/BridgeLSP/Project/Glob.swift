/// A pattern for paths: `*` and `?` stay within a folder's name, `**` spans folders, `[a-z]`.
///
/// Matching takes time in proportion to pattern times path, whatever either holds.
struct Glob: Hashable, Sendable {
  private let segments: [Segment]

  private enum Segment: Hashable, Sendable {
    case anyDepth
    case name([Token])
  }

  fileprivate enum Token: Hashable, Sendable {
    case scalar(Unicode.Scalar)
    case any
    case star
    case set([ClosedRange<Unicode.Scalar>], isNegated: Bool)
  }

  /// A pattern whose parts are separated by single slashes; a backslash takes the next character
  /// as itself.
  init(_ pattern: some StringProtocol) {
    var segments: [Segment] = []
    for part in pattern.split(separator: "/") {
      if part == "**" {
        if segments.last != .anyDepth { segments.append(.anyDepth) }
      } else {
        segments.append(.name(Self.tokens(part)))
      }
    }
    // `folder/**` is what lies in the folder, not the folder.
    if segments.last == .anyDepth { segments.insert(.name([.star]), at: segments.count - 1) }
    self.segments = segments
  }

  /// Whether the pattern names a single entry, wherever it may lie.
  var isSingleName: Bool { segments.count == 1 }

  func matches(_ path: ArraySlice<[Unicode.Scalar]>) -> Bool {
    wildcardMatch(segments, path, isStar: { $0 == .anyDepth }) { segment, name in
      guard case .name(let tokens) = segment else { return false }
      return wildcardMatch(tokens, name[...], isStar: { $0 == .star }) { $0.matches($1) }
    }
  }

  /// Whether a `[` is never closed, so that the pattern means nothing but its own characters.
  static func leavesSetOpen(_ pattern: some StringProtocol) -> Bool {
    pattern.split(separator: "/").contains { part in
      var rest = Array(part.unicodeScalars)[...]
      while let scalar = rest.popFirst() {
        switch scalar {
        case "\\": rest = rest.dropFirst()
        case "[": if set(&rest) == nil { return true }
        default: continue
        }
      }
      return false
    }
  }

  private static func tokens(_ part: some StringProtocol) -> [Token] {
    var tokens: [Token] = []
    var rest = Array(part.unicodeScalars)[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "*": if tokens.last != .star { tokens.append(.star) }
      case "?": tokens.append(.any)
      case "[":
        if let set = set(&rest) { tokens.append(set) } else { tokens.append(.scalar(scalar)) }
      case "\\": tokens.append(.scalar(rest.popFirst() ?? scalar))
      default: tokens.append(.scalar(scalar))
      }
    }
    return tokens
  }

  /// Takes the rest of `[…]`; leaves everything and answers `nil` when it is never closed.
  private static func set(_ rest: inout ArraySlice<Unicode.Scalar>) -> Token? {
    var inner = rest
    var ranges: [ClosedRange<Unicode.Scalar>] = []
    let isNegated = inner.first == "!" || inner.first == "^"
    if isNegated { inner.removeFirst() }
    while var lower = inner.popFirst() {
      if lower == "]", !ranges.isEmpty {
        rest = inner
        return .set(ranges, isNegated: isNegated)
      }
      if lower == "\\" { lower = inner.popFirst() ?? lower }
      var upper = lower
      if inner.first == "-", let next = inner.dropFirst().first, next != "]" {
        inner = inner.dropFirst(2)
        upper = next
      }
      if lower <= upper { ranges.append(lower...upper) }
    }
    return nil
  }
}

extension Glob.Token {
  fileprivate func matches(_ scalar: Unicode.Scalar) -> Bool {
    switch self {
    case .scalar(let own): own == scalar
    case .any, .star: true
    case .set(let ranges, let isNegated):
      ranges.contains { $0.contains(scalar) } != isNegated
    }
  }
}

/// Matches with the classic two cursors: on a mismatch the last star takes one element more.
private func wildcardMatch<Pattern, Element>(
  _ pattern: [Pattern], _ elements: ArraySlice<Element>, isStar: (Pattern) -> Bool,
  matches: (Pattern, Element) -> Bool
) -> Bool {
  var position = 0
  var cursor = elements.startIndex
  var retry: (position: Int, cursor: Int)?
  while cursor < elements.endIndex {
    if position < pattern.count, isStar(pattern[position]) {
      position += 1
      retry = (position, cursor)
    } else if position < pattern.count, matches(pattern[position], elements[cursor]) {
      position += 1
      cursor += 1
    } else if let last = retry {
      position = last.position
      cursor = last.cursor + 1
      retry = (position, cursor)
    } else {
      return false
    }
  }
  return pattern[position...].allSatisfy(isStar)
}

/// `a{b,c}d` as `abd` and `acd`; braces may be nested. What is not closed stays as it is.
///
/// Patterns that would expand to more than a few hundred are left alone.
func expandingBraces(_ pattern: String) -> [String] {
  var finished: [String] = []
  var waiting = [pattern]
  while let next = waiting.popLast() {
    guard finished.count + waiting.count < 256 else { return [pattern] }
    guard let choices = firstBraces(next) else {
      finished.append(next)
      continue
    }
    waiting += choices.reversed()
  }
  return finished
}

/// The alternatives of the first braces that hold no others, or `nil` when there are none.
private func firstBraces(_ pattern: String) -> [String]? {
  guard let close = pattern.firstIndex(of: "}"),
    let open = pattern[..<close].lastIndex(of: "{")
  else { return nil }
  let inner = pattern[pattern.index(after: open)..<close]
  return inner.split(separator: ",", omittingEmptySubsequences: false).map {
    String(pattern[..<open] + $0 + pattern[pattern.index(after: close)...])
  }
}
