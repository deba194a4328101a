extension Lifecycle {
  /// Where UIKit tracks what is read, from iOS 26 on, and on iOS 18 with the key
  /// `UIObservationTrackingEnabled`.
  static let trackedMethods: Set<String> = [
    "layoutSubviews", "viewWillLayoutSubviews", "viewDidLayoutSubviews", "updateConstraints",
    "updateViewConstraints", "draw",
  ]

  /// What runs once, or once for each appearance, and is tracked by nobody.
  static let untrackedMethods: Set<String> = [
    "init", "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewIsAppearing", "awakeFromNib",
    "loadView", "didMoveToWindow", "didMoveToSuperview",
  ]
}
