/// Lets the keyboard cover a hosted view: by the host's regions where the lowest iOS has them, else
/// by a modifier of the root view.
struct IgnoreKeyboard {
  let context: RuleContext

  init(_ context: RuleContext) { self.context = context }

  func fix(_ site: HostingSite) -> Fix? {
    if let minimum = context.settings.minimumIOS, minimum >= Version(16, 4),
      let fix = SetOnHost(file: context.file, settings: context.settings).fix(
        site, "safeAreaRegions.remove(.keyboard)", title: { "Let the keyboard cover '\($0)'" })
    {
      return fix
    }
    guard context.settings.minimumIOS.map({ $0 >= Version(14) }) ?? true,
      let root = site.rootView, site.node.callee?.type == nil, site.node.expectedType == nil,
      site.holder.isUntyped,
      let edit = Fix.Edit.appending("ignoresSafeArea(.keyboard)", to: root)
    else { return nil }
    return Fix("Let the keyboard cover the root view", .needsReview, edits: [edit])
  }
}
