import Testing

@testable import Analysis

@Suite struct ConsoleMessageTests {
  private func found(_ log: String) -> [(rule: RuleID?, type: String?, count: Int)] {
    ConsoleMessage.matches(in: Array(log.utf8)).map {
      ($0.match.message.rules.first, $0.match.type, $0.count)
    }
  }

  @Test(arguments: ConsoleMessage.all) func leadsToRulesThatExist(_ message: ConsoleMessage) {
    let known = Set(allRules.map(\.metadata.id))
    #expect(!message.rules.isEmpty)
    for rule in message.rules { #expect(known.contains(rule)) }
    #expect(message.reference.hasPrefix("https://"))
  }

  @Test(arguments: ConsoleMessage.all) func isFoundInItsOwnWords(_ message: ConsoleMessage) {
    for wording in [message.text] + message.variants {
      let text = wording.replacing("{type}", with: "App.Thing").replacing("…", with: "<x: 0x1>")
      let matches = ConsoleMessage.matches(in: Array("noise: \(text). More".utf8))
      #expect(matches.map(\.match.message) == [message])
      #expect(matches.first?.match.type == (wording.contains("{type}") ? "App.Thing" : nil))
    }
  }

  @Test(
    arguments: [
      ("Thread 1: Fatal error: No ObservableObject of type Session found.\nA View…", "Session"),
      (
        "SwiftUI/EnvironmentObject.swift:90: Fatal error: No ObservableObject of type A.B found",
        "B"
      ),
      ("Fatal error: No observable object of type Store<State, Action>.Type found.", "Store"),
      ("No ObservableObj\n   ect of ty\npe Ses\nsion fou\nnd", "Session"),
      ("\u{1B}[1;31mNo Observable object\u{1B}[0m of type \u{1B}[4mModel\u{1B}[24m found", "Model"),
      ("No Observable object of type Optional<App.Model> found", "Model"),
      ("UIViewRepresentables must be value types: MapView", "MapView"),
      ("UIViewControllerRepresentables must be value types: App.Picker\n2026 next", "Picker"),
      ("UIViewRepresentables must be value types: (unknown context at $10f).Map.", "Map"),
      (
        "reason: 'child view controller:<_TtC3App10Controller: 0x1> should have parent view controller:<Other: 0x2> but",
        "Controller"
      ),
      (
        "Attempt to present <UIAlertController: 0x1> on <App.Home: 0x2> (from <App.Home: 0x2>) whose view is not in the window hierarchy.",
        "Home"
      ),
      (
        "Attempt to present <UIAlertController: 0x1> on <UITabBarController: 0x3> (from <App.Chat: 0x2>) which is already presenting <A: 0x4>.",
        "Chat"
      ),
      (
        "Warning: Attempt to present <A: 0x1> on <App.Old: 0x2> whose view is not in the window hierarchy!",
        "Old"
      ),
      (
        "App.Picker is a UIViewControllerRepresentable. UIViewControllerRepresentable is not supported inside of UIHostingConfiguration.",
        "Picker"
      ),
      (
        "reason: '<UINavigationController: 0x7> is pushing the same view controller instance (<app.Page: 0x8>) more than once",
        "Page"
      ),
      (
        "Accessing StateObject<GymModel>’s object without being installed on a View. This will",
        "GymModel"
      ),
      (
        "Accessing Environment<Optional<App.Model>>'s value outside of being installed on a View.",
        "Model"
      ),
      (
        "A NavigationLink is presenting a value of type “Recipe” but there is no matching navigation destination visible from the location of the link.",
        "Recipe"
      ),
    ] as [(String, String)])
  func saysWhichTypeIsNamed(log: String, type: String) {
    let matches = ConsoleMessage.matches(in: Array(log.utf8))
    #expect(matches.count == 1)
    #expect(matches.first?.match.typeName == type)
  }

  @Test(
    arguments: [
      ("UIViewRepresentables must be value types", "representable-is-class"),
      (
        "Accessing State's value without being installed on a View.",
        "swiftui-state-accessed-from-uikit"
      ),
      (
        "Main Thread Checker: UI API called on a background thread: -[UILabel setText:]",
        "notification-ui-off-main"
      ),
      (
        "-[UIView setNeedsLayout] must be used from main thread only", "notification-ui-off-main"
      ),
      (
        """
        "<NSAutoresizingMaskLayoutConstraint:0x60 h=--& v=--& _TtGC7SwiftUI14_UIHostingViewV3App4Card_:0x7f.width == 0   (active)>",
        """, "hosting-autoresizing-not-disabled"
      ),
      (
        "Fatal error: Attempted to read an unowned reference but object 0x1 was already deallocated",
        "unowned-self-in-hosted-closure"
      ),
    ] as [(String, RuleID)])
  func knowsOtherWordings(log: String, rule: RuleID) {
    let matches = found(log)
    #expect(matches.map(\.rule) == [rule])
    #expect(matches.map(\.type) == [nil])
  }

  @Test func countsAndKeepsTheOrder() {
    let log = """
      init(coder:) must be implemented in a subclass and call super.init(coder:, rootView:)
      No ObservableObject of type A found
      No ObservableObject of type B found
      No ObservableObject of type A found
      """
    let matches = found(log)
    #expect(matches.map(\.type) == [nil, "A", "B"])
    #expect(matches.map(\.count) == [1, 2, 1])
  }

  @Test func whatIsNotThereIsNotFound() {
    #expect(found("").isEmpty)
    #expect(found("No ObservableObject of type").isEmpty)
    #expect(found("No ObservableObject of type " + String(repeating: "x", count: 900)).isEmpty)
    #expect(found("All is well; a State was modified").isEmpty)
    #expect(ConsoleMessage.matches(in: [0x1B]).isEmpty)
    #expect(ConsoleMessage.matches(in: [0x1B, 0x5B, 0x33]).isEmpty)
  }

  @Test func anyBytesAndLargeLogsAreRead() {
    var log = Array("UIViewRepresentables must be value types: ".utf8) + [0xFF, 0x41, 0xC3, 0x0A]
    log += Array(
      repeating: Array("No Observable objects here, only An Uneventful === line\n".utf8),
      count: 4_000
    ).joined()
    log += Array("Modifying state during view update, this will cause undefined behavior.".utf8)
    let rules = ConsoleMessage.matches(in: log).map(\.match.message.rules.first)
    #expect(rules == ["representable-is-class", "representable-state-mutated-in-update"])
  }
}
