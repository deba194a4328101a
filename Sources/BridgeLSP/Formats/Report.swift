import Analysis

/// A range of a file, with what it takes to count it in lines and columns.
struct Location: Sendable {
  let path: AbsolutePath
  let range: TextRange
  let lines: LineIndex

  /// Counted from 0.
  func start(_ encoding: PositionEncoding = .utf8) -> Position {
    lines.position(of: range.lowerBound, in: encoding)
  }

  /// Counted from 0; exclusive.
  func end(_ encoding: PositionEncoding = .utf8) -> Position {
    lines.position(of: range.upperBound, in: encoding)
  }

  func with(_ range: TextRange) -> Location { Location(path: path, range: range, lines: lines) }
}

/// A diagnostic with its places.
struct ReportedFinding: Sendable {
  struct Note: Sendable {
    let location: Location
    let message: String
  }

  let diagnostic: Diagnostic
  let location: Location
  let notes: [Note]

  /// `linesOfFile` tells how to count in a file, by path; `nil` where it is not known.
  init?(_ diagnostic: Diagnostic, _ linesOfFile: (String) -> LineIndex?) {
    guard let lines = linesOfFile(diagnostic.path) else { return nil }
    self.diagnostic = diagnostic
    location = Location(
      path: AbsolutePath(diagnostic.path), range: diagnostic.range, lines: lines)
    notes = diagnostic.notes.compactMap { note in
      linesOfFile(note.path).map { lines in
        Note(
          location: Location(path: AbsolutePath(note.path), range: note.range, lines: lines),
          message: note.message)
      }
    }
  }
}

/// What a check found, ready to be written in some format.
struct Report {
  /// How many files were checked.
  let files: Int
  /// In the order they are shown.
  let findings: [ReportedFinding]
  let rules: [RuleMetadata]
  let workingDirectory: AbsolutePath
  let texts: SourceTexts

  func displayed(_ path: AbsolutePath) -> String { path.displayed(from: workingDirectory) }

  func rule(_ id: RuleID) -> RuleMetadata? { rules.first { $0.id == id } }

  /// The edits of a fix, each with its place; `nil` when the file's text is no longer there, or when
  /// the property list that has to change as well cannot be edited.
  func edits(of fix: Fix, for finding: ReportedFinding) -> [(Location, String)]? {
    let own = texts.text(of: finding.location.path).flatMap { fix.textEdits(in: $0) }?
      .map { (finding.location.with($0.range), $0.replacement) }
    guard let entry = fix.entry else { return own }
    guard let own, let list = PropertyListFile(entry) else { return nil }
    let place = Location(
      path: list.path, range: list.edit.range, lines: list.text.lines)
    return own + [(place, list.edit.replacement)]
  }
}
