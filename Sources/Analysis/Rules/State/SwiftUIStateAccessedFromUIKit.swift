/// Reports UIKit code that uses a view's state by way of a value that is not on screen.
struct SwiftUIStateAccessedFromUIKit: Rule {
  let metadata = RuleMetadata(
    id: "swiftui-state-accessed-from-uikit",
    summary: "UIKit code uses a view's state through a value of the view that is not on screen.",
    category: .state, level: .at(.warning),
    rationale: """
      `rootView`, and any variable that holds a view, is a plain value. The state that is on screen belongs to \
      SwiftUI and is not in it. Through such a value, `@State` and `@FocusState` give their initial value and \
      drop what is assigned, `@StateObject` makes a new object with each read, `@Environment` gives the default \
      value, and `@EnvironmentObject` stops the process.

      The same holds for properties of classes that are declared with these wrappers: SwiftUI connects them for \
      structs that are views, and for no class.

      Share an object instead: the controller keeps the model and the view observes it. Plain properties, \
      bindings and observed objects of the value work as expected and are not reported.
      """,
    examples: [
      RuleMetadata.Example(
        before: """
          struct Counter: View {
            @State var count = 0

            var body: some View { Text("\\(count)") }
          }

          class CounterController: UIHostingController<Counter> {
            func bump() {
              rootView.count += 1
            }
          }
          """,
        after: """
          final class CounterModel: ObservableObject {
            @Published var count = 0
          }

          struct Counter: View {
            @ObservedObject var model: CounterModel

            var body: some View { Text("\\(model.count)") }
          }

          class CounterController: UIHostingController<Counter> {
            func bump() {
              rootView.model.count += 1
            }
          }
          """)
    ],
    references: [
      "https://developer.apple.com/documentation/swiftui/state",
      "https://github.com/yutailang0119/SBPAsyncImage/issues/14",
      "https://github.com/rundfunk47/stinsen/issues/66",
    ])

  func check(_ context: RuleContext) -> [Finding] {
    let code = context.file.code
    let declared = code.uninstalledStorages(context.index).map { storage in
      Finding(
        storage.property.focus, storage.message,
        notes: [Finding.Note(.here(storage.use.focus), "used here")])
    }
    return declared
      + context.seam.viewValueAccesses(in: code, context.index).map { access in
        Finding(
          access.node.focus, access.message,
          notes: [
            Finding.Note(
              .declaration(access.property.key(access.property.fact.name)), "declared here")
          ])
      }
  }
}

extension UninstalledStorage {
  fileprivate var message: String {
    let name = "'\(property.name)'"
    let reason = "SwiftUI connects no property of a class to a view"
    switch storage {
    case .state: return "\(reason), so \(name) keeps its initial value"
    case .stateObject: return "\(reason), so reading \(name) makes another object"
    case .environmentObject: return "\(reason), so \(name) cannot be found"
    default: return "\(reason), so \(name) has its default value"
    }
  }
}

extension ViewValueAccess {
  fileprivate var message: String {
    let name = property.fact.name
    let subject = method.map { "'\(name)', which '\($0)' uses," } ?? "'\(name)'"
    let reason = "this value of '\(view.lastComponent)' is not on screen"
    switch ViewStorage(property.fact) {
    case .state where isWrite: return "\(reason), so it drops what is assigned to \(subject)"
    case .state: return "\(reason), so \(subject) has its initial value"
    case .stateObject: return "\(reason), so reading \(subject) makes another object"
    case .environmentObject: return "\(reason), so \(subject) cannot be found"
    default: return "\(reason), so \(subject) has its default value"
    }
  }
}
