/// What the two rules about missing environment objects say.
extension EnvironmentGap {
  func finding(_ context: RuleContext) -> Finding {
    Finding(
      node.range, message, severity: severity, notes: notes, fix: fix(context))
  }

  /// `nil` for the rule's own: a body reads it, and nothing of SwiftUI can be above the host.
  private var severity: Severity? {
    switch (timing, certainty) {
    case (.never, _), (_, .possible): .information
    case (.inBody, .certain): nil
    case (.inBody, .likely), (.inBranch, _), (.later, _): .warning
    }
  }

  private var message: String {
    let view = needs.first?.view.lastComponent ?? ""
    let object = type.lastComponent
    let lack = "nothing provides one to this host"
    return switch timing {
    case .inBody: "'\(view)' needs a '\(object)' from the environment, and \(lack)"
    case .inBranch: "'\(view)' may need a '\(object)' from the environment, and \(lack)"
    case .later:
      "'\(view)' needs a '\(object)' from the environment when an action runs, and \(lack)"
    case .never: "'\(view)' declares a '\(object)' from the environment, and \(lack)"
    }
  }

  private var notes: [Finding.Note] {
    needs.prefix(5).map { need in
      let place = Finding.Place.declaration(need.key)
      return switch need.timing {
      case .inBody: Finding.Note(place, "read while '\(need.view.lastComponent)' is drawn")
      case .inBranch:
        Finding.Note(place, "read under a condition, while '\(need.view.lastComponent)' is drawn")
      case .later: Finding.Note(place, "read when an action of '\(need.view.lastComponent)' runs")
      case .never: Finding.Note(place, "never read, as far as can be seen")
      }
    }
  }

  private var modifier: String { channel == .object ? "environmentObject" : "environment" }

  /// Absent where the host is declared for the root view's own type: a modifier would change it.
  private func fix(_ context: RuleContext) -> Fix? {
    guard !fixesRootType || rootView.isTypeErased else { return nil }
    let owner = node.enclosingType.map(\.qualifiedName) ?? ""
    let name = context.index.qualifiedName(of: owner) ?? owner
    let objects = node.objects(of: type, in: name, context.index)
    let object = objects.only ?? "<#\(type.lastComponent)#>"
    guard let edit = Fix.Edit.appending("\(modifier)(\(object))", to: rootView) else { return nil }
    let title =
      objects.only.map { "Inject '\($0.lastComponent)' with \(modifier)" }
      ?? "Inject a '\(type.lastComponent)' with \(modifier)"
    return Fix(title, .needsReview, edits: [edit])
  }
}
