/// Reports a cast of a notification's payload that always fails.
struct NotificationPayloadTypeMismatch: Rule {
  let metadata = RuleMetadata(
    id: "notification-payload-type-mismatch",
    summary: "An observer casts a notification's value to a type that nobody posts.",
    category: .state, level: .at(.warning),
    rationale: """
      `userInfo` holds values of any type, and a cast to another type than that of the value gives `nil`. Views are \
      structs of their own: a `Text` is not an `AnyView`, and nothing wraps it on the way. The rule compares the \
      cast with what the project posts under the same name and key, and speaks only where every poster is known \
      to post something else.
      """,
    fix: .needsReview,
    examples: [
      RuleMetadata.Example(
        before: """
          class Presenter: UIViewController {
            private var cancellables: Set<AnyCancellable> = []

            func observe() {
              NotificationCenter.default.publisher(for: .init("modal"))
                .sink { note in
                  guard let view = note.userInfo?["view"] as? AnyView else { return }
                  print(view)
                }
                .store(in: &cancellables)
            }

            func open() {
              NotificationCenter.default.post(
                name: .init("modal"), object: nil, userInfo: ["view": ProfileView()])
            }
          }
          """,
        after: """
          class Presenter: UIViewController {
            private var cancellables: Set<AnyCancellable> = []

            func observe() {
              NotificationCenter.default.publisher(for: .init("modal"))
                .sink { note in
                  guard let view = note.userInfo?["view"] as? AnyView else { return }
                  print(view)
                }
                .store(in: &cancellables)
            }

            func open() {
              NotificationCenter.default.post(
                name: .init("modal"), object: nil, userInfo: ["view": AnyView(ProfileView())])
            }
          }
          """)
    ],
    references: [
      "https://developer.apple.com/documentation/foundation/notification/userinfo",
      "https://developer.apple.com/documentation/swiftui/anyview",
    ])

  func check(_ context: RuleContext) -> [Finding] {
    guard context.file.code.uses("userInfo") else { return [] }
    return context.seam.payloadCasts(in: context).compactMap { cast in
      guard let posted = cast.mismatch(context.index) else { return nil }
      return Finding(
        cast.node.range,
        "'\(cast.key)' is posted as '\(posted.simpleName)', so that a cast to '\(cast.type.simpleName)' fails",
        fix: erasingFix(cast, context))
    }
  }

  /// Erases the type of what is posted, where this file posts it.
  private func erasingFix(_ cast: PayloadCast, _ context: RuleContext) -> Fix? {
    guard cast.type.name == "AnyView" else { return nil }
    let values = cast.postedValues(context.seam.calls)
    guard !values.isEmpty, values.count == context.index.posts[cast.name]?.count else { return nil }
    return Fix(
      "Post it as 'AnyView'", .needsReview,
      edits: values.flatMap { value in
        [
          Fix.Edit.insert("AnyView(", at: value.range.lowerBound),
          Fix.Edit.insert(")", at: value.range.upperBound),
        ]
      })
  }
}

extension SeamModel {
  /// The casts of notifications' payloads. Few files have any; they are looked for when asked.
  fileprivate func payloadCasts(in context: RuleContext) -> [PayloadCast] {
    PayloadCast.all(in: context.file.code, calls, context.index)
  }
}
