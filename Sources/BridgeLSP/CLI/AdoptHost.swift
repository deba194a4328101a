import Analysis

/// `bridge-lsp adopt-host`
enum AdoptHost {
  static func run(_ arguments: Arguments, _ context: CommandContext) throws(UsageError) -> Int32 {
    let options = try CheckOptions(arguments, context)
    let projects: CheckedProjects
    do throws(CheckedProjects.BadConfiguration) {
      projects = try CheckedProjects(options, rules: [], in: context)
    } catch {
      context.show(error.problems)
      return CommandLineTool.failure
    }
    var ending = CheckEnding(options, context)
    ending.note(projects.scopes)
    var changes: [Change] = []
    for analysis in projects.analyses() {
      ending.note(unreadable: analysis.unreadable)
      changes += self.changes(analysis, &ending)
    }
    if options.showsDiff {
      for change in changes { context.output.write(change.diff(from: context.workingDirectory)) }
      ending.hasDiff = !changes.isEmpty
      return ending.finish()
    }
    let isWritten = write(changes, &ending)
    if isWritten { context.errors.write(summary(changes, from: context.workingDirectory)) }
    return ending.finish()
  }

  /// A file that is changed, or created where it held nothing.
  private struct Change {
    let path: AbsolutePath
    let old: String?
    let new: String

    func diff(from directory: AbsolutePath) -> String {
      let name = path.displayed(from: directory)
      let diff = UnifiedDiff.text(from: old ?? "", to: new, path: name)
      guard old == nil, let end = diff.firstIndex(of: "\n") else { return diff }
      return "--- /dev/null" + diff[end...]
    }
  }

  private static func changes(
    _ analysis: ProjectAnalysis, _ ending: inout CheckEnding
  ) -> [Change] {
    let reported = Set(analysis.scope.reported.map(\.string))
    let adoptions = analysis.workspace.sharedHostAdoptions(among: reported.contains) {
      analysis.settings[AbsolutePath($0)] ?? RuleSettings()
    }
    var result: [Change] = []
    for adoption in adoptions {
      let path = AbsolutePath(adoption.path)
      do throws(DiskError) {
        let old = try analysis.text(of: path)
        let source = SourceText(old)
        guard let edits = adoption.fix.textEdits(in: source), let new = source.applying(edits)
        else { continue }
        if let file = adoption.newFile {
          result.append(Change(path: AbsolutePath(file.path), old: nil, new: file.text))
        }
        result.append(Change(path: path, old: old, new: new.string))
      } catch {
        ending.fail(error)
      }
    }
    return result
  }

  /// Creates the class first: without it nothing else compiles.
  private static func write(_ changes: [Change], _ ending: inout CheckEnding) -> Bool {
    for change in changes.sorted(by: { ($0.old == nil ? 0 : 1) < ($1.old == nil ? 0 : 1) }) {
      do throws(DiskError) {
        if let old = change.old {
          try Disk.replace(change.path, with: change.new, over: old)
        } else {
          try Disk.create(change.path, Array(change.new.utf8))
        }
      } catch {
        ending.fail(error)
        return false
      }
    }
    return true
  }

  private static func summary(_ changes: [Change], from directory: AbsolutePath) -> String {
    guard !changes.isEmpty else {
      return
        "nothing to do: no plain hosting controller is pushed, or the project has its own class\n"
    }
    let created = changes.filter { $0.old == nil }.map { $0.path.displayed(from: directory) }
    let changed = changes.count - created.count
    let files = changed == 1 ? "1 file" : "\(changed) files"
    return created.map { "created \($0)\n" }.joined() + "changed \(files)\n"
  }
}
