/// Reports a view that keeps the delegate that keeps it.
struct StrongDelegateInWrappedView: Rule {
  let metadata = RuleMetadata(
    id: "strong-delegate-in-wrapped-view",
    summary: "A view keeps its delegate strongly, and the delegate keeps the view.",
    category: .ownership, level: .at(.warning),
    rationale: """
      An object that keeps a view and is its delegate, where the view's `delegate` is a strong \
      property, forms a cycle: neither is ever freed. UIKit's own delegates are weak; those of one's \
      own views are what their declaration says.

      Declare the property `weak`, for which its protocol has to be one of classes (`AnyObject`).
      """,
    fix: .needsReview, reportsCycles: true,
    examples: [
      RuleMetadata.Example(
        before: """
          protocol MeterDelegate: AnyObject {}

          final class Meter: UIView {
            var delegate: MeterDelegate?
          }

          final class Screen: UIViewController, MeterDelegate {
            let meter = Meter()

            override func viewDidLoad() {
              super.viewDidLoad()
              meter.delegate = self
            }
          }
          """,
        after: """
          protocol MeterDelegate: AnyObject {}

          final class Meter: UIView {
            weak var delegate: MeterDelegate?
          }

          final class Screen: UIViewController, MeterDelegate {
            let meter = Meter()

            override func viewDidLoad() {
              super.viewDidLoad()
              meter.delegate = self
            }
          }
          """)
    ],
    references: ["https://realm.github.io/SwiftLint/weak_delegate.html"])

  func check(_ context: RuleContext) -> [Finding] {
    context.seam.strongDelegates(context.index).map { delegate in
      let property = delegate.property
      let message =
        "'\(property.fact.name)' of '\(property.owner.lastComponent)' is strong, and its delegate "
        + "keeps '\(delegate.view)'"
      let severity: Severity? = delegate.isLetGo ? .information : nil
      guard let declaration = context.file.code.declaration(of: property) else {
        return Finding(
          delegate.assignment.range, message, severity: severity,
          notes: [Finding.Note(.declaration(property.key(property.fact.name)), "declared here")])
      }
      return Finding(
        declaration.range, message, severity: severity,
        notes: [Finding.Note(.here(delegate.assignment.range), "the delegate is assigned here")],
        fix: weakFix(declaration, delegate, context.index))
    }.withoutRepetitions()
  }

  private func weakFix(
    _ declaration: Node, _ delegate: StrongDelegate, _ index: WorkspaceIndex
  ) -> Fix? {
    guard declaration.type?.isOptional == true, !declaration.has(.isLet),
      declaration.children(.attribute).isEmpty, let name = delegate.protocolName,
      index.descends(name, from: "AnyObject").isYes
        || index.descends(name, from: "NSObjectProtocol").isYes,
      let edit = Fix.Edit.adding("weak", to: declaration)
    else { return nil }
    return Fix("Make '\(declaration.name)' weak", .needsReview, edits: [edit])
  }
}
