import Foundation
import Testing

@testable import BridgeLSP

struct UnifiedDiffTests {
  @Test func equalTextsHaveNone() {
    #expect(UnifiedDiff.text(from: "a\nb", to: "a\nb", path: "A").isEmpty)
    #expect(UnifiedDiff.text(from: "", to: "", path: "A").isEmpty)
  }

  @Test func nearChangesShareAHunk() {
    let old = (1...20).map { "\($0)\n" }.joined()
    let new = old.replacing("5\n", with: "five\n", maxReplacements: 1)
      .replacing("11\n", with: "").replacing("20\n", with: "20\n21\n")
    #expect(
      UnifiedDiff.text(from: old, to: new, path: "A") == """
        --- a/A
        +++ b/A
        @@ -2,13 +2,12 @@
         2
         3
         4
        -5
        +five
         6
         7
         8
         9
         10
        -11
         12
         13
         14
        @@ -18,3 +17,4 @@
         18
         19
         20
        +21

        """)
  }

  @Test func quotesAwkwardNames() {
    let diff = UnifiedDiff.text(from: "a\n", to: "", path: "q\"\u{7}é")
    #expect(diff.hasPrefix("--- \"a/q\\\"\\007\\303\\251\"\n+++ \"b/q\\\"\\007\\303\\251\"\n"))
    #expect(diff.hasSuffix("@@ -1 +0,0 @@\n-a\n"))
  }

  @Test func absolutePathsHaveOneSlash() {
    let diff = UnifiedDiff.text(from: "a\n", to: "", path: "/tmp/A")
    #expect(diff.hasPrefix("--- a/tmp/A\n+++ b/tmp/A\n"))
  }

  /// `git apply` must rebuild the new text exactly, whatever it is.
  @Test func gitAppliesIt() async throws {
    let pieces = ["a\n", "b\n", "c\r\n", "\n", "é\n", "last"]
    var random = Steps(state: 7)
    for _ in 0..<12 {
      let old = (0..<random.next(30)).map { _ in pieces[random.next(5)] }
      var new = old
      for _ in 0..<random.next(5) {
        let position = random.next(new.count + 1)
        new.insert(pieces[random.next(5)], at: position)
        if new.count > 1 { new.remove(at: random.next(new.count)) }
      }
      if random.next(2) == 0 { new.append(pieces[5]) }
      let folder = try CommandFolder(["My A.swift": old.joined()])
      let diff = UnifiedDiff.text(from: old.joined(), to: new.joined(), path: "My A.swift")
      guard !diff.isEmpty else { continue }
      try folder.write(diff, to: "x.diff")
      let git = Process()
      git.executableURL = URL(filePath: "/usr/bin/env")
      git.arguments = ["git", "apply", "--whitespace=nowarn", "x.diff"]
      git.currentDirectoryURL = URL(filePath: folder.path.string)
      try git.run()
      git.waitUntilExit()
      #expect(git.terminationStatus == 0)
      // An emptied file is removed by git.
      let result = (try? folder.text(of: "My A.swift")) ?? ""
      #expect(result == new.joined())
    }
  }

  /// A small generator whose numbers never change.
  private struct Steps {
    var state: UInt64

    mutating func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return limit > 0 ? Int(state >> 33) % limit : 0
    }
  }
}
