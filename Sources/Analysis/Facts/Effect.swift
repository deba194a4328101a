/// One thing that code does with a controller (or any value) it holds, without a position.
package enum Effect: Hashable, Sendable {
  /// The methods of UIKit that put a view into another.
  static let insertionMethods: Set<String> = [
    "addSubview", "insertSubview", "addArrangedSubview", "insertArrangedSubview",
  ]

  /// The methods of UIKit that make a controller a child, tell it so, or let it go.
  static let containmentMethods = ["addChild", "didMove", "removeFromParent"]

  // Containment.
  case addsChild
  case movesToParent
  /// `didMove(toParent: nil)`.
  case movesToNil
  /// `willMove(toParent: nil)`.
  case willMoveToNil
  case removesFromParent
  // Its view.
  /// The method or property that takes the view: `addSubview`, `tableHeaderView`.
  case insertsView(String)
  case removesView
  /// `removeArrangedSubview`.
  case removesArrangedView
  case constrainsView
  case passesView(Passing)
  case callsOnView(String)
  case storesView(String)
  case returnsView
  // Navigation.
  case pushes
  case presents
  case setsRoot
  /// Put into an array or another controller that takes it over: `viewControllers = [host]`.
  case listed
  // Where it goes.
  case returned
  /// Kept in a property of the surrounding type.
  case stored(String)
  /// Kept by something else: a collection, an associated object, another object's property.
  case storedElsewhere
  /// Captured strongly by a closure.
  case captured
  case passed(Passing)
  // What is said to it.
  case calls(String)
  /// The path of members that is assigned: `sizingOptions`, `rootView`, `view.backgroundColor`.
  case sets(String)
  case reads(String)
  case cleared
  case replaced

  /// An argument of a call whose meaning other files may tell.
  package struct Passing: Hashable, Sendable {
    package let callee: Origin
    package let labels: [String]
    package let index: Int

    /// The name of what is called, without its receiver.
    package var name: String {
      switch callee {
      case .name(let name), .member(_, let name), .implicit(let name): name
      default: ""
      }
    }
  }
}
