import Analysis

/// Finds and keeps the configurations of the folders that are asked about.
struct ConfigurationStore: Sendable {
  private let ruleIDs: [String]
  /// The file of `--config`, which replaces all others.
  private let replacement: AbsolutePath?
  /// What to use for a file that is broken now.
  private let lastGood: [AbsolutePath: Configuration]
  /// What each folder's own file says; `nil` for a folder without one.
  private var ownByFolder: [AbsolutePath: Configuration?] = [:]
  private var nearestByFolder: [AbsolutePath: Configuration?] = [:]
  /// What is wrong with the files read so far, in the order they were met.
  private(set) var problems: [ConfigurationProblem] = []

  init(
    rules: [any Rule], replacement: AbsolutePath? = nil,
    lastGood: [AbsolutePath: Configuration] = [:]
  ) {
    ruleIDs = rules.map(\.metadata.id.rawValue)
    self.replacement = replacement
    self.lastGood = lastGood
  }

  /// The configurations that were read without a problem, by file.
  var good: [AbsolutePath: Configuration] {
    let broken = Set(problems.compactMap(\.file))
    var result = lastGood
    for case .some(.some(let configuration)) in ownByFolder.values.map(Optional.some) {
      guard let file = configuration.file, !broken.contains(file) else { continue }
      result[file] = configuration
    }
    return result
  }

  /// The configuration that governs what lies in `folder`: the nearest one upwards, unmerged.
  mutating func nearest(to folder: AbsolutePath) -> Configuration? {
    let start = replacement.map { $0.parent ?? .root } ?? folder
    var visited: [AbsolutePath] = []
    var found: Configuration?
    for ancestor in start.selfAndAncestors {
      if let known = nearestByFolder[ancestor] {
        found = known
        break
      }
      visited.append(ancestor)
      if let own = own(in: ancestor) {
        found = own
        break
      }
    }
    for folder in visited { nearestByFolder[folder] = .some(found) }
    return found
  }

  private mutating func own(in folder: AbsolutePath) -> Configuration? {
    if let known = ownByFolder[folder] { return known }
    let configuration = read(replacement ?? folder.appending(Configuration.fileName))
    ownByFolder[folder] = .some(configuration)
    return configuration
  }

  private mutating func read(_ file: AbsolutePath) -> Configuration? {
    guard file == replacement || Disk.holdsEntry(file) else { return nil }
    do throws(DiskError) {
      guard file == replacement || Disk.kind(of: file) != nil else {
        throw DiskError(file, "is a link to a file that is not there")
      }
      let text = try Disk.text(of: file)
      let (configuration, found) = ConfigurationReader.read(text, of: file, ruleIDs: ruleIDs)
      guard !found.isEmpty else { return configuration }
      problems += found
    } catch {
      problems.append(
        ConfigurationProblem(file: file, place: nil, key: "", message: error.reason))
    }
    // A broken file still governs its folder, with what it last said or with nothing.
    return lastGood[file] ?? Configuration(file: file)
  }
}
