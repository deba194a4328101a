extension ProjectScanner {
  /// An `exclude` pattern that leaves out nothing.
  struct IdlePattern: Hashable, Sendable {
    let file: AbsolutePath
    /// Counted from 1.
    let line: Int
    /// Which element of `exclude` it is, counted from 0.
    let number: Int
    let pattern: String

    /// In the words of a problem of the configuration.
    func text(from workingDirectory: AbsolutePath) -> String {
      "\(file.displayed(from: workingDirectory)):\(line): exclude[\(number)]: "
        + "'\(pattern)' matches nothing that would be checked"
    }
  }

  /// The `exclude` patterns that matched nothing although everything below their configuration's
  /// folder was looked at, in the scans of `roots`, and those that lead out of that folder.
  func idlePatterns(in roots: [AbsolutePath]) -> [IdlePattern] {
    settings.configurations.good.sorted { $0.key < $1.key }.flatMap { file, configuration in
      guard let folder = configuration.folder else { return [IdlePattern]() }
      let isScanned = roots.contains(where: folder.isInside)
      let used = usedPatterns[file] ?? []
      return zip(configuration.exclude, configuration.excludeLines).enumerated()
        .filter { !used.contains($0.offset) && (isScanned || IgnoreRules.leavesFolder($0.1.0)) }
        .map { number, written in
          IdlePattern(file: file, line: written.1, number: number, pattern: written.0)
        }
    }
  }
}
