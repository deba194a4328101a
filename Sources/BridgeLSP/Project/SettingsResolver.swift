import Analysis

/// Works out what applies to each file: its configuration, minimum iOS and toolchain.
///
/// Everything is looked up once per folder. When a file it read changes, make a new one.
struct SettingsResolver: Sendable {
  private(set) var configurations: ConfigurationStore
  /// What the editor sets over every file's configuration.
  private let editor: Configuration
  private var settingsByFolder: [AbsolutePath: RuleSettings] = [:]
  private var packageByFolder: [AbsolutePath: Version?] = [:]
  private var projectByFolder: [AbsolutePath: XcodeProject?] = [:]
  private var toolchainByFolder: [AbsolutePath: Version?] = [:]

  /// The storyboards and nibs that were found, sorted, and what they say once it was asked for.
  private var interfaceFiles: [AbsolutePath] = []
  private var interfaces: InterfaceFacts??
  private var hasObjectiveC = false

  /// What the nearest Xcode projects say, which may be nothing.
  private struct XcodeProject: Sendable {
    let version: Version?
    let plist: InfoPlist?
  }

  init(configurations: ConfigurationStore, editor: Configuration = Configuration()) {
    self.configurations = configurations
    self.editor = editor
  }

  /// The configuration that governs what lies in `folder`, with the editor's settings over it.
  mutating func configuration(in folder: AbsolutePath) -> Configuration {
    (configurations.nearest(to: folder) ?? Configuration()).overlaid(by: editor)
  }

  mutating func settings(for file: AbsolutePath) -> RuleSettings {
    let folder = file.parent ?? .root
    if let known = settingsByFolder[folder] { return known }
    let configuration = configuration(in: folder)
    var settings = RuleSettings()
    settings.levels = configuration.levels
    settings.hostingBaseClass = configuration.hostingBaseClass
    settings.containmentHelpers = configuration.containmentHelpers
    settings.minimumIOS = configuration.minimumIOS ?? projectMinimum(above: folder)
    settings.toolchain = nearest(from: folder, in: \.toolchainByFolder) { folder in
      (try? Disk.text(of: folder.appending(".swift-version"))).flatMap(swiftVersion)
    }
    let plist = appInfoPlist(above: folder)
    settings.tracksObservation = plist?.tracksObservation
    settings.appPropertyList = plist?.path?.string
    if interfaces == nil { interfaces = .some(InterfaceFiles.facts(of: interfaceFiles)) }
    settings.interfaces = interfaces ?? nil
    settings.hasObjectiveC = hasObjectiveC
    settingsByFolder[folder] = settings
    return settings
  }

  /// Takes the storyboards and nibs of a folder into account, and whether it has Objective-C files.
  mutating func add(interfaces files: [AbsolutePath], hasObjectiveC: Bool = false) {
    guard !files.isEmpty || (hasObjectiveC && !self.hasObjectiveC) else { return }
    self.hasObjectiveC = self.hasObjectiveC || hasObjectiveC
    interfaceFiles = Set(interfaceFiles).union(files).sorted()
    interfaces = nil
    settingsByFolder = [:]
  }

  /// Says anew which storyboards and nibs a folder has, and whether it has Objective-C files.
  ///
  /// - Parameters:
  ///   - files: the storyboards and nibs
  ///   - areRead: whether these are those of before, unchanged
  ///   - hasObjectiveC: whether there are Objective-C files
  /// - Returns: whether that says anything else than before
  mutating func renew(
    interfaces files: [AbsolutePath], areRead: Bool, hasObjectiveC: Bool
  ) -> Bool {
    let old = (interfaces ?? nil, self.hasObjectiveC)
    self.hasObjectiveC = hasObjectiveC
    if !areRead {
      interfaceFiles = files.sorted()
      interfaces = .some(InterfaceFiles.facts(of: interfaceFiles))
    }
    guard old != (interfaces ?? nil, hasObjectiveC) else { return false }
    settingsByFolder = [:]
    return true
  }

  /// Takes over what another resolver knows of storyboards, nibs and Objective-C files, until it is
  /// said anew.
  mutating func adoptInterfaces(of other: Self) {
    interfaceFiles = other.interfaceFiles
    interfaces = other.interfaces
    hasObjectiveC = other.hasObjectiveC
    settingsByFolder = [:]
  }

  private mutating func projectMinimum(above folder: AbsolutePath) -> Version? {
    packageMinimum(above: folder) ?? xcodeProject(above: folder)?.version
  }

  /// A package's code runs in whichever app links it, so that only a project's own files count.
  private mutating func appInfoPlist(above folder: AbsolutePath) -> InfoPlist? {
    packageMinimum(above: folder) == nil ? xcodeProject(above: folder)?.plist : nil
  }

  private mutating func packageMinimum(above folder: AbsolutePath) -> Version? {
    nearest(from: folder, in: \.packageByFolder) { folder in
      (try? Disk.text(of: folder.appending("Package.swift"))).flatMap(MinimumIOS.ofPackage)
    }
  }

  private mutating func xcodeProject(above folder: AbsolutePath) -> XcodeProject? {
    nearest(from: folder, in: \.projectByFolder) { folder in
      guard !ProjectFolder.xcodeProjects(in: folder).isEmpty else { return nil }
      return XcodeProject(
        version: MinimumIOS.ofXcodeProjects(in: folder),
        plist: InfoPlist(ofXcodeProjectsIn: folder))
    }
  }

  /// What `look` finds in the nearest folder upwards that has it, remembered for all on the way.
  private mutating func nearest<Value>(
    from folder: AbsolutePath, in memory: WritableKeyPath<Self, [AbsolutePath: Value?]>,
    look: (AbsolutePath) -> Value?
  ) -> Value? {
    var visited: [AbsolutePath] = []
    var found: Value?
    for ancestor in folder.selfAndAncestors {
      if let known = self[keyPath: memory][ancestor] {
        found = known
        break
      }
      visited.append(ancestor)
      found = look(ancestor)
      // What lies above a repository says nothing about it.
      if found != nil || Disk.kind(of: ancestor.appending(".git")) != nil { break }
    }
    for folder in visited { self[keyPath: memory][folder] = .some(found) }
    return found
  }
}

/// The version in a `.swift-version` file: `6.2`, `swift-6.2-RELEASE`, `6.4-snapshot`.
private func swiftVersion(_ text: String) -> Version? {
  let digits = text.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." }
  return Version(digits.hasSuffix(".") ? digits.dropLast() : digits)
}
