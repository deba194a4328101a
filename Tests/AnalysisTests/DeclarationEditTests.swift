import Testing

@testable import Analysis

/// A declaration that changes in one file reaches what others find out through it, and what they
/// remember of all else stays right.
@Suite struct DeclarationEditTests {
  /// One edit of a workspace whose file `Host.swift` says something else after it.
  struct Edit: CustomTestStringConvertible, Sendable {
    let name: String
    let path: String
    let old: String
    let new: String

    var testDescription: String { name }
  }

  private static let files = [
    "Host.swift": """
    final class Screen: BaseScreen {
      func show() {
        let root = Provider { Outer() }.environmentObject(store.first.clock)
        addChild(UIHostingController(rootView: root.environmentObject(user).marked()))
      }
    }
    """,
    "Base.swift": """
    class Root: UIViewController {
      let user = User()
      let store = Store()
    }
    class BaseScreen: Root {
      let other = 1
    }
    """,
    "Store.swift": """
    struct Store { let first = Shelf() }
    struct Shelf {
      let clock = Current()
      let count = 1
    }
    typealias Current = Clock
    """,
    "Models.swift": """
    final class Session: ObservableObject {}
    final class User: ObservableObject {}
    final class Clock: ObservableObject {}
    final class Mark: ObservableObject {}
    final class Other: ObservableObject {}
    final class Missing: ObservableObject {}
    """,
    "Provider.swift": """
    struct Provider<Content: View>: View {
      let session = Session()
      @ViewBuilder let content: () -> Content
      var body: some View { content().environmentObject(session) }
    }
    extension View {
      func marked() -> some View { environmentObject(Mark()) }
    }
    """,
    "Outer.swift": """
    struct Outer: View {
      let count = 0
      var body: some View { Middle() }
    }
    struct Middle: View {
      var body: some View { Inner() }
    }
    """,
    "Inner.swift": """
    struct Inner: View {
      @EnvironmentObject var session: Session
      @EnvironmentObject var user: User
      @EnvironmentObject var clock: Clock
      @EnvironmentObject var mark: Mark
      @EnvironmentObject var missing: Missing
      var body: some View { Text("\\(missing)\\(session)\\(user)\\(clock)\\(mark)") }
    }
    """,
  ]

  static let edits = [
    Edit(
      name: "a type read through other types", path: "Store.swift", old: "clock = Current()",
      new: "clock = Other()"),
    Edit(
      name: "the type in the middle of a way", path: "Store.swift", old: "first = Shelf()",
      new: "first = 1"),
    Edit(name: "an alias", path: "Store.swift", old: "= Clock", new: "= Other"),
    Edit(
      name: "an inherited property hidden by another", path: "Base.swift", old: "let other = 1",
      new: "let user = Other()"),
    Edit(
      name: "an inherited property of another type", path: "Base.swift", old: "user = User()",
      new: "user = Other()"),
    Edit(
      name: "another superclass", path: "Base.swift", old: "BaseScreen: Root",
      new: "BaseScreen: UIViewController"),
    Edit(
      name: "what a wrapper provides", path: "Provider.swift", old: "session = Session()",
      new: "session = Other()"),
    Edit(
      name: "what a modifier provides", path: "Provider.swift",
      old: "environmentObject(Mark())", new: "environmentObject(Other())"),
    Edit(
      name: "a second modifier of that name", path: "Outer.swift", old: "struct Middle",
      new:
        "extension View { func marked() -> some View { environmentObject(Missing()) } }\nstruct Middle"
    ),
    Edit(
      name: "one more need, declared only", path: "Inner.swift", old: "  var body",
      new: "  @EnvironmentObject var other: Other\n  var body"),
    Edit(
      name: "one need less", path: "Inner.swift", old: "@EnvironmentObject var missing: Missing",
      new: "var missing = 1"),
    Edit(
      name: "one more view on the way", path: "Outer.swift", old: "{ Middle() }",
      new: "{ Middle().environmentObject(Missing()) }"),
    Edit(
      name: "a need in a view on the way", path: "Outer.swift", old: "let count = 0",
      new: "@EnvironmentObject var other: Other"),
    Edit(
      name: "a class that becomes a structure", path: "Models.swift", old: "final class Missing",
      new: "struct Missing"),
    Edit(
      name: "a type inside of the one that asks", path: "Base.swift", old: "class BaseScreen",
      new: "extension Screen { final class Provider {} }\nclass BaseScreen"),
    Edit(
      name: "a type that is gone", path: "Models.swift",
      old: "final class Clock: ObservableObject {}\n", new: ""),
  ]

  @Test(arguments: edits)
  func reachesWhatDependsOnIt(edit: Edit) throws {
    let differences = onLargeStack { Self.differences(edit) }
    #expect(try #require(differences) == [])
  }

  /// Whether a view's work starts again each time the view appears depends on who hosts what it is in.
  @Test func reachesTheViewsBelow() {
    let host = "func open() { show(UIHostingController(rootView: Library()), sender: nil) }"
    func library(_ superclass: String, _ body: String) -> String {
      "class Shelf: \(superclass) { \(body) }"
    }
    let texts = [
      "Shelf.swift": library("Base", host),
      "Base.swift": "class Base: UIViewController {}",
      "Library.swift": "struct Library: View { var body: some View { VStack { Feed() } } }",
      "Feed.swift": """
      struct Feed: View {
        @State private var titles: [String] = []
        var body: some View { List(titles, id: \\.self) { Text($0) }.onAppear { loadTitles() } }
        private func loadTitles() { titles = ["One"] }
      }
      """,
    ]
    var workspace = Workspace()
    workspace.apply(texts.map { Self.analyzed($0, $1) })
    #expect(!workspace.diagnostics(for: "Feed.swift").isEmpty)
    for (path, text) in [
      ("Shelf.swift", library("Base", "")), ("Shelf.swift", library("Base", host)),
      ("Base.swift", "class Base: NSObject {}"),
    ] {
      let changed = workspace.apply([Self.analyzed(path, text)])
      #expect(workspace.paths(mentioning: changed).contains("Feed.swift"))
    }
  }

  /// What is wrong at the files after the edit, after another one that changes nothing, and after
  /// the first is taken back.
  private static func differences(_ edit: Edit) -> [String] {
    var texts = files
    var workspace = Workspace()
    workspace.apply(texts.keys.sorted().map { analyzed($0, texts[$0] ?? "") })
    let memories = texts.mapValues { _ in AnalysisMemory() }
    var held = texts.keys.reduce(into: [:]) { held, path in
      held[path] = workspace.diagnostics(for: path, memory: memories[path])
    }
    let before = held["Host.swift"]
    var differences: [String] = []
    func show(_ path: String, _ text: String, _ step: String) {
      texts[path] = text
      let affected = workspace.paths(mentioning: workspace.apply([analyzed(path, text)]))
      var fresh = Workspace()
      fresh.apply(texts.keys.sorted().map { analyzed($0, texts[$0] ?? "") })
      for other in texts.keys.sorted() {
        let wanted = fresh.diagnostics(for: other)
        if workspace.diagnostics(for: other, memory: memories[other]) != wanted {
          differences.append("\(step): \(other) was remembered wrongly")
        }
        if held[other] != wanted, other != path, !affected.contains(other) {
          differences.append("\(step): \(other) was not reached")
        }
        held[other] = wanted
      }
    }
    let old = texts[edit.path] ?? ""
    let new = old.replacing(edit.old, with: edit.new)
    show(edit.path, new, "edited")
    if held["Host.swift"] == before { differences.append("nothing was to be seen at the host") }
    show(
      "Outer.swift", (texts["Outer.swift"] ?? "").replacing("Inner()", with: "Inner( )"), "moved")
    show(edit.path, new + "\nextension Shelf { static let probe = 1 }", "added")
    show(edit.path, old, "taken back")
    return differences
  }

  private static func analyzed(_ path: String, _ text: String) -> AnalyzedFile {
    AnalyzedFile(SourceFile(path: path, text: SourceText(text)))
  }
}
