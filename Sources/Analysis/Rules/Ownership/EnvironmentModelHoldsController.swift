/// Reports a model that is put into a host's environment and keeps a controller.
struct EnvironmentModelHoldsController: Rule {
  let metadata = RuleMetadata(
    id: "environment-model-holds-controller",
    summary: "A model in a host's environment keeps a view controller.",
    category: .ownership, level: .at(.warning),
    rationale: """
      A hosting controller keeps its root view together with the environment that is set on it. A \
      model in there with a strong property for a controller closes a loop when that controller \
      leads to the host: navigation controller, host, environment, model, navigation controller. The \
      screen and its model stay until the property is cleared.

      Where the model is seen to be made with the navigation controller that the host is pushed on, the finding is a \
      warning; else it is information. Make the property `weak`, or let the model ask through a closure or a protocol. A router that \
      lives as long as the app does no harm.
      """,
    fix: .needsReview,
    examples: [
      RuleMetadata.Example(
        before: """
          final class Router: ObservableObject {
            var navigation: UINavigationController?
          }

          final class Screen: UIViewController {
            let router = Router()

            func open() {
              let host = UIHostingController(rootView: ProfileView().environmentObject(router))
              navigationController?.pushViewController(host, animated: true)
            }
          }
          """,
        after: """
          final class Router: ObservableObject {
            weak var navigation: UINavigationController?
          }

          final class Screen: UIViewController {
            let router = Router()

            func open() {
              let host = UIHostingController(rootView: ProfileView().environmentObject(router))
              navigationController?.pushViewController(host, animated: true)
            }
          }
          """)
    ],
    references: [
      "https://github.com/mercen-lee/FlowKit/issues/6",
      "https://github.com/thebaselab/codeapp/issues/673",
    ])

  func check(_ context: RuleContext) -> [Finding] {
    context.seam.heldControllers(context.index).compactMap { held in
      guard case .environment = held.holder else { return nil }
      let property = held.property
      return Finding(
        held.argument.range,
        "'\(property.fact.name)' of '\(property.owner.lastComponent)' keeps a controller, and the "
          + "host keeps the model",
        severity: held.isKeptByKeeper ? nil : .information,
        notes: [Finding.Note(.declaration(property.key(property.fact.name)), "declared here")],
        fix: context.file.code.declaration(of: property).flatMap(Fix.weakening))
    }
  }
}
