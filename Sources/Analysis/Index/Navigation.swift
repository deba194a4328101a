/// The words of UIKit's navigation.
enum Navigation {
  static let pops: Set<String> = [
    "popViewController", "popToRootViewController", "popToViewController",
  ]

  static let pushes: Set<String> = ["pushViewController", "show", "showDetailViewController"]

  /// What takes a screen away or brings the next one, by names that mean nothing else.
  private static let changes = pops.union(["dismiss", "pushViewController", "setViewControllers"])

  static func isNavigating(_ call: Origin) -> Bool {
    switch call {
    case .name(let name), .member(_, let name): changes.contains(name)
    default: false
    }
  }
}
