/// What the runtime prints when something is wrong at the seam, and the rules that look for its
/// cause.
public struct ConsoleMessage: Hashable, Sendable {
  /// The words that it is known by. `{type}` stands for the name of a type and `…` for anything.
  public let text: String
  /// The rules, the likeliest first.
  public let rules: [RuleID]
  /// Where the message was seen in public, or is explained.
  public let reference: String
  /// Wordings of other versions, and shorter ones in which the message is quoted.
  let variants: [String]

  init(_ text: String, or variants: String..., rules: RuleID..., reference: String) {
    self.text = text
    self.variants = variants
    self.rules = rules
    self.reference = reference
  }

  /// The message as a person would quote it.
  public var quotation: String { text.replacing("{type}", with: "…") }
}

extension ConsoleMessage {
  /// Every message that leads to a rule.
  public static let all: [ConsoleMessage] = [
    ConsoleMessage(
      "No ObservableObject of type {type} found", or: "No observable object of type {type} found",
      rules: "environment-object-not-injected",
      reference: "https://github.com/Amzd/ResponderChain/issues/5"),
    ConsoleMessage(
      "No Observable object of type {type} found", rules: "environment-observable-not-injected",
      reference: "https://developer.apple.com/documentation/swiftui/environment/init(_:)-8slkf"),
    ConsoleMessage(
      "UIViewRepresentables must be value types: {type}",
      or: "UIViewControllerRepresentables must be value types: {type}",
      "UIViewRepresentables must be value types",
      "UIViewControllerRepresentables must be value types",
      rules: "representable-is-class", reference: "https://github.com/exyte/PopupView/issues/78"),
    ConsoleMessage(
      "Modifying state during view update, this will cause undefined behavior",
      rules: "representable-state-mutated-in-update",
      reference: "https://github.com/ymm-oss/RepresentableKit/issues/1"),
    ConsoleMessage(
      "Publishing changes from within view updates is not allowed",
      rules: "representable-state-mutated-in-update",
      reference: "https://github.com/SwiftUIX/SwiftUIX/issues/387"),
    ConsoleMessage(
      "Publishing changes from background threads is not allowed",
      rules: "published-set-off-main", "notification-ui-off-main",
      reference: "https://github.com/nostr-sdk/nostr-sdk-ios/issues/38"),
    ConsoleMessage(
      "Accessing State<{type}>'s value outside of being installed on a View",
      or: "Accessing State's value outside of being installed on a View",
      "Accessing State<{type}>'s value without being installed on a View",
      "Accessing State's value without being installed on a View",
      rules: "swiftui-state-accessed-from-uikit", "environment-read-in-init",
      reference: "https://developer.apple.com/documentation/swiftui/state"),
    ConsoleMessage(
      "Accessing StateObject<{type}>'s object without being installed on a View",
      or: "Accessing StateObject's object without being installed on a View",
      "Accessing StateObject<{type}>'s object outside of being installed on a View",
      "Accessing StateObject's object outside of being installed on a View",
      "Accessing StateObject<{type}>'s value outside of being installed on a View",
      "Accessing StateObject's value outside of being installed on a View",
      "Accessing StateObject<{type}>'s value without being installed on a View",
      "Accessing StateObject's value without being installed on a View",
      rules: "swiftui-state-accessed-from-uikit", "environment-read-in-init",
      reference: "https://github.com/asuc-octo/berkeley-mobile-ios/issues/545"),
    ConsoleMessage(
      "Accessing Environment<{type}>'s value outside of being installed on a View",
      or: "Accessing Environment's value outside of being installed on a View",
      "Accessing Environment<{type}>'s value without being installed on a View",
      "Accessing Environment's value without being installed on a View",
      "Reading Environment<{type}>", rules: "environment-read-in-init",
      reference: "https://github.com/buh/CompactSlider/issues/21"),
    ConsoleMessage(
      "{type} is a UIViewControllerRepresentable … not supported inside of",
      or: "UIViewControllerRepresentable is not supported inside of UIHostingConfiguration",
      "`UIViewControllerRepresentable` is not supported inside of `UIHostingConfiguration`",
      rules: "hosting-configuration-controller-representable",
      reference: "https://github.com/nathantannar4/Transmission/issues/40"),
    ConsoleMessage(
      "AttributeGraph: cycle detected through attribute",
      rules: "representable-first-responder-in-update", "representable-unguarded-update",
      reference: "https://github.com/blsage/iTextField/issues/11"),
    ConsoleMessage(
      "child view controller:<{type}> should have parent view controller:",
      rules: "hosting-removed-incompletely", "representable-returns-shared-instance",
      reference: "https://github.com/urbanairship/react-native-airship/pull/732"),
    ConsoleMessage(
      "Attempt to present … (from <{type}>) whose view is not in the window hierarchy",
      or: "Attempt to present … on <{type}> whose view is not in the window hierarchy",
      rules: "present-before-in-window", "hosting-not-contained",
      reference: "https://github.com/michaelhenry/ImageViewer.swift/issues/135"),
    ConsoleMessage(
      "Attempt to present … (from <{type}>) which is already presenting",
      or: "Attempt to present … on <{type}> which is already presenting",
      rules: "present-while-presenting",
      reference: "https://github.com/deltachat/deltachat-ios/issues/2736"),
    ConsoleMessage(
      "Pushing the same view controller instance more than once is not supported (<{type}>)",
      or: "pushing the same view controller instance (<{type}>) more than once",
      rules: "stored-host-pushed-again",
      reference: "https://github.com/thexande/SwiftAlgorithms/issues/31"),
    ConsoleMessage(
      "init(coder:) must be implemented in a subclass and call super.init(coder:, rootView:)",
      rules: "hosting-subclass-init-coder",
      reference:
        "https://developer.apple.com/documentation/swiftui/uihostingcontroller/init(coder:)"),
    ConsoleMessage(
      "UI API called on a background thread", or: "must be used from main thread only",
      rules: "notification-ui-off-main",
      reference: "https://developer.apple.com/documentation/xcode/"
        + "diagnosing-memory-thread-and-crash-issues-early"),
    ConsoleMessage(
      "NSAutoresizingMaskLayoutConstraint:… _UIHostingView",
      rules: "hosting-autoresizing-not-disabled",
      reference: "https://developer.apple.com/documentation/uikit/uiview/"
        + "translatesautoresizingmaskintoconstraints"),
    ConsoleMessage(
      "A NavigationLink is presenting a value of type {type} but there is no matching "
        + "navigation destination",
      or: "A NavigationLink is presenting a value of type {type} but there is no matching "
        + "navigationDestination",
      rules: "value-navigation-link-without-stack",
      reference: "https://github.com/onmyway133/notes/issues/640"),
    ConsoleMessage(
      "Attempted to read an unowned reference", rules: "unowned-self-in-hosted-closure",
      reference: "https://docs.swift.org/swift-book/documentation/the-swift-programming-language/"
        + "automaticreferencecounting/"),
  ]
}
