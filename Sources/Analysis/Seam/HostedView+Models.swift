/// The observable objects that a view holds, and what it shows of them.
extension HostedView {
  /// The stored properties that hold an `ObservableObject` and satisfy `condition`.
  func models(
    _ index: WorkspaceIndex, where condition: (Stored) -> Bool
  ) -> [(property: Stored, model: Model)] {
    stored.filter(condition).compactMap { property in
      index.type(of: property.fact, owner: name)
        .flatMap { Model(observableObject: $0, index) }
        .map { (property, $0) }
    }
  }

  /// Whether nothing that the view shows is ever drawn again, because it belongs to a widget.
  func isDrawnOnce(_ index: WorkspaceIndex) -> Bool {
    declaration.storage.imports.contains("WidgetKit") || index.isShownOnlyByWidgets(name)
  }
}

extension EnvironmentFlow {
  /// The published members of a model that are read while the view is drawn, sorted; none where
  /// the view follows the model's publishers by itself.
  func shownMembers(of property: String, _ model: Model, in view: HostedView) -> [String] {
    let reads = memberReads(ofView: view.name).filter { $0.property == property }
    let members = reads.compactMap(\.member)
    guard !members.contains(where: { $0.hasPrefix("$") || $0 == "objectWillChange" }) else {
      return []
    }
    return Set(reads.compactMap { $0.isLater ? nil : $0.member }).filter { model.publishes($0) }
      .sorted()
  }
}
