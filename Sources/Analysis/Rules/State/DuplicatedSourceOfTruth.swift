/// Reports values that a controller and the model of its hosted view both keep for themselves.
struct DuplicatedSourceOfTruth: Rule {
  let metadata = RuleMetadata(
    id: "duplicated-source-of-truth",
    summary: "A controller and its hosted model each fetch or keep the same value.",
    category: .state, level: .at(.information),
    rationale: """
      When the UIKit side and the SwiftUI side of a screen each fetch a value, or each keep a copy of it, the two \
      part as soon as one request fails or answers later than the other, and the bar shows three items where the \
      list shows four. A notification that carries the value from one to the other comes late, or not at all to who \
      subscribes afterwards. One of them owns the value, normally the model; the controller observes it (`model.$count`, \
      or, for `@Observable` models from iOS 26 on, a read in `updateProperties()`) or calls through it.
      """,
    examples: [
      RuleMetadata.Example(
        before: """
          @MainActor final class OrdersAPI {
            func count() async throws -> Int { 0 }
          }

          @MainActor final class OrdersModel: ObservableObject {
            @Published var number = 0
            let api = OrdersAPI()

            func load() async { number = (try? await api.count()) ?? number }
          }

          struct OrdersScreen: View {
            @ObservedObject var model: OrdersModel
            var body: some View { Text("\\(model.number)") }
          }

          class OrdersController: UIViewController {
            private let model = OrdersModel()
            private let api = OrdersAPI()

            func show() {
              present(UIHostingController(rootView: OrdersScreen(model: model)), animated: true)
            }

            func updateBadge() async throws {
              title = "\\(try await api.count())"
            }
          }
          """,
        after: """
          @MainActor final class OrdersAPI {
            func count() async throws -> Int { 0 }
          }

          @MainActor final class OrdersModel: ObservableObject {
            @Published var number = 0
            let api = OrdersAPI()

            func load() async { number = (try? await api.count()) ?? number }
          }

          struct OrdersScreen: View {
            @ObservedObject var model: OrdersModel
            var body: some View { Text("\\(model.number)") }
          }

          class OrdersController: UIViewController {
            private let model = OrdersModel()

            func show() {
              present(UIHostingController(rootView: OrdersScreen(model: model)), animated: true)
            }

            func updateBadge() async throws {
              await model.load()
              title = "\\(model.number)"
            }
          }
          """)
    ],
    references: [
      "https://developer.apple.com/documentation/swiftui/managing-model-data-in-your-app"
    ])

  func check(_ context: RuleContext) -> [Finding] {
    context.seam.secondSources(context.index).map { source in
      let model = source.model.lastComponent
      switch source.kind {
      case .property:
        return Finding(source.node.range, "'\(model)' keeps a '\(source.name)' of its own")
      case .call:
        return Finding(source.node.callRange, "'\(model)' calls '\(source.name)' for itself too")
      case .post:
        return Finding(
          source.node.callRange, "'\(model)' keeps a copy of this in '\(source.name)'")
      case .copy:
        return Finding(source.node.range, "'\(source.name)' is a copy of what '\(model)' posts")
      }
    }
  }
}
