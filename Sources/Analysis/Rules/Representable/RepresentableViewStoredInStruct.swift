/// Reports a UIKit view that a representable makes as a stored property of its value.
struct RepresentableViewStoredInStruct: Rule {
  let metadata = RuleMetadata(
    id: "representable-view-stored-in-struct",
    summary: "A representable makes a UIKit view in a stored property of its value.",
    category: .representable, level: .at(.warning),
    rationale: """
      SwiftUI makes a new value of a representable with every update of its parent (all iOS \
      versions), but calls `makeUIView` once. A stored property with an initial value makes \
      another UIKit view for each value; only the first is ever on screen, so that what an update \
      does to the property changes a view that nobody sees.

      Make the view in `makeUIView`, and use the one that `updateUIView` is given. What has to \
      reach it from elsewhere is kept by the coordinator.

      In `@State` the first view is kept, although one is still made for each value: information.
      """,
    fix: .needsReview,
    examples: [
      RuleMetadata.Example(
        before: """
          struct Spinner: UIViewRepresentable {
            let spinner = UIActivityIndicatorView(style: .large)

            func makeUIView(context: Context) -> UIActivityIndicatorView { spinner }

            func updateUIView(_ view: UIActivityIndicatorView, context: Context) {
              spinner.startAnimating()
            }
          }
          """,
        after: """
          struct Spinner: UIViewRepresentable {
            func makeUIView(context: Context) -> UIActivityIndicatorView { UIActivityIndicatorView(style: .large) }

            func updateUIView(_ view: UIActivityIndicatorView, context: Context) {
              view.startAnimating()
            }
          }
          """)
    ],
    references: [
      "https://developer.apple.com/documentation/swiftui/uiviewrepresentable",
      "https://github.com/riccqi/ARImageTracking/issues/3",
    ])

  func check(_ context: RuleContext) -> [Finding] {
    context.seam.representables.flatMap { view in
      view.members.filter(\.isStored).compactMap { property in
        let fact = PropertyFact(property)
        guard let initial = fact.initial, case .call = initial,
          let type = context.index.type(of: fact, owner: view.name),
          context.index.isUIView(type.name).isYes || context.index.isController(type.name).isYes,
          context.index.freshness(of: initial, expecting: fact.type, in: view.name) == .fresh
        else { return nil }
        let wrappers = fact.attributes.map(\.name)
        guard wrappers.isEmpty || wrappers == ["State"] else { return nil }
        return Finding(
          property.range,
          "each new value of '\(view.displayName)' makes another '\(type.name.lastComponent)'",
          severity: wrappers.isEmpty ? nil : .information,
          fix: MakeInMake(context: context).fix(property, of: view))
      }
    }
  }
}

extension Node {
  /// A property that every value of the type stores.
  fileprivate var isStored: Bool {
    kind == .property && !has(.isComputed) && !has(.isStatic) && !has(.isLazy)
  }
}
