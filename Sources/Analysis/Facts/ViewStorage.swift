/// How a property of a SwiftUI view gets its value while the view is on screen.
///
/// A view value that is not on screen has no more than what its initialiser was given: `@State`
/// has its initial value, and writes to it are dropped; `@StateObject` makes an object with each
/// read; `@Environment` has the key's default value; an environment object cannot be found, which
/// stops the process.
package enum ViewStorage: Hashable, Sendable {
  /// `@State`, `@FocusState`, `@GestureState`, `@AccessibilityFocusState`.
  case state
  case stateObject
  /// `@EnvironmentObject`, and `@Environment(Model.self)` that is not optional.
  case environmentObject
  /// `@Environment(\.key)`, and an optional `@Environment(Model.self)`.
  case environmentValue
  /// `@ObservedObject`, `@Binding`, `@AppStorage`: the same in every copy of the view.
  case shared
  /// Without one of SwiftUI's wrappers.
  case plain

  package init(_ property: PropertyFact) {
    self = .plain
    for attribute in property.attributes {
      switch attribute.name {
      case "State", "FocusState", "GestureState", "AccessibilityFocusState": self = .state
      case "StateObject": self = .stateObject
      case "EnvironmentObject": self = .environmentObject
      case "Environment":
        let isObject = attribute.keyPath == nil && property.type?.isOptional != true
        self = isObject ? .environmentObject : .environmentValue
      default: if SwiftUIVocabulary.wrappers.contains(attribute.name) { self = .shared }
      }
    }
  }

  /// Whether the value is there only while the view is on screen.
  package var isInstalled: Bool { self != .shared && self != .plain }

  /// Whether the property observes an `ObservableObject`.
  package static func observes(_ property: PropertyFact) -> Bool {
    property.attributes.contains { SwiftUIVocabulary.observingWrappers.contains($0.name) }
  }
}
