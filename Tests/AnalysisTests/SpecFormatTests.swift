import Analysis
import Foundation
import Testing

/// The spec of the specs: a toy analysis, which finds every word `defect`, held to documents.
@Suite struct SpecFormatTests {
  @Test func readsFilesCaretsDiffsAndConfiguration() throws {
    let file = try parse(
      """
      # toy

      ```json
      {"minimumIOS": "15.0"}
      ```

      ## Two files

      Prose, and a list:

      ```swift
      let a = defect
              ^^^^^^ found 'defect'
      let b = 1
      ```

      ```swift Other/B.swift broken
      let c = 2
      ```

      ```diff Repair it
      -let a = defect
      +let a = repair
       let b = 1
      ```

      ## Another

      ```json
      {"rules": {"toy": "hint"}, "fixes": []}
      ```

      ```swift
      ```
      """)
    #expect(file.cases.map(\.heading) == ["Two files", "Another"])
    let first = try #require(file.cases.first)
    #expect(first.line == 7)
    #expect(first.files.map(\.path) == ["File.swift", "Other/B.swift"])
    #expect(first.files.map(\.isBroken) == [false, true])
    #expect(first.files.map(\.text) == ["let a = defect\nlet b = 1\n", "let c = 2\n"])
    #expect(first.files.map(\.documentLines) == [[12, 14], [18]])
    #expect(first.diffs.map(\.title) == ["Repair it"])
    #expect(first.configuration.settings.minimumIOS == Version(15))
    #expect(first.configuration.fixes == nil)
    let second = try #require(file.cases.last)
    #expect(second.configuration.settings.levels == ["toy": .at(.hint)])
    #expect(second.configuration.settings.minimumIOS == Version(15))
    #expect(second.configuration.fixes == [])
  }

  @Test(arguments: [
    ("## A\n\n```swift\nlet a = 1", "toy.md:3: the fence is never closed"),
    ("## A\n\nNothing.\n", "toy.md:1: the case has no swift fence"),
    ("## A\n```swift a b\n```\n", "toy.md:2: expected `swift [path.swift] [broken]`"),
    ("## A\n```swift\n```\n```swift\n```\n", "toy.md:4: the case already has a file 'File.swift'"),
    ("```swift\n```\n", "toy.md:1: only a json fence may stand above the first case"),
    ("## A\n```json\n{\"minimum\": 1}\n```\n", "toy.md:2: unknown key 'minimum'"),
    ("## A\n```json\n{\"rules\": {\"a\": \"b\"}}\n```\n", "toy.md:2: unknown level 'b'"),
    ("## A\n```json\n{\"minimumIOS\": \"x\"}\n```\n", "toy.md:2: 'x' is not a version"),
    (
      "## A\n```json\n[]\n```\n",
      "toy.md:2: the json fence is not an object of the known keys and types"
    ),
  ])
  func refuses(_ markdown: String, _ reason: String) {
    let error = #expect(throws: SpecError.self) { try parse(markdown) }
    #expect(error?.description == reason)
  }

  @Test func updateWritesCaretsAndDiffsAndKeepsTheRest() throws {
    let file = try parse(
      """
      ## Found

      ```swift
      func f() {
      \tlet 👩‍👩‍👧 = defect; defect
      ^^ an old message
      }
      ```

      Prose stays.

      ```diff Repair it
      ```

      ```diff
      ```

      ```diff Gone
      -kept
      ```

      ## Silent

      ```swift
      let a = 1
              ^ an old message
      ```
      """)
    let expected = """
      ## Found

      ```swift
      func f() {
      \tlet 👩‍👩‍👧 = defect; defect
      \t        ^^^^^^ found 'defect'
      \t                ^^^^^^ found 'defect'
      }
      ```

      Prose stays.

      ```diff Repair it
       func f() {
      -\tlet 👩‍👩‍👧 = defect; defect
      +\tlet 👩‍👩‍👧 = repair; defect
       }
      ```

      ```diff Repair it
       func f() {
      -\tlet 👩‍👩‍👧 = defect; defect
      +\tlet 👩‍👩‍👧 = defect; repair
       }
      ```

      ```diff Gone
      -kept
      ```

      ## Silent

      ```swift
      let a = 1
      ```
      """
    #expect(file.updated(toy) == expected)
    #expect(try parse(expected).updated(toy) == expected)
  }

  @Test func marksLongRangesOtherRulesSeveritiesAndNotes() throws {
    let markdown = """
      ## Found

      ```swift
      note(
      ^^^^^… first [other]
        note: 1)
      let a = note
              ^ (hint) second [hosting-not-contained]
              ^^^^ note: third
      ```
      """
    let file = try parse(markdown)
    let path = "File.swift"
    let analyze: Analyze = { _, _ in
      let note = Diagnostic.Note(path: path, range: range(25, 29), message: "third")
      return [
        path: [
          Diagnostic(
            path: path, rule: "other", severity: .error, range: range(0, 16), message: "first"),
          Diagnostic(
            path: path, rule: "hosting-not-contained", severity: .hint, range: range(25, 26),
            message: "second", notes: [note]),
        ]
      ]
    }
    #expect(file.updated(analyze) == markdown)
  }

  @Test func diffKeepsOneLineOfContextAndSeparatesParts() {
    let diff = lineDiff(from: "a\nb\nc\nd\ne\nf\n", to: "a\nB\nc\nd\ne\nf\ng\n")
    #expect(diff == [" a", "-b", "+B", " c", "@@", " f", "+g"])
    #expect(lineDiff(from: "a\n", to: "a\n") == [])
  }

  private func parse(_ markdown: String) throws -> SpecFile {
    try SpecFile(rule: "toy", url: URL(filePath: "/toy.md"), markdown: markdown)
  }

  private func range(_ lower: Int, _ upper: Int) -> TextRange {
    TextOffset(utf8: lower)..<TextOffset(utf8: upper)
  }

  private let toy: Analyze = { sources, item in
    sources.mapValues { text in
      text.string.ranges(of: "defect").map { found in
        let start = text.string.utf8.distance(from: text.string.startIndex, to: found.lowerBound)
        let range = TextOffset(utf8: start)..<TextOffset(utf8: start + 6)
        return Diagnostic(
          path: item.files[0].path, rule: "toy", severity: .warning, range: range,
          message: "found 'defect'",
          fixes: [Fix("Repair it", .safe, edits: [.replace(range, with: "repair")])])
      }
    }
  }
}
