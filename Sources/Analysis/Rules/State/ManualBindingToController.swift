/// Reports a binding over a controller's property, whose changes SwiftUI cannot see.
struct ManualBindingToController: Rule {
  let metadata = RuleMetadata(
    id: "manual-binding-to-controller",
    summary: "A binding reads a property of a UIKit class that announces no changes.",
    category: .state, level: .at(.warning),
    rationale: """
      `Binding(get:set:)` calls its closures when a body runs; it tells SwiftUI nothing. Over a plain property of \
      a controller, neither a write through the binding nor one by the controller redraws the view, so a toggle \
      snaps back and a label keeps its text until something else causes an update. A strong `self` in the \
      closures also keeps the controller alive for as long as the view.

      A value that both sides change belongs to a model that the view observes (`$model.flag`). A `set` that \
      assigns a new `rootView`, and a property with observers of its own, are not reported. Where `set` calls a \
      function, which may do more, the finding is information. Where a property of the controller keeps the host, \
      the fix sets its root view again whenever the value is set, which draws the view anew.
      """,
    fix: .needsReview,
    examples: [
      RuleMetadata.Example(
        before: """
          struct NotificationRow: View {
            @Binding var isOn: Bool
            var body: some View { Toggle("Notify me", isOn: $isOn) }
          }

          class AlertsController: UIViewController {
            private var isOn = false
            private lazy var host = UIHostingController(
              rootView: NotificationRow(
                isOn: Binding(get: { [weak self] in self?.isOn ?? false }, set: { [weak self] in self?.isOn = $0 })))

            func open() {
              present(host, animated: true)
            }
          }
          """,
        after: """
          struct NotificationRow: View {
            @Binding var isOn: Bool
            var body: some View { Toggle("Notify me", isOn: $isOn) }
          }

          class AlertsController: UIViewController {
            private var isOn = false {
              didSet {
                host.rootView = NotificationRow(
                  isOn: Binding(get: { [weak self] in self?.isOn ?? false }, set: { [weak self] in self?.isOn = $0 }))
              }
            }
            private lazy var host = UIHostingController(
              rootView: NotificationRow(
                isOn: Binding(get: { [weak self] in self?.isOn ?? false }, set: { [weak self] in self?.isOn = $0 })))

            func open() {
              present(host, animated: true)
            }
          }
          """)
    ],
    references: ["https://developer.apple.com/documentation/swiftui/binding"])

  func check(_ context: RuleContext) -> [Finding] {
    let bindings = ManualBinding.all(context.seam.calls, context.index)
    return bindings.map { binding in
      let name = binding.property.fact.name
      let host = context.seam.host(showing: binding.node)
      // The host is renewed when any of its bindings changes.
      let shared = bindings.filter { other in
        host?.rootViewExpression?.contains(other.node) ?? false
      }
      let names = shared.map(\.property.fact.name)
      // Bindings in other hosts would go on without an announcement.
      let areOnly = names.allSatisfy { name in
        bindings.filter { $0.owner == binding.owner && $0.reads(name) }.count == 1
      }
      let renewal = areOnly ? host.map { RenewRootView(context: context).fix(names, of: $0) } : nil
      return Finding(
        binding.node.range, "nothing tells SwiftUI when '\(name)' changes behind this binding",
        severity: binding.isWrittenDirectly ? nil : .information,
        notes: [Finding.Note(.declaration(binding.property.key(name)), "declared here")],
        fix: renewal?.fix, refusal: renewal?.refusal)
    }
  }
}

extension ManualBinding {
  fileprivate func reads(_ name: String) -> Bool { property.fact.name == name }
}
