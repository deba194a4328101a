/// Reports a constant binding that UIKit gives to a hosted view which writes to it.
struct HostedBindingConstant: Rule {
  let metadata = RuleMetadata(
    id: "hosted-binding-constant",
    summary: "A hosted view writes to a binding that is constant where the view is hosted.",
    category: .state, level: .at(.information),
    rationale: """
      `.constant(x)` satisfies a `@Binding` where UIKit has nothing to bind to, and drops every write. A hosted \
      view that sets `isPresented` to `false` in order to close itself stays where it is, and a text or a toggle \
      snaps back. UIKit hears nothing either. A closure tells the controller, and a model that both sides know \
      keeps the value.
      """,
    examples: [
      RuleMetadata.Example(
        before: """
          struct Filters: View {
            @Binding var isPresented: Bool

            var body: some View { Button("Done") { isPresented = false } }
          }

          class FeedController: UIViewController {
            func showFilters() {
              present(UIHostingController(rootView: Filters(isPresented: .constant(true))), animated: true)
            }
          }
          """,
        after: """
          struct Filters: View {
            let onDone: () -> Void

            var body: some View { Button("Done", action: onDone) }
          }

          class FeedController: UIViewController {
            func showFilters() {
              let filters = Filters(onDone: { [weak self] in self?.dismiss(animated: true) })
              present(UIHostingController(rootView: filters), animated: true)
            }
          }
          """)
    ],
    references: ["https://developer.apple.com/documentation/swiftui/binding/constant(_:)"])

  func check(_ context: RuleContext) -> [Finding] {
    let index = context.index
    return context.seam.hostingSites.flatMap { site in
      context.seam.constantBindings(of: site).compactMap { binding in
        guard !binding.label.isEmpty,
          let view = index.type(of: binding.receiver.origin, in: site.ownerName),
          index.isView(view.name).isYes, index.writesBinding(binding.label, of: view.name)
        else { return nil }
        return Finding(
          binding.node.range,
          "'\(view.name.lastComponent)' writes to '\(binding.label)', which drops it here")
      }
    }
  }
}

extension WorkspaceIndex {
  /// Whether a view assigns to one of its bindings, or hands it on to somebody who may.
  fileprivate func writesBinding(_ name: String, of view: String) -> Bool {
    guard let found = property(name, of: view),
      found.fact.attribute("Binding") != nil || found.fact.type?.simpleName == "Binding"
    else { return false }
    return assignsOrBinds(name, of: view)
      || declarations(of: view).flatMap(\.fact.viewElements).contains { element in
        switch element.kind {
        case .read(name, member: "toggle"), .read(name, member: "append"),
          .read(name, member: "removeAll"):
          true
        default: false
        }
      }
  }
}
