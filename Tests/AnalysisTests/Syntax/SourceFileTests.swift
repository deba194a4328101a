import Testing

@testable import Analysis

@Suite struct SourceFileTests {
  private let source = """
    struct First {
      func one() { a() }
      var two: Int { 2 }
    }
    #if DEBUG
      extension First { func three() { b() } }
    #endif
    func four() { c() }

    """

  /// The file after `new` was put in place of the first `old`, and how it came about.
  private func edit(_ old: String, _ new: String) -> (spliced: SourceFile?, applied: SourceFile?) {
    let source = source
    return onLargeStack {
      let file = SourceFile(path: "a.swift", text: SourceText(source))
      let edit = replacing(old, with: new, in: source)
      return (file.splicing(edit), file.applying(edit))
    } ?? (nil, nil)
  }

  @Test(arguments: [
    ("a()", "a(1)"), ("2 }", "22 }"), ("b()", "if b() { return }"), ("c()", "c()\n  d()"),
    ("{ a() }", "{ a() }\n  func added() {}"),
  ])
  func splicesWhatLiesInsideADeclaration(old: String, new: String) throws {
    let file = try #require(edit(old, new).spliced)
    #expect(!file.isProvisional)
    #expect(file.tree.description == file.text.string)
    #expect(file.text.string.contains(new))
  }

  @Test(arguments: [
    ("struct First", "class First"), ("#if DEBUG", "#if RELEASE"), ("c()", "}\nfunc e() {"),
    ("a()", "/* a()"), ("2 }", "#if X\n2 }"), ("c() }\n", "c() }\n\n"),
  ])
  func parsesTheWholeFileOtherwise(old: String, new: String) throws {
    let (spliced, applied) = edit(old, new)
    #expect(spliced == nil)
    let file = try #require(applied)
    #expect(!file.isProvisional)
    #expect(file.tree.description == file.text.string)
  }

  @Test func callsATreeWithErrorsProvisionalUntilItIsSettled() throws {
    let file = try #require(edit("a()", "a(").spliced)
    #expect(file.isProvisional)
    let settled = try #require(onLargeStack { file.settled() })
    #expect(!settled.isProvisional)
    #expect(settled.tree.hasError)
    #expect(settled.text.string == file.text.string)
  }

  @Test func refusesAnEditOutsideTheText() {
    let fits = onLargeStack {
      let file = SourceFile(path: "a.swift", text: SourceText("let a = 1"))
      return file.applying(.insert("x", at: TextOffset(utf8: 10))) != nil
    }
    #expect(fits == false)
  }

  @Test func keepsWholeScalarsWhenAnEditCutsOne() {
    let text = onLargeStack {
      let file = SourceFile(path: "a.swift", text: SourceText("// é\n"))
      let cut = TextOffset(utf8: 4)..<TextOffset(utf8: 5)
      return file.applying(TextEdit(replace: cut, with: "e"))?.text.string
    }
    #expect(text == "// e\n")
  }

  /// A tree that was spliced again and again would keep every tree before it in memory.
  @Test func parsesTheWholeFileNowAndThen() {
    let source = source
    let splices = onLargeStack {
      var file = SourceFile(path: "a.swift", text: SourceText(source))
      var count = 0
      while count < 1000 {
        let (old, new) = count % 2 == 0 ? ("c()", "d()") : ("d()", "c()")
        guard let next = file.splicing(replacing(old, with: new, in: file.text.string)) else {
          break
        }
        (file, count) = (next, count + 1)
      }
      return count
    }
    #expect(splices == 256)
  }
}

/// Replaces the first `old` in `text`.
private func replacing(_ old: String, with new: String, in text: String) -> TextEdit {
  let utf8 = Array(text.utf8)
  let start = utf8.indices.first { utf8[$0...].starts(with: old.utf8) } ?? 0
  return TextEdit(replace: TextRange(utf8: start, start + old.utf8.count), with: new)
}
