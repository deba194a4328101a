/// Makes a closure capture `self`, or another variable, weakly.
///
/// Statements that only call something become `self?.…`; where a value is needed, the closure
/// starts with `guard let self else { return }`; a method used as a value becomes a closure.
struct WeakenCapture {
  let file: AnalyzedFile
  /// Whether the closure gives nothing back; `nil` when that cannot be seen.
  let returnsVoid: Bool?

  static func title(_ name: String) -> String { "Add [weak \(name)]" }

  func fix(_ capture: SelfCapture, safety: Fix.Safety = .needsReview) -> Fix? {
    // Another name would go on keeping it.
    guard !capture.isRenamed else { return nil }
    switch capture.form {
    case .method(let method): return methodFix(capture.node, method, safety)
    case .closure:
      return closureFix(capture.node, name: "self", mentions: capture.mentions, safety: safety)
    }
  }

  /// The same for the closure that a registration keeps; `nil` where it keeps `self` itself.
  func fix(_ registration: Registration) -> Fix? {
    guard case .closure(let capture) = registration.target else { return nil }
    return fix(capture)
  }

  /// The same for a variable that `closure` mentions.
  func fix(_ closure: Node, variable: Node) -> Fix? {
    // A capture list takes what is in the variable when the closure is made, which may be nothing yet.
    guard variable.kind != .property || variable.has(.isLet) else { return nil }
    let mentions = closure.descendants.filter {
      $0.kind == .name && $0.name == variable.name
        && $0.localDeclaration(of: variable.name) == variable
        && $0.listing(in: closure) != .evaluated
    }
    guard mentions.allSatisfy({ $0.listing(in: closure) == nil }) else { return nil }
    return closureFix(closure, name: variable.name, mentions: mentions, safety: .needsReview)
  }

  private func methodFix(_ node: Node, _ method: FunctionFact, _ safety: Fix.Safety) -> Fix? {
    guard method.result?.isVoid ?? true, !method.has(.isAsync), !method.has(.isThrowing),
      method.parameters.allSatisfy({ !$0.flags.contains(.isInOut) })
    else { return nil }
    let arguments = method.parameters.enumerated().map { index, parameter in
      (parameter.label.isEmpty ? "" : parameter.label + ": ") + "$\(index)"
    }
    let call = "\(method.baseName)(\(arguments.joined(separator: ", ")))"
    return Fix(
      Self.title("self"), safety,
      edits: [.replace(node.range, with: "{ [weak self] in self?.\(call) }")])
  }

  private func closureFix(
    _ closure: Node, name: String, mentions: [Node], safety: Fix.Safety
  ) -> Fix? {
    guard !mentions.isEmpty, let body = closure.body else { return nil }
    let title = Self.title(name)
    if mentions.allSatisfy({ $0.startsOptionalChain(in: body) }), returnsVoid != false {
      let questions = mentions.filter { $0.kind == .name }.map { mention in
        Fix.Edit.insert("?", at: mention.range.upperBound)
      }
      return Fix(title, safety, edits: [captureEdit(closure, name, then: "")] + questions)
    }
    guard returnsVoid == true, let first = body.firstChild else { return nil }
    let unwrap = "guard let \(name) else { return }"
    if let indentation = file.indentation(of: first) {
      let start = first.range.lowerBound
      let guardEdit = Fix.Edit(
        replace: start..<start, with: [.text(unwrap + "\n"), .source(indentation)])
      return Fix(title, safety, edits: [captureEdit(closure, name, then: ""), guardEdit])
    }
    if closure.has(.hasSignature) {
      return Fix(
        title, safety,
        edits: [
          captureEdit(closure, name, then: ""), .insert(unwrap + "; ", at: first.range.lowerBound),
        ])
    }
    return Fix(title, safety, edits: [captureEdit(closure, name, then: " \(unwrap);")])
  }

  /// `[weak name]`, in the closure's capture list or in a new one.
  private func captureEdit(_ closure: Node, _ name: String, then more: String) -> Fix.Edit {
    let captures = closure.children(.capture)
    if let own = captures.first(where: { $0.name == name }) {
      return .replace(own.range, with: "weak \(name)")
    }
    if let first = captures.first {
      return .insert("weak \(name), ", at: first.range.lowerBound)
    }
    if closure.has(.hasSignature) {
      return .insert("[weak \(name)] ", at: closure.focus.lowerBound)
    }
    let brace = TextOffset(utf8: closure.range.lowerBound.utf8 + 1)
    return .insert(" [weak \(name)] in" + more, at: brace)
  }
}

extension Node {
  /// Whether the dot of `member` comes right behind: `(self).show()` has a parenthesis between.
  fileprivate func isFollowedByDot(of member: Node) -> Bool {
    member.focus.lowerBound.utf8 == range.upperBound.utf8 + 1
  }

  /// Whether this mention only starts a chain that stands as a statement of `body` or of
  /// a closure in it: `self.show()`, `self.title = "x"`; also an inner capture list.
  fileprivate func startsOptionalChain(in body: Node) -> Bool {
    // An inner `[unowned self]` needs the object itself.
    if kind == .capture { return has(.isWeak) }
    var current = wrapped
    guard let parent = current.parent, parent.kind == .member, isFollowedByDot(of: parent) else {
      return false
    }
    while let parent = current.parent {
      switch parent.kind {
      case .member, .optionalChain: current = parent
      case .call where parent.firstChild == current: current = parent
      case .assignment where parent.assignmentTarget == current: current = parent
      case .awaitExpression: current = parent
      case .block:
        guard let owner = parent.parent else { return false }
        // A single expression gives its value back, which must then be allowed to be optional.
        if owner.kind == .closure, owner != body.parent, parent.isOnlyStatement(current) {
          return current.kind == .call || current.kind == .assignment
        }
        return true
      default: return false
      }
    }
    return false
  }
}
