extension CommandDescription {
  static let check = CommandDescription(
    name: "check", operands: "[PATH…]",
    summary: "Report the findings in files and folders (default: the working directory).",
    details: """
      A folder is analysed and reported whole. A file is reported alone and analysed in its
      workspace: the nearest folder upwards with a configuration, a package, an Xcode project or a
      repository. Findings go to stdout, everything else to stderr.

      Exit codes: 0 nothing at or above --fail-on; 1 findings; 2 bad usage, bad configuration, or a
      PATH that cannot be read or written. With --diff: 0 nothing to fix; 1 the diff is not empty,
      whatever --fail-on says. A file inside a folder that cannot be read is a warning on stderr and
      changes no exit code.
      """,
    options: [
      Option(
        "--format", "FORMAT",
        "human, xcode, json, sarif or github. Default: xcode in an Xcode build,\ngithub in GitHub Actions, else human."
      ),
      Option(
        "--fail-on", "LEVEL",
        "Exit with 1 at this level: error (default), warning, information,\nhint or never."),
      Option("--severity", "LEVEL", "Show findings of at least this level (default: hint)."),
      Option("--rule", "ID", "Check only this rule; may be given several times."),
      Option("--config", "FILE", "Use this configuration for every file."),
      Option("--fix", nil, "Apply the safe fixes, then report what remains."),
      Option("--unsafe", nil, "With --fix: apply the fixes that need review too."),
      Option(
        "--diff", nil,
        "Show what --fix would change, and write nothing. Exits with 1 when there\nis something to show."
      ),
      Option("--stdin-filename", "NAME", "Check the text on stdin in place of the file NAME."),
      Option(
        "--baseline", "FILE", "Leave out the findings this file lists; --fix leaves them alone."),
      Option("--write-baseline", "FILE", "Write a baseline of all findings, and exit with 0."),
      Option("--statistics", nil, "Count the findings of each rule, on stderr."),
      Option("--color", "WHEN", "auto (default), always or never."),
      Option("--quiet", nil, "No summary and no progress."),
      Option("--jobs", "N", "Threads to use (default: one per processor)."),
      Option(
        "--no-cache", nil,
        "Parse everything anew, and keep nothing for the next run."),
    ])

  static let serve = CommandDescription(
    name: "serve", operands: "", summary: "Speak the Language Server Protocol on stdin and stdout.",
    options: [Option("--stdio", nil, "Accepted; it is the only way there is.")])

  static let explain = CommandDescription(
    name: "explain", operands: "RULE|MESSAGE",
    summary: "Show a rule's page, or what a console message means.",
    details: """
      RULE is the id of a rule, or 'ownership' for the guide to who keeps whom between UIKit and
      SwiftUI. MESSAGE is what the console printed when the app ran, pasted whole and in quotes:
      the page of the rule that looks for its cause follows, and the findings that may produce it,
      those about the type that it names first.

      Exit codes: 0 explained, or nothing known in a log; 2 bad usage, a word or message that is
      not known, or input that cannot be read.
      """,
    options: [
      Option("--stdin", nil, "Read messages, or a whole log, from stdin."),
      Option("--path", "PATH", "Look for findings here (default: the working directory)."),
      Option("--color", "WHEN", "auto (default), always or never."),
    ])

  static let rules = CommandDescription(
    name: "rules", operands: "", summary: "List every rule.",
    options: [Option("--format", "FORMAT", "table (default), json or markdown.")])

  static let initialize = CommandDescription(
    name: "init", operands: "", summary: "Write a commented .bridge-lsp.json here.")

  static let adoptHost = CommandDescription(
    name: "adopt-host", operands: "[PATH…]",
    summary: "Push SwiftUI screens with one hosting class of the project's own.",
    details: """
      Creates RetainingHostingController.swift beside the first file that needs it, in each module,
      and has the plain UIHostingControllers that are pushed use it. A project that has a hosting
      class of its own is left alone, and so is every place that might not compile afterwards. An
      Xcode project without folder references needs the new file added to its target.

      Exit codes: 0 done, or nothing to do; 1 --diff has something to show; 2 bad usage, bad
      configuration or unreadable input.
      """,
    options: [
      Option("--diff", nil, "Show what would change as a unified diff, and write nothing."),
      Option("--config", "FILE", "Use this configuration for every file."),
      Option("--quiet", nil, "Print nothing but the diff and errors."),
      Option("--jobs", "N", "How many files to read at a time."),
    ])
}
