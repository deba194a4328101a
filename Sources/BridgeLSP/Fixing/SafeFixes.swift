import Analysis

/// All safe fixes of one document, applied until none is left.
struct SafeFixes {
  /// What turns the document's text into the fixed one.
  private(set) var edits: [TextEdit] = []
  private(set) var applied = 0

  /// Fixes settle in two or three passes; the bound is for those that undo each other.
  private static let mostPasses = 10

  init(
    _ source: SourceFile, _ workspace: Workspace, _ settings: RuleSettings, _ rules: [any Rule]
  ) {
    var (current, workspace) = (source, workspace)
    var refused: Set<RuleID> = []
    for _ in 0..<Self.mostPasses {
      let found = workspace.diagnostics(for: current.path, settings: settings, rules: rules)
      let plan = FixPlan(found, in: current.text, .safe, refusing: refused)
      let outcome = plan.applied(to: current)
      refused.formUnion(outcome.refused.map(\.rule))
      guard !outcome.applied.isEmpty else {
        if outcome.refused.isEmpty { break }
        continue
      }
      applied += outcome.applied.count
      current = SourceFile(path: current.path, text: outcome.text)
      workspace.apply([AnalyzedFile(current)])
    }
    edits = applied == 0 ? [] : differences(from: source.text, to: current.text)
  }
}

/// Edits of whole lines that turn one text into the other.
///
/// Equal lines at both ends stay, and so do those in between that a greedy search finds again:
/// fixes are small and far apart, and an edit that is larger than need be does no harm.
func differences(from old: SourceText, to new: SourceText) -> [TextEdit] {
  let (oldLines, newLines) = (old.wholeLines, new.wholeLines)
  let changes = newLines.difference(from: oldLines)
  var removed: Set<Int> = []
  var inserted: [Int: Substring] = [:]
  for change in changes {
    switch change {
    case .remove(let offset, _, _): removed.insert(offset)
    case .insert(let offset, let line, _): inserted[offset] = line
    }
  }
  var edits: [TextEdit] = []
  var (oldIndex, newIndex) = (0, 0)
  while oldIndex < oldLines.count || newIndex < newLines.count {
    let start = oldIndex
    var replacement = ""
    while removed.contains(oldIndex) || inserted[newIndex] != nil {
      if removed.contains(oldIndex) { oldIndex += 1 }
      if let line = inserted[newIndex] {
        replacement += line
        newIndex += 1
      }
    }
    if start != oldIndex || !replacement.isEmpty {
      let range = old.lines.startOfLine(start)..<old.lines.startOfLine(oldIndex)
      edits.append(TextEdit(replace: range, with: replacement))
    }
    if oldIndex >= oldLines.count, newIndex >= newLines.count { break }
    oldIndex += 1
    newIndex += 1
  }
  return edits
}

extension SourceText {
  /// The lines with their ends, as ``LineIndex`` counts them.
  fileprivate var wholeLines: [Substring] {
    (0..<lines.lineCount).map { line in
      self[lines.startOfLine(line)..<lines.startOfLine(line + 1)]
    }
  }
}
