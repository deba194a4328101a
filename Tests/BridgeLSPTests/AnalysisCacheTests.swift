import Analysis
import Foundation
import Testing

@testable import BridgeLSP

/// What is kept on the disk between runs: it changes nothing but the time that a run takes.
struct AnalysisCacheTests {
  private static let project = AbsolutePath("/project")

  /// Files that are large enough to be kept, one of them with a finding.
  private static let sources: [String: String] = {
    let filler = String(
      repeating: "  // A file is as large as what is written in it.\n", count: 700)
    var sources = ["Bad.swift": "func start() { bad() }\n"]
    for number in 0..<8 { sources["Part\(number).swift"] = "struct Part\(number) {\n\(filler)}\n" }
    return sources
  }()

  @Test func aFileIsKnownByItsContent() throws {
    let folder = try CommandFolder()
    let caches = CacheFolder(folder.path)
    AnalysisCache(of: Self.project, in: caches).update(kept(Self.sources))
    let cache = AnalysisCache(of: Self.project, in: caches)
    for (name, source) in Self.sources {
      let text = SourceText(source)
      let moved = AbsolutePath("/elsewhere/" + name)
      let file = try #require(cache.file(text, Fingerprint(source.utf8), at: moved))
      let parsed = AnalyzedFile(SourceFile(path: moved.string, text: text))
      #expect(file.path == moved.string)
      #expect(file.lines == parsed.lines)
      #expect(file.archive == parsed.archive)
    }
    let other = "func start() { good() }"
    #expect(cache.file(SourceText(other), Fingerprint(other.utf8), at: .root) == nil)
    let stranger = AnalysisCache(of: AbsolutePath("/stranger"), in: caches)
    let bad = Self.sources["Bad.swift"] ?? ""
    #expect(stranger.file(SourceText(bad), Fingerprint(bad.utf8), at: .root) == nil)
  }

  @Test func aSmallProjectIsNotKept() throws {
    let folder = try CommandFolder()
    let caches = CacheFolder(folder.path)
    let few = Dictionary(
      uniqueKeysWithValues: (0..<20).map { ("\($0).swift", "struct S\($0) {}") })
    AnalysisCache(of: Self.project, in: caches).update(kept(few))
    #expect(try Disk.names(in: folder.path) == [])
  }

  @Test func aFewNewFilesAreNoReasonToWriteAll() throws {
    let folder = try CommandFolder()
    let caches = CacheFolder(folder.path)
    AnalysisCache(of: Self.project, in: caches).update(kept(Self.sources))
    let pack = caches.pack(of: Self.project)
    let before = try Disk.bytes(of: pack)
    var more = Self.sources
    more["New.swift"] = "struct New {}"
    AnalysisCache(of: Self.project, in: caches).update(kept(more))
    #expect(try Disk.bytes(of: pack) == before)
    for number in 0..<5 { more["New\(number).swift"] = "struct New\(number) {}" }
    AnalysisCache(of: Self.project, in: caches).update(kept(more))
    #expect(try Disk.bytes(of: pack) != before)
  }

  @Test func whatNobodyHasWrittenForAMonthGoes() throws {
    let folder = try CommandFolder(["old.pack": "", ".new.pack.7.tmp": "", "young.pack": ""])
    let old = [FileAttributeKey.modificationDate: Date(timeIntervalSinceNow: -31 * 24 * 60 * 60)]
    for name in ["old.pack", ".new.pack.7.tmp"] {
      try FileManager.default.setAttributes(old, ofItemAtPath: folder.path.appending(name).string)
    }
    AnalysisCache(of: Self.project, in: CacheFolder(folder.path)).update(kept(Self.sources))
    let pack = CacheFolder(folder.path).pack(of: Self.project).name
    #expect(try Set(Disk.names(in: folder.path)) == ["young.pack", pack])
  }

  @Test func anotherBuildsPackIsNotRead() throws {
    let key = AnalysisCache.Key(fingerprint: Fingerprint("a".utf8), length: 1)
    let bytes = CachePack.bytes(of: [key: [1, 2, 3]], build: 7)
    #expect(CachePack(bytes, build: 7)?.archive(of: key) == [1, 2, 3])
    #expect(CachePack(bytes, build: 8) == nil)
    for count in 0..<bytes.count { #expect(CachePack(Array(bytes.prefix(count)), build: 7) == nil) }
    var changed = bytes
    changed[bytes.count - 1] = 4
    #expect(CachePack(changed, build: 7)?.withArchive(of: key) { Array($0) } == nil)
  }

  @Test func aCheckSaysTheSameWithACacheOfAnyKind() async throws {
    let project = try CommandFolder(Self.sources)
    let caches = try CommandFolder()
    let environment = ["XDG_CACHE_HOME": caches.path.string]
    func check(_ options: String...) async -> CommandFolder.Outcome {
      await project.run(
        ["check", "--format", "json"] + options + ["."], environment: environment)
    }
    let first = await check("--no-cache")
    #expect(first.output.contains("bad-call"))
    #expect(try Disk.names(in: caches.path) == [])
    #expect(await check().output == first.output)
    let pack = CacheFolder(caches.path.appending("bridge-lsp")).pack(of: project.path)
    let bytes = try Disk.bytes(of: pack)
    #expect(await check().output == first.output)
    for damaged in [[], Array(bytes.prefix(bytes.count / 2)), Array(bytes.reversed())] {
      try Data(damaged).write(to: URL(filePath: pack.string))
      #expect(await check().output == first.output)
    }
    try project.write("func start() { good() }\n", to: "Bad.swift")
    #expect(await !check().output.contains("bad-call"))
  }

  @Test func aFolderThatCannotBeWrittenIsNoMatter() async throws {
    let project = try CommandFolder(Self.sources.merging(["file": ""]) { old, _ in old })
    let outcome = await project.run(
      ["check", "."], environment: ["XDG_CACHE_HOME": project.path.appending("file").string])
    #expect(outcome.code == 0)
    #expect(outcome.errorLines.count == 1)
  }

  @Test(arguments: [
    (["XDG_CACHE_HOME": "/caches", "HOME": "/home"], "/caches/bridge-lsp"),
    (["XDG_CACHE_HOME": "relative"], nil), (["HOME": ""], nil), ([:], nil),
  ])
  func theEnvironmentTellsWhere(environment: [String: String], path: String?) {
    #expect(CacheFolder { environment[$0] }?.path.string == path)
  }

  private func kept(
    _ sources: [String: String]
  ) -> [(key: AnalysisCache.Key, file: AnalyzedFile)] {
    sources.map { name, text in
      let file = AnalyzedFile(SourceFile(path: "/project/" + name, text: SourceText(text)))
      return (AnalysisCache.Key(Fingerprint(text.utf8), file), file)
    }
  }
}
