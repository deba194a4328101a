import Testing

@testable import BridgeLSP

struct ScopeTests {
  private static let call = "func f() { bad() }\n"

  /// The files with findings, relative to the folder.
  private func reported(
    _ folder: CommandFolder, _ arguments: String..., in place: String = ""
  ) async -> [String] {
    let outcome = await folder.run(["check", "--format", "xcode"] + arguments, in: place)
    return outcome.output.split(separator: "\n").compactMap { line in
      line.split(separator: ":").first.flatMap {
        AbsolutePath(String($0)).relative(to: folder.path)
      }
    }
  }

  @Test func skipsGeneratedAndIgnoredFolders() async throws {
    let folder = try CommandFolder()
    let skipped = [
      ".build", "DerivedData", "Pods", "Carthage", "SourcePackages", "node_modules", ".hidden",
      "Ignored",
    ]
    for name in skipped { try folder.write(Self.call, to: "Sub/\(name)/A.swift") }
    try folder.write(Self.call, to: "Sub/Kept.swift")
    try folder.write("/Sub/Ignored/\n", to: ".gitignore")
    #expect(await reported(folder) == ["Sub/Kept.swift"])
  }

  @Test func dotFoldersCountBelowTheGivenPathOnly() async throws {
    let folder = try CommandFolder([".app/.build/A.swift": Self.call, ".app/B.swift": Self.call])
    #expect(await reported(folder, ".app") == [".app/B.swift"])
    #expect(await reported(folder, ".app/.build") == [".app/.build/A.swift"])
    #expect(await reported(folder, ".app/B.swift") == [".app/B.swift"])
    #expect(await reported(folder, in: ".app") == [".app/B.swift"])
  }

  @Test func gitignoreIsReadUpToTheRepository() async throws {
    let folder = try CommandFolder([
      ".gitignore": "*.swift\n", "App/.git/HEAD": "",
      "App/.gitignore": "*.g.swift\n!Keep.g.swift\n",
      "App/Sub/.gitignore": "Local.swift\n", "App/Sub/A.swift": Self.call,
      "App/Sub/B.g.swift": Self.call, "App/Sub/Keep.g.swift": Self.call,
      "App/Sub/Local.swift": Self.call, "App/Other/Local.swift": Self.call,
    ])
    #expect(await reported(folder, "App/Sub") == ["App/Sub/A.swift", "App/Sub/Keep.g.swift"])
    #expect(
      await reported(folder, "App")
        == ["App/Other/Local.swift", "App/Sub/A.swift", "App/Sub/Keep.g.swift"])
  }

  @Test func excludedFilesAreNotReportedEvenWhenNamed() async throws {
    let folder = try CommandFolder([
      ".git/HEAD": "", ".gitignore": "Ignored.swift\n", "Ignored.swift": Self.call,
      ".bridge-lsp.json": #"{"exclude": ["Generated", "*.pb.swift"]}"#,
      "Generated/A.swift": Self.call, "Sub/B.pb.swift": Self.call, "Pods/P/C.swift": Self.call,
      "D.swift": Self.call,
    ])
    let outcome = await folder.run(
      "check", "--format", "xcode", "Ignored.swift", "Generated/A.swift", "Sub/B.pb.swift",
      "Pods/P/C.swift", "D.swift", "README.md.swift")
    #expect(outcome.output.split(separator: "\n").count == 1)
    #expect(
      outcome.errorLines == [
        "bridge-lsp: warning: Ignored.swift: not checked: ignored by .gitignore",
        "bridge-lsp: warning: Generated/A.swift: not checked: excluded by .bridge-lsp.json",
        "bridge-lsp: warning: Sub/B.pb.swift: not checked: excluded by .bridge-lsp.json",
        "bridge-lsp: warning: Pods/P/C.swift: not checked: inside the generated or vendored "
          + "folder 'Pods'",
        "1 file checked: 1 warning (1 fixable with --fix)",
        "bridge-lsp: error: README.md.swift: no such file or folder",
      ])
    #expect(await reported(folder) == ["D.swift"])
    #expect(await reported(folder, "Generated") == [])
  }

  @Test func namedFilesAreLeftOutAsTheirFolderWouldBe() async throws {
    let folder = try CommandFolder([
      "Pods/A.swift": Self.call, "Pods/Lib/Package.swift": "", "Pods/Lib/B.swift": Self.call,
      ".gitignore": "Ignored\n", "Sub/Ignored/C.swift": Self.call, "Sub/D.swift": Self.call,
    ])
    let files = ["Pods/A.swift", "Sub/Ignored/C.swift", "Sub/D.swift"]
    let loose = await folder.run(["check", "--format", "xcode"] + files)
    #expect(loose.output.split(separator: "\n").count == 1)
    #expect(loose.output.contains("Sub/D.swift"))
    try folder.write("", to: ".git/HEAD")
    let tracked = await folder.run(["check", "--format", "xcode"] + files + ["Pods/Lib/B.swift"])
    #expect(tracked.output == loose.output)
    #expect(await reported(folder, in: "Pods") == ["Pods/A.swift", "Pods/Lib/B.swift"])
  }

  @Test func aFileIsReportedAlone() async throws {
    let folder = try CommandFolder([
      "Package.swift": "", "Sources/A.swift": Self.call, "Sources/B.swift": Self.call,
    ])
    #expect(await reported(folder, "Sources/A.swift") == ["Sources/A.swift"])
    #expect(
      await reported(folder, "Sources/A.swift", "Sources/A.swift", "Sources")
        == ["Sources/A.swift", "Sources/B.swift"])
    let json = await folder.run("check", "--format", "json", "Sources/A.swift")
    #expect(json.output.contains("\"files\": 1,"))
  }

  @Test func aWorkspaceIsTheNearestMarkedFolder() throws {
    let folder = try CommandFolder([
      ".git/HEAD": "", "Packages/Core/Package.swift": "", "Packages/Core/Sources/A.swift": "",
      "App/App.xcodeproj/project.pbxproj": "", "App/Code/B.swift": "",
      "Tools/.bridge-lsp.json": "{}", "Tools/x/C.swift": "", "Loose/D.swift": "",
    ])
    func workspace(_ file: String) -> String? {
      ProjectFolder.workspace(of: AbsolutePath(file, relativeTo: folder.path))
        .relative(to: folder.path)
    }
    #expect(workspace("Packages/Core/Sources/A.swift") == "Packages/Core")
    #expect(workspace("App/Code/B.swift") == "App")
    #expect(workspace("Tools/x/C.swift") == "Tools")
    #expect(workspace("Loose/D.swift") == "")
    let bare = try CommandFolder(["x/A.swift": ""])
    #expect(
      ProjectFolder.workspace(of: AbsolutePath("x/A.swift", relativeTo: bare.path))
        .relative(to: bare.path) == "x")
  }

  @Test func aLoopOfLinksEnds() async throws {
    let folder = try CommandFolder(["Real/A.swift": Self.call, "Outside/B.swift": Self.call])
    try folder.link("Real/up", to: "..")
    try folder.link("Real/self", to: ".")
    try folder.link("Alias", to: "Real")
    try folder.link("Real/C.swift", to: "A.swift")
    try folder.link("Real/shared", to: "../Outside")
    #expect(await reported(folder) == ["Outside/B.swift", "Real/A.swift"])
    #expect(await reported(folder, "Real") == ["Real/A.swift", "Real/shared/B.swift"])
    try folder.write(Self.call, to: "Above.swift")
    #expect(await reported(folder, "Real") == ["Real/A.swift", "Real/shared/B.swift"])
    #expect(await reported(folder, "Alias") == ["Alias/A.swift", "Alias/shared/B.swift"])
  }

  @Test func aFileWithSeveralNamesIsCheckedOnce() async throws {
    let folder = try CommandFolder([
      "A/Package.swift": "", "A/Real.swift": Self.call, "B/Package.swift": "",
    ])
    try folder.link("A/Link.swift", to: "Real.swift")
    try folder.link("B/Link.swift", to: "../A/Real.swift")
    let real = ["A/Real.swift"]
    #expect(await reported(folder, "A/Link.swift", "A/Real.swift") == real)
    #expect(await reported(folder, "B/Link.swift", "A/Real.swift", "A/Link.swift") == real)
    #expect(await reported(folder, "B", "A") == real)
    #expect(await reported(folder, "B/Link.swift", "A") == real)
    #expect(await reported(folder, "B", "A/Real.swift") == ["B/Link.swift"])
    let outcome = await folder.run("check", "--fix", "--quiet", "A/Link.swift", "A/Real.swift")
    #expect(outcome.errors.isEmpty)
    #expect(outcome.code == 0)
  }

  @Test func pathsOutsideTheWorkingDirectoryAreAbsolute() async throws {
    let folder = try CommandFolder(["A/X.swift": Self.call, "B/Y.swift": Self.call])
    let outcome = await folder.run("check", ".", "../B", "--format", "human", in: "A")
    #expect(outcome.output.contains("\nX.swift:1:12: warning"))
    #expect(outcome.output.hasPrefix("\(folder.path.string)/B/Y.swift:1:12: warning"))
  }
}

struct TestCodeTests {
  @Test func onlyFoldersOfTheProjectMakeAFileATest() async throws {
    let code = "func f() { bad() }\n"
    let folder = try CommandFolder([
      "UITests/App/Package.swift": "", "UITests/App/Sources/A.swift": code,
      "UITests/App/AppTests/B.swift": code, "Loose/LooseTests/C.swift": code,
      "Loose/D.swift": code,
    ])
    func lines(_ arguments: String..., in place: String) async -> [String] {
      let outcome = await folder.run(["check", "--format", "xcode"] + arguments, in: place)
      return outcome.output.split(separator: "\n").compactMap {
        $0.split(separator: ":").first.flatMap { $0.split(separator: "/").last }.map(String.init)
      }
    }
    #expect(await lines(in: "UITests/App") == ["A.swift"])
    #expect(await lines("Sources/A.swift", in: "UITests/App") == ["A.swift"])
    #expect(await lines("AppTests", in: "UITests/App") == [])
    #expect(await lines(in: "Loose") == ["D.swift"])
  }
}
