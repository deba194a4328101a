/// Reports private ways to switch off the safe area of a hosting controller.
struct DisableSafeAreaSpi: Rule {
  let metadata = RuleMetadata(
    id: "disable-safe-area-spi",
    summary: "A private switch or a swapped class turns off a host's safe area.",
    category: .migration, level: .at(.warning),
    rationale: """
      `_disableSafeArea` is private to SwiftUI and deprecated in favour of `safeAreaRegions`, public since iOS 16.4. \
      Giving the hosting view another class at run time (`object_setClass`) to answer `safeAreaInsets` relies on \
      the class that SwiftUI uses today; in a shipping library such a class reached every hosting view of the \
      app.
      """,
    fix: .safe,
    examples: [
      RuleMetadata.Example(
        before: """
          func embed(_ host: UIHostingController<ProfileView>) {
            host._disableSafeArea = true
          }
          """,
        after: """
          func embed(_ host: UIHostingController<ProfileView>) {
            host.safeAreaRegions = []
          }
          """)
    ],
    references: [
      "https://developer.apple.com/documentation/swiftui/uihostingcontroller/safearearegions",
      "https://github.com/microsoft/fluentui-apple/issues/745",
    ])

  func check(_ context: RuleContext) -> [Finding] {
    context.seam.safeAreaWorkarounds.map { workaround in
      switch workaround.kind {
      case .privateSwitch:
        Finding(
          workaround.node.range, "'_disableSafeArea' is private to SwiftUI and deprecated",
          fix: fix(workaround, context))
      case .swappedClass:
        Finding(
          workaround.node.range,
          "the class of a hosting view is private to SwiftUI, and is replaced at run time")
      }
    }
  }

  private func fix(_ workaround: SafeAreaWorkaround, _ context: RuleContext) -> Fix? {
    guard let minimum = context.settings.minimumIOS, minimum >= Version(16, 4),
      workaround.node.kind == .assignment, let target = workaround.node.assignmentTarget,
      workaround.node.assignedValue?.name == "true", target.unwrapped.kind == .member,
      workaround.isOnHostingController
    else { return nil }
    return Fix(
      "Use 'safeAreaRegions'", .safe,
      edits: [
        .replace(
          target.unwrapped.focus.lowerBound..<workaround.node.range.upperBound,
          with: "safeAreaRegions = []")
      ])
  }
}
