/// Representables, observation, people and the checklist.
extension OwnershipGuide {
  static let representables = Section(
    title: "Representables and coordinators",
    text: """
      - The struct is a value that is made anew with every update. The UIKit view and the coordinator are made once for the \
      identity and kept: `makeCoordinator()`, `makeUIView`, then `updateUIView` many times, and at the end the **static** \
      `dismantleUIView(_:coordinator:)`. An instance method of that name is never called. Timers, observers and handlers are \
      removed there, not in `removeFromSuperview` or a `deinit` that they keep from running.
      - A coordinator that copied the struct, a value or a closure has the first one. Refresh it at the start of each update; a \
      `Binding` or an object stays live by itself.
      - Make everything in `makeUIView`, apply all inputs in `updateUIView`, compare before what costs or calls back. Writing \
      SwiftUI state there, or moving the first responder, changes the tree while it is being drawn.
      - SwiftUI owns the view's `center`, `bounds`, `frame` and `transform`. Say how large it is with `sizeThatFits` (iOS 16), or \
      through its intrinsic size and priorities.
      - Return a new view each time; one UIKit view cannot be in two places. Representables are structs or enums: since iOS 16 a class stops the process.
      - A host made inside a representable shows what it was given until an update assigns its `rootView` again.
      """,
    samples: [
      """
      struct SearchField: UIViewRepresentable {
        @Binding var text: String
        var onSubmit: () -> Void

        func makeCoordinator() -> Coordinator { Coordinator(self) }

        func makeUIView(context: Context) -> UITextField {
          let field = UITextField()
          field.delegate = context.coordinator
          return field
        }

        func updateUIView(_ field: UITextField, context: Context) {
          context.coordinator.parent = self
          if field.text != text { field.text = text }
        }

        static func dismantleUIView(_ field: UITextField, coordinator: Coordinator) {
          field.delegate = nil
        }

        final class Coordinator: NSObject, UITextFieldDelegate {
          var parent: SearchField

          init(_ parent: SearchField) { self.parent = parent }

          func textFieldShouldReturn(_ field: UITextField) -> Bool {
            parent.text = field.text ?? ""
            parent.onSubmit()
            return true
          }
        }
      }
      """
    ],
    links: [
      "https://developer.apple.com/documentation/swiftui/uiviewrepresentable",
      "https://developer.apple.com/documentation/swiftui/uiviewrepresentable/dismantleuiview(_:coordinator:)",
    ])

  static let observation = Section(
    title: "Observation in UIKit",
    text: """
      - An `@Observable` model (iOS 17) is tracked by itself in UIKit since iOS 26, and on iOS 18 with \
      `UIObservationTrackingEnabled` in the Info.plist: in `layoutSubviews`, `viewWillLayoutSubviews`, `updateConstraints`, \
      `draw(_:)`, in the configuration updates of buttons and cells and a few more. `updateProperties()` exists since iOS 26. \
      What `viewDidLoad`, `viewWillAppear`, `init` or any method of yours reads is not tracked.
      - `withObservationTracking` (iOS 17) tells once, **before** the change. Go to the main actor, read again, and arm it again.
      - With `ObservableObject`, subscribe and store the cancellable, with `[weak self]` where `self` keeps it. `assign(to:on: self)` \
      keeps `self`; `assign(to: &$property)` (iOS 14) does not. A sink of `$property` also runs before the change: use the value it is given.
      - `NotificationCenter.publisher(for:object:)` keeps its object. What is delivered comes on the poster's thread.
      - One source of truth: a model that both sides hold, instead of a copy in the controller and one in `@State`.
      """,
    samples: [
      """
      @MainActor @Observable final class Download {
        var progress = 0.0
      }

      final class DownloadController: UIViewController {
        private let download = Download()
        private let label = UILabel()

        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(label)
          showProgress()
        }

        private func showProgress() {
          withObservationTracking {
            label.text = "\\(Int(download.progress * 100)) %"
          } onChange: { [weak self] in
            Task { @MainActor in self?.showProgress() }
          }
        }
      }
      """
    ],
    links: [
      "https://developer.apple.com/documentation/uikit/updating-views-automatically-with-observation-tracking-in-uikit",
      "https://developer.apple.com/documentation/observation/withobservationtracking(_:onchange:)",
    ])

  static let people = Section(
    title: "What no tool can check",
    text: """
      - Keep one owner of navigation while both worlds live side by side, and let it be UIKit until the last screen has moved.
      - Begin with new screens. A screen that works is rewritten when it has to change anyway.
      - Leave a note where a stop-gap is one: what it stands in for, and when it can go.
      - Test at the boundary: open, leave and reopen each hosted screen; cancel a swipe back; rotate; change the text size; \
      put the app into the background; look at the memory graph after ten rounds.
      - Write down, before moving a screen, what the old one does, and compare: deep links, analytics, accessibility identifiers \
      (which sit on other elements afterwards), empty and error states.
      - Take design tokens from one place: `Color(uiColor:)` (iOS 15) instead of the same numbers typed again.
      """)

  static let checklist = Section(
    title: "A checklist for each hosted screen",
    text: """
      - [ ] One place makes the host, once, and something keeps the **controller**.
      - [ ] Embedded: `addChild`, view, constraints, `didMove`. Removed: all three steps.
      - [ ] Every model in the view has one maker; `@StateObject` where it is made here, `@ObservedObject` where it is given.
      - [ ] Every object that the tree reads from the environment is injected on the hosted expression.
      - [ ] Closures that reach a controller which keeps the host capture it weakly.
      - [ ] Subscriptions, timers, observers and tasks end with the screen.
      - [ ] Loading is guarded and happens on one side; returning from a push, a sheet and the background does what it should.
      - [ ] Title, back button and tab title are right during the push, after it, and after a cancelled swipe.
      - [ ] Sizes follow the content (`sizingOptions`), in the largest text size too; safe area and keyboard are applied once.
      - [ ] Representables: inputs applied in update, coordinator refreshed, clean-up in the static dismantle.
      - [ ] Accessibility identifiers and labels are where tests and people look for them.
      """)

  static let versions = Section(
    title: "Since which iOS",
    text: """
      | iOS | What |
      | --- | --- |
      | 14 | `@StateObject`, `assign(to: &$x)`, `backButtonDisplayMode`, keyboard avoidance of hosted content |
      | 15 | `.task`, `Color(uiColor:)` |
      | 16 | `sizingOptions`, `UIHostingConfiguration`, `sizeThatFits` of representables |
      | 16.4 | `safeAreaRegions` |
      | 17 | `@Observable`, `@Bindable`, `@Environment(Model.self)`, `traitOverrides`, `UITraitBridgedEnvironmentKey`, `withObservationTracking` |
      | 17 SDK | `viewIsAppearing`, which works back to iOS 13 |
      | 18 | `UIObservationTrackingEnabled`, `UIGestureRecognizerRepresentable` |
      | 26 | tracking in UIKit by itself, `updateProperties()` |
      """)
}
