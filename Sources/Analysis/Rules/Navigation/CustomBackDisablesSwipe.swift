/// Reports own back buttons that take the swipe back away.
struct CustomBackDisablesSwipe: Rule {
  let metadata = RuleMetadata(
    id: "custom-back-disables-swipe",
    summary: "An own back button takes away the swipe back and the menu of the system's button.",
    category: .navigation, level: .at(.warning),
    rationale: """
      While an own `leftBarButtonItem`, `hidesBackButton` or `navigationBarBackButtonHidden(_:)` stands in for \
      the back button, the navigation controller's `interactivePopGestureRecognizer` refuses to begin, and the \
      menu behind a long press is gone. `backButtonDisplayMode = .minimal` (iOS 14) on the item of the screen \
      below shows the chevron alone and keeps both. Taking the recogniser's delegate away instead lets the \
      swipe begin on the first screen too, which freezes the stack. Where the project looks after the \
      recogniser somewhere the finding is a hint.
      """,
    examples: [
      RuleMetadata.Example(
        before: """
          class ScreenHost<Content: View>: UIHostingController<Content> {
            override func viewDidLoad() {
              super.viewDidLoad()
              navigationItem.leftBarButtonItem = UIBarButtonItem(
                image: UIImage(named: "chevron"),
                primaryAction: UIAction { [weak self] _ in
                  self?.navigationController?.popViewController(animated: true)
                })
            }
          }
          """,
        after: """
          class ScreenHost<Content: View>: UIHostingController<Content> {
            override func viewDidLoad() {
              super.viewDidLoad()
              // The screen that is pushed next shows the chevron alone.
              navigationItem.backButtonDisplayMode = .minimal
            }
          }
          """)
    ],
    references: [
      "https://developer.apple.com/documentation/uikit/uinavigationcontroller/interactivepopgesturerecognizer",
      "https://developer.apple.com/documentation/uikit/uinavigationitem/backbuttondisplaymode-swift.property",
    ])

  func check(_ context: RuleContext) -> [Finding] {
    let controllers = context.seam.customBacks.compactMap { finding($0, context) }
    return controllers + context.seam.hostedViews.compactMap { finding($0, context) }
  }

  private func finding(_ back: CustomBack, _ context: RuleContext) -> Finding? {
    guard !back.owner.keepsBackButton, !back.isThereOnlyForItsClosure else { return nil }
    let isManaged = context.index.managesPopGesture || back.owner.managesPopGesture
    return Finding(
      back.node.focusedRange, "this button in place of the system's disables the swipe back",
      severity: isManaged ? .hint : back.isPop ? nil : .information,
      notes: [Finding.Note(.here(back.way.callRange), "it goes back here")])
  }

  /// A root view of a host that hides the back button and goes back itself.
  private func finding(_ view: HostedView, _ context: RuleContext) -> Finding? {
    guard let hiding = view.backHiding, let way = view.wayBack, !view.isForm,
      context.index.isRootOfHost(view.name)
    else { return nil }
    return Finding(
      hiding.callRange, "the hidden back button disables the swipe back",
      severity: context.index.managesPopGesture ? .hint : nil,
      notes: [Finding.Note(.here(way.callRange), "the view goes back by itself here")])
  }
}

extension CustomBack {
  /// Whether the button is installed only where somebody took the navigation over with the closure
  /// that it calls, and would be passed by a swipe.
  fileprivate var isThereOnlyForItsClosure: Bool {
    guard let function, let closure = way.calleeName, !isPop else { return false }
    return node.isConditional(within: function)
      && function.descendants.contains { condition in
        condition.kind == .condition && condition.id < node.id
          && (condition.name == closure || condition.descendants.contains { $0.name == closure })
      }
  }
}

extension Node {
  /// From the member that is set: a chain of members starts there.
  fileprivate var focusedRange: TextRange {
    guard kind == .assignment, let target = assignmentTarget?.unwrapped else { return callRange }
    return target.focus.lowerBound..<range.upperBound
  }

  /// Whether the type shows both buttons, or keeps people from leaving on purpose.
  fileprivate var keepsBackButton: Bool {
    descendants.contains {
      ($0.kind == .member || $0.kind == .name)
        && ["leftItemsSupplementBackButton", "isModalInPresentation", "setEditing"]
          .contains($0.name)
    }
  }

  fileprivate var managesPopGesture: Bool {
    descendants.contains {
      $0.name.hasPrefix("interactive") && $0.name.hasSuffix("GestureRecognizer")
    }
  }
}

extension HostedView {
  /// Whether the screen has buttons to keep or give up what was entered.
  fileprivate var isForm: Bool {
    parts.contains { part in
      part.descendants.contains {
        ["cancellationAction", "confirmationAction", "Cancel"].contains($0.name)
      }
    }
  }

  /// `.navigationBarBackButtonHidden()`, `.navigationBarBackButtonHidden(true)`.
  fileprivate var backHiding: Node? {
    for part in parts {
      for node in part.descendants
      where node.kind == .call && node.calleeName == "navigationBarBackButtonHidden" {
        guard let argument = node.argument(at: 0) else { return node }
        if argument.kind == .literal, argument.name == "true" { return node }
      }
    }
    return nil
  }

  /// What leaves the screen: `dismiss()` of the environment, or a pop.
  fileprivate var wayBack: Node? {
    let dismissals = stored.filter {
      $0.fact.attribute("Environment")?.keyPath?.hasSuffix("dismiss") ?? false
    }.map(\.name)
    for part in parts {
      for node in part.descendants where node.kind == .call {
        guard let name = node.calleeName else { continue }
        if dismissals.contains(name), node.callee?.kind == .name { return node }
        if name == "dismiss", node.receiver?.name == "wrappedValue",
          node.receiver?.base?.name == "presentationMode"
        {
          return node
        }
        if Navigation.pops.contains(name) { return node }
      }
    }
    return nil
  }
}
