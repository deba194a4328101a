import Analysis
import Foundation

/// What a `json` fence says about a case: the keys of the project's configuration that govern
/// analysis, the version of the toolchain, and what the harness is asked to do.
struct SpecConfiguration: Sendable {
  var settings = RuleSettings()
  /// Rules that run beside the one under test.
  var alsoRun: [String] = []
  /// The titles of all fixes that the case's findings offer, in order; `nil` when not stated.
  var fixes: [String]?

  private struct Content: Decodable {
    var rules: [String: String]?
    var minimumIOS: String?
    var toolchain: String?
    var tracksObservation: Bool?
    var appPropertyList: String?
    var interfaceClasses: [String]?
    var interfaceIdentifiers: [String]?
    var hasObjectiveC: Bool?
    var hostingBaseClass: String?
    var containmentHelpers: [String]?
    var alsoRun: [String]?
    var fixes: [String]?

    static let keys: Set = [
      "rules", "minimumIOS", "toolchain", "tracksObservation", "appPropertyList",
      "interfaceClasses", "interfaceIdentifiers", "hasObjectiveC",
      "hostingBaseClass", "containmentHelpers", "alsoRun", "fixes",
    ]
  }

  /// Takes over the keys that `json` has. `failure` makes the error for a reason.
  mutating func merge(json: String, or failure: (String) -> SpecError) throws {
    let data = Data(json.utf8)
    let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    guard let object, let content = try? JSONDecoder().decode(Content.self, from: data) else {
      throw failure("the json fence is not an object of the known keys and types")
    }
    if let unknown = object.keys.sorted().first(where: { !Content.keys.contains($0) }) {
      throw failure("unknown key '\(unknown)'")
    }
    for (id, name) in content.rules ?? [:] {
      guard let level = RuleLevel(rawValue: name) else { throw failure("unknown level '\(name)'") }
      settings.levels[RuleID(id)] = level
    }
    if let minimum = content.minimumIOS { settings.minimumIOS = try version(minimum, failure) }
    if let toolchain = content.toolchain { settings.toolchain = try version(toolchain, failure) }
    if let tracks = content.tracksObservation { settings.tracksObservation = tracks }
    if let list = content.appPropertyList { settings.appPropertyList = list }
    if content.interfaceClasses != nil || content.interfaceIdentifiers != nil {
      var interfaces = InterfaceFacts()
      interfaces.classes = Set(content.interfaceClasses ?? [])
      interfaces.identifiers = Set(content.interfaceIdentifiers ?? [])
      settings.interfaces = interfaces
    }
    settings.hasObjectiveC = content.hasObjectiveC ?? settings.hasObjectiveC
    if let name = content.hostingBaseClass { settings.hostingBaseClass = name }
    if let helpers = content.containmentHelpers { settings.containmentHelpers = Set(helpers) }
    alsoRun += content.alsoRun ?? []
    fixes = content.fixes ?? fixes
  }

  private func version(_ text: String, _ failure: (String) -> SpecError) throws -> Version {
    guard let version = Version(text) else { throw failure("'\(text)' is not a version") }
    return version
  }
}
