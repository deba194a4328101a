import Analysis

/// A way to write a report.
protocol ReportFormat {
  func text(_ report: Report) -> String
}

extension CheckOptions.Format {
  /// The writer of this format. `style` and `width` matter to people only.
  func writer(style: TerminalStyle, width: Int?, _ context: CommandContext) -> any ReportFormat {
    switch self {
    case .human: HumanFormat(style: style, width: width ?? 160)
    case .xcode: XcodeFormat()
    case .json: JSONFormat()
    case .sarif: SARIFFormat(root: Self.repositoryRoot(in: context))
    case .github: GitHubFormat(root: Self.repositoryRoot(in: context))
    }
  }

  /// What GitHub's paths are relative to: the checked out repository, else the working directory.
  private static func repositoryRoot(in context: CommandContext) -> AbsolutePath {
    guard let workspace = context.variable("GITHUB_WORKSPACE"), workspace.hasPrefix("/") else {
      return context.workingDirectory
    }
    let root = AbsolutePath(workspace)
    return context.workingDirectory.isInside(root) ? root : context.workingDirectory
  }
}
