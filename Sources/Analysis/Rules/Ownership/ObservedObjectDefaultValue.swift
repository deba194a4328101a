/// Reports an observed object that every new value of the view makes anew.
struct ObservedObjectDefaultValue: Rule {
  let metadata = RuleMetadata(
    id: "observed-object-default-value",
    summary: "An @ObservedObject makes its own object, anew with every value of the view.",
    category: .ownership, level: .at(.warning),
    rationale: """
      `@ObservedObject` (iOS 13 and later) observes an object that somebody else owns. With an \
      initial value of its own, the view makes a new object whenever its value is made: with each \
      pass of the parent's body, and each time UIKit builds the root view. Edits are lost, loads \
      start again, and subscriptions end.

      `@StateObject` (iOS 14 and later) makes the object once for each identity of the view. An \
      object that exists already is passed in instead.

      A view that is only ever the root of a hosting controller, built once, keeps its first \
      object, because the controller keeps the view's value; there the finding is information. So it \
      is where a model keeps the view's value, or changes the object through it. \
      Shared objects (`.shared`, globals, static constants) are not reported: they are the same \
      each time.
      """,
    fix: .needsReview,
    examples: [
      RuleMetadata.Example(
        before: """
          struct FeedScreen: View {
            @ObservedObject var feed = FeedModel()

            var body: some View { List(feed.items) { item in Text(item.title) } }
          }
          """,
        after: """
          struct FeedScreen: View {
            @StateObject var feed = FeedModel()

            var body: some View { List(feed.items) { item in Text(item.title) } }
          }
          """)
    ],
    references: [
      "https://developer.apple.com/documentation/swiftui/observedobject",
      "https://developer.apple.com/documentation/swiftui/stateobject",
    ])

  func check(_ context: RuleContext) -> [Finding] {
    context.seam.hostedViews.flatMap { view in
      view.stored.filter { $0.fact.attribute("ObservedObject") != nil }.compactMap { property in
        guard let making = ObjectMaking(of: property, in: view, context.index) else { return nil }
        let sites = ViewSites(of: view, property: property.name, context.index)
        // Whoever does that keeps the value, and the object with it.
        let isKept = view.isChangedThroughValue(property.name)
        return Finding(
          property.node.range,
          sites.areAllPassing
            ? "'\(property.name)' has an object by default that no '\(view.displayName)' uses"
            : "each new value of '\(view.displayName)' makes a new object for '\(property.name)'",
          severity: isKept || context.index.keepsItsStateElsewhere(property.fact, in: view.name)
            ? .information : sites.severity,
          notes: making.assignment.map { [Finding.Note(.here($0.range), "made here")] } ?? [],
          fix: isKept ? nil : fix(making, property, view, sites, context))
      }
    }
  }

  /// Own it here when nobody passes one, inject it when everybody does; between the two it is for
  /// a person to decide whose object it is.
  private func fix(
    _ making: ObjectMaking, _ property: HostedView.Stored, _ view: HostedView, _ sites: ViewSites,
    _ context: RuleContext
  ) -> Fix? {
    if !sites.somePass, !sites.areSetLater, context.settings.allowsStateObject,
      !view.handsOnMemberwiseInitializer(context.index)
    {
      return owned(making, property)
    }
    guard sites.allPass, making.assignment == nil else { return nil }
    return injected(property, view, context.index)
  }

  private func owned(_ making: ObjectMaking, _ property: HostedView.Stored) -> Fix? {
    guard
      let wrapper = Fix.Edit.changingWrapper(
        "ObservedObject", to: "StateObject", of: property.node),
      let edits = making.stateObjectEdits(property.name)
    else { return nil }
    return Fix(Fix.owningTitle, .needsReview, edits: [wrapper] + edits)
  }

  private func injected(
    _ property: HostedView.Stored, _ view: HostedView, _ index: WorkspaceIndex
  ) -> Fix? {
    guard !property.sharesDeclaration, view.allInitializersSet(property.name, index),
      let initial = property.node.child(.initialValue),
      property.node.child(.accessor) == nil,
      let type = property.fact.type ?? index.type(of: property.fact, owner: view.name),
      type.arguments.isEmpty
    else { return nil }
    let rest = property.node.focus.upperBound..<initial.range.upperBound
    return Fix(
      "Inject '\(property.name)' instead", .needsReview,
      edits: [.replace(rest, with: ": \(type.name)")])
  }
}

extension ObjectMaking {
  /// What else has to change for `@StateObject`; `nil` where the object is also set otherwise.
  fileprivate func stateObjectEdits(_ property: String) -> [Fix.Edit]? {
    guard isOnlyAssignment else { return nil }
    guard let assignment else { return [] }
    guard let target = assignment.assignmentTarget, let value = assignment.assignedValue else {
      return nil
    }
    if let callee = value.callee, callee.name == "ObservedObject" {
      return [.replace(callee.focus, with: "StateObject")]
    }
    return [
      .replace(target.range, with: "_" + property),
      .insert("StateObject(wrappedValue: ", at: value.range.lowerBound),
      .insert(")", at: value.range.upperBound),
    ]
  }
}

/// Where a view is built, and whether an object is passed there.
private struct ViewSites {
  private let passing: [BuildSite]
  private let using: [BuildSite]
  private let previewsPass: Bool
  private let property: String
  private let contexts: Set<String>
  private let index: WorkspaceIndex

  init(of view: HostedView, property: String, _ index: WorkspaceIndex) {
    let all = index.buildSites(of: view.name, includingPreviews: true)
    let passes = { (site: BuildSite) in site.arguments.contains { $0.label == property } }
    passing = all.filter { !$0.isPreview && passes($0) }
    using = all.filter { !$0.isPreview && !passes($0) }
    previewsPass = all.filter(\.isPreview).allSatisfy(passes)
    self.property = property
    contexts = Set(all.map(\.context))
    self.index = index
  }

  /// Whether a type that builds the view gives it another object afterwards, which a
  /// `@StateObject` does not allow: `rootView.model = other`.
  var areSetLater: Bool {
    contexts.contains { context in
      index.declarations(of: context).contains { piece in
        piece.fact.assignedMembers.contains { $0.hasSuffix("." + property) }
      }
    }
  }

  var somePass: Bool { !passing.isEmpty }
  /// Whether the app builds the view only with an object that it passes.
  var areAllPassing: Bool { !passing.isEmpty && using.isEmpty }
  /// The same, previews included.
  var allPass: Bool { areAllPassing && previewsPass }

  /// Information where the object that is made is never used, or every view value is the root of
  /// a host that is built once and keeps it.
  var severity: Severity? {
    if using.isEmpty { return areAllPassing ? .information : nil }
    return using.allSatisfy { $0.isBuiltOnceForHost(index) } ? .information : nil
  }
}

extension WorkspaceIndex {
  /// Whether all that changes in the objects of a property is in the user defaults or the like, so
  /// that a new object has what the old one had.
  fileprivate func keepsItsStateElsewhere(_ property: PropertyFact, in owner: String) -> Bool {
    guard let type = type(of: property, owner: owner), primaryDeclaration(of: type.name) != nil
    else { return false }
    let changing = properties(of: type.name).map(\.fact).filter {
      !$0.has(.isLet) && !$0.has(.isStatic) && !$0.has(.isComputed)
    }
    return !changing.isEmpty
      && changing.allSatisfy { fact in
        fact.attributes.contains { $0.name.hasSuffix("Storage") || $0.name.contains("UserDefault") }
      }
  }
}
