/// Reports overrides in hosting controllers that keep the superclass from doing its part.
struct HostingSubclassMissingSuper: Rule {
  let metadata = RuleMetadata(
    id: "hosting-subclass-missing-super",
    summary: "A subclass of a hosting controller overrides a method and does not call super.",
    category: .lifecycle, level: .at(.warning),
    rationale: """
      UIKit asks every controller to call `super` in the appearance methods, in `willMove(toParent:)`, \
      `didMove(toParent:)`, `addChild(_:)` and `viewWillTransition(to:with:)`. In a hosting controller more \
      depends on it: there it connects its content with the navigation bar, starts and ends the appearance of \
      the SwiftUI views, and lays them out. An override that leaves `super` out breaks the content, \
      not only the controller. `viewDidLoad` is not meant here.
      """,
    fix: .safe,
    examples: [
      RuleMetadata.Example(
        before: """
          class ProfileController: UIHostingController<Text> {
            override func viewWillAppear(_ animated: Bool) {
              title = "Profile"
            }
          }
          """,
        after: """
          class ProfileController: UIHostingController<Text> {
            override func viewWillAppear(_ animated: Bool) {
              super.viewWillAppear(animated)
              title = "Profile"
            }
          }
          """)
    ],
    references: [
      "https://developer.apple.com/documentation/uikit/uiviewcontroller/viewwillappear(_:)",
      "https://developer.apple.com/documentation/uikit/uiviewcontroller/willmove(toparent:)",
      "https://developer.apple.com/documentation/uikit/uiviewcontroller/addchild(_:)",
    ])

  func check(_ context: RuleContext) -> [Finding] {
    context.seam.hostingSubclasses.flatMap { subclass in
      subclass.overrides.compactMap { function in
        guard Self.methods.contains(function.memberName), function.body != nil,
          !function.trapsAtOnce, !subclass.callsSuper(of: function)
        else { return nil }
        return finding(function, context)
      }
    }
  }

  private static let methods: Set<String> = [
    "viewWillAppear(_:)", "viewDidAppear(_:)", "viewWillDisappear(_:)", "viewDidDisappear(_:)",
    "viewWillLayoutSubviews()", "willMove(toParent:)", "didMove(toParent:)",
    "viewWillTransition(to:with:)", "addChild(_:)",
  ]

  private func finding(_ function: Node, _ context: RuleContext) -> Finding {
    if let other = misdirectedCall(in: function), let callee = other.callee {
      return Finding(
        callee.focus,
        "'\(function.name)' calls 'super.\(callee.name)' in place of its own super method",
        fixes: [
          Fix(
            "Call 'super.\(function.name)'", .safe,
            edits: [.replace(callee.focus, with: function.name)])
        ])
    }
    return Finding(
      function.focus, "'\(function.name)' does not call super",
      fix: insertion(into: function, context))
  }

  /// A call of another method of `super` that takes the same arguments.
  private func misdirectedCall(in function: Node) -> Node? {
    let labels = function.memberName.dropFirst(function.name.count)
    return function.superCalls.first { call in
      guard let name = call.calleeName, call.enclosingFunction == function else { return false }
      return Self.methods.contains(name + labels)
    }
  }

  private func insertion(into function: Node, _ context: RuleContext) -> Fix? {
    let parameters = function.children(.parameter)
    guard parameters.allSatisfy({ $0.name != "_" }) else { return nil }
    let arguments = parameters.map { parameter in
      (parameter.label.isEmpty ? "" : parameter.label + ": ") + parameter.name
    }
    let call = "super.\(function.name)(\(arguments.joined(separator: ", ")))"
    return Fix.Edit.inserting([call], atStartOf: function, in: context.file.lines).map {
      Fix("Call 'super.\(function.name)'", .safe, edits: $0)
    }
  }
}
