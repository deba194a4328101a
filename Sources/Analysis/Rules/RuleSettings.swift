/// What the configuration that governs one file says.
public struct RuleSettings: Hashable, Codable, Sendable {
  public var levels: [RuleID: RuleLevel] = [:]
  /// The lowest iOS the code runs on; `nil` when unknown.
  public var minimumIOS: Version?
  /// The Swift compiler's version; `nil` is taken as older than 6.4.
  public var toolchain: Version?
  /// Whether the app's Info.plist sets `UIObservationTrackingEnabled`; `nil` when it is not known.
  public var tracksObservation: Bool?
  /// The app's Info.plist, where there is just one that could be edited.
  public var appPropertyList: String?
  /// What the project's storyboards and nibs say; `nil` where none were found.
  public var interfaces: InterfaceFacts?
  /// Whether the project has Objective-C files, which are not read.
  public var hasObjectiveC = false
  /// The project's own generic hosting controller, if it names one.
  public var hostingBaseClass: String?
  /// Functions that contain a controller although it cannot be seen: `embed(_:in:)` or `embed`.
  public var containmentHelpers: Set<String> = []

  public init() {}

  /// What follows from an entry in the app's Info.plist.
  public mutating func turnOn(_ entry: PropertyListEntry) {
    if entry == .observationTracking(in: entry.path) { tracksObservation = true }
  }
}

/// What the storyboards and nibs of a project say to its code.
public struct InterfaceFacts: Hashable, Codable, Sendable {
  /// The names of the classes whose objects they make, without modules.
  public var classes: Set<String> = []
  /// The accessibility identifiers that they set.
  public var identifiers: Set<String> = []

  public init() {}
}

/// A version such as 16.4, compared by its numbers.
public struct Version: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
  public let major: Int
  public let minor: Int

  public init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// `16`, `16.4` or `16.4.1`; `nil` for anything else.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...3).contains(parts.count), parts.allSatisfy({ $0.count <= 6 }) else { return nil }
    let numbers = parts.compactMap { part in part.allSatisfy(\.isASCII) ? UInt(part) : nil }
    guard numbers.count == parts.count, let major = numbers.first else { return nil }
    self.init(Int(major), numbers.count > 1 ? Int(numbers[1]) : 0)
  }

  public var description: String { "\(major).\(minor)" }

  public static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.major, lhs.minor) < (rhs.major, rhs.minor)
  }
}
