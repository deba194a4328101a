/// Where code serves Xcode's previews, which nobody ships.
extension Code {
  /// The ranges of `#Preview { … }` and of types that provide previews.
  package var previewRanges: [TextRange] {
    file.descendants.filter(\.isPreview).map(\.range)
  }
}

extension Node {
  /// Whether this element is `#Preview { … }` or a type that provides previews.
  package var isPreview: Bool {
    switch kind {
    case .macro: name == "Preview"
    case .type: children(.inherited).contains { $0.type?.simpleName == "PreviewProvider" }
    default: false
    }
  }
}
