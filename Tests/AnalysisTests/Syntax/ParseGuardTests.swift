import Testing

@testable import Analysis

@Suite struct ParseGuardTests {
  private func refusal(_ text: String) -> String? { ParseGuard.refusal(of: SourceText(text)) }

  private static func times(_ count: Int, _ text: String) -> String {
    String(repeating: text, count: count)
  }

  @Test(arguments: [
    ("[", "square brackets"), ("[(", "square brackets"), ("[@", "attributes"), ("(@", "attributes"),
    ("A<[", "square brackets"), ("@a < ", "attributes"), ("[inout ", "square brackets"),
    ("A<", "generic arguments"), ("{ if a ", "brackets"), ("(", "brackets"),
    ("f(a: ", "brackets"), ("#if a\n", "#if"), ("\"\\(", "brackets"), ("#\"\\#(", "brackets"),
    ("\"\"\"\n\\(", "brackets"), ("#available(", "brackets"), ("if a {", "brackets"),
  ])
  func refusesWhatTheParserCannotDo(piece: String, reason: String) throws {
    let why = try #require(refusal("let x = " + Self.times(1000, piece)))
    #expect(why.contains(reason))
    #expect(refusal("let x = " + Self.times(4, piece)) == nil)
  }

  @Test(arguments: [
    "let a = \"%\"", "let a = #\"\\(%\"#", "let a = \"\"\"\n  % \"\n  \"\"\"", "// %",
    "/* /* % */ % */", "let a = #\"\" %\"#", "let a = #\"\"\"#; let b = \"%\"", "let a = /%/",
    "let a = #/%/#", "let a = #/\n  %\n/#", "func `%`() {}", "let a = \"\\\\\"; let b = \"\\\"%\"",
    "let a = \"\\(b(\"%\"))%\"", "let a = ##\"\"# %\"##",
  ])
  func looksNotIntoStringsAndComments(template: String) {
    for hostile in ["[", "{", "(", "#if a "] {
      let text = template.split(separator: "%", omittingEmptySubsequences: false)
        .joined(separator: Self.times(200, hostile))
      #expect(refusal(text) == nil, "\(template) with \(hostile)")
      #expect(refusal(text + "\n" + Self.times(200, hostile)) != nil, "after \(template)")
    }
  }

  @Test(arguments: [
    "let a = [%1]", "x = a < b\n%", "if a<b { c() }\n%", "for i in 0..<n {}\n%", "f(a, -> b)\n%",
    "#if A\n#else\n#endif\n%", "let a = b.map { $0 > 1 }\n%", "@State var a = [1]\n%",
    "func f() { let r = /\\[/; let s = /[(]/ }\n%", "let a: [@Sendable ([Int]) -> Void]\n%",
    "var a: A<B<[C<D>]>> { get }\n%", "let a = \"\\(b[\"c\"] ?? \"\\(d)\")\"\n%",
  ])
  func acceptsCodeThatIsLongButNotDeep(template: String) {
    let text = (0..<1000).map { _ in template.replacing("%", with: "") }.joined(separator: "\n")
    #expect(refusal(text) == nil)
  }

  @Test func acceptsADeepTableWithKeys() {
    #expect(refusal("let x = " + Self.times(20, "[\"a\": ") + "1" + Self.times(20, "]")) == nil)
    #expect(refusal("let x = " + Self.times(13, "[") + "1" + Self.times(13, "]")) != nil)
  }

  @Test func healsAtTheNextBrace() {
    let broken = "func f() { g([[[[[ }\n"
    #expect(refusal(Self.times(200, broken)) == nil)
  }

  @Test(arguments: Snippets.all) func acceptsOrdinaryCode(text: String) {
    #expect(refusal(text) == nil)
  }

  @Test func refusesTenMegabytes() {
    let line = "let a = 1 // a line of forty characters..\n"
    #expect(
      refusal(Self.times(10_000_000 / line.utf8.count + 1, line)) == "it is larger than 10 MB")
  }

  @Test func refusedFilesHaveAnEmptyTreeAndRecover() throws {
    let outcome = try #require(
      onLargeStack { () -> (empty: Bool, recovered: Bool, refusedAgain: Bool) in
        let hostile = Self.times(200, "{")
        let file = SourceFile(path: "a.swift", text: SourceText("let a = 1\n" + hostile))
        let end = file.text.utf8Count
        let cut = TextEdit(replace: TextRange(utf8: end - 200, end), with: "")
        let recovered = file.applying(cut)
        let again = recovered?.applying(.insert(hostile, at: TextOffset(utf8: 0)))
        return (
          file.tree.statements.isEmpty && file.refusal != nil,
          recovered?.refusal == nil && recovered?.tree.statements.count == 1,
          again?.refusal != nil
        )
      })
    #expect(outcome == (true, true, true))
  }
}
