/// What the files outside of tests say, in names and in texts.
///
/// It reads what the workspace keeps of them anyway, so that it costs nothing until it is asked.
package struct AppTexts: Sendable {
  private let files: [String: AnalyzedFile]

  package init(files: [String: AnalyzedFile]) { self.files = files }

  private var ofApp: some Sequence<AnalyzedFile> { files.values.lazy.filter { !$0.facts.isTest } }

  /// Whether a file says `text`, as a name or as a whole string.
  package func contains(_ text: String) -> Bool { ofApp.contains { $0.code.uses(text) } }

  /// Whether a file may put `text` together at run time, from parts that it says.
  package func mayMake(_ text: String) -> Bool {
    if ofApp.contains(where: { $0.assembledTexts.mayMake(text) }) { return true }
    let ends = text.ends
    if ofApp.contains(where: { file in ends.contains(where: file.code.uses) }) { return true }
    let words = text.words
    return words.count > 1 && ofApp.contains { $0.assembledTexts.hasUnknownIdentifier }
      && words.allSatisfy(contains)
  }
}

extension Workspace {
  /// A name that no code has, for what UI tests look up.
  static let lookups = "accessibility identifiers of tests"

  /// Whether new versions of files may change which identifiers of UI tests the app sets. Costs
  /// nothing where there are no such tests.
  func changesLookups(_ versions: [AnalyzedFile], removing removed: [String]) -> Bool {
    guard !lookingUp.isEmpty else { return false }
    let lookedUp = lookingUp.reduce(into: Set<String>()) {
      $0.formUnion(files[$1]?.lookedUpIdentifiers ?? [])
    }
    return removed.contains { files[$0]?.looksUpIdentifiers == false }
      || versions.contains { version in
        // A file that is new may say anything.
        guard let old = files[version.path] else { return true }
        guard old.facts.isTest == version.facts.isTest else { return true }
        guard !version.facts.isTest else { return false }
        return old.assembledTexts != version.assembledTexts
          || old.code.mentionedNames.symmetricDifference(version.code.mentionedNames).contains {
            name in
            ["accessibilityIdentifier", "IBOutlet"].contains(name)
              || lookedUp.contains { $0.contains(name) }
          }
      }
  }
}

extension AnalyzedFile {
  /// Whether the file is a UI test that finds elements by identifiers.
  var looksUpIdentifiers: Bool { facts.isTest && !lookedUpIdentifiers.isEmpty }
}

extension String {
  /// The beginnings and ends of an identifier that code may join with other parts: `pay.` and
  /// `.confirm` of `pay.confirm`.
  fileprivate var ends: [String] {
    indices.filter { "-_.:/".contains(self[$0]) }.flatMap { index in
      [String(self[...index]), String(self[index...])]
    }.filter { $0.utf8.count > 2 }
  }

  /// The words of an identifier: `pay` and `confirm` of `pay.confirm`.
  fileprivate var words: [String] {
    split { "-_.:/".contains($0) }.map(String.init)
  }
}
