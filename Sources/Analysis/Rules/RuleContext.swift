/// What a rule may look at. A class, because every rule gets it for every file.
public final class RuleContext: Sendable {
  package let file: AnalyzedFile
  package let index: WorkspaceIndex
  package let settings: RuleSettings
  package let seam: SeamModel
  /// What the files outside of tests say, in names and in texts.
  package let appTexts: AppTexts
  /// What became of the suppressions, for the rule that looks at them; `nil` for all that run
  /// before it.
  package let suppressed: SuppressionOutcome?

  package init(
    file: AnalyzedFile, index: WorkspaceIndex, settings: RuleSettings,
    appTexts: AppTexts = AppTexts(files: [:]), memory: AnalysisMemory? = nil
  ) {
    self.file = file
    self.appTexts = appTexts
    let index = index.viewed(from: file.path, memory)
    self.index = index
    self.settings = settings
    seam = SeamModel(file.code, index: index, settings: settings)
    suppressed = nil
  }

  /// The same for what runs after `other` was looked at.
  init(after other: RuleContext, suppressed: SuppressionOutcome) {
    file = other.file
    index = other.index
    settings = other.settings
    seam = other.seam
    appTexts = other.appTexts
    self.suppressed = suppressed
  }
}
