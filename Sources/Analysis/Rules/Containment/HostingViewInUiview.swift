/// Reports hosting controllers that a view keeps, where no controller is at hand to be the parent.
struct HostingViewInUiview: Rule {
  let metadata = RuleMetadata(
    id: "hosting-view-in-uiview",
    summary:
      "A view makes a hosting controller of its own, which gets no parent or never loses it.",
    category: .containment, level: .at(.warning),
    rationale: """
      A view has no controller to make a host a child of, and while it is being made it has no window either, so \
      that the responder chain leads nowhere. The content renders without a parent; what goes through \
      controllers does not work (presentation, navigation bar items, size transitions). From iOS 16 on, \
      `UIHostingConfiguration { … }.makeContentView()` gives a view that needs no controller, and a cell takes \
      the configuration itself. That a host has no parent is reported as information.

      A view that adds the host to a controller when it enters a window has to take it out again when it leaves: \
      under another controller later on, `UIViewControllerHierarchyInconsistency` is thrown. \
      That is reported as a warning.
      """,
    fix: .needsReview,
    examples: [
      RuleMetadata.Example(
        before: """
          class ChipView: UIView {
            private let host = UIHostingController(rootView: Text("New"))

            func setUp() {
              addSubview(host.view)
            }
          }
          """,
        after: """
          class ChipView: UIView {
            private let hostView = UIHostingConfiguration { Text("New") }.margins(.all, 0).makeContentView()

            func setUp() {
              addSubview(hostView)
            }
          }
          """)
    ],
    references: [
      "https://developer.apple.com/documentation/swiftui/uihostingconfiguration",
      "https://github.com/urbanairship/react-native-airship/pull/732",
      "https://github.com/finn-no/FinniversKit/pull/1273",
    ])

  func check(_ context: RuleContext) -> [Finding] {
    withoutParent(context) + neverRemoved(context)
  }

  private func withoutParent(_ context: RuleContext) -> [Finding] {
    context.seam.uncontainedHosts.compactMap { host in
      guard host.owner == .view || host.owner == .cell, !host.isReleased, !host.isUncertain,
        host.site.kind == .controller, !host.site.isMadePerFilling(context.index),
        host.site.repeatedCallback(context.index) == nil,
        !context.index.isAddedElsewhere(host.site)
      else { return nil }
      return Finding(
        host.site.range, "\(host.site.mention) lives in a view and has no parent view controller",
        severity: .information,
        notes: [Finding.Note(.here(host.insertion.node.range), "its view is inserted here")],
        fix: UseContentView(context: context).fix(host.site))
    }
  }

  private func neverRemoved(_ context: RuleContext) -> [Finding] {
    context.seam.hostingSites.compactMap { site in
      guard
        let addition = site.fates.all(.addsChild).compactMap(\.use).first(where: {
          $0.node.windowCallback != nil
        }), let callback = addition.node.windowCallback,
        !site.fates.has(.removesFromParent), !site.fates.isPassedOn,
        [.view, .cell].contains(context.index.ownerKind(of: site.ownerName))
      else { return nil }
      return Finding(
        site.range,
        "\(site.mention) becomes a child in '\(callback.name)' and never leaves its parent",
        notes: [Finding.Note(.here(addition.node.callRange), "added here")],
        fix: RemoveOnLeavingWindow(file: context.file).fix(site, in: callback))
    }
  }
}

extension Node {
  /// The override around this element that UIKit calls when the view comes or goes.
  fileprivate var windowCallback: Node? {
    guard let function = enclosingFunction, function.has(.isOverride) else { return nil }
    switch function.name {
    case "didMoveToWindow", "didMoveToSuperview", "willMove": return function
    default: return nil
    }
  }
}

extension WorkspaceIndex {
  /// Whether some other type makes the host a child: `addChild(chip.host)`.
  fileprivate func isAddedElsewhere(_ site: HostingSite) -> Bool {
    guard case .property(let name) = site.holder else { return false }
    return isAddedAsChild(member: name)
  }
}
