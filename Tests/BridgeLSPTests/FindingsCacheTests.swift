import Analysis
import Foundation
import Testing

@testable import BridgeLSP

/// What was found is kept until something changes that it depends on, and then shown in the same
/// bytes.
struct FindingsCacheTests {
  private static let rules: [any Rule] =
    callRules + [DistantCall()] + allRules.filter { $0.metadata.id == "file-not-analyzed" }

  /// A project that is large enough to be kept, with something for every part of a report.
  private static let sources: [String: String] = {
    let filler = String(repeating: "a", count: 26_000)
    var sources = [
      "Bad.swift": "/* \u{1F6A2} é */ func start() { bad() }\r\n",
      "Deep.swift": "let deep = " + String(repeating: "[", count: 400),
      "Held.swift": "let owner = 1\nfunc hold() { held(); noted(); odd(); risky(); worse() }\n",
      "Owner.swift": "\n\nstruct Owner {}\n", "Caller.swift": "func call() { distant() }\n",
      "Sub/Twin.swift": "func pair() { twin(); twin(); quiet() }\n",
    ]
    for number in 0..<8 { sources["Part\(number).swift"] = "let part = \"\(filler)\"\n" }
    return sources
  }()

  private let project: CommandFolder
  private let caches: CommandFolder

  init() throws {
    project = try CommandFolder(Self.sources)
    try project.write(Data([0x61, 0xFF]), to: "Latin.swift")
    caches = try CommandFolder()
  }

  private var folder: CacheFolder { CacheFolder(caches.path.appending("bridge-lsp")) }
  private var kept: AbsolutePath { folder.findings(of: project.path) }
  private var pack: AbsolutePath { folder.pack(of: project.path) }

  private func check(_ options: [String] = []) async -> CommandFolder.Outcome {
    await project.run(
      ["check"] + options, environment: ["XDG_CACHE_HOME": caches.path.string], rules: Self.rules)
  }

  /// Checks, and tells whether anything was analysed for it: what was parsed is written again then.
  private func checkWatched(
    _ options: [String] = []
  ) async throws -> (outcome: CommandFolder.Outcome, isAnalyzed: Bool) {
    try? FileManager.default.removeItem(atPath: pack.string)
    let outcome = await check(options)
    return (outcome, Disk.kind(of: pack) == .file)
  }

  @Test(arguments: [
    ["--format", "human", "--color", "always"], ["--format", "json"], ["--format", "sarif"],
    ["--format", "github"], ["--format", "xcode"], ["--statistics", "--fail-on", "hint"],
    ["--severity", "warning"], ["--baseline", "baseline.json", "--format", "json"],
    ["--baseline", "missing.json"], [".", "nowhere"],
  ])
  func nothingChangedIsShownInTheSameBytes(options: [String]) async throws {
    _ = await check([".", "--write-baseline", "baseline.json"])
    try project.write("func more() { bad() }\n", to: "More.swift")
    let fresh = await check(options + ["--no-cache"])
    _ = await check()
    let again = try await checkWatched(options)
    #expect(!again.isAnalyzed)
    #expect(again.outcome.output == fresh.output)
    #expect(again.outcome.errors == fresh.errors)
    #expect(again.outcome.code == fresh.code)
    #expect(fresh.output.contains("bad"))
    if options == ["--format", "json"] { #expect(fresh.output.contains("Owner.swift")) }
    #expect(fresh.errors.contains("Latin.swift: is not UTF-8 text"))
  }

  @Test func theBaselineIsWrittenTheSame() async throws {
    _ = await check([".", "--write-baseline", "fresh.json"])
    let again = try await checkWatched([".", "--write-baseline", "kept.json"])
    #expect(!again.isAnalyzed)
    #expect(try project.text(of: "kept.json") == project.text(of: "fresh.json"))
  }

  @Test(arguments: [
    ("Bad.swift", "func start() { good() }\n"), ("Added.swift", "func add() { bad() }\n"),
    ("Latin.swift", "func latin() { bad() }\n"),
    (".bridge-lsp.json", #"{"rules": {"bad-call": "off"}}"#),
    (".bridge-lsp.json", #"{"minimumIOS": "15.0"}"#),
    (".bridge-lsp.json", #"{"hostingBaseClass": "Host"}"#),
    (".bridge-lsp.json", #"{"containmentHelpers": ["embed"]}"#),
    (".bridge-lsp.json", #"{"exclude": ["Sub"]}"#), (".gitignore", "Sub\n"),
    ("Sub/.bridge-lsp.json", #"{"rules": {"twin-calls": "hint"}}"#),
    ("App.xcodeproj/project.pbxproj", "IPHONEOS_DEPLOYMENT_TARGET = 15.0;\n"),
    ("Sub/Package.swift", "platforms: [.iOS(.v16)]"), (".swift-version", "6.4\n"),
    ("Main.storyboard", #"<viewController customClass="Part0"/>"#), ("Old.m", ""),
  ])
  func whatEverChangesIsSeen(name: String, text: String) async throws {
    _ = await check()
    try project.write(text, to: name)
    let changed = try await checkWatched(["--format", "json"])
    #expect(changed.isAnalyzed)
    let fresh = await check(["--format", "json", "--no-cache"])
    #expect(changed.outcome.output == fresh.output)
    #expect(changed.outcome.errors == fresh.errors)
  }

  @Test func theAppsPropertyListIsSeen() async throws {
    try project.write("INFOPLIST_FILE = Info.plist;\n", to: "App.xcodeproj/project.pbxproj")
    let plist = "<dict>\n<key>UILaunchScreen</key>\n<dict/>\n"
    try project.write(plist + "</dict>\n", to: "Info.plist")
    _ = await check()
    #expect(try await !checkWatched().isAnalyzed)
    let tracking = "<key>UIObservationTrackingEnabled</key>\n<true/>\n"
    try project.write(plist + tracking + "</dict>\n", to: "Info.plist")
    #expect(try await checkWatched().isAnalyzed)
  }

  @Test func aFileThatMovesOrGoesIsSeen() async throws {
    for name in ["Sub/Bad.swift", nil] {
      _ = await check()
      let file = project.path.appending("Bad.swift").string
      if let name {
        try FileManager.default.moveItem(
          atPath: file, toPath: project.path.string + "/" + name)
      } else {
        try FileManager.default.removeItem(atPath: project.path.string + "/Sub/Bad.swift")
      }
      let changed = try await checkWatched(["--format", "json"])
      #expect(changed.isAnalyzed)
      #expect(changed.outcome.output == (await check(["--format", "json", "--no-cache"])).output)
    }
  }

  @Test(arguments: [
    ["--rule", "bad-call"], ["--rule", "quiet-call"], ["Sub"], ["Bad.swift"], ["Bad.swift", "Sub"],
    ["--config", "other.json"],
  ])
  func anotherQuestionGetsItsOwnAnswer(options: [String]) async throws {
    try project.write(#"{"rules": {"bad-call": "error"}}"#, to: "other.json")
    let options = options + ["--format", "json"]
    let all = await check(["--format", "json"])
    let fresh = await check(options + ["--no-cache"])
    #expect(fresh.output != all.output)
    #expect(await check(options).output == fresh.output)
    #expect(await check(options).output == fresh.output)
    #expect(await check(["--format", "json"]).output == all.output)
  }

  @Test func filesThatAreCheckedAloneLeaveWhatIsKept() async throws {
    _ = await check()
    let before = try Disk.bytes(of: kept)
    _ = await check(["Bad.swift"])
    _ = await project.run(
      ["check", "--stdin-filename", "Bad.swift"],
      environment: ["XDG_CACHE_HOME": caches.path.string], input: "worse()\n", rules: Self.rules)
    #expect(try Disk.bytes(of: kept) == before)
  }

  @Test func fixesAreAppliedAfterwards() async throws {
    _ = await check()
    _ = await check()
    let diff = await check(["--diff"])
    #expect(diff.output.contains("+/* \u{1F6A2} é */ func start() { good() }"))
    _ = await check(["--fix"])
    #expect(try project.text(of: "Bad.swift").contains("good()"))
    let after = await check(["--format", "json"])
    #expect(!after.output.contains("bad-call"))
    #expect(after.output == (await check(["--format", "json", "--no-cache"])).output)
  }

  @Test func damageIsSurvived() async throws {
    let fresh = await check(["--format", "json"])
    let bytes = try Disk.bytes(of: kept)
    var changed = bytes
    changed[bytes.count - 9] ^= 1
    for damaged in [[], Array(bytes.prefix(bytes.count / 2)), Array(bytes.reversed()), changed] {
      try Data(damaged).write(to: URL(filePath: kept.string))
      let again = try await checkWatched(["--format", "json"])
      #expect(again.isAnalyzed)
      #expect(again.outcome.output == fresh.output)
      #expect(try Disk.bytes(of: kept).count == bytes.count)
    }
  }

  @Test func anotherProjectsFindingsAreNotShown() async throws {
    _ = await check()
    let other = try CommandFolder(Self.sources)
    try Data(Disk.bytes(of: kept)).write(to: URL(filePath: folder.findings(of: other.path).string))
    let outcome = await other.run(
      ["check", "--format", "xcode"], environment: ["XDG_CACHE_HOME": caches.path.string],
      rules: Self.rules)
    #expect(!outcome.output.contains(project.path.string))
    #expect(outcome.output.contains(other.path.string))
  }

  @Test func aSmallProjectIsNotKept() async throws {
    let small = try CommandFolder(["Bad.swift": "bad()\n"])
    _ = await small.run(["check"], environment: ["XDG_CACHE_HOME": caches.path.string])
    #expect(try Disk.names(in: caches.path) == [])
  }
}

/// Reports calls of `distant` with a note in the file next to theirs.
private struct DistantCall: Rule {
  let metadata = RuleMetadata(
    id: "distant-call", summary: "A call of 'distant'.", category: .state, level: .at(.hint),
    rationale: "It is distant.")

  func check(_ context: RuleContext) -> [Finding] {
    let file = AbsolutePath("../Owner.swift", relativeTo: AbsolutePath(context.file.path))
    let owner = DeclarationKey(path: file.string, type: "Owner")
    return context.file.code.file.descendants.filter { $0.kind == .name && $0.name == "distant" }
      .map { Finding($0.focus, "'distant' is called", notes: [.init(.declaration(owner), "of")]) }
  }
}

struct FindingsPackTests {
  private static let content: FindingsPack.Content = {
    let range = TextOffset(utf8: 3)..<TextOffset(utf8: 7)
    var settings = RuleSettings()
    settings.levels = ["double-pop": .off, "timer": .at(.hint)]
    settings.minimumIOS = Version(16, 4)
    settings.tracksObservation = true
    settings.interfaces = InterfaceFacts()
    settings.interfaces?.classes = ["A", "B"]
    settings.containmentHelpers = ["embed(_:in:)", "show"]
    let pieces: [Fix.Piece] = [
      .text("é\r\n\u{0}\u{1F6A2}\"\\/"), .source(range), .reindented(range, like: [range, range]),
    ]
    return FindingsPack.Content(
      settings: [RuleSettings(), settings],
      diagnostics: [
        Diagnostic(
          path: "/A b/é.swift", rule: "double-pop", severity: .information, range: range,
          message: "e\u{301} is not é",
          notes: [Diagnostic.Note(path: "/B.swift", range: range, message: "here")],
          fixes: [
            Fix(
              "Mend it", .safe, edits: [Fix.Edit(replace: range, with: pieces)],
              entry: .observationTracking(in: "/Info.plist"))
          ], refusals: [RefusedFix("Hide it", because: "it shows")], isUnnecessary: true)
      ])
  }()

  @Test func givesBackWhatItIsGiven() throws {
    let key = Fingerprint(value: 5)
    let bytes = try #require(FindingsPack.bytes(of: Self.content, for: key, build: 7))
    let content = FindingsPack(bytes, build: 7)?.content(for: key)
    #expect(content == Self.content)
    let message = content?.diagnostics.first?.message ?? ""
    #expect(Array(message.utf8) == Array("e\u{301} is not é".utf8))
    #expect(FindingsPack(bytes, build: 8) == nil)
    #expect(FindingsPack(bytes, build: 7)?.content(for: Fingerprint(value: 6)) == nil)
  }

  @Test func givesNothingWhereItsBytesHaveChanged() throws {
    let key = Fingerprint(value: 5)
    let bytes = try #require(FindingsPack.bytes(of: Self.content, for: key, build: 7))
    for index in bytes.indices where index < 40 || index % 17 == 0 {
      #expect(FindingsPack(Array(bytes.prefix(index)), build: 7)?.content(for: key) == nil)
      var changed = bytes
      changed[index] ^= 0x20
      #expect(FindingsPack(changed, build: 7)?.content(for: key) == nil)
    }
  }
}
