/// Objects, property wrappers and hosting controllers.
extension OwnershipGuide {
  static let keeping = Section(
    title: "Who keeps whom",
    text: """
      | Keeper | Keeps | Until |
      | --- | --- | --- |
      | a view controller | its child controllers, strongly | `removeFromParent()` |
      | a navigation or tab bar controller | the controllers on its stack or in its tabs | they are popped or replaced |
      | a presenting controller | what it presents | the dismissal |
      | a superview | the hosting **view**, but not the hosting controller: the way back is weak | `removeFromSuperview()` |
      | a hosting controller | its `rootView`, a copy, and every object and closure in it | another `rootView`, or its own end |
      | SwiftUI's store | `@State`, `@StateObject`, a representable's view and coordinator | the view's place in the tree goes, or its identity changes |
      | a closure | what it captures without `[weak …]` | whoever stores the closure lets it go |
      | whoever stores an `AnyCancellable` | the subscription, and so its closures | the cancellable goes: that cancels |
      | the run loop | a scheduled `Timer`, a display link, and their targets | `invalidate()`; a timer that does not repeat: until it has fired |
      | the notification center | the block of a block-based observer | `removeObserver(_:)` with its token |
      | a running `Task` | its closure and all it captured | the closure returns |
      | a `WKUserContentController` | its script message handlers, strongly | they are removed |

      A closure in hosted content that captures a controller is a **cycle** only if that controller keeps the host, as a \
      child or in a property: controller → host → root view → closure → controller. A host that is only \
      pushed or presented makes no lasting one: the captured controller merely lives as long as the screen. A method given \
      as a value (`onTap: openSettings`) captures `self` strongly, and a nested `[weak self]` does not help when the \
      closure around it already captured `self`.

      A delegate is usually a weak reference. Somebody else has to keep the object behind it: a coordinator that is \
      only a delegate, or only a local variable, is gone when its function returns.
      """,
    links: [
      "https://developer.apple.com/documentation/combine/anycancellable",
      "https://developer.apple.com/documentation/foundation/timer",
    ])

  static let wrappers = Section(
    title: "Property wrappers",
    text: """
      | In a view | Keeps | Redraws for | Use it when |
      | --- | --- | --- | --- |
      | `@StateObject` (iOS 14) | one object for the identity of the view | its `objectWillChange` | this view makes the model |
      | `@ObservedObject` | the object, strongly, as long as this view value exists | its `objectWillChange` | somebody else made the model |
      | `@State` | a value, or an `@Observable` object (iOS 17), for the identity | a new value; what `body` reads of an `@Observable` | the view's own small state |
      | `let`, `var` | the object, strongly | nothing of an `ObservableObject`; what `body` reads of an `@Observable` (iOS 17) | constants, `@Observable` models |
      | `@EnvironmentObject` | nothing | its `objectWillChange` | an object from above; none is a crash at the first read |
      | `@Environment(Model.self)` (iOS 17) | nothing | what `body` reads of it | the same for `@Observable`; declared optional, none is `nil` |
      | `@Bindable` (iOS 17) | the object, strongly | what `body` reads of it | bindings to an `@Observable` made elsewhere |
      | `@Binding` | nothing of its own | the source | writing back; it stays live however long it is kept |

      - `@ObservedObject` is not weak. It does not *preserve*: with a default value, or with an object that a parent makes \
      in its `body`, each new value of the view has a new object. In a host whose `rootView` is set once, the model lives as \
      long as the host, and needs no second owner and no special hosting class.
      - The argument of `@StateObject` is an autoclosure that runs once for an identity. An object that is injected with \
      `StateObject(wrappedValue: model)` is right the first time; another one, after a new `rootView` or in a reused \
      cell, is ignored until the identity changes (`.id(…)`).
      - The default of a `@State` property wrapper (Xcode 26 and earlier; Xcode 27 has a macro in its place) is evaluated each time \
      the view value is made, and the first result stays: no side effects there. An `ObservableObject` in `@State` is kept and \
      not observed.
      - `@State` and `@StateObject` belong to the view's place in the tree and exist only there. Read through `host.rootView`, \
      `@State` shows its initial value and `@StateObject` makes another object.
      - `weak` and plain `let` are the real ways to lose a model: the first loses the object, the second its updates.
      - Change published state on the main thread; from another one SwiftUI complains and may miss the change.
      """,
    samples: [
      """
      final class Cart: ObservableObject {
        @Published var count = 0
      }

      /// Makes its model and keeps it.
      struct ShopView: View {
        @StateObject private var cart = Cart()

        var body: some View { CartButton(cart: cart) }
      }

      /// Is given the model of somebody else.
      struct CartButton: View {
        @ObservedObject var cart: Cart

        var body: some View { Button("\\(cart.count) items") { cart.count += 1 } }
      }
      """
    ],
    links: [
      "https://developer.apple.com/documentation/swiftui/stateobject",
      "https://developer.apple.com/documentation/swiftui/observedobject",
      "https://developer.apple.com/documentation/swiftui/state",
      "https://developer.apple.com/documentation/swiftui/environmentobject",
    ])

  static let hosts = Section(
    title: "Hosting controllers",
    text: """
      - `UIHostingController(rootView:)` copies the view value. Changing the variable afterwards changes nothing on screen; \
      `host.rootView = …` and `host.rootView.title = …` do.
      - Assigning `rootView` updates the same place in the tree: `@State` and `@StateObject` stay, and `onAppear` need not run \
      again. Give the new value another `.id(…)` where it is another screen.
      - Values and closures in a root view are those of the moment it was made. Pass a model, or assign the root view again \
      when they change.
      - The hosting view's reference to its controller is weak. Keep `host.view` alone, and the pixels stay while \
      presentation, navigation, later `sizingOptions` and every override of a subclass are gone.
      - In a subclass, call `super` in every override: `UIHostingController` works in them. Do not override `loadView`. \
      `init(coder:)` has to call `super.init(coder:rootView:)`; `super.init(coder:)` stops the process.
      - Make the host once, in `viewDidLoad` or as a lazy property. Appearance, layout and trait callbacks run again and again.
      """,
    links: ["https://developer.apple.com/documentation/swiftui/uihostingcontroller"])
}
