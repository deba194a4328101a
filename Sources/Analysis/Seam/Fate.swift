/// Something that happens to a hosting controller, directly or inside what it is passed to.
package struct Fate: Sendable, Hashable {
  package let effect: Effect
  /// The use in this file that leads to it; `nil` when another file's part of the type does it.
  package let use: Use?
  /// Whether the use itself does it, rather than a function that the use calls.
  package let isDirect: Bool
}

extension [Fate] {
  package func has(_ effect: Effect) -> Bool { contains { $0.effect == effect } }

  package func first(_ effect: Effect) -> Fate? { first { $0.effect == effect } }

  package func all(_ effect: Effect) -> [Fate] { filter { $0.effect == effect } }

  /// The insertions of the view, each with the method or property that takes it.
  package var insertions: [Fate] {
    filter {
      if case .insertsView = $0.effect { return true }
      return false
    }
  }

  package var insertsView: Bool { !insertions.isEmpty }

  /// Shown whole by UIKit: pushed, presented, a window's or a container's own controller.
  package var isShownByContainer: Bool {
    has(.pushes) || has(.presents) || has(.setsRoot) || has(.listed)
  }

  /// Handed to something whose code cannot be seen.
  package var escapes: Bool {
    contains {
      switch $0.effect {
      case .passed, .storedElsewhere: true
      default: false
      }
    }
  }

  package var viewEscapes: Bool {
    contains {
      switch $0.effect {
      case .passesView, .returnsView, .storesView: true
      default: false
      }
    }
  }

  package func sets(_ path: String) -> Bool { has(.sets(path)) }

  package var storedNames: [String] {
    compactMap {
      if case .stored(let name) = $0.effect { return name }
      return nil
    }
  }
}
