/// How bad a finding is. Ordered from the mildest to the worst.
///
/// error: a certain crash, or code that can never work. warning: a real bug on a path that is
/// statically known. information: a risk. hint: a better way.
public enum Severity: String, Comparable, CaseIterable, Codable, Sendable {
  case hint, information, warning, error

  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rank < rhs.rank }

  private var rank: Int {
    switch self {
    case .hint: 0
    case .information: 1
    case .warning: 2
    case .error: 3
    }
  }
}

/// What a rule is set to: silent, or a severity it reports at most.
public enum RuleLevel: Hashable, Codable, Sendable, CaseIterable, RawRepresentable {
  case off
  case at(Severity)

  public static var allCases: [RuleLevel] { [.off] + Severity.allCases.map(RuleLevel.at) }

  public init?(rawValue: String) {
    if rawValue == "off" {
      self = .off
    } else if let severity = Severity(rawValue: rawValue) {
      self = .at(severity)
    } else {
      return nil
    }
  }

  public var rawValue: String {
    switch self {
    case .off: "off"
    case .at(let severity): severity.rawValue
    }
  }
}
