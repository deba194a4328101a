import Analysis
import Testing

/// The stubs know no versions, so this holds fixes to what a case's minimum iOS has.
@Suite struct AvailabilityTests {
  /// What fixes write that iOS 15 or a later one introduced.
  private static let introduced: [(name: String, version: Version)] = [
    ("task", Version(15)), ("refreshable", Version(15)), ("UIHostingConfiguration", Version(16)),
    ("sizingOptions", Version(16)), ("NavigationStack", Version(16)),
    ("presentationDetents", Version(16)), ("safeAreaRegions", Version(16, 4)),
    ("Observable", Version(17)), ("Bindable", Version(17)), ("updateProperties", Version(26)),
  ]

  @Test(arguments: Specs.cases) func fixesUseWhatTheMinimumHas(in item: SpecCase) {
    for (diagnostic, fix) in SpecOutcome.ofRules(item).fixes {
      guard let text = item.sources[diagnostic.path], let fixed = fix.applied(to: text) else {
        continue
      }
      for (name, version) in Self.introduced
      where fixed.count(of: name) > text.count(of: name) {
        let minimum = item.configuration.settings.minimumIOS
        let isChecked = version.spellings.contains {
          fixed.string.contains("#available(iOS \($0), *)")
        }
        #expect(
          isChecked || minimum.map { $0 >= version } == true,
          "'\(fix.title)' writes '\(name)', which iOS \(version) introduced",
          sourceLocation: item.location())
      }
    }
  }
}

extension SourceText {
  /// How often a name stands in the text.
  fileprivate func count(of name: String) -> Int {
    string.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.count { $0 == name }
  }
}

extension Version {
  /// As availability checks write it: `16.4`; `16.0` or `16`.
  fileprivate var spellings: [String] { minor == 0 ? [description, "\(major)"] : [description] }
}
