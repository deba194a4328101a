/// Keeps a subscription in a set of the surrounding class.
struct StoreCancellable {
  let file: AnalyzedFile
  let index: WorkspaceIndex

  func fix(_ subscription: Subscription) -> Fix? {
    guard let owner = subscription.owner, index.isClass(subscription.ownerName).isYes,
      let removal = prefix(of: subscription), let function = subscription.node.enclosingFunction,
      !function.has(.isStatic), subscription.node.enclosingClosure(within: function) == nil
    else { return nil }
    let existing = index.properties(of: subscription.ownerName).first {
      $0.fact.type?.name == "Set" && $0.fact.type?.arguments.first?.name == "AnyCancellable"
        && !$0.fact.has(.isStatic)
        && (!$0.fact.has(.isPrivate) || $0.owner == subscription.ownerName)
    }
    let name = existing?.fact.name ?? "cancellables"
    guard subscription.node.localDeclaration(of: name) == nil else { return nil }
    let end = subscription.node.range.upperBound
    // A chain of one link a line gets one more line.
    let gap = subscription.node.callee?.base?.gapBehind(in: file) ?? end..<end
    var edits = [
      removal,
      Fix.Edit(replace: end..<end, with: [.source(gap), .text(".store(in: &\(name))")]),
    ]
    if existing == nil {
      guard !index.hasMember(name, of: subscription.ownerName),
        let declaration = file.insertProperty(
          "private var \(name): Set<AnyCancellable> = []", in: owner)
      else { return nil }
      edits.insert(declaration, at: 0)
    }
    // What was dropped with the function kept nothing alive; stored, it would.
    let weaken = WeakenCapture(file: file, returnsVoid: true)
    let weakening = subscription.captures.compactMap { weaken.fix($0) }
    guard !weakening.isEmpty, weakening.count == subscription.captures.count else {
      return Fix("Store in '\(name)'", .needsReview, edits: edits)
    }
    return Fix(
      "Store in '\(name)', with [weak self]", .needsReview,
      edits: edits + weakening.flatMap(\.edits))
  }

  /// The removal of `let token = ` in front of the chain.
  private func prefix(of subscription: Subscription) -> Fix.Edit? {
    switch subscription.token {
    case .dropped(let statement):
      // One declaration of several variables cannot lose one of them.
      guard !statement.sharesItsDeclaration, !statement.isMentionedAgain,
        let value = statement.initialValue ?? statement.assignedValue
      else { return nil }
      return .delete(statement.range.lowerBound..<value.range.lowerBound)
    case .unused:
      let start = subscription.node.range.lowerBound
      return .delete(start..<start)
    default: return nil
    }
  }
}

extension Node {
  /// Whether something mentions this local variable, as `_ = token` does.
  fileprivate var isMentionedAgain: Bool {
    kind == .property && name != "_" && !UseCollector.uses(ofLocal: self).isEmpty
  }

  /// Whether one `let` or `var` declares this variable together with others.
  fileprivate var sharesItsDeclaration: Bool {
    parent?.children.contains { $0.kind == .property && $0 != self && $0.range == range } ?? false
  }
}
