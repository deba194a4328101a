import Foundation

/// The Swift compiler as the type-checks call it: the toolchain's `swiftc` with the stub modules,
/// or on a Mac with the real SDK.
struct Compiler: Sendable {
  /// A module, with everything that decides what the compiler says about it.
  struct Module: Sendable {
    var name: String
    /// Paths of source files, none of them of the same name.
    var sources: [String]
    var languageMode: Int
  }

  struct Complaint: Sendable {
    /// The path of the source, as the compiler was given it.
    let path: String
    /// From 1.
    let line: Int
    let message: String
  }

  struct Outcome: Sendable {
    let succeeded: Bool
    let complaints: [Complaint]
    /// What the compiler printed, for when it fails without a complaint.
    let output: String
  }

  /// Where the modules of the stubs and of the prelude are.
  let modules: URL
  /// A name for the compiler, the stubs and the prelude: equal keys give equal outcomes.
  let key: String

  /// Compiles `module` as far as the diagnostics that precede code generation.
  func check(_ module: Module) -> Outcome {
    Compiler.run(
      ["-emit-sil", "-o", "/dev/null", "-I", modules.path]
        + Compiler.arguments(for: module))
  }

  /// Compiles `module` to be imported, internal declarations included.
  func emit(_ module: Module) -> Outcome {
    let file = modules.appending(path: module.name + ".swiftmodule")
    return Compiler.run(
      ["-emit-module", "-enable-testing", "-o", file.path, "-I", modules.path]
        + Compiler.arguments(for: module))
  }

  static let version = run(["--version"]).output

  private static func arguments(for module: Module) -> [String] {
    [
      "-wmo", "-parse-as-library", "-suppress-warnings", "-diagnostic-style", "llvm",
      "-module-name", module.name, "-swift-version", String(module.languageMode),
    ] + module.sources
  }

  #if os(macOS)
    static let usesStubs = false
    private static let command = [
      "xcrun", "--sdk", "iphonesimulator", "swiftc", "-target", "arm64-apple-ios18.0-simulator",
    ]
  #else
    static let usesStubs = true
    private static let command = ["swiftc"]
  #endif

  private static func run(_ arguments: [String]) -> Outcome {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    do {
      try process.run()
    } catch {
      return Outcome(succeeded: false, complaints: [], output: "cannot run swiftc: \(error)")
    }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let output = String(decoding: data, as: UTF8.self)
    return Outcome(
      succeeded: process.terminationStatus == 0, complaints: complaints(in: output), output: output)
  }

  /// `path:line:column: error: message`
  private static func complaints(in output: String) -> [Complaint] {
    output.split(separator: "\n").compactMap { line in
      guard let match = line.firstMatch(of: /^(.+?):(\d+):\d+: error: (.*)$/),
        let number = Int(match.output.2)
      else { return nil }
      return Complaint(
        path: String(match.output.1), line: number, message: String(match.output.3))
    }
  }
}
