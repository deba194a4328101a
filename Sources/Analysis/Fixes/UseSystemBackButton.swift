/// Gives a screen the system's back button again in place of its own.
struct UseSystemBackButton {
  let context: RuleContext

  /// Offered where the own button does what the system's does: it pops the screen, and nothing else.
  func repair(_ back: CustomBack) -> (fix: Fix?, refusal: RefusedFix?) {
    guard back.isPop, !back.popsOnly else { return (fix(back), nil) }
    return (nil, RefusedFix(Self.title, because: "its action is not one pop and nothing else"))
  }

  static let title = "Use the system's back button"

  private func fix(_ back: CustomBack) -> Fix? {
    let (file, index) = (context.file, context.index)
    guard back.isPop, index.isController(back.ownerName).isYes,
      let statement = back.node.statement, statement == back.node, statement.has(.ownsLines),
      let function = statement.enclosingFunction, statement.parent == function.body,
      !statement.usesLocalVariables,
      back.node.isOfOwnItem, back.node.installsOneItem,
      let hidings = hidings(in: back.owner, back.ownerName)
    else { return nil }
    var edits = hidings.compactMap { file.remove($0) }
    guard edits.count == hidings.count else { return nil }
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
  /// Whether the action is one pop of the top screen, which takes the keyboard away too: a closure of
  /// the item's, or a method that the item calls by closure or selector.
  fileprivate var popsOnly: Bool {
    guard way.calleeName == "popViewController", let statement = way.statement,
      (statement.assignedValue ?? statement).unwrapped == way, let block = statement.parent,
      block.children.allSatisfy({ $0 == statement || $0.endsEditing }), let code = block.parent
    else { return false }
    if code.kind == .closure { return node.contains(code) }
    return code.kind == .function
      && node.subtree.contains { part in
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

  /// Whether what is installed here is one button, rather than a list of several.
  fileprivate var installsOneItem: Bool {
    guard let value = kind == .call ? argument(at: 0) : assignedValue else { return false }
    return value.kind != .array || value.onlyChild != nil
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
