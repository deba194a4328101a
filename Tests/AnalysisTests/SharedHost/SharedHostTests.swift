import Analysis
import Foundation
import Testing

/// The class that projects can adopt compiles, and so do the places that use it.
@Suite struct SharedHostTests {
  private static let screen = """
    struct FeedScreen: View {
      @ObservedObject var model: FeedModel
      var body: some View { Text("Feed") }
    }

    class Library: UIViewController {
      let kept = FeedModel()

      func openFeed() {
        let model = FeedModel()
        let feed = UIHostingController(rootView: FeedScreen(model: model))
        feed.title = "Feed"
        navigationController?.pushViewController(feed, animated: true)
      }

      func openMore() {
        show(UIHostingController(rootView: FeedScreen(model: kept)), sender: nil)
        navigationController?.pushViewController(
          UIHostingController<ProfileView>(rootView: ProfileView()), animated: true)
      }

      func openLast() {
        var last = UIHostingController(rootView: ProfileView())
        last = UIHostingController(rootView: ProfileView())
        show(last, sender: nil)
      }

      func present() {
        present(UIHostingController(rootView: ProfileView()), animated: true)
      }
    }

    """

  private static let adopted =
    screen
    .replacing(
      "UIHostingController(rootView: FeedScreen(model: model))",
      with: "RetainingHostingController(rootView: FeedScreen(model: model), retaining: model)"
    )
    .replacing(
      "UIHostingController(rootView: FeedScreen(model: kept))",
      with: "RetainingHostingController(rootView: FeedScreen(model: kept), retaining: kept)"
    )
    .replacing("UIHostingController<Prof", with: "RetainingHostingController<Prof")
    .replacing(
      "last = UIHostingController(rootView: ProfileView())\n    show",
      with: "last = RetainingHostingController(rootView: ProfileView())\n    show")

  private func workspace(_ files: [String: String]) -> Workspace {
    var workspace = Prelude.workspace(besides: files.values)
    workspace.apply(
      files.map { AnalyzedFile(SourceFile(path: $0.key, text: SourceText($0.value))) })
    return workspace
  }

  private func range(of text: String, in whole: String) -> TextRange? {
    whole.range(of: text).map { found in
      let start = whole.utf8.distance(from: whole.startIndex, to: found.lowerBound)
      return TextRange(utf8: start, start)
    }
  }

  @Test func rewritesWhatItCanAndCreatesTheClassBeside() throws {
    let workspace = workspace(["App/Library.swift": Self.screen])
    let adoption = try #require(
      workspace.sharedHostAdoptions { _ in RuleSettings() }.first)
    #expect(adoption.path == "App/Library.swift")
    #expect(adoption.newFile?.path == "App/RetainingHostingController.swift")
    let text = try #require(adoption.fix.applied(to: SourceText(Self.screen)))
    #expect(text.string == Self.adopted)
  }

  @Test func compilesInBothLanguageModesWithoutFindings() throws {
    let adopted = Self.adopted
    let host = SharedHostFile.text
    guard case .success(let compiler) = Compiler.withStubs else { return }
    let programs = [5, 6].map { mode in
      TypeCheck.Program(
        files: [
          .init(path: "Library.swift", text: adopted), .init(path: "Host.swift", text: host),
        ],
        languageMode: mode)
    }
    let verdicts = TypeCheck.verdicts(on: programs, by: compiler)
    for program in programs {
      let complaints = verdicts[program]?.complaints.map { "\($0.path):\($0.line): \($0.message)" }
      #expect(complaints == [], "Swift \(program.languageMode)")
    }
    let path = "RetainingHostingController.swift"
    let workspace = workspace([path: host])
    #expect(workspace.diagnostics(for: path).map(\.message) == [])
  }

  @Test func isOfferedWhereAPlainHostIsPushed() throws {
    let workspace = workspace(["Library.swift": Self.screen])
    func adoption(at text: String) -> SharedHostAdoption? {
      range(of: text, in: Self.screen).flatMap {
        workspace.sharedHostAdoption(in: "Library.swift", at: $0, settings: RuleSettings())
      }
    }
    let feed = try #require(adoption(at: "feed = UI"))
    #expect(feed.newFile?.path == "RetainingHostingController.swift")
    #expect(feed.fix.title == "Adopt a shared host")
    #expect(adoption(at: "present(UI") == nil)
    #expect(adoption(at: "kept = ") == nil)
    let refused = try #require(adoption(at: "var last"))
    #expect(refused.obstacle != nil && refused.fix.edits.isEmpty)
  }

  @Test func aProjectWithAHostingClassKeepsIt() throws {
    let own = "class Host<Content: View>: UIHostingController<Content> {}\n"
    let workspace = workspace(["Library.swift": Self.screen, "Host.swift": own])
    #expect(workspace.sharedHostAdoptions { _ in RuleSettings() }.isEmpty)
    var named = RuleSettings()
    named.hostingBaseClass = "Elsewhere"
    #expect(
      self.workspace(["Library.swift": Self.screen]).sharedHostAdoptions { _ in named }.isEmpty)
    var old = RuleSettings()
    old.minimumIOS = Version(13)
    #expect(self.workspace(["Library.swift": Self.screen]).sharedHostAdoptions { _ in old }.isEmpty)
  }

  @Test func oneClassForEachModule() throws {
    let other = """
      class Shop: UIViewController {
        func open() { show(UIHostingController(rootView: ProfileView()), sender: nil) }
      }

      """
    let workspace = workspace([
      "Package.swift": "// swift-tools-version: 6.0\n",
      "Sources/App/B/Library.swift": Self.screen, "Sources/App/C/Shop.swift": other,
      "Sources/Shop/Shop.swift": other,
    ])
    let adoptions = workspace.sharedHostAdoptions { _ in RuleSettings() }
    #expect(
      adoptions.map { $0.newFile?.path } == [
        "Sources/App/B/RetainingHostingController.swift", nil,
        "Sources/Shop/RetainingHostingController.swift",
      ])
  }

  @Test func theClassThatIsThereIsUsed() throws {
    let workspace = workspace([
      "Library.swift": Self.screen, SharedHostFile.name: SharedHostFile.text,
    ])
    let feed = try #require(range(of: "feed = UI", in: Self.screen))
    let adoption = try #require(
      workspace.sharedHostAdoption(in: "Library.swift", at: feed, settings: RuleSettings()))
    #expect(adoption.newFile == nil)
    #expect(adoption.fix.title == "Use 'RetainingHostingController'")
  }
}
