/// Reports a representable that gives SwiftUI a view or controller it does not make.
struct RepresentableReturnsSharedInstance: Rule {
  let metadata = RuleMetadata(
    id: "representable-returns-shared-instance",
    summary: "A make method gives back a view or controller that others hold too.",
    category: .representable, level: .at(.warning),
    rationale: """
      SwiftUI takes what `makeUIView` or `makeUIViewController` returns for its own (all iOS \
      versions): it adds it to its hierarchy, and removes it when the representable goes away. A view \
      that was handed in is shown in one place only. Where the representable is built twice, or made \
      again while the first is still going away, the view leaves the place where it was, and a \
      controller gets a parent that does not match its view's superview.

      It works as long as exactly one representable at a time shows the instance. Where more may be, \
      make the view in the make method, or put a container around it and move it there yourself. Where two places are \
      seen to give the same instance, the finding is a warning; else it is information.
      """,
    examples: [
      RuleMetadata.Example(
        before: """
          struct Player: UIViewRepresentable {
            let surface: UIView

            func makeUIView(context: Context) -> UIView { surface }

            func updateUIView(_ view: UIView, context: Context) {}
          }
          """,
        after: """
          struct Player: UIViewRepresentable {
            func makeUIView(context: Context) -> UIView { UIView() }

            func updateUIView(_ view: UIView, context: Context) {}
          }
          """)
    ],
    references: [
      "https://developer.apple.com/documentation/swiftui/uiviewrepresentable",
      "https://github.com/blsage/iPages/issues/27",
    ])

  func check(_ context: RuleContext) -> [Finding] {
    context.seam.representables.compactMap { view in
      guard let make = view.make,
        let shared = make.body?.returnedValues.lazy.compactMap({
          view.sharedInstance($0, context.index)
        }).first
      else { return nil }
      return Finding(
        make.focus, "'\(shared)' is given to SwiftUI without being made here",
        severity: view.isBuiltTwice(with: shared, context.index) ? nil : .information)
    }
  }
}

extension Representable {
  /// What a returned value is called, where it is a stored property without a value of its own, or
  /// a static one.
  fileprivate func sharedInstance(_ value: Node, _ index: WorkspaceIndex) -> String? {
    let value = value.unwrapped
    guard let path = value.path, let last = path.last else { return nil }
    if path.count > 1, path[0].isTypeName, path[0] != "Self" {
      // `PlayerView.shared`
      guard let type = index.qualifiedName(of: path.dropLast().joined(separator: "."), in: name),
        let found = index.property(last, of: type), found.fact.has(.isStatic),
        !found.fact.has(.isComputed)
      else { return nil }
      return path.joined(separator: ".")
    }
    guard let member = value.pathInSelf?.only, value.localDeclaration(of: member) == nil,
      let found = index.property(member, of: name), !found.fact.has(.isComputed),
      found.fact.initial == nil, found.fact.attributes.isEmpty
    else { return nil }
    return member
  }
}

extension Representable {
  /// Whether two places build the representable with one instance: a static one, or the same member
  /// of the same type.
  fileprivate func isBuiltTwice(with shared: String, _ index: WorkspaceIndex) -> Bool {
    let sites = index.buildSites(of: name)
    guard index.property(shared, of: name) != nil else { return sites.count > 1 }
    var seen: Set<[String]> = []
    return sites.contains { site in
      guard let origin = site.arguments.first(where: { $0.label == shared })?.origin,
        let member = origin.ownMember, index.property(member, of: site.context) != nil
      else { return false }
      return !seen.insert([site.context, member]).inserted
    }
  }
}

extension Origin {
  /// The member of `self` that this is: `player` for `player` and `self.player`.
  fileprivate var ownMember: String? {
    switch self {
    case .name(let name), .member(.selfValue, let name): name
    default: nil
    }
  }
}
