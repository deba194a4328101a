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
      recogniser somewhere the finding is a hint. The fix takes away a button that does nothing but pop; to end \
      editing first, as a pop does anyway, does not count.
      """,
    fix: .needsReview,
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
    return controllers + context.seam.hiddenBacks.compactMap { finding($0, context) }
  }

  private func finding(_ back: CustomBack, _ context: RuleContext) -> Finding? {
    guard !back.keepsWayBack, !back.isThereOnlyForItsClosure, !back.takesPopGestureOver else {
      return nil
    }
    let isManaged = context.index.managesPopGesture || back.managesPopGesture
    let repair = UseSystemBackButton(context: context).repair(back)
    return Finding(
      back.node.focusedRange, "this button in place of the system's disables the swipe back",
      severity: isManaged ? .hint : back.isPop ? nil : .information,
      notes: [Finding.Note(.here(back.way.callRange), "it goes back here")],
      fix: repair.fix, refusal: repair.refusal)
  }

  /// A root view of a host that hides the back button and goes back itself.
  private func finding(_ back: HiddenBack, _ context: RuleContext) -> Finding? {
    guard !back.isOnForm, context.index.isRootOfHost(back.view.name) else { return nil }
    return Finding(
      back.hiding.callRange, "the hidden back button disables the swipe back",
      severity: context.index.managesPopGesture ? .hint : nil,
      notes: [Finding.Note(.here(back.way.callRange), "the view goes back by itself here")],
      fix: ShowBackButton(context: context).fix(back))
  }
}

extension Node {
  /// From the member that is set: a chain of members starts there.
  fileprivate var focusedRange: TextRange {
    guard kind == .assignment, let target = assignmentTarget?.unwrapped else { return callRange }
    return target.focus.lowerBound..<range.upperBound
  }
}
