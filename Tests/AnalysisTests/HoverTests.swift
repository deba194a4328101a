import Analysis
import Testing

/// What hovers say: what is true here first, then in general, then a finding's rule.
@Suite struct HoverTests {
  static let session = """
    final class Session: ObservableObject {
      @Published var name = ""
    }
    """
  static let view = """
    struct ProfileView: View {
      @ObservedObject var session: Session
      var body: some View {
        Text(session.name).onAppear {}
      }
    }
    """
  static let controller = """
    class ProfileController: UIViewController {
      let session = Session()
      let kept: Session = Session()

      override func viewDidLoad() {
        super.viewDidLoad()
        let host = UIHostingController(rootView: ProfileView(session: session))
        addChild(host)
        view.addSubview(host.view)
        host.didMove(toParent: self)
        title = "Profile"
      }
    }
    """

  /// The hover at the first character of `needle` in the file at `path`.
  func hover(_ needle: String, in path: String) -> String? {
    let texts = [
      "Session.swift": Self.session, "View.swift": Self.view, "C.swift": Self.controller,
    ]
    var workspace = Workspace()
    workspace.apply(
      texts.map { AnalyzedFile(SourceFile(path: $0.key, text: SourceText($0.value))) })
    guard let text = texts[path], let found = text.range(of: needle) else { return nil }
    let offset = TextOffset(utf8: text.utf8.distance(from: text.startIndex, to: found.lowerBound))
    return workspace.hover(
      at: offset, in: path, diagnostics: workspace.diagnostics(for: path))?.markdown
  }

  @Test func wrappersTellWhoHoldsTheObjectAndWhichScreensShowTheView() throws {
    let text = try #require(hover("ObservedObject", in: "View.swift"))
    #expect(text.contains("`Session` is an `ObservableObject`"))
    #expect(text.contains("Also held by `ProfileController.kept`"))
    #expect(text.contains("`ProfileView` is hosted in `ProfileController.viewDidLoad()`"))
    #expect(text.contains("does not carry the object over"))
  }

  @Test func hostingCallsTellWhatBecomesOfTheHost() throws {
    let text = try #require(hover("UIHostingController(", in: "C.swift"))
    #expect(text.contains("'host' shows `ProfileView`"))
    #expect(text.contains("becomes a child"))
    #expect(text.contains("`ProfileController` owns it"))
  }

  @Test func containmentAndLifecycleCallsAreExplained() throws {
    #expect(try #require(hover("addChild", in: "C.swift")).contains("left to the container"))
    #expect(try #require(hover("didMove", in: "C.swift")).contains("makes no relationship"))
    #expect(try #require(hover("viewDidLoad() {", in: "C.swift")).contains("once for the view"))
  }

  @Test func modifiersOfHostedViewsAreExplained() throws {
    let text = try #require(hover("onAppear", in: "View.swift"))
    #expect(text.contains("follows the hosting view into a window"))
  }

  @Test func topicsLeadToTheGuide() throws {
    #expect(
      try #require(hover("addChild", in: "C.swift")).hasSuffix(
        "/ownership.md#containment-and-removal)"))
    #expect(
      try #require(hover("ObservedObject", in: "View.swift")).contains("#property-wrappers)"))
  }

  @Test func thereIsNothingToSayElsewhere() {
    #expect(hover("title = ", in: "C.swift") == nil)
    #expect(hover("Text(session", in: "View.swift") == nil)
    #expect(hover("Published", in: "Session.swift") == nil)
  }
}
