/// Reports what a representable starts and never ends.
struct RepresentableMissingDismantle: Rule {
  let metadata = RuleMetadata(
    id: "representable-missing-dismantle",
    summary:
      "A representable starts something that outlives its view, and has no dismantle method.",
    category: .representable, level: .at(.warning),
    rationale: """
      A repeating timer, a display link, a block observer of `NotificationCenter`, a player's time \
      observer and a running capture session go on until they are ended (all iOS versions). They do not end with the view: \
      each time the representable appears anew, one more goes on behind the scenes. The place to end \
      them is `static func dismantleUIView(_:coordinator:)`, which SwiftUI calls when the view goes \
      away. The value of a representable has no `deinit`, and a coordinator's `deinit` never comes \
      while a timer keeps the coordinator as its target.

      Observers with a selector, `UIControl` targets, delegates, `NSKeyValueObservation` and \
      `AnyCancellable` end with their owner and are not reported. Observers of key paths, observers of \
      a player and capture sessions that only this view has are information.
      """,
    fix: .needsReview,
    examples: [
      RuleMetadata.Example(
        before: """
          struct Clock: UIViewRepresentable {
            func makeCoordinator() -> Coordinator { Coordinator() }

            func makeUIView(context: Context) -> UILabel {
              let label = UILabel()
              context.coordinator.timer = Timer.scheduledTimer(
                withTimeInterval: 1, repeats: true
              ) { _ in }
              return label
            }

            func updateUIView(_ label: UILabel, context: Context) {}

            final class Coordinator {
              var timer: Timer?
            }
          }
          """,
        after: """
          struct Clock: UIViewRepresentable {
            func makeCoordinator() -> Coordinator { Coordinator() }

            func makeUIView(context: Context) -> UILabel {
              let label = UILabel()
              context.coordinator.timer = Timer.scheduledTimer(
                withTimeInterval: 1, repeats: true
              ) { _ in }
              return label
            }

            func updateUIView(_ label: UILabel, context: Context) {}

            static func dismantleUIView(_ uiView: UILabel, coordinator: Coordinator) {
              coordinator.timer?.invalidate()
            }

            final class Coordinator {
              var timer: Timer?
            }
          }
          """)
    ],
    references: [
      "https://developer.apple.com/documentation/swiftui/uiviewrepresentable/dismantleuiview(_:coordinator:)"
    ])

  func check(_ context: RuleContext) -> [Finding] {
    context.seam.representables.flatMap { view in
      view.unendedResources(context.seam.calls).map { resource in
        Finding(
          resource.node.callRange,
          "\(resource.words), and '\(view.displayName)' has no '\(view.dismantleName)'",
          severity: resource.isCertain ? nil : .information,
          fix: dismantleFix(resource, view, context))
      }
    }
  }

  /// Absent where it cannot be seen what keeps the resource.
  private func dismantleFix(
    _ resource: RepresentableResource, _ view: Representable, _ context: RuleContext
  ) -> Fix? {
    guard let keeper = resource.keeper, let update = view.update, let make = view.make,
      let wrapped = make.type, wrapped.arguments.isEmpty, !wrapped.isOpaque,
      let coordinator = view.coordinator,
      let kept = context.index.property(keeper, of: coordinator.name)?.fact,
      !kept.has(.isPrivate), let type = context.index.type(of: kept, owner: coordinator.name),
      let statements = resource.kind.ending("coordinator." + keeper, name: keeper, type.isOptional)
    else { return nil }
    let isController = make.name == "makeUIViewController"
    let parameter = isController ? "uiViewController" : "uiView"
    let signature =
      "static func \(view.dismantleName)(_ \(parameter): \(wrapped.name), coordinator: Coordinator) {"
    guard
      let edit = context.file.insertMember(
        [signature] + statements.map { "  " + $0 } + ["}"], after: update)
    else { return nil }
    return Fix("End it in '\(view.dismantleName)'", .needsReview, edits: [edit])
  }
}

extension Representable {
  fileprivate var dismantleName: String {
    make?.name == "makeUIViewController" || update?.name == "updateUIViewController"
      ? "dismantleUIViewController" : "dismantleUIView"
  }
}

extension RepresentableResource {
  fileprivate var words: String {
    kind == .captureSession
      ? "this capture session is never stopped"
      : "this \(kind.noun) goes on after the view is gone"
  }
}

extension Registration.Kind {
  /// The statements that end what `path` keeps; `nil` where they need more than that.
  fileprivate func ending(
    _ path: String, name: String, _ isOptional: Bool
  ) -> [String]? {
    switch self {
    case .timer, .displayLink: return ["\(path)\(isOptional ? "?" : "").invalidate()"]
    case .blockObserver:
      let removal = "NotificationCenter.default.removeObserver("
      guard isOptional else { return ["\(removal)\(path))"] }
      return ["if let \(name) = \(path) {", "  \(removal)\(name))", "}"]
    case .captureSession: return ["\(path)\(isOptional ? "?" : "").stopRunning()"]
    case .keyValueObserver, .timeObserver, .scriptMessageHandler, .task, .urlSession: return nil
    }
  }
}
