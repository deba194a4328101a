import Testing

@testable import Analysis

/// A workspace that follows edits says what one says that is made from the texts as they are.
@Suite struct IncrementalTests {
  @Test(arguments: PositionEncoding.allCases, 0..<2)
  func equalsAFreshWorkspace(in encoding: PositionEncoding, part: Int) throws {
    let result = try #require(
      onLargeStack { () -> (differences: [String], findings: Int) in
        var differences: [String] = []
        var findings = 0
        for number in 0..<8 {
          let seed = UInt64(part * 10 + number)
          var session = EditingSession(seed: seed, encoding: encoding)
          for _ in 0..<8 {
            session.edit()
            findings += session.findingCount
            if let difference = session.difference() {
              differences.append("seed \(seed): \(difference)")
              break
            }
          }
        }
        return (differences, findings)
      })
    #expect(result.differences == [])
    #expect(result.findings > 0, "nothing was found, so nothing was compared")
  }

  /// What a property is may stand in its wrapper alone.
  @Test(arguments: [
    "@Environment(Session.self) private var session",
    "@Environment(Model.Session.self) private var session",
    "@EnvironmentObject private var session: Session",
  ])
  func aClassThatAViewTakesFromItsEnvironmentReachesTheHosts(property: String) {
    var workspace = Workspace()
    func file(_ path: String, _ text: String) -> AnalyzedFile {
      AnalyzedFile(SourceFile(path: path, text: SourceText(text)))
    }
    workspace.load([
      file("Host.swift", "final class Host: UIHostingController<Card> {}"),
      file("Card.swift", "struct Card: View { \(property) }"),
      file("Model.swift", "enum Model { @Observable final class Session {} }"),
    ])
    let changed = workspace.apply([file("Model.swift", "enum Model { struct Session {} }")])
    #expect(workspace.paths(mentioning: changed).contains("Host.swift"))
  }
}

/// Files that are open in an editor, which sends edits as lines and columns.
private struct EditingSession {
  private let encoding: PositionEncoding
  private var random: SeededGenerator
  private var edits: RandomEdits
  private var sources: [String: SourceFile] = [:]
  private var workspace = Workspace()
  private var diagnostics: [String: [Diagnostic]] = [:]
  /// As the server keeps it for each document.
  private var memories: [String: AnalysisMemory] = [:]
  private var lastEdit = ""

  init(seed: UInt64, encoding: PositionEncoding) {
    self.encoding = encoding
    random = SeededGenerator(seed: seed)
    edits = RandomEdits(seed: seed)
    // Every other session works on a case that spreads over several files.
    let several = Specs.cases.filter { $0.files.count > 1 }
    let cases = Bool.random(using: &random) ? several : Specs.cases
    for item in cases.isEmpty ? [] : [cases[Int.random(in: 0..<cases.count, using: &random)]] {
      for file in item.files {
        sources[file.path] = SourceFile(path: file.path, text: SourceText(file.text))
      }
    }
    sources["Snippet.swift"] = SourceFile(
      path: "Snippet.swift", text: SourceText(Snippets.controller + Snippets.conditions))
    workspace.apply(sources.keys.sorted().compactMap { sources[$0].map { AnalyzedFile($0) } })
    for path in sources.keys { memories[path] = AnalysisMemory() }
    for path in sources.keys { diagnose(path) }
  }

  private mutating func diagnose(_ path: String) {
    diagnostics[path] = workspace.diagnostics(for: path, memory: memories[path])
  }

  var findingCount: Int { diagnostics.values.map(\.count).reduce(0, +) }

  /// One edit of one file, seen by the workspace as the server shows it: at once, and again when
  /// typing pauses.
  mutating func edit() {
    guard let path = sources.keys.sorted().randomElement(using: &random),
      let file = sources[path]
    else { return }
    let rough: TextEdit
    switch Int.random(in: 0..<3, using: &random) {
    case 0: rough = edits.next(in: file.text)
    case 1: rough = otherWord(in: file.text)
    default: rough = otherDeclaration(in: file.text) ?? otherWord(in: file.text)
    }
    let edit = throughPositions(rough, in: file.text)
    lastEdit = "\(path): \(edit)"
    guard let edited = file.applying(edit) else { return }
    show(edited)
    show(edited.settled())
  }

  private mutating func show(_ file: SourceFile) {
    sources[file.path] = file
    let changed = workspace.apply([AnalyzedFile(file, after: workspace.files[file.path])])
    for path in Set(workspace.paths(mentioning: changed) + [file.path]) {
      diagnose(path)
    }
  }

  /// Replaces one word by another one of the corpus, which changes what files tell each other.
  private mutating func otherWord(in text: SourceText) -> TextEdit {
    let words = text.string.matches(of: /[A-Za-z_]\w*/)
    guard let word = words.randomElement(using: &random),
      let other = Bool.random(using: &random)
        ? words.randomElement(using: &random).map({ String($0.output) })
        : Corpus.words.randomElement(using: &random)
    else { return .insert("x", at: TextOffset(utf8: 0)) }
    let utf8 = text.string.utf8
    let start = utf8.distance(from: utf8.startIndex, to: word.range.lowerBound)
    return TextEdit(
      replace: TextRange(utf8: start, start + word.output.utf8.count), with: other)
  }

  /// Puts a declaration of some file of the workspace, or of the corpus, into a type, or takes one
  /// away; `nil` where there is none.
  private mutating func otherDeclaration(in text: SourceText) -> TextEdit? {
    let declaration = /\n[ @a-zA-Z]*(var|let|func|init|class|struct|extension)\b[^\n]*/
    let whole = text.string
    let utf8 = whole.utf8
    if Bool.random(using: &random) {
      guard let old = whole.matches(of: declaration).randomElement(using: &random) else {
        return nil
      }
      let start = utf8.distance(from: utf8.startIndex, to: old.range.lowerBound)
      return TextEdit(
        replace: TextRange(utf8: start, start + old.output.0.utf8.count), with: "")
    }
    let own = sources.keys.sorted().compactMap { sources[$0]?.text.string }
    let texts = Bool.random(using: &random) ? own : Corpus.texts
    guard
      let place = whole.matches(of: /(class|struct|extension|enum) [^\n]*\{/)
        .randomElement(using: &random),
      let other = texts.randomElement(using: &random)?.matches(of: declaration)
        .randomElement(using: &random)
    else { return nil }
    var new = String(other.output.0)
    if new.hasSuffix("{") { new += "}" }
    let end = utf8.distance(from: utf8.startIndex, to: place.range.upperBound)
    return .insert(new, at: TextOffset(utf8: end))
  }

  /// The edit as an editor would send it and the server would understand it.
  private func throughPositions(_ edit: TextEdit, in text: SourceText) -> TextEdit {
    func there(_ offset: TextOffset) -> TextOffset {
      text.lines.offset(of: text.lines.position(of: offset, in: encoding), in: encoding)
    }
    let lower = there(edit.range.lowerBound)
    return TextEdit(
      replace: lower..<max(lower, there(edit.range.upperBound)), with: edit.replacement)
  }

  /// How the workspace differs from one that is made now; `nil` when it does not.
  func difference() -> String? {
    let fresh = sources.values.map { SourceFile(path: $0.path, text: $0.text) }
    var expected = Workspace()
    expected.apply(fresh.map { AnalyzedFile($0) }.sorted { $0.path < $1.path })
    for file in fresh {
      let path = file.path
      guard let source = sources[path], let held = workspace.files[path],
        let made = expected.files[path]
      else { return "\(path) is missing" }
      if source.refusal == nil, source.tree.description != file.text.string {
        return "the tree of \(path) has another text"
      }
      if let difference = firstDifference(source.tree, file.tree) {
        return "the tree of \(path): \(difference), after \(lastEdit)"
      }
      if held.facts != made.facts { return "the facts of \(path), after \(lastEdit)" }
      if held.code.mentionedNames != made.code.mentionedNames {
        return "the names in \(path), after \(lastEdit)"
      }
      if held.positions != made.positions { return "the positions in \(path), after \(lastEdit)" }
      let found = diagnostics[path] ?? []
      let wanted = expected.diagnostics(for: path)
      // Half of the time, so that memories get to be several edits old.
      if file.text.utf8Count % 2 == 0,
        workspace.diagnostics(for: path, memory: memories[path]) != wanted
      {
        return "what was remembered for \(path), after \(lastEdit)"
      }
      if found.map({ seen($0, in: path) }) != wanted.map({ seen($0, in: path) }) {
        return """
          the findings in \(path), after \(lastEdit):
          \(found.map(\.message)) instead of \(wanted.map(\.message))
          """
      }
    }
    return nil
  }

  /// A diagnostic as it has to be after every edit: where other files' declarations stand is looked
  /// up when a diagnostic is made, and an edit that only moves them changes nothing elsewhere.
  private func seen(_ diagnostic: Diagnostic, in path: String) -> Diagnostic {
    Diagnostic(
      path: diagnostic.path, rule: diagnostic.rule, severity: diagnostic.severity,
      range: diagnostic.range, message: diagnostic.message,
      notes: diagnostic.notes.map { note in
        guard note.path != path else { return note }
        return Diagnostic.Note(path: note.path, range: TextRange(utf8: 0, 0), message: note.message)
      },
      fixes: diagnostic.fixes, refusals: diagnostic.refusals,
      isUnnecessary: diagnostic.isUnnecessary)
  }
}
