/// Gives a screen the system's back button again in place of its own.
struct UseSystemBackButton {
  let context: RuleContext

  /// Offered where the own button does what the system's does: it pops the screen, and nothing else.
  func repair(_ back: CustomBack) -> (fix: Fix?, refusal: RefusedFix?) {
    guard back.isPop else { return (nil, nil) }
    guard back.popsAlone else {
      return (nil, RefusedFix(Self.title, because: "its action is not one pop and nothing else"))
    }
    return (fix(back), nil)
  }

  static let title = "Use the system's back button"

  private func fix(_ back: CustomBack) -> Fix? {
    let (file, index) = (context.file, context.index)
    guard index.isController(back.ownerName).isYes, let item = back.item,
      back.isAction(of: item.value), !isReplaced(back),
      let statement = back.node.statement, statement == back.node, statement.has(.ownsLines),
      let function = statement.enclosingFunction, statement.parent == function.body,
      !item.value.usesLocalVariables, back.node.isOfOwnItem,
      let hidings = hidings(in: back.owner, back.ownerName)
    else { return nil }
    let removed = hidings + (item.local.map { [$0] } ?? [])
    var edits = removed.compactMap { file.remove($0) }
    guard edits.count == removed.count else { return nil }
    if showsChevronAlone(back) {
      edits.append(
        .replace(statement.range, with: "navigationItem.backButtonDisplayMode = .minimal"))
    } else if let removal = file.remove(statement) {
      edits.append(removal)
    } else {
      return nil
    }
    return Fix(Self.title, .needsReview, edits: edits.inOrder)
  }

  /// Whether the action is a method that another class may have its own of.
  private func isReplaced(_ back: CustomBack) -> Bool {
    guard let method = back.way.statement?.parent?.parent, method.kind == .function else {
      return false
    }
    return method.children(.modifier).contains { $0.name == "open" }
      || context.index.isOverridden(method.name, of: back.ownerName)
  }

  /// The item of a screen says how the button of the next one looks: a class of several screens that
  /// says it for itself says it for those that follow.
  private func showsChevronAlone(_ back: CustomBack) -> Bool {
    guard let minimum = context.settings.minimumIOS, minimum >= Version(14) else { return false }
    return !back.owner.children(.genericParameter).isEmpty
      || context.index.hasSubclass(back.ownerName)
  }

  /// The statements that hide the system's button; `nil` where it is hidden in other ways, or
  /// elsewhere.
  private func hidings(in owner: Node, _ name: String) -> [Node]? {
    let index = context.index
    let inherited = index.lineage(of: name).flatMap(index.declarations)
    let assigned = inherited.filter { piece in
      piece.fact.assignedMembers.contains { $0.hasSuffix("hidesBackButton") }
    }
    guard assigned.allSatisfy({ $0.path == index.viewpoint }) else { return nil }
    let mentions = owner.pieces.flatMap(\.members).flatMap(\.backButtonHidings)
    let statements = mentions.compactMap { mention -> Node? in
      guard let statement = mention.statement, statement.kind == .assignment,
        statement.assignmentTarget?.unwrapped == mention, statement.isOfOwnItem,
        statement.has(.ownsLines), statement.parent?.parent?.isFunctionLike == true
      else { return nil }
      return statement
    }
    return statements.count == mentions.count ? statements : nil
  }
}

extension CustomBack {
  /// The expression that makes the one item that is installed, and the local that it is the value of,
  /// where nothing else uses that.
  fileprivate var item: (value: Node, local: Node?)? {
    guard let value = node.kind == .call ? node.argument(at: 0) : node.assignedValue,
      value.kind != .array || value.onlyChild != nil
    else { return nil }
    guard value.kind == .name, let local = value.localDeclaration(of: value.name) else {
      return (value, nil)
    }
    guard local.kind == .property, local.statement == local, local.parent == node.parent,
      let made = local.initialValue, let function,
      function.descendants.filter({ $0.kind == .name && $0.name == local.name }).only == value
    else { return nil }
    return (made, local)
  }

  /// Whether the code that goes back pops the top screen and does nothing else; to end editing, as
  /// a pop does, does not count.
  fileprivate var popsAlone: Bool {
    guard way.calleeName == "popViewController", let statement = way.statement,
      (statement.assignedValue ?? statement).unwrapped == way
    else { return false }
    return statement.parent?.children.allSatisfy { $0 == statement || $0.endsEditing } ?? false
  }

  /// Whether that code is all of the item's action: its closure, or a method that it calls by closure
  /// or selector.
  fileprivate func isAction(of item: Node) -> Bool {
    guard let code = way.statement?.parent?.parent else { return false }
    if code.kind == .closure { return item.contains(code) }
    return code.kind == .function
      && item.subtree.contains { part in
        if part.kind == .macro, part.name == "selector" {
          return part.argument(at: 0)?.name == code.name
        }
        guard part.kind == .closure, let only = part.body?.onlyChild?.unwrapped else {
          return false
        }
        return only.kind == .call && only.callee?.pathInSelf == [code.name]
      }
  }
}

extension Node {
  /// `view.endEditing(true)`, `field.resignFirstResponder()`.
  fileprivate var endsEditing: Bool {
    unwrapped.kind == .call
      && ["endEditing", "resignFirstResponder"].contains(unwrapped.calleeName)
  }

  /// Whether variables of the function are used, which nothing else may use.
  fileprivate var usesLocalVariables: Bool {
    descendants.contains {
      $0.kind == .name && $0.localDeclaration(of: $0.name)?.kind == .property
    }
  }

  /// Whether what is assigned or called here belongs to the controller's own item.
  fileprivate var isOfOwnItem: Bool {
    let target = kind == .call ? callee : assignmentTarget?.unwrapped
    return target?.base?.pathInSelf == ["navigationItem"]
  }

  /// The mentions of what hides the system's button, in this member.
  fileprivate var backButtonHidings: [Node] {
    subtree.filter { ["hidesBackButton", "setHidesBackButton"].contains($0.name) && $0.isMention }
  }
}
