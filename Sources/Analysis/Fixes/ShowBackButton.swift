/// Shows the system's back button of a SwiftUI view again, in place of one in its toolbar.
struct ShowBackButton {
  let context: RuleContext

  /// Offered where the toolbar has nothing but a button that dismisses and does nothing else, and
  /// every place that shows the view pushes it: at the root of a stack the system has no button.
  func fix(_ back: HiddenBack) -> Fix? {
    let file = context.file
    guard back.way.callee?.kind == .name, context.seam.isAlwaysPushed(back.view, context.index),
      let toolbar = back.onlyToolbar,
      let hiding = file.removeLink(back.hiding), let button = file.removeLink(toolbar)
    else { return nil }
    var edits = [hiding, button]
    if let property = back.dismissal(), let removal = file.removeMember(property) {
      edits.append(removal)
    }
    return Fix(UseSystemBackButton.title, .needsReview, edits: edits.inOrder)
  }
}

extension HiddenBack {
  /// The toolbar around the way back, where that is all that it has.
  fileprivate var onlyToolbar: Node? {
    guard let action = way.statement?.parent, action.onlyChild?.unwrapped == way,
      let closure = action.parent, closure.kind == .closure,
      let (button, _) = closure.enclosingArgument, button.calleeName == "Button",
      let item = button.onlyContentOf
    else { return nil }
    if item.calleeName == "toolbar" { return item }
    guard item.calleeName == "ToolbarItem",
      ["navigationBarLeading", "topBarLeading", "navigation"].contains(
        item.argument("placement")?.name),
      let toolbar = item.onlyContentOf, toolbar.calleeName == "toolbar"
    else { return nil }
    return toolbar
  }

  /// The property with the action, which nothing else uses.
  fileprivate func dismissal() -> Node? {
    guard let name = way.callee?.name else { return nil }
    let mentions = view.parts.flatMap(\.descendants).filter { $0.mentionedMember == name }
    guard mentions.count == 1 else { return nil }
    return view.stored.first {
      $0.name == name && $0.fact.has(.isPrivate) && !$0.sharesDeclaration
    }?
    .node
  }
}

extension Node {
  /// The call whose content closure has this view, with its modifiers, and nothing else.
  fileprivate var onlyContentOf: Node? {
    guard let statement, statement.makingCall == self, let block = statement.parent,
      block.onlyChild == statement, let closure = block.parent, closure.kind == .closure
    else { return nil }
    return closure.enclosingArgument?.call
  }
}
