/// What a rule reports: where, what, and how to repair it.
public struct Finding: Hashable, Sendable {
  /// Where it starts is the smallest thing a person would change.
  public let range: TextRange
  public let message: String
  /// The finding's own severity where it is lower than the rule's, because a path is not fully
  /// known; `nil` for the rule's.
  public let severity: Severity?
  public let notes: [Note]
  public let fixes: [Fix]
  /// Repairs that a person may look for and that do not apply here, with the reason.
  public let refusals: [RefusedFix]
  /// Whether the code at `range` has no effect and may be shown faded.
  public let isUnnecessary: Bool

  public init(
    _ range: TextRange, _ message: String, severity: Severity? = nil, notes: [Note] = [],
    fixes: [Fix] = [], refusals: [RefusedFix] = [], isUnnecessary: Bool = false
  ) {
    self.refusals = refusals
    self.range = range
    self.message = message
    self.severity = severity
    self.notes = notes
    self.fixes = fixes
    self.isUnnecessary = isUnnecessary
  }

  /// A finding with one repair at the most.
  public init(
    _ range: TextRange, _ message: String, severity: Severity? = nil, notes: [Note] = [],
    fix: Fix?, refusal: RefusedFix? = nil
  ) {
    self.init(
      range, message, severity: severity, notes: notes, fixes: fix.map { [$0] } ?? [],
      refusals: refusal.map { [$0] } ?? [])
  }

  /// A place that helps to understand the finding.
  public struct Note: Hashable, Sendable {
    public let place: Place
    public let message: String

    public init(_ place: Place, _ message: String) {
      self.place = place
      self.message = message
    }
  }

  /// A place in the finding's own file, or a declaration in any file.
  public enum Place: Hashable, Sendable {
    case here(TextRange)
    case declaration(DeclarationKey)
  }
}

extension [Finding] {
  /// Without those at a place that an earlier one has reported: what several hosts share is met
  /// several times.
  func withoutRepetitions() -> [Finding] {
    var seen: Set<TextRange> = []
    return filter { seen.insert($0.range).inserted }
  }
}

/// Names a declaration without a position, so that facts and notes survive edits elsewhere.
public struct DeclarationKey: Hashable, Sendable, Comparable {
  public let path: String
  /// `Outer.Inner` for a nested type; empty for a declaration at file level.
  public let type: String
  /// The member with its labels (`load(_:)`, `title`); empty for the type itself.
  public let member: String

  public init(path: String, type: String, member: String = "") {
    self.path = path
    self.type = type
    self.member = member
  }

  public static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.path, lhs.type, lhs.member) < (rhs.path, rhs.type, rhs.member)
  }
}
