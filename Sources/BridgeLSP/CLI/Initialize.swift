import Analysis

/// `bridge-lsp init`
enum Initialize {
  static func run(_ arguments: Arguments, _ context: CommandContext) throws(UsageError) -> Int32 {
    try arguments.expectOperands(atMost: 0, of: .initialize)
    let file = context.workingDirectory.appending(Configuration.fileName)
    guard Disk.kind(of: file) == nil else {
      throw UsageError("\(Configuration.fileName) is already there; it was not touched")
    }
    do throws(DiskError) {
      try Disk.create(file, Array(template(context.rules.map(\.metadata)).utf8))
    } catch {
      throw UsageError("cannot write \(Configuration.fileName): \(error.reason)")
    }
    context.errors.write("wrote \(Configuration.fileName)\n")
    return 0
  }

  /// A configuration that changes nothing and shows everything.
  static func template(_ rules: [RuleMetadata]) -> String {
    let example = rules.first?.id.rawValue ?? ""
    return """
      // Bridge LSP: governs the Swift files of this folder and below, up to the next such file.
      // Comments and trailing commas are fine. 'bridge-lsp rules' lists the rules.
      {
        // What a rule is reported as: "off", "hint", "information", "warning" or "error".
        "rules": {
          // "\(example)": "off",
        },

        // What to leave out, relative to this file. A pattern without a slash matches at any
        // depth; '*' stays within a name, '**' spans folders. What .gitignore ignores, dot
        // folders, Pods, Carthage, DerivedData, SourcePackages and node_modules are left out
        // already.
        "exclude": [
          // "**/Generated/**",
        ],

        // The lowest iOS the code runs on. Without it, the platforms of Package.swift or the
        // deployment target of the Xcode project say so.
        // "minimumIOS": "16.0",

        // The project's own hosting controller that screens should use.
        // "hostingBaseClass": "HostingController",

        // Functions that add a child controller although their code cannot be seen.
        "containmentHelpers": [
          // "embed(_:in:)",
        ],
      }

      """
  }
}
