/// What a tree of views holds of SwiftUI's own views and modifiers, as far as the workspace shows.
package struct ViewTree: Hashable, Sendable {
  /// One of the views or modifiers that ``SwiftUILandmarks`` names; besides these a representable,
  /// called by its protocol, and the reading of a value of the environment, called by its key
  /// path without the backslash (`.dismiss`).
  package struct Landmark: Hashable, Sendable {
    package let name: String
    /// A title that is written out, outside of every navigation container and other screen.
    package var text: String?
    /// The landmarks that it may stand in and that matter to it.
    package var surroundings: Set<String>
    /// Whether something around it cannot be seen.
    package var isUncertain: Bool
    /// Whether it is there only under a condition; told of navigation containers and
    /// `GeometryReader` alone.
    package var isConditional = false
    /// What the view that holds it says of its own properties on the way.
    var conditions: Set<ViewCondition> = []
    /// How many types' bodies lie between it and the root: 0 in the root expression itself.
    package var depth: Int
    /// The type and the member whose code has it; a representable's own type.
    package let place: DeclarationKey

    /// The name as code has it: a variant of a modifier is called by the modifier's.
    package var mention: String {
      name == "NavigationLink(value:)" ? name : String(name.prefix { $0 != "(" })
    }
  }

  /// In a stable order, those near the root first.
  package private(set) var landmarks: [Landmark] = []
  /// Whether every view in the tree is known.
  package var isWhole = true
  private var positions: [Key: Int] = [:]

  /// Landmarks that differ in nothing else mean the same to those who ask: the nearest stays.
  private struct Key: Hashable {
    let name: String
    let text: String?
    let surroundings: Set<String>
    let isUncertain: Bool
    let isConditional: Bool
    let conditions: Set<ViewCondition>
  }

  /// More than this is not kept, and the tree is no longer whole.
  private static let largest = 400

  package static let unknown: ViewTree = {
    var tree = ViewTree()
    tree.isWhole = false
    return tree
  }()

  mutating func insert(_ landmark: Landmark) {
    var landmark = landmark
    landmark.surroundings = SwiftUILandmarks.relevant(landmark.surroundings, to: landmark.name)
    if !landmark.surroundings.isEmpty { landmark.text = nil }
    if !SwiftUILandmarks.navigationContainers.contains(landmark.name) {
      landmark.isConditional = landmark.isConditional && landmark.name == "GeometryReader"
      landmark.conditions = []
    }
    let key = Key(
      name: landmark.name, text: landmark.text, surroundings: landmark.surroundings,
      isUncertain: landmark.isUncertain, isConditional: landmark.isConditional,
      conditions: landmark.conditions)
    if let position = positions[key] {
      let known = landmarks[position]
      if (landmark.depth, landmark.place) < (known.depth, known.place) {
        landmarks[position] = landmark
      }
    } else if landmarks.count < Self.largest {
      positions[key] = landmarks.count
      landmarks.append(landmark)
    } else {
      isWhole = false
    }
  }

  /// The tree without the landmarks that a caller rules out.
  func without(_ isExcluded: (Landmark) -> Bool) -> ViewTree {
    guard landmarks.contains(where: isExcluded) else { return self }
    var tree = ViewTree()
    tree.isWhole = isWhole
    for landmark in landmarks where !isExcluded(landmark) { tree.insert(landmark) }
    return tree
  }

  mutating func sort() {
    landmarks.sort { ($0.depth, $0.place, $0.name) < ($1.depth, $1.place, $1.name) }
  }
}

/// Questions about a tree.
extension ViewTree {
  /// Whether the tree holds one of `names`, anywhere; unknown where some view cannot be seen.
  package func holds(_ names: Set<String>) -> Trilean {
    if landmarks.contains(where: { names.contains($0.name) }) { return .yes }
    return isWhole ? .no : .unknown
  }

  /// The landmarks with one of `names` on the tree's own screen that certainly stand in none of
  /// `surroundings`, nearest to the root first.
  package func landmarks(
    _ names: Set<String>, outside surroundings: Set<String> = []
  ) -> [Landmark] {
    landmarks.filter {
      names.contains($0.name) && !$0.isUncertain && $0.surroundings.isDisjoint(with: surroundings)
        && $0.surroundings.isDisjoint(with: SwiftUILandmarks.otherScreens)
    }
  }

  /// The landmarks that hand what they say to the container that shows the whole tree: no
  /// navigation container of the tree's own stands around them.
  package func outermost(_ names: Set<String>) -> [Landmark] {
    landmarks(names, outside: SwiftUILandmarks.navigationContainers)
  }
}
