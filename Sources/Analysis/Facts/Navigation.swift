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

  /// What changes a stack of screens, by names that mean nothing else. A dismissal leaves the stack
  /// as it is.
  static let stackChanges = pops.union(["pushViewController", "setViewControllers"])

  /// The same with what takes a presented screen away.
  static let changes = stackChanges.union(["dismiss"])

  /// Whether a callback is called for leaving a screen, rather than for what it saves or updates.
  static func isNamedForLeaving(_ callback: String) -> Bool {
    let words = callback.lowercased().split(separator: "callback").joined(separator: " ")
    return leaving.contains { words.contains($0) }
  }

  private static let leaving = [
    "back", "clos", "dismiss", "finish", "done", "complet", "cancel", "exit", "leave", "next",
    "continu", "navigat", "route", "pop",
  ]
}
