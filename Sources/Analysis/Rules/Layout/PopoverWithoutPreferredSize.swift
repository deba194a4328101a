/// Reports hosts in popovers that do not say how large they would like to be.
struct PopoverWithoutPreferredSize: Rule {
  let metadata = RuleMetadata(
    id: "popover-without-preferred-size",
    summary: "A hosting controller is shown in a popover and does not tell its preferred size.",
    category: .layout, level: .at(.hint),
    rationale: """
      A popover takes its size from the `preferredContentSize` of its controller. A hosting controller leaves \
      that at zero unless `sizingOptions` contains `.preferredContentSize` (iOS 16 and later), and the popover \
      then has the system's default size, whatever the content needs. Below iOS 16, set \
      `preferredContentSize` yourself.
      """,
    fix: .needsReview,
    examples: [
      RuleMetadata.Example(
        before: """
          class MenuController: UIViewController {
            func showTip() {
              let tip = UIHostingController(rootView: Text("Tip"))
              tip.modalPresentationStyle = .popover
              present(tip, animated: true)
            }
          }
          """,
        after: """
          class MenuController: UIViewController {
            func showTip() {
              let tip = UIHostingController(rootView: Text("Tip"))
              tip.sizingOptions = .preferredContentSize
              tip.modalPresentationStyle = .popover
              present(tip, animated: true)
            }
          }
          """)
    ],
    references: [
      "https://developer.apple.com/documentation/swiftui/uihostingcontrollersizingoptions/preferredcontentsize",
      "https://developer.apple.com/documentation/uikit/uiviewcontroller/preferredcontentsize",
    ])

  func check(_ context: RuleContext) -> [Finding] {
    context.seam.hostingSites.compactMap { site in
      guard site.kind == .controller, site.fates.isStyledAsPopover,
        !Self.sizes.contains(where: { size in
          site.fates.contains { $0.effect.sets(size) }
            || context.index.setsItself(size, in: site.hostType.name)
        }), !site.fates.isPassedOn
      else { return nil }
      let fix = SetOnHost(file: context.file, settings: context.settings).fix(
        site, "sizingOptions = .preferredContentSize", since: Version(16)
      ) { "Tell the preferred size of '\($0)'" }
      return Finding(
        site.range, "\(site.mention) does not tell its popover how large its content is",
        fix: fix)
    }
  }

  private static let sizes = ["sizingOptions", "preferredContentSize"]
}

extension [Fate] {
  fileprivate var isStyledAsPopover: Bool {
    all(.sets("modalPresentationStyle")).contains {
      $0.use?.node.assignedValue?.name == "popover"
    }
  }
}

extension Effect {
  /// Whether it assigns `path`, or one of its members.
  fileprivate func sets(_ path: String) -> Bool {
    guard case .sets(let own) = self else { return false }
    return own == path || own.hasPrefix(path + ".")
  }
}
