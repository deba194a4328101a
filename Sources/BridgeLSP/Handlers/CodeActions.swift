import Analysis
import JSONRPC

/// The actions to offer for one range of a document.
struct CodeActions {
  let request: LSP.CodeActionRequest
  let context: FindingContext
  let client: ClientFeatures
  /// The findings at the range, each with the client's own diagnostics for it.
  private let findings: [(diagnostic: Diagnostic, shown: [JSONValue])]

  static let fixAllKind = "source.fixAll.bridge"

  init(_ request: LSP.CodeActionRequest, _ context: FindingContext, _ client: ClientFeatures) {
    self.request = request
    self.context = context
    self.client = client
    let lines = context.source.text.lines
    let asked = request.range.offsets(in: lines, client.encoding)
    findings = context.diagnostics.compactMap { diagnostic in
      let shown = (request.context.diagnostics ?? []).filter {
        $0.shows(diagnostic, in: lines, client.encoding)
      }
      let isTouched =
        diagnostic.range.lowerBound <= asked.upperBound
        && asked.lowerBound <= diagnostic.range.upperBound
      return isTouched || !shown.isEmpty ? (diagnostic, shown) : nil
    }
  }

  var all: [LSP.CodeAction] {
    var actions: [LSP.CodeAction] = []
    if wants("quickfix") {
      for finding in findings { actions += fixes(of: finding.diagnostic, finding.shown) }
      for finding in findings { actions += refusals(of: finding.diagnostic, finding.shown) }
      if let all = fixEverythingHere { actions.append(all) }
      for finding in findings { actions += suppressions(of: finding.diagnostic, finding.shown) }
      for finding in findings { actions.append(explanation(of: finding.diagnostic, finding.shown)) }
    }
    if wants(Self.sharedHostKind), let action = sharedHostAction { actions.append(action) }
    // A menu that nobody asked to hold it stays free of it.
    if request.context.only != nil, wants(Self.fixAllKind), let action = fixAllAction {
      actions.append(action)
    }
    return actions.unique
  }

  /// Whether the client asked for `kind`, or for a kind that includes it.
  private func wants(_ kind: String) -> Bool {
    guard let only = request.context.only else { return true }
    return only.contains { $0.isEmpty || kind == $0 || kind.hasPrefix($0 + ".") }
  }

  private func fixes(of diagnostic: Diagnostic, _ shown: [JSONValue]) -> [LSP.CodeAction] {
    diagnostic.fixes.enumerated().compactMap { index, fix in
      guard let edit = context.workspaceEdit(fix, for: client) else { return nil }
      let reference = FixReference(
        uri: context.uri, revision: context.revision, rule: diagnostic.rule.rawValue,
        start: diagnostic.range.lowerBound.utf8, choice: .fix(index))
      var action = action(fix.title, reference, edit)
      action.diagnostics = shown.isEmpty ? nil : shown
      if client.showsPreferredActions, fix.safety == .safe,
        index == diagnostic.fixes.firstIndex(where: { $0.safety == .safe })
      {
        action.isPreferred = true
      }
      return action
    }
  }

  /// What a person may look for here, with the reason why it is not offered.
  private func refusals(of diagnostic: Diagnostic, _ shown: [JSONValue]) -> [LSP.CodeAction] {
    guard client.showsDisabledActions else { return [] }
    return diagnostic.refusals.map { refused in
      LSP.CodeAction(
        title: refused.title, kind: "quickfix", diagnostics: shown.isEmpty ? nil : shown,
        disabled: .init(reason: refused.reason))
    }
  }

  private func suppressions(of diagnostic: Diagnostic, _ shown: [JSONValue]) -> [LSP.CodeAction] {
    let reference = FixReference(
      uri: context.uri, revision: context.revision, rule: diagnostic.rule.rawValue,
      start: diagnostic.range.lowerBound.utf8, choice: .suppress)
    let fix = context.source.suppressing(diagnostic.rule, at: diagnostic.range.lowerBound)
    guard let fix, let edits = fix.textEdits(in: context.source.text) else { return [] }
    var action = action(fix.title, reference, context.workspaceEdit(edits, for: client))
    action.diagnostics = shown.isEmpty ? nil : shown
    return [action]
  }

  private func explanation(of diagnostic: Diagnostic, _ shown: [JSONValue]) -> LSP.CodeAction {
    let title = "Explain '\(diagnostic.rule)'"
    return LSP.CodeAction(
      title: title, kind: "quickfix", diagnostics: shown.isEmpty ? nil : shown,
      command: LSP.Command(
        title: title, command: ServerCommand.explain.rawValue,
        arguments: [.string(diagnostic.rule.rawValue)]))
  }

  /// Offered where one of several safe fixes of the file is.
  private var fixEverythingHere: LSP.CodeAction? {
    let isSafe: (Diagnostic) -> Bool = { $0.fixes.contains { $0.safety == .safe } }
    guard findings.contains(where: { isSafe($0.diagnostic) }),
      context.diagnostics.count(where: isSafe) > 1
    else { return nil }
    return deferred("Apply all safe fixes in this file", kind: "quickfix")
  }

  private var fixAllAction: LSP.CodeAction? {
    let title = "Apply all safe fixes"
    let fixable = context.diagnostics.filter { !$0.fixes.isEmpty }
    if fixable.contains(where: { $0.fixes.contains { $0.safety == .safe } }) {
      return deferred(title, kind: Self.fixAllKind)
    }
    guard client.showsDisabledActions, !fixable.isEmpty else { return nil }
    return LSP.CodeAction(
      title: title, kind: Self.fixAllKind,
      disabled: .init(reason: "every fix in this file needs a person's review"))
  }

  /// An action whose edits take time: made when they are asked for, if the client can ask.
  private func deferred(_ title: String, kind: String) -> LSP.CodeAction? {
    let reference = FixReference(
      uri: context.uri, revision: context.revision, rule: nil, start: nil, choice: .fixAll)
    if client.knowsCodeActionLiterals, !client.resolvesCodeActionEdits {
      guard let edits = reference.edits(in: context), !edits.isEmpty else { return nil }
      return LSP.CodeAction(
        title: title, kind: kind, edit: context.workspaceEdit(edits, for: client))
    }
    var action = action(title, reference, context.workspaceEdit([], for: client))
    action.kind = kind
    return action
  }

  private func action(
    _ title: String, _ reference: FixReference, _ edit: LSP.WorkspaceEdit
  ) -> LSP.CodeAction {
    var action = LSP.CodeAction(title: title, kind: "quickfix")
    if !client.knowsCodeActionLiterals {
      action.command = LSP.Command(
        title: title, command: ServerCommand.applyFix.rawValue, arguments: [reference.json])
    } else if client.resolvesCodeActionEdits {
      action.data = reference.json
    } else {
      action.edit = edit
    }
    return action
  }
}

extension JSONValue {
  /// Whether a client's diagnostic is the one that shows `diagnostic`. Other extensions may have
  /// rewritten its message, so that is not looked at.
  fileprivate func shows(
    _ diagnostic: Diagnostic, in lines: LineIndex, _ encoding: PositionEncoding
  ) -> Bool {
    let range = LSP.Range(diagnostic.range, in: lines, encoding)
    return self["code"]?.string == diagnostic.rule.rawValue
      && self["range"]?["start"]?["line"]?.integer == range.start.line
      && self["range"]?["start"]?["character"]?.integer == range.start.character
  }
}

extension [LSP.CodeAction] {
  /// Without those that do the same under the same title for another finding.
  fileprivate var unique: [LSP.CodeAction] {
    var seen: Set<LSP.CodeAction> = []
    return filter { action in
      var key = action
      key.diagnostics = nil
      return seen.insert(key).inserted
    }
  }
}
