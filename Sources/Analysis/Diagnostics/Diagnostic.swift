/// A finding attributed to its rule, at the severity the user configured, with all of its places
/// resolved for the versions of the files it was computed from.
public struct Diagnostic: Hashable, Codable, Sendable {
  public let path: String
  public let rule: RuleID
  public let severity: Severity
  public let range: TextRange
  public let message: String
  public let notes: [Note]
  public let fixes: [Fix]
  public let refusals: [RefusedFix]
  public let isUnnecessary: Bool

  public init(
    path: String, rule: RuleID, severity: Severity, range: TextRange, message: String,
    notes: [Note] = [], fixes: [Fix] = [], refusals: [RefusedFix] = [],
    isUnnecessary: Bool = false
  ) {
    self.refusals = refusals
    self.path = path
    self.rule = rule
    self.severity = severity
    self.range = range
    self.message = message
    self.notes = notes
    self.fixes = fixes
    self.isUnnecessary = isUnnecessary
  }

  public struct Note: Hashable, Codable, Sendable {
    public let path: String
    public let range: TextRange
    public let message: String

    public init(path: String, range: TextRange, message: String) {
      self.path = path
      self.range = range
      self.message = message
    }
  }
}

extension Diagnostic {
  /// The order in which diagnostics are shown: path, position, rule.
  public static func isOrderedBefore(_ lhs: Diagnostic, _ rhs: Diagnostic) -> Bool {
    if lhs.path != rhs.path { return lhs.path.utf8.lexicographicallyPrecedes(rhs.path.utf8) }
    if lhs.range != rhs.range {
      return (lhs.range.lowerBound, lhs.range.upperBound)
        < (rhs.range.lowerBound, rhs.range.upperBound)
    }
    if lhs.rule != rhs.rule { return lhs.rule.rawValue < rhs.rule.rawValue }
    return lhs.message < rhs.message
  }
}
