/// The two ways in which an object travels through the environment. They do not mix.
package enum EnvironmentChannel: Hashable, Sendable {
  /// `.environmentObject(x)` and `@EnvironmentObject`.
  case object
  /// `.environment(x)` and `@Environment(T.self)`.
  case observable
  /// `.environment(\.key, value)` and `@Environment(\.key)`.
  case value
}

/// An object that a view takes from its environment.
package struct EnvironmentNeed: Hashable, Sendable {
  package let channel: EnvironmentChannel
  /// The object's class; the name of the key of a value.
  package let type: String
  /// The view with the property, and where it is declared.
  package let view: String
  package let property: String
  package let path: String
  package var timing: Timing
  /// What the view that needs it, by itself or through others, says of its own properties on the
  /// way; empty once the code that makes that view is known.
  var conditions: Set<ViewCondition> = []

  package enum Timing: Int, Comparable, Hashable, Sendable {
    /// The property is declared and, as far as can be seen, never read.
    case never
    /// Only closures that run later read it.
    case later
    /// It is read while a body is evaluated, if some condition holds.
    case inBranch
    /// It is read whenever a body is evaluated.
    case inBody

    package static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  package var key: DeclarationKey { DeclarationKey(path: path, type: view, member: property) }
}

/// What code on the way to a view puts into the environment, and around the view.
package struct ProvidedEnvironment: Hashable, Sendable {
  package struct Entry: Hashable, Sendable {
    package let channel: EnvironmentChannel
    package let type: String
  }

  package var entries: Set<Entry> = []
  /// Something on the way cannot be seen, and may provide anything.
  package var isUnknown = false
  /// The containers and modifiers of SwiftUI that the view may stand in: see ``SwiftUILandmarks``.
  package var surroundings: Set<String> = []
  /// Something on the way cannot be seen, and may stand in anything.
  package var hidesSurroundings = false

  static let unknown = ProvidedEnvironment(isUnknown: true, hidesSurroundings: true)

  /// Whether nothing more can be learnt.
  var isLost: Bool { isUnknown && hidesSurroundings }

  mutating func merge(_ other: ProvidedEnvironment) {
    entries.formUnion(other.entries)
    isUnknown = isUnknown || other.isUnknown
    surroundings.formUnion(other.surroundings)
    hidesSurroundings = hidesSurroundings || other.hidesSurroundings
  }
}

extension WorkspaceIndex {
  /// What a property takes from the environment, where it matters who provides it: an object, or a
  /// value of the workspace's own for which some place sets another than the default.
  func environmentNeed(
    of property: PropertyFact, in owner: String
  ) -> (channel: EnvironmentChannel, type: String)? {
    if let object = environmentObject(of: property, in: owner) { return object }
    guard let path = property.attribute("Environment")?.keyPath else { return nil }
    let key = path.lastComponent
    guard isEnvironmentKeySet(key),
      declarations(of: "EnvironmentValues", for: key).contains(where: { piece in
        piece.fact.properties.contains { $0.name == key }
      })
    else { return nil }
    return (.value, key)
  }

  /// The object that a property takes from the environment; `nil` for every other property, for
  /// an optional one, and where the object's class is not one of the workspace's.
  package func environmentObject(
    of property: PropertyFact, in owner: String
  ) -> (channel: EnvironmentChannel, type: String)? {
    let channel: EnvironmentChannel
    if property.attribute("EnvironmentObject") != nil {
      channel = .object
    } else if let attribute = property.attribute("Environment"), attribute.keyPath == nil,
      attribute.argument != nil
    {
      channel = .observable
    } else {
      return nil
    }
    guard let type = type(of: property, owner: owner), !type.isOptional, !type.isExistential,
      type.arguments.isEmpty, primaryKind(of: type.name) == .class
    else { return nil }
    return (channel, type.name)
  }
}
