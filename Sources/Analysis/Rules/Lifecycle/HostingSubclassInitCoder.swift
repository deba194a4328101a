/// Reports coder initialisers of hosting controllers that trap.
struct HostingSubclassInitCoder: Rule {
  let metadata = RuleMetadata(
    id: "hosting-subclass-init-coder",
    summary: "A hosting controller's 'init(coder:)' passes no root view on, which traps.",
    category: .lifecycle, level: .at(.error),
    rationale: """
      `UIHostingController` cannot be decoded without a root view: its own `init(coder:)` traps and says that \
      a subclass must call `super.init(coder:rootView:)`. A subclass that a storyboard or nib instantiates \
      and that passes on the coder alone crashes the moment it is loaded. A subclass that is only made in code \
      says so by trapping there itself; where one of the project's storyboards or nibs makes it all the same, that is \
      reported too, unless code makes controllers of storyboards itself: in an `@IBSegueAction`, in the closure that \
      `instantiateViewController(identifier:creator:)` takes, or with another initialiser that takes the coder. Interface Builder cannot name a generic class, so that in one of those \
      the initialiser cannot be reached from a storyboard, and the finding is a warning. A class with another \
      initialiser of its own that no storyboard or nib makes is made in code, and the finding is information.
      """,
    fix: .safe,
    examples: [
      RuleMetadata.Example(
        before: """
          struct Profile: View {
            var body: some View { Text("Profile") }
          }

          class ProfileController: UIHostingController<Profile> {
            required init?(coder: NSCoder) {
              super.init(coder: coder)
            }
          }
          """,
        after: """
          struct Profile: View {
            var body: some View { Text("Profile") }
          }

          class ProfileController: UIHostingController<Profile> {
            required init?(coder: NSCoder) {
              super.init(coder: coder, rootView: Profile())
            }
          }
          """)
    ],
    references: [
      "https://developer.apple.com/documentation/swiftui/uihostingcontroller/init(coder:rootview:)",
      "https://developer.apple.com/documentation/swiftui/uihostingcontroller/init(coder:)",
    ])

  func check(_ context: RuleContext) -> [Finding] {
    context.seam.hostingSubclasses.compactMap { subclass in
      madeByStoryboard(subclass, context) ?? withoutRootView(subclass, context)
    }
  }

  /// A class that a storyboard makes, and that cannot be made so.
  private func madeByStoryboard(
    _ subclass: HostingSubclass, _ context: RuleContext
  ) -> Finding? {
    guard subclass.declaration.has(.isClass), isDecoded(subclass, context) else { return nil }
    let name = subclass.name
    if let initialiser = subclass.coderInitializer {
      guard initialiser.trapsAtOnce else { return nil }
      return Finding(
        initialiser.focus, "a storyboard or nib makes '\(name)', whose 'init(coder:)' traps")
    }
    guard subclass.inheritsInitializers,
      context.index.inheritsCoderInitializer(subclass.name)
    else { return nil }
    return Finding(
      subclass.declaration.focus,
      "a storyboard or nib makes '\(name)', whose inherited 'init(coder:)' traps for want of a root view"
    )
  }

  /// Whether loading a storyboard or nib calls `init(coder:)` of the class for all that can be seen.
  ///
  /// Code that makes controllers of storyboards itself may call another initialiser, and Interface
  /// Builder knows nested types by no name of theirs.
  private func isDecoded(_ subclass: HostingSubclass, _ context: RuleContext) -> Bool {
    guard let interfaces = context.settings.interfaces, interfaces.classes.contains(subclass.name)
    else { return false }
    return !context.index.createsStoryboardControllers
      && !context.index.declarations(of: subclass.name).contains { piece in
        piece.fact.functions.contains { $0.isInitializer && $0.isOtherCoderInitializer }
      }
  }

  private func withoutRootView(
    _ subclass: HostingSubclass, _ context: RuleContext
  ) -> Finding? {
    guard let initialiser = subclass.coderInitializer,
      context.index.inheritsCoderInitializer(subclass.name),
      let call = initialiser.superCalls.first(where: {
        $0.calleeName == "init" && $0.argumentLabels == ["coder"]
      })
    else { return nil }
    let isGeneric = subclass.declaration.child(.genericParameter) != nil
    let isMadeInCode =
      !isDecoded(subclass, context)
      && subclass.declaration.members.contains { $0.kind == .initializer && $0 != initialiser }
    return Finding(
      call.range, "'super.init(coder:)' of a hosting controller traps for want of a root view",
      severity: isMadeInCode ? .information : isGeneric ? .warning : nil,
      fix: fix(call, of: subclass, context))
  }

  private func fix(_ call: Node, of subclass: HostingSubclass, _ context: RuleContext) -> Fix? {
    guard let superclass = context.index.superclass(of: subclass.name),
      superclass.name == "UIHostingController", let written = superclass.arguments.first,
      written.arguments.isEmpty, let argument = call.argument("coder")
    else { return nil }
    let root = context.index.resolve(written, in: subclass.name)
    guard context.index.isMadeWithoutArguments(root.name) else { return nil }
    return Fix(
      "Pass '\(written.name)()' as the root view", .safe,
      edits: [.insert(", rootView: \(written.name)()", at: argument.range.upperBound)])
  }
}

extension FunctionFact {
  /// `init(coder:profile:)`: what a segue's action calls.
  fileprivate var isOtherCoderInitializer: Bool {
    name != "init(coder:)" && parameters.contains { $0.type?.simpleName == "NSCoder" }
  }
}

extension WorkspaceIndex {
  /// Whether the `init(coder:)` that this class's `super` has is that of `UIHostingController`.
  fileprivate func inheritsCoderInitializer(_ type: String) -> Bool {
    for ancestor in lineage(of: type).dropFirst() {
      if ancestor == "UIHostingController" { return true }
      if declarations(of: ancestor).contains(where: { piece in
        piece.fact.functions.contains { $0.name == "init(coder:)" }
      }) {
        return false
      }
    }
    return false
  }
}
