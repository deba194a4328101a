import Analysis

/// The lowest iOS a project's own files name.
enum MinimumIOS {
  /// The lowest `IPHONEOS_DEPLOYMENT_TARGET` of the Xcode projects that lie directly in `folder`
  /// and of the `.xcconfig` files they use; `nil` when none names one.
  static func ofXcodeProjects(in folder: AbsolutePath) -> Version? {
    var versions: [Version] = []
    for project in ProjectFolder.xcodeProjects(in: folder) {
      guard let text = try? Disk.text(of: project.appending("project.pbxproj")) else { continue }
      versions += deploymentTargets(in: text)
      let names = configurationFileNames(in: text)
      guard !names.isEmpty else { continue }
      for file in configurationFiles(named: names, below: folder) {
        guard let text = try? Disk.text(of: file) else { continue }
        versions += deploymentTargets(in: text)
      }
    }
    return versions.min()
  }

  /// The version of `.iOS(…)` in a package manifest; `nil` when it names none.
  static func ofPackage(_ manifest: String) -> Version? {
    let text = withoutComments(manifest)
    for part in text.split(separator: ".iOS", omittingEmptySubsequences: false).dropFirst() {
      let argument = part.drop(while: \.isWhitespace)
      guard argument.first == "(", let end = argument.firstIndex(of: ")") else { continue }
      let content = argument[argument.index(after: argument.startIndex)..<end]
        .filter { !$0.isWhitespace }
      let isQuoted = content.hasPrefix("\"") && content.hasSuffix("\"") && content.count > 2
      if isQuoted, let version = Version(content.dropFirst().dropLast()) { return version }
      // `.v16`, also as `SupportedPlatform.IOSVersion.v16`.
      if let name = content.split(separator: ".").last, name.hasPrefix("v"),
        let version = Version(name.dropFirst().replacing("_", with: "."))
      {
        return version
      }
    }
    return nil
  }

  /// The values of `IPHONEOS_DEPLOYMENT_TARGET`, also of its conditional forms.
  static func deploymentTargets(in text: String) -> [Version] {
    BuildSettings.values(of: "IPHONEOS_DEPLOYMENT_TARGET", in: text).compactMap { value in
      Version(value.prefix { $0.isNumber || $0 == "." })
    }
  }

  /// The names of the `.xcconfig` files a project mentions.
  static func configurationFileNames(in project: String) -> Set<String> {
    let bytes = Array(project.utf8)
    let suffix = ".xcconfig"
    func endsName(_ byte: UInt8) -> Bool { byte <= 0x20 || "\"/;=*".utf8.contains(byte) }
    var names: Set<String> = []
    var end = 0
    while let found = bytes.firstPlace(of: suffix, from: end) {
      end = found + suffix.utf8.count
      guard end == bytes.count || endsName(bytes[end]) else { continue }
      var start = found
      while start > 0, !endsName(bytes[start - 1]) { start -= 1 }
      names.insert(String(decoding: bytes[start..<end], as: UTF8.self))
    }
    return names
  }

  /// The files with those names below `folder`, and what they include from beside themselves.
  private static func configurationFiles(
    named names: Set<String>, below folder: AbsolutePath
  ) -> [AbsolutePath] {
    var found: [AbsolutePath] = []
    var waiting = [(folder: folder, depth: 0)]
    while let next = waiting.popLast() {
      guard let entries = try? Disk.entries(of: next.folder) else { continue }
      for entry in entries {
        let path = next.folder.appending(entry.name)
        if entry.kind == .file, names.contains(entry.name) { found.append(path) }
        // Configuration files lie near their project; deeper folders are not worth the time.
        guard entry.kind == .folder, !entry.isLink, next.depth < 6 else { continue }
        if !SkippedFolders.contains(entry.name) { waiting.append((path, next.depth + 1)) }
      }
    }
    var known = Set(found)
    var position = 0
    while position < found.count {
      let file = found[position]
      position += 1
      guard let text = try? Disk.text(of: file), let own = file.parent else { continue }
      for name in includes(in: text) {
        let included = AbsolutePath(name, relativeTo: own)
        if known.insert(included).inserted { found.append(included) }
      }
    }
    return found
  }

  /// The files of `#include "…"` and `#include? "…"`.
  private static func includes(in text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).compactMap { line in
      guard line.drop(while: \.isWhitespace).hasPrefix("#include") else { return nil }
      let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
      return parts.count == 3 ? String(parts[1]) : nil
    }
  }

  private static func withoutComments(_ text: String) -> String {
    var lines: [Substring] = []
    var isInBlock = false
    for line in text.split(whereSeparator: \.isNewline) {
      var rest = line
      if isInBlock {
        guard let end = rest.firstRange(of: "*/") else { continue }
        rest = rest[end.upperBound...]
        isInBlock = false
      }
      while let start = rest.firstRange(of: "/*") {
        lines.append(rest[..<start.lowerBound])
        let inner = rest[start.upperBound...]
        guard let end = inner.firstRange(of: "*/") else {
          isInBlock = true
          rest = ""
          break
        }
        rest = inner[end.upperBound...]
      }
      // An address in a string holds slashes too, but never what is looked for here after them.
      lines.append(rest.firstRange(of: "//").map { rest[..<$0.lowerBound] } ?? rest)
    }
    return lines.joined(separator: "\n")
  }
}
