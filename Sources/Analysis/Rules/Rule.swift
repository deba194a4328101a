/// One check: the defect it looks for, how to explain it, and how to find it.
///
/// A rule is a pure function of one file's seam model, which is joined with the workspace index.
/// It keeps no state, reads no disk and never traps, whatever the file holds.
public protocol Rule: Sendable {
  var metadata: RuleMetadata { get }
  /// Whether the rule looks at tests as well, which nobody ships and no other rule judges.
  var judgesTests: Bool { get }

  func check(_ context: RuleContext) -> [Finding]
}

extension Rule {
  public var judgesTests: Bool { false }
}

/// The stable name of a rule in settings, suppressions and links. Kebab-case of its type name.
public struct RuleID: Hashable, Codable, Sendable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  public let rawValue: String

  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
  public var description: String { rawValue }
}
