/// Reports shared objects that a controller reaches for although its model is given one.
struct SingletonBypassesInjectedDependency: Rule {
  let metadata = RuleMetadata(
    id: "singleton-bypasses-injected-dependency",
    summary: "A controller uses a shared object of a kind that its hosted model is given.",
    category: .state, level: .at(.hint),
    rationale: """
      The model of the hosted view gets its service through its initialiser, so tests can give it another. The \
      controller next to it talks to the shared one: what it does cannot be tested that way, and both may fetch \
      the same thing. Let the controller ask the model, or give it the service too. Passing the shared object to \
      the model is what composition is, and is not reported.
      """,
    examples: [
      RuleMetadata.Example(
        before: """
          @MainActor final class ProfileAPI {
            static let shared = ProfileAPI()
            func reset() {}
          }

          @MainActor final class ProfileModel: ObservableObject {
            @Published var name = ""
            private let api: ProfileAPI

            init(api: ProfileAPI) { self.api = api }

            func reset() { api.reset() }
          }

          struct ProfileScreen: View {
            @ObservedObject var model: ProfileModel
            var body: some View { Text(model.name) }
          }

          class ProfileController: UIViewController {
            private let model = ProfileModel(api: .shared)

            func show() {
              present(UIHostingController(rootView: ProfileScreen(model: model)), animated: true)
            }

            func reset() {
              ProfileAPI.shared.reset()
            }
          }
          """,
        after: """
          @MainActor final class ProfileAPI {
            static let shared = ProfileAPI()
            func reset() {}
          }

          @MainActor final class ProfileModel: ObservableObject {
            @Published var name = ""
            private let api: ProfileAPI

            init(api: ProfileAPI) { self.api = api }

            func reset() { api.reset() }
          }

          struct ProfileScreen: View {
            @ObservedObject var model: ProfileModel
            var body: some View { Text(model.name) }
          }

          class ProfileController: UIViewController {
            private let model = ProfileModel(api: .shared)

            func show() {
              present(UIHostingController(rootView: ProfileScreen(model: model)), animated: true)
            }

            func reset() {
              model.reset()
            }
          }
          """)
    ],
    references: [
      "https://developer.apple.com/documentation/swiftui/managing-model-data-in-your-app"
    ])

  func check(_ context: RuleContext) -> [Finding] {
    context.seam.singletonBypasses(context.index).map { bypass in
      Finding(
        bypass.node.range,
        "'\(bypass.model.lastComponent)' is given the '\(bypass.type.lastComponent)' that is taken "
          + "from '\(bypass.node.name)' here")
    }
  }
}
