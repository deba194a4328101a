/// What is true in general of one thing at the seam, with the iOS versions it holds for.
enum HoverTopic: String, CaseIterable {
  case observedObject, stateObject, environmentObject, environment, state, binding, bindable
  case hosting, hostingConfiguration
  case addChild, didMove, willMove, removeFromParent
  case viewDidLoad, appearance, layout
  case navigationTitle, toolbar, onAppear, onDisappear, task, environmentModifier
  case environmentObjectModifier, sizingOptions, safeAreaRegions, rootView, backButton

  /// One paragraph of Markdown.
  var text: String {
    switch self {
    case .observedObject:
      """
      `@ObservedObject` keeps its object strongly for as long as this view value exists, and observes it. It \
      does not carry the object over when the value is made again: a default value makes a new object each time. \
      In a hosting controller the root view is kept, so one hosted model needs no second owner.
      """
    case .stateObject:
      """
      `@StateObject` (iOS 14) makes its object once for the identity of the view and keeps it that long. Its \
      argument is an autoclosure: an object passed in later, as through a new `rootView`, is ignored until \
      the identity changes (`.id(…)`).
      """
    case .environmentObject:
      """
      `@EnvironmentObject` is looked up when it is first read, and the process stops if nothing above provides \
      it. UIKit ancestors provide nothing: an object reaches a hosted view from a modifier on the hosted expression, \
      or from a SwiftUI hierarchy around a nested child host. Pushed siblings and presented hosts inherit none.
      """
    case .environment:
      """
      `@Environment(Type.self)` (iOS 17) stops the process when nothing above provides the object; declared \
      optional it is `nil`. It is provided by `.environment(_:)`, not by `.environmentObject(_:)`. System \
      values follow the traits into every host; custom keys below plain UIKit have their default, unless \
      they are bridged from a trait (iOS 17).
      """
    case .state:
      """
      `@State` belongs to the view's place in the tree, not to the struct. A new `rootView` of the same type \
      keeps it; read through `host.rootView`, it is the initial value.
      """
    case .binding:
      "A `Binding` stays live: a coordinator may keep it from the first struct and still read and write the current value."
    case .bindable:
      "`@Bindable` (iOS 17) makes bindings to an `@Observable` object that something else owns."
    case .hosting:
      """
      A hosting controller keeps its root view, a copy of the value it was given, and shows it in its view. \
      Embedded, it has to be a child: `addChild`, the insertion of its view, `didMove(toParent:)`. Pushed or \
      presented, UIKit does that. Without a parent it still renders; titles, toolbars, presentation and \
      its lifetime are what goes missing.
      """
    case .hostingConfiguration:
      """
      `UIHostingConfiguration` (iOS 16) shows SwiftUI in a cell, or in any view through `makeContentView()`, without a \
      controller. It adds margins by default (`.margins(.all, 0)`), keeps `@State` when a cell is filled with another \
      item (`.id(…)` resets it), and supports no `UIViewControllerRepresentable`.
      """
    case .addChild:
      "`addChild` makes the relationship and calls `willMove(toParent:)` itself. `didMove(toParent:)` is left to the container."
    case .didMove:
      """
      `didMove(toParent:)` tells a child that the move is over; it makes no relationship. A hosting controller \
      connects its title and toolbar to the navigation controller around it then. `nil` means removed, and \
      `removeFromParent()` says so by itself.
      """
    case .willMove:
      "`willMove(toParent: nil)` announces a removal. `addChild` calls `willMove(toParent:)` for an addition by itself."
    case .removeFromParent:
      "Removing a child: `willMove(toParent: nil)`, `view.removeFromSuperview()`, `removeFromParent()`."
    case .viewDidLoad:
      "`viewDidLoad` runs once for the view: the place to make and contain a host. The bounds are not final yet."
    case .appearance:
      """
      Appearance callbacks run on every return to the screen, `viewWillAppear` even for a swipe back that is \
      cancelled. They do not run when a page sheet over the screen closes.
      """
    case .layout:
      "Layout and trait callbacks run many times for one view. A host made here needs a guard."
    case .navigationTitle:
      """
      In a pushed host the title reaches the host's `navigationItem` (iOS 13) with the first SwiftUI update, \
      after the push has begun: set `host.title` as well. In a host that is a child it reaches an item that no bar shows.
      """
    case .toolbar:
      """
      In a pushed host toolbar items reach the host's `navigationItem` with the first SwiftUI update, after the push \
      has begun. In a host that is a child they reach an item that no bar shows.
      """
    case .onAppear:
      """
      In a host, `onAppear` follows the hosting view into a window. It runs again after a pop back; not when a page \
      sheet closes, nor when the app returns to the foreground.
      """
    case .onDisappear:
      "In a host, `onDisappear` follows the hosting view out of its window: a push over the screen, not a page sheet."
    case .task:
      "`.task` (iOS 15) starts at each appearance and is cancelled at each disappearance; `.task(id:)` also when the id changes."
    case .environmentModifier:
      "`.environment(object)` (iOS 17) provides an `@Observable` object to `@Environment(Type.self)` below this expression, not to presented or pushed hosts."
    case .environmentObjectModifier:
      "`.environmentObject` provides an object to everything below this expression, sheets of the same tree included; not to hosts that UIKit presents or pushes."
    case .sizingOptions:
      """
      `sizingOptions` (iOS 16) are empty by default on `UIHostingController`: the intrinsic size is measured when \
      asked for and not invalidated when the content changes. `.intrinsicContentSize` does that, \
      `.preferredContentSize` is for popovers and sheets.
      """
    case .safeAreaRegions:
      """
      `safeAreaRegions` (iOS 16.4) are all by default: the content keeps clear of bars and the keyboard. \
      `[]` suits cells and small child hosts; on a full screen host it takes the bars' insets away too.
      """
    case .rootView:
      """
      Assigning `rootView` is an update of the same place in the tree: `@State` and `@StateObject` stay, `onAppear` \
      need not run, unless the identity changes (`.id(…)`). Assigning one of its members goes to the host's own copy.
      """
    case .backButton:
      """
      Hiding or replacing the back button makes the navigation controller refuse the swipe back and removes the \
      long-press menu. `backButtonDisplayMode = .minimal` (iOS 14) on the previous screen's item keeps both.
      """
    }
  }
}
