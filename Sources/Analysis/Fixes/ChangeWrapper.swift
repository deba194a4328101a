/// Adds or changes the property wrapper of a stored property.
extension Fix {
  /// `let model: Model` → `@ObservedObject var model: Model`; `nil` where one declaration holds
  /// several properties, and for a `nonisolated` one, which Swift lets no wrapper have.
  static func wrapping(
    _ property: HostedView.Stored, in wrapper: String, titled title: String
  ) -> Fix? {
    guard !property.sharesDeclaration, property.node.keyword("nonisolated") == nil else {
      return nil
    }
    var edits = [Fix.Edit.insert("@\(wrapper) ", at: property.node.range.lowerBound)]
    if property.fact.has(.isLet) {
      guard let edit = Fix.Edit.changing("let", to: "var", of: property.node) else { return nil }
      edits.append(edit)
    }
    return Fix(title, .needsReview, edits: edits)
  }

  static let owningTitle = "Own it here with @StateObject"
  static let observingTitle = "Observe it with @ObservedObject"
}

extension Fix.Edit {
  /// Renames the wrapper of a property: `@ObservedObject` → `@StateObject`.
  static func changingWrapper(
    _ old: String, to new: String, of property: Node
  ) -> Fix.Edit? {
    property.attribute(old).map { .replace($0.focus, with: new) }
  }
}

extension HostedView {
  /// Whether the initialiser that the compiler makes is handed on as a function somewhere. Another
  /// wrapper of a property means another type of parameter: that of a `@StateObject` is an autoclosure.
  func handsOnMemberwiseInitializer(_ index: WorkspaceIndex) -> Bool {
    initializers.isEmpty && index.isInitializerTaken(of: name)
  }
}

extension RuleSettings {
  /// Whether nothing says that the code runs where `@StateObject` does not exist (before iOS 14).
  var allowsStateObject: Bool { minimumIOS.map { $0 >= Version(14) } ?? true }
}
