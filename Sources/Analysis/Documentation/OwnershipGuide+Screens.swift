/// Containment, environment, appearance, sizing and navigation.
extension OwnershipGuide {
  static let containment = Section(
    title: "Containment and removal",
    text: """
      Embedding takes four steps, in this order: `addChild`, the host's view into your view, its constraints, \
      `didMove(toParent: self)`. Removing takes three and a fourth: `willMove(toParent: nil)`, `view.removeFromSuperview()`, \
      `removeFromParent()`, and your own reference set to `nil`. `addChild` calls `willMove(toParent:)` by itself, and \
      `removeFromParent()` calls `didMove(toParent: nil)`. `didMove` only tells; it makes no relationship.

      Controllers that are pushed, presented, put into tabs or set as a window's root need none of this: their container does it.

      What goes missing without a parent: `parent`, `navigationController` and `tabBarController`, so that titles and toolbars \
      reach no bar; a presenter for sheets and alerts; `viewWillTransition(to:with:)` and `preferredContentSize`; \
      status bar and home indicator; trait overrides up to iOS 16; and whoever keeps the controller alive. What goes on: \
      the content draws and updates, the safe area follows the views, traits come from the superview since iOS 17, and the \
      first appearance callbacks arrive, if in another order. So it is a bug, and seldom a crash.

      It is a crash where the view of a child of one controller lands in the view of another, as after a removal by halves: \
      `UIViewControllerHierarchyInconsistency`. And `removeArrangedSubview(_:)` takes a view out of the stack's layout \
      only; it stays a subview and on screen.
      """,
    samples: [
      """
      struct BannerView: View {
        let text: String
        let onClose: () -> Void

        var body: some View { Button(text, action: onClose) }
      }

      final class BannerController: UIViewController {
        private var banner: UIHostingController<BannerView>?

        override func viewDidLoad() {
          super.viewDidLoad()
          let host = UIHostingController(
            rootView: BannerView(text: "Offline", onClose: { [weak self] in self?.removeBanner() }))
          addChild(host)
          view.addSubview(host.view)
          host.view.translatesAutoresizingMaskIntoConstraints = false
          NSLayoutConstraint.activate([
            host.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            host.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            host.view.topAnchor.constraint(equalTo: view.topAnchor),
            host.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
          ])
          host.didMove(toParent: self)
          banner = host
        }

        private func removeBanner() {
          banner?.willMove(toParent: nil)
          banner?.view.removeFromSuperview()
          banner?.removeFromParent()
          banner = nil
        }
      }
      """
    ],
    links: [
      "https://developer.apple.com/documentation/uikit/uiviewcontroller/addchild(_:)",
      "https://developer.apple.com/documentation/uikit/uiviewcontroller/removefromparent()",
    ])

  static let cells = Section(
    title: "Cells",
    text: """
      A cell is filled many times. Make one host for a cell and assign its `rootView`, or use `UIHostingConfiguration` (iOS 16), \
      which needs no controller. A new host for each filling, added as a child each time, leaves the old ones among the \
      parent's children. Add the host's view to `contentView`. In both ways `@State` stays when a cell is filled with another \
      item: `.id(item.id)` resets it. `UIHostingConfiguration` adds margins of its own (`.margins(.all, 0)` takes them away) \
      and does not support `UIViewControllerRepresentable` in its content.
      """,
    links: ["https://developer.apple.com/documentation/swiftui/uihostingconfiguration"])

  static let environment = Section(
    title: "Environment",
    text: """
      - System traits reach every host: colour scheme, size classes, Dynamic Type, layout direction. Your own traits do since iOS \
      17, through `UITraitBridgedEnvironmentKey`.
      - SwiftUI's own values and objects flow only below SwiftUI. A host that is a child somewhere under another SwiftUI hierarchy \
      inherits them; one whose ancestors are plain UIKit does not, and neither does a host that UIKit pushes or presents, not \
      even from a SwiftUI screen. Sheets and covers that SwiftUI presents do inherit.
      - Inject at the boundary, on the expression that is hosted. `@EnvironmentObject` and `.environmentObject` belong \
      together, `@Environment(Model.self)` and `.environment(model)` (iOS 17) too; they do not see each other.
      - A missing object stops the process when it is first *read*, which may be in a button's action, long after the screen \
      came up. A missing value of a custom key is silent: its default.
      - A host made inside a representable inherits only as a child of the returned controller. For one that is presented by hand, \
      pass on what it needs from `context.environment`.
      """,
    samples: [
      """
      final class Account: ObservableObject {
        @Published var name = ""
      }

      struct AccountView: View {
        @EnvironmentObject private var account: Account

        var body: some View { Text(account.name) }
      }

      final class MenuController: UIViewController {
        private let account = Account()

        func showAccount() {
          let host = UIHostingController(rootView: AccountView().environmentObject(account))
          host.title = "Account"
          navigationController?.pushViewController(host, animated: true)
        }
      }
      """
    ],
    links: [
      "https://developer.apple.com/documentation/swiftui/view/environmentobject(_:)",
      "https://developer.apple.com/documentation/swiftui/uitraitbridgedenvironmentkey",
    ])

  static let appearance = Section(
    title: "Appearance",
    text: """
      - In a host, `onAppear` and `onDisappear` follow the hosting view into and out of a **window**. A push over the screen takes \
      its view out, so coming back by a pop runs `onAppear` again. A page or form sheet, a popover or an over-full-screen \
      presentation leaves the view where it is: closing one runs nothing. Neither does a return of the app to the foreground \
      (`scenePhase`, or the application's notifications). The first releases, iOS 13 to 15, had double and missing calls.
      - `viewWillAppear` runs for swipes back that are then cancelled too, and not when a page sheet closes either. \
      `viewIsAppearing` (from the iOS 17 SDK, back to iOS 13) has final traits and geometry; `viewDidAppear` is for what \
      must have happened, such as analytics.
      - `.task` (iOS 15) starts at each appearance and is cancelled at each disappearance. A load belongs behind a guard, in the \
      model, and on one side of the seam: not in `viewDidLoad` and in `.task`.
      - A view's `init` runs as often as its value is made. Work started there runs as often.
      - Bounds are not final in `viewDidLoad`: use constraints, or `viewDidLayoutSubviews`.
      """,
    links: [
      "https://developer.apple.com/documentation/swiftui/view/onappear(perform:)",
      "https://developer.apple.com/documentation/uikit/uiviewcontroller/viewisappearing(_:)",
    ])

  static let sizing = Section(
    title: "Sizing, safe area and keyboard",
    text: """
      - `sizingOptions` (iOS 16) are empty on a `UIHostingController`. Its intrinsic size is measured when somebody asks, and not \
      invalidated when the content changes: `.intrinsicContentSize` does that, for hosts whose size follows their content. \
      `.preferredContentSize` is for popovers and sheets. Before iOS 16, invalidate by hand.
      - A view with constraints of its own needs `translatesAutoresizingMaskIntoConstraints = false`; stack views see to it for what they arrange.
      - `safeAreaRegions` (iOS 16.4) are all by default. `[]` suits cells and small children; on a full screen it takes away the \
      insets of bars and notch too.
      - Since iOS 14 hosted content avoids the keyboard. Where UIKit does as well, decide: `host.safeAreaRegions.remove(.keyboard)` \
      (iOS 16.4), or `.ignoresSafeArea(.keyboard)` on the root.
      - A host's view has the system background. Set `host.view.backgroundColor = .clear` where something shall show through.
      """,
    links: [
      "https://developer.apple.com/documentation/swiftui/uihostingcontroller/sizingoptions",
      "https://developer.apple.com/documentation/swiftui/uihostingcontroller/safearearegions",
    ])

  static let navigation = Section(
    title: "Navigation",
    text: """
      - In a pushed host, `.navigationTitle` and `.toolbar` do reach the host's `navigationItem`, without a `NavigationStack`. They \
      arrive with the first SwiftUI update, when the push has begun: set `host.title` as well, before the push. In a host \
      that is a child they reach an item that no bar shows: set the parent's.
      - One stack for each screen. A `NavigationStack` pushed into a `UINavigationController` has two bars.
      - Whoever pushed pops. A callback that may navigate, followed by a pop, pops twice: check that you still are the top \
      controller. Screens tell what happened through closures; the controller or coordinator decides where to go.
      - The back button's label belongs to the screen **below**: set `backButtonTitle` or `backButtonDisplayMode` (iOS 14) there, \
      early. Hiding the back button or putting a `leftBarButtonItem` in its place disables the swipe back and the long-press menu. \
      `backButtonDisplayMode = .minimal` keeps both.
      - `present` needs a controller whose view is in a window and that presents nothing already; otherwise UIKit logs a line and \
      drops it.
      - `hidesBottomBarWhenPushed` is read at the push. `title` renames a tab whose controller it is; \
      `navigationItem.title` does not.
      - `dismiss` from the environment is not documented for hosts that UIKit pushed. Use a closure.
      """,
    links: [
      "https://developer.apple.com/documentation/uikit/uinavigationitem/backbuttondisplaymode-swift.property",
      "https://developer.apple.com/documentation/uikit/uiviewcontroller/present(_:animated:completion:)",
    ])
}
