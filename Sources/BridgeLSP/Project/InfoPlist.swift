import Analysis

/// What the Info.plist files of a project's apps say.
struct InfoPlist: Sendable {
  /// Whether UIKit tracks reads of observable objects before iOS 26: whether an app's Info.plist
  /// sets `UIObservationTrackingEnabled`. `nil` where one has the key with another value, which
  /// may come from a build setting.
  let tracksObservation: Bool?
  /// The one file that could set it; `nil` where several apps have one.
  let path: AbsolutePath?

  /// `nil` where no app's own file is known, or where settings of the project fill it in.
  init?(ofXcodeProjectsIn folder: AbsolutePath) {
    var apps: Set<AbsolutePath> = []
    var values: [Bool?] = []
    for project in ProjectFolder.xcodeProjects(in: folder) {
      guard let text = try? Disk.text(of: project.appending("project.pbxproj")) else { continue }
      // Generated files may get any key from anywhere.
      let bytes = Array(text.utf8)
      if bytes.holds("GENERATE_INFOPLIST_FILE = YES") || bytes.holds("INFOPLIST_KEY_") {
        return nil
      }
      for name in Self.fileNames(in: text) {
        let path = AbsolutePath(name, relativeTo: folder)
        guard let plist = try? Disk.text(of: path), Self.isApp(plist) else { continue }
        apps.insert(path)
        values.append(Self.setsTracking(plist))
      }
    }
    guard !apps.isEmpty else { return nil }
    tracksObservation = values.contains(true) ? true : values.contains(nil) ? nil : false
    path = apps.count == 1 ? apps.first : nil
  }

  /// The values of `INFOPLIST_FILE` that name a file of the project.
  static func fileNames(in project: String) -> Set<String> {
    var names: Set<String> = []
    for value in BuildSettings.values(of: "INFOPLIST_FILE", in: project) {
      var name = value[...]
      for root in ["$(SRCROOT)/", "$(PROJECT_DIR)/", "${SRCROOT}/"] where name.hasPrefix(root) {
        name = name.dropFirst(root.count)
      }
      if !name.isEmpty, !name.contains("$") { names.insert(String(name)) }
    }
    return names
  }

  /// An app's file, as opposed to that of a framework or an extension.
  static func isApp(_ plist: String) -> Bool {
    !plist.contains("NSExtension")
      && ["UILaunchStoryboardName", "UILaunchScreen", "UIApplicationSceneManifest"]
        .contains { plist.contains($0) }
  }

  /// Whether `<true/>` follows the key; `nil` where the file has it with another value or in
  /// another form.
  static func setsTracking(_ plist: String) -> Bool? {
    guard let key = plist.firstRange(of: "<key>UIObservationTrackingEnabled</key>") else {
      return plist.contains("UIObservationTrackingEnabled") ? nil : false
    }
    return plist[key.upperBound...].drop(while: \.isWhitespace).hasPrefix("<true/>") ? true : nil
  }
}
