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
    fix: .needsReview,
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
            var profileAPI = ProfileAPI.shared

            func show() {
              present(UIHostingController(rootView: ProfileScreen(model: model)), animated: true)
            }

            func reset() {
              profileAPI.reset()
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
          + "from '\(bypass.node.name)' here",
        fix: propertyFix(bypass, context))
    }
  }

  /// Takes the service from a property of the controller, which tests can set: one that is there,
  /// or a new one.
  private func propertyFix(_ bypass: SingletonBypass, _ context: RuleContext) -> Fix? {
    let (node, index) = (bypass.node, context.index)
    guard let function = node.enclosingFunction, function.kind == .function,
      !function.has(.isStatic), node.enclosingClosure(within: function) == nil,
      let owner = function.enclosingType
    else { return nil }
    if let known = node.objects(of: bypass.type, in: index.name(of: owner), index).only {
      return Fix(
        "Use '\(known)'", .needsReview, edits: [.replace(node.range, with: known)])
    }
    guard let base = node.base, let name = base.name.propertyName,
      !index.hasMember(name, of: index.name(of: owner)),
      node.localDeclaration(of: name) == nil,
      let property = context.file.insertProperty(
        "var \(name) = \(base.name).\(node.name)", in: owner)
    else { return nil }
    return Fix(
      "Take '\(base.name)' from a property", .needsReview,
      edits: [property, .replace(node.range, with: name)])
  }
}
