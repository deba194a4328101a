/// What kind of code a piece of the seam stands in.
package enum OwnerKind: Sendable {
  case controller, view, cell, swiftUI, other
  /// A class whose ancestors cannot all be seen, or code outside of every type.
  case unknown
}

extension WorkspaceIndex {
  /// The kind of the type called `name` (a qualified name; empty at file level).
  package func ownerKind(of name: String) -> OwnerKind {
    guard !name.isEmpty else { return .unknown }
    if isController(name).isYes { return .controller }
    if isCell(name).isYes { return .cell }
    if isUIView(name).isYes { return .view }
    if isView(name).isYes || descends(name, from: "ViewModifier").isYes { return .swiftUI }
    if isRepresentable(name).isYes { return .swiftUI }
    return isController(name) == .unknown && isClass(name) != .no ? .unknown : .other
  }
}
