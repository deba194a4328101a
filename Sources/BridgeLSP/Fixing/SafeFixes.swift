import Analysis

/// All safe fixes of one document, applied until none is left.
struct SafeFixes {
  /// What turns the document's text into the fixed one.
  private(set) var edits: [TextEdit] = []
  private(set) var applied = 0

  init(
    _ source: SourceFile, _ workspace: Workspace, _ settings: RuleSettings, _ rules: [any Rule]
  ) {
    var (current, workspace, repair) = (source, workspace, FileRepair())
    var found = workspace.diagnostics(for: source.path, settings: settings, rules: rules)
    for _ in 0..<FileRepair.mostPasses {
      guard let attempt = repair.attempt(found, on: current, .safe) else { break }
      if let proposed = attempt.source { workspace.apply([AnalyzedFile(proposed)]) }
      let after = workspace.diagnostics(for: source.path, settings: settings, rules: rules)
      if repair.settle(attempt, before: found, after: after), let proposed = attempt.source {
        (current, found) = (proposed, after)
      } else if attempt.source != nil {
        workspace.apply([AnalyzedFile(current)])
      }
    }
    applied = repair.applied
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
