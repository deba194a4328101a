/// Reports hosts whose views read an environment value of the app's own that only other hosts are given.
struct CustomEnvironmentKeyNotBridged: Rule {
  let metadata = RuleMetadata(
    id: "custom-environment-key-not-bridged",
    summary:
      "A hosted view reads a custom environment value that other hosts are given, and its own is not.",
    category: .environment, level: .at(.information),
    rationale: """
      System values such as the colour scheme reach a hosted view as traits. Values of the app's own do not: a \
      view that UIKit presents, pushes or adds starts with the key's default, and nothing says so. Set the value \
      on the root view, or bridge it from a UIKit trait with `UITraitBridgedEnvironmentKey` (iOS 17 and later). A \
      host that is the child of a controller below a SwiftUI hierarchy has that hierarchy's values.

      Only values are reported that some other host of the workspace, or the app's own scenes, are given: what \
      nobody or only single views set has a default that is meant.
      """,
    fix: .needsReview,
    examples: [
      RuleMetadata.Example(
        before: """
          extension EnvironmentValues {
            @Entry var accent: Color = .blue
          }

          struct Badge: View {
            @Environment(\\.accent) private var accent

            var body: some View { Text("New").foregroundColor(accent) }
          }

          class HomeController: UIViewController {
            func show() {
              present(UIHostingController(rootView: Badge().environment(\\.accent, .red)), animated: true)
            }
          }

          class InboxController: UIViewController {
            func show() {
              present(UIHostingController(rootView: Badge()), animated: true)
            }
          }
          """,
        after: """
          extension EnvironmentValues {
            @Entry var accent: Color = .blue
          }

          struct Badge: View {
            @Environment(\\.accent) private var accent

            var body: some View { Text("New").foregroundColor(accent) }
          }

          class HomeController: UIViewController {
            func show() {
              present(UIHostingController(rootView: Badge().environment(\\.accent, .red)), animated: true)
            }
          }

          class InboxController: UIViewController {
            func show() {
              present(UIHostingController(rootView: Badge().environment(\\.accent, .red)), animated: true)
            }
          }
          """)
    ],
    references: [
      "https://developer.apple.com/documentation/uikit/uitraitbridgedenvironmentkey"
    ])

  /// Keys that SwiftUI itself fills in every host, though a package may declare one of the name.
  private static let systemKeys: Set<String> = [
    "dismiss", "presentationMode", "isPresented", "openURL", "colorScheme", "locale", "calendar",
    "timeZone", "layoutDirection", "dynamicTypeSize", "horizontalSizeClass", "verticalSizeClass",
    "scenePhase", "displayScale", "undoManager", "isEnabled", "refresh", "editMode",
  ]

  func check(_ context: RuleContext) -> [Finding] {
    context.seam.environmentGaps.filter { gap in
      gap.channel == .value && gap.certainty > .possible && gap.timing > .never
        && !Self.systemKeys.contains(gap.type) && !context.index.isBridged(gap.type)
    }
    .map { gap in
      let view = gap.needs.first?.view.lastComponent ?? ""
      return Finding(
        gap.node.range,
        "'\(view)' reads '\(gap.type)' from the environment, which other hosts are given and this "
          + "one is not",
        notes: gap.needs.prefix(3).map { Finding.Note(.declaration($0.key), "read here") },
        fix: sameValueFix(gap, context))
    }
  }

  /// The value that another host of this file is given, where there is just one that needs nothing
  /// from its surroundings.
  private func sameValueFix(_ gap: EnvironmentGap, _ context: RuleContext) -> Fix? {
    guard !gap.fixesRootType || gap.rootView.isTypeErased,
      let value = context.seam.calls.environmentValues(of: gap.type).only,
      let place = Fix.Edit.appending("", to: gap.rootView)?.range
    else { return nil }
    return Fix(
      "Set '\(gap.type)' as for the other host here", .needsReview,
      edits: [
        Fix.Edit(
          replace: place,
          with: [.text(".environment(\\.\(gap.type), "), .source(value.range), .text(")")])
      ])
  }
}

extension WorkspaceIndex {
  /// Whether a trait of UIKit may carry the value: some key of a similar name is bridged.
  fileprivate func isBridged(_ key: String) -> Bool {
    let key = key.lowercased()
    return typeNames.contains { name in
      name.lastComponent.lowercased().contains(key)
        && descends(name, from: "UITraitBridgedEnvironmentKey").isYes
    }
  }
}
