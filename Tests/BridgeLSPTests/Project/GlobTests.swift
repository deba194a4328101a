import Testing

@testable import BridgeLSP

struct GlobTests {
  private static let folder = AbsolutePath("/p")

  private func decision(_ rules: IgnoreRules, _ path: String) -> Bool? {
    let isFolder = path.hasSuffix("/")
    return rules.decision(
      for: PathScalars(AbsolutePath(path, relativeTo: Self.folder)), isFolder: isFolder)
  }

  @Test(arguments: [
    ("A.swift", "A.swift", true), ("A.swift", "x/y/A.swift", true),
    ("/A.swift", "x/A.swift", false),
    ("/A.swift", "A.swift", true), ("x/A.swift", "x/A.swift", true),
    ("x/A.swift", "y/x/A.swift", false),
    ("*.swift", "x/A.swift", true), ("*.swift", "A.swift.txt", false),
    ("A?.swift", "AB.swift", true),
    ("A?.swift", "A.swift", false), ("A?.swift", "Aé.swift", true),
    ("x/*.swift", "x/y/A.swift", false),
    ("x/**/A.swift", "x/A.swift", true), ("x/**/A.swift", "x/y/z/A.swift", true),
    ("**/A.swift", "A.swift", true), ("**/A.swift", "x/y/A.swift", true),
    ("x/**", "x/A.swift", true),
    ("x/**", "x/", false), ("**", "a/b", true), ("x/", "x/", true), ("x/", "x", false),
    ("x", "y/x/", true), ("[ab].swift", "b.swift", true), ("[!ab].swift", "b.swift", false),
    ("[^ab].swift", "c.swift", true), ("[a-c]1", "b1", true), ("[a-c]1", "d1", false),
    ("[]a]", "]", true), ("[a", "[a", true), ("a\\*b", "a*b", true), ("a\\*b", "axb", false),
    ("*a*b*c*", "xxaxxbxxcxx", true), ("*a*b*c*", "xxaxxcxxbxx", false), ("", "a", false),
    ("/", "a", false), ("**/x/**", "a/x/b/c", true), ("**/x/**", "a/x/", false),
    ("a/**/b/**/c", "a/1/b/2/3/c", true), ("a/**/b/**/c", "a/1/2/3/c", false),
  ])
  func gitignorePatterns(pattern: String, path: String, isMatch: Bool) {
    let rules = IgnoreRules(gitignore: pattern, in: Self.folder)
    #expect((decision(rules, path) == true) == isMatch)
  }

  @Test func theLastPatternDecides() {
    let rules = IgnoreRules(
      gitignore: "# Comment\r\n*.swift\r\n!Keep.swift  \r\n\\#odd\r\n\\!odd\r\nname\\ \r\n",
      in: Self.folder)
    #expect(decision(rules, "A.swift") == true)
    #expect(decision(rules, "x/Keep.swift") == false)
    #expect(decision(rules, "other") == nil)
    #expect(decision(rules, "#odd") == true)
    #expect(decision(rules, "!odd") == true)
    #expect(decision(rules, "name ") == true)
  }

  @Test(arguments: [
    ("{A,B}.swift", "x/B.swift", true), ("x/{a,b/**}/c", "x/b/1/c", true), ("x{", "x{", true),
    ("{a,{b,c}}d", "cd", true), ("./x", "x", true), ("./x", "y/x", false), ("a{}b", "ab", true),
  ])
  func configurationPatternsKnowBraces(pattern: String, path: String, isMatch: Bool) {
    let rules = IgnoreRules(globs: [pattern], in: Self.folder)
    #expect((decision(rules, path) == true) == isMatch)
  }

  @Test func hostilePatternsEndSoon() {
    let stars = String(repeating: "*a", count: 200)
    let rules = IgnoreRules(gitignore: stars, in: Self.folder)
    #expect(decision(rules, String(repeating: "a", count: 2_000) + "b") == nil)
    let deep = String(repeating: "**/a/", count: 100) + "b"
    let path = String(repeating: "a/", count: 500) + "c"
    #expect(decision(IgnoreRules(gitignore: deep, in: Self.folder), path) == nil)
    let braces = String(repeating: "{a,b}", count: 40)
    #expect(expandingBraces(braces) == [braces])
  }
}

struct AbsolutePathTests {
  @Test func normalizes() {
    let base = AbsolutePath("/a/b")
    #expect(AbsolutePath("c", relativeTo: base).string == "/a/b/c")
    #expect(AbsolutePath("../c/./d//", relativeTo: base).string == "/a/c/d")
    #expect(AbsolutePath("../../../..", relativeTo: base).string == "/")
    #expect(AbsolutePath("/x", relativeTo: base).string == "/x")
  }

  @Test func knowsItsPlace() {
    let path = AbsolutePath("/a/b")
    #expect(path.name == "b")
    #expect(path.parent?.string == "/a")
    #expect(AbsolutePath("/a").parent == .root)
    #expect(AbsolutePath.root.parent == nil)
    #expect(path.relative(to: AbsolutePath("/a")) == "b")
    #expect(path.relative(to: path) == "")
    #expect(path.relative(to: .root) == "a/b")
    #expect(AbsolutePath("/ab").relative(to: AbsolutePath("/a")) == nil)
    #expect(path.selfAndAncestors.map(\.string) == ["/a/b", "/a", "/"])
    #expect(path.displayed(from: path) == ".")
    #expect(path.displayed(from: AbsolutePath("/x")) == "/a/b")
    #expect(AbsolutePath.root.appending("a").string == "/a")
  }
}
