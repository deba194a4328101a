/// The methods of controllers and views that UIKit calls, by when and how often it does.
enum Lifecycle {
  /// Run once, before anything is on screen.
  static let loading: Set<String> = ["loadView", "viewDidLoad", "awakeFromNib"]

  /// Run each time that a controller's view comes on screen.
  static let appearance: Set<String> = ["viewWillAppear", "viewIsAppearing", "viewDidAppear"]

  /// Run in each layout pass.
  static let layout: Set<String> = [
    "viewWillLayoutSubviews", "viewDidLayoutSubviews", "layoutSubviews",
  ]

  /// Run more than once for one controller.
  static let repeatedControllerCallbacks = appearance.union([
    "viewWillDisappear", "viewDidDisappear", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
    "updateViewConstraints", "updateProperties", "traitCollectionDidChange",
    "viewSafeAreaInsetsDidChange", "viewLayoutMarginsDidChange", "viewWillTransition",
  ])

  /// Run more than once for one view.
  static let repeatedViewCallbacks: Set<String> = [
    "layoutSubviews", "updateConstraints", "traitCollectionDidChange", "safeAreaInsetsDidChange",
    "layoutMarginsDidChange", "tintColorDidChange", "updateProperties", "didMoveToWindow",
    "didMoveToSuperview", "draw",
  ]

  /// Where UIKit tracks what is read, from iOS 26 on, and on iOS 18 with the key
  /// `UIObservationTrackingEnabled`.
  static let trackedMethods = layout.union(["updateConstraints", "updateViewConstraints", "draw"])

  /// What runs once, or once for each appearance, and is tracked by nobody.
  static let untrackedMethods = loading.union(appearance)
    .union(["init", "didMoveToWindow", "didMoveToSuperview"])
}
