import Analysis
import Foundation

/// Where the analyzer's time goes: each stage over all files, then each rule over all files.
enum StageTimes {
  static func run(_ paths: [String]) -> String {
    let clock = ContinuousClock()
    var times: [(name: String, duration: Duration)] = []
    var files: [AnalyzedFile] = []
    var parsing = Duration.zero
    var lowering = Duration.zero
    for path in paths {
      guard let text = BenchTool.text(of: path) else { continue }
      let start = clock.now
      let source = SourceFile(path: path, text: SourceText(text))
      let parsed = clock.now
      files.append(AnalyzedFile(source))
      parsing += parsed - start
      lowering += clock.now - parsed
    }
    times.append(("parse", parsing))
    times.append(("model and facts", lowering))

    var workspace = Workspace()
    times.append(("join", clock.measure { workspace.load(files) }))

    var settings = RuleSettings()
    settings.minimumIOS = Version(16)
    var contexts: [RuleContext] = []
    let joined = clock.measure {
      contexts = files.map { file in
        RuleContext(
          file: file, index: workspace.index, settings: settings,
          appTexts: AppTexts(files: workspace.files))
      }
    }
    times.append(("seam model", joined))
    for rule in allRules {
      let duration = clock.measure {
        for context in contexts {
          _ = rule.check(context)
        }
      }
      times.append(("rule \(rule.metadata.id)", duration))
    }
    let fields = times.map { "\"\($0.name)\": \($0.duration / .seconds(1))" }
    return "{\(fields.joined(separator: ", "))}"
  }
}
