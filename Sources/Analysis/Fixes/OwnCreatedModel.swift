/// Keeps the model that a body makes for a child in a `@StateObject` of the view whose body it is.
struct OwnCreatedModel {
  let context: RuleContext

  /// Offered for `Model(…)` on one line that mentions nothing but types and globals, where the child
  /// is made once and lives as long as the view.
  func fix(_ value: Node, of type: TypeRef, in built: BuiltView, _ path: [ViewStep]) -> Fix? {
    let (file, index, view) = (context.file, context.index, built.builder)
    guard context.settings.allowsStateObject, !path.areShownAnew,
      view.declaration.has(.isStruct), value.makes(type, in: view, index),
      value.descendants.allSatisfy({ $0.meansTheSame(inInitialValueOf: view, index) }),
      file.lines.line(containing: value.range.lowerBound)
        == file.lines.line(containing: value.range.upperBound),
      built.isMadeOnce(index), let name = freeName(for: type, in: view),
      let property = file.insertProperty(
        [.text("@StateObject private var \(name) = "), .source(value.range)],
        in: view.declaration)
    else { return nil }
    return Fix(
      "Own it in '\(view.displayName)' with @StateObject", .needsReview,
      edits: [property, .replace(value.range, with: name)]
        .sorted { $0.range.lowerBound < $1.range.lowerBound })
  }

  /// A name made from the type's that nothing in the view has or mentions.
  private func freeName(for type: TypeRef, in view: HostedView) -> String? {
    guard let base = type.simpleName.propertyName else { return nil }
    let candidates = [base] + (2..<6).map { "\(base)\($0)" }
    return candidates.first { name in
      !context.index.hasMember(name, of: view.name)
        && !view.parts.contains { part in part.descendants.contains { $0.name == name } }
    }
  }
}

extension Node {
  /// Whether this is a call of the class `type` by its name, which every iOS has that the view runs
  /// on.
  fileprivate func makes(_ type: TypeRef, in view: HostedView, _ index: WorkspaceIndex) -> Bool {
    guard kind == .call, let callee, callee.path != nil,
      case .metatype(let made) = index.value(of: callee.origin.withoutInit, in: view.name)
    else { return false }
    return made.name == type.name
      && index.declarations(of: type.name).allSatisfy {
        !$0.fact.attributes.contains("available") && $0.fact.generics.isEmpty
      }
  }

  /// Whether this part of an expression of a view's body can stand in the initial value of one of the
  /// view's properties.
  fileprivate func meansTheSame(
    inInitialValueOf view: HostedView, _ index: WorkspaceIndex
  ) -> Bool {
    switch kind {
    case .closure, .tryExpression, .awaitExpression, .macro, .reference, .other: return false
    case .name:
      guard localDeclaration(of: name) == nil else { return false }
      if name.isTypeName { return true }
      return !index.hasMember(name, of: view.name)
        && (index.globalProperties[name]?.count == 1 || index.globalFunctions[name]?.count == 1)
    default: return true
    }
  }
}
