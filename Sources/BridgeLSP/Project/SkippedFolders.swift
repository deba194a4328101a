/// The folders whose content is generated or belongs to others.
enum SkippedFolders {
  private static let names: Set<String> = [
    ".build", "DerivedData", "Pods", "Carthage", "SourcePackages", "node_modules",
  ]

  /// Whether a folder of that name is skipped wherever it is met.
  static func contains(_ name: String) -> Bool { name.hasPrefix(".") || names.contains(name) }

  /// Whether files inside are skipped even when they are named, which hooks do with all they have.
  static func holdsOthersCode(_ name: String) -> Bool { names.contains(name) }
}
