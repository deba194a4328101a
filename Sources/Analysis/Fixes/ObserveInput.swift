/// Lets a view observe the object that it is given, each time anew, instead of keeping the first.
struct ObserveInput {
  let context: RuleContext

  /// Offered where the object comes as a parameter, and where something else keeps it at each place
  /// that builds the view.
  func fix(_ seed: StateSeed, of view: HostedView) -> Fix? {
    let property = seed.property
    guard property.wrapper == "StateObject", view.declaration.has(.isStruct),
      property.fact.initial == nil, !property.sharesDeclaration,
      let assignments = view.wrapperAssignments(of: property.name),
      assignments.allSatisfy({ $0.parameter.map { !$0.has(.hasDefault) } == true }),
      seed.initializer == nil || !assignments.isEmpty,
      !view.handsOnMemberwiseInitializer(context.index),
      context.index.buildSites(of: view.name).allSatisfy({ isKept(at: $0, seed) }),
      let wrapper = Fix.Edit.changingWrapper(
        "StateObject", to: "ObservedObject", of: property.node)
    else { return nil }
    let edits =
      [wrapper]
      + assignments.map { $0.settingProperty(property.name, in: context.file) }
    return Fix(Fix.observingTitle, .needsReview, edits: edits.inOrder)
  }

  /// What a host's root view has lives as long as the host. A body that makes an object would make
  /// another with each pass.
  private func isKept(at site: BuildSite, _ seed: StateSeed) -> Bool {
    let index = context.index
    if index.isClass(site.context).isYes { return true }
    guard let argument = site.arguments.first(where: { seed.labels.contains($0.label) }) else {
      return false
    }
    switch index.freshness(of: argument.origin, in: site.context) {
    case .fresh: return false
    case .shared: return true
    case .unknown:
      switch argument.origin {
      case .name, .member: return true
      default: return false
      }
    }
  }
}
