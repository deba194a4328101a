/// The words of UIKit's navigation.
enum Navigation {
  static let pops: Set<String> = [
    "popViewController", "popToRootViewController", "popToViewController",
  ]

  static let pushes: Set<String> = ["pushViewController", "show", "showDetailViewController"]

  /// The properties of a navigation item that take the place of the back button, and the methods
  /// that set them.
  static let leftItems: Set<String> = ["leftBarButtonItem", "leftBarButtonItems"]
  static let leftItemSetters: Set<String> = ["setLeftBarButton", "setLeftBarButtonItems"]

  /// What takes a screen away or brings the next one, by names that mean nothing else.
  static let changes = pops.union(["dismiss", "pushViewController", "setViewControllers"])
}
