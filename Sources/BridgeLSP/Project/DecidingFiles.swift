/// The files whose content applies to other files.
enum DecidingFiles {
  /// Whether a file of this name is one.
  static func contains(_ name: String) -> Bool {
    switch name {
    case Configuration.fileName, ".gitignore", ".swift-version", "Package.swift",
      "project.pbxproj":
      true
    default:
      name.hasSuffix(".xcconfig") || name.hasSuffix("Info.plist")
        || InterfaceFiles.isInterface(name)
    }
  }
}
