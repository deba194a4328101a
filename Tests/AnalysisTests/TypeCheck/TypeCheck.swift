import Foundation

/// Compiles many small programs against the stubs, in Swift 5 and Swift 6 mode.
///
/// Programs that can share a module are compiled together, each in an `enum` of its own; one that
/// the compiler complains about is compiled again by itself, and only that decides.
enum TypeCheck {
  /// The files of a module, without imports.
  struct Program: Hashable, Sendable {
    struct File: Hashable, Sendable {
      let path: String
      let text: String
    }
    var files: [File]
    var languageMode: Int
  }

  /// What the compiler says about a program; nothing when it compiles.
  struct Verdict: Codable, Sendable {
    struct Complaint: Codable, Hashable, Sendable {
      /// The path of the file in its program.
      let path: String
      /// From 1.
      let line: Int
      let message: String
    }
    var complaints: [Complaint] = []
  }

  /// The verdict on each program, from the cache where it has been compiled before.
  static func verdicts(
    on programs: some Sequence<Program>, by compiler: Compiler
  ) -> [Program: Verdict] {
    var result: [Program: Verdict] = [:]
    var unknown: [Program] = []
    for program in programs where result[program] == nil {
      let known = TypeCheckCache.verdict(for: program.key(compiler))
      result[program] = known ?? Verdict()
      if known == nil { unknown.append(program) }
    }
    let fresh = compile(unknown, by: compiler)
    for (program, verdict) in fresh {
      TypeCheckCache.store(verdict, for: program.key(compiler))
      result[program] = verdict
    }
    return result
  }

  /// Compiles `programs` in batches on all cores.
  private static func compile(
    _ programs: [Program], by compiler: Compiler
  ) -> [(Program, Verdict)] {
    let shared = programs.map(CheckedProgram.init)
    let alone = shared.filter { !$0.canShareModule }.map { [$0] }
    let together = [5, 6].flatMap { mode in
      shared.filter { $0.canShareModule && $0.program.languageMode == mode }.chunks(of: 48)
    }
    let batches = together + alone
    let results = Results()
    DispatchQueue.concurrentPerform(iterations: batches.count) { index in
      let batch = TypeCheckBatch(programs: batches[index], compiler: compiler)
      results.add(batch.verdicts())
    }
    return results.all
  }

  /// Collects what the batches find out, whichever finishes first.
  private final class Results: @unchecked Sendable {
    // Guarded by `lock`.
    private var found: [(Program, Verdict)] = []
    private let lock = NSLock()

    func add(_ verdicts: [(Program, Verdict)]) { lock.withLock { found += verdicts } }
    var all: [(Program, Verdict)] { lock.withLock { found } }
  }
}

extension TypeCheck.Program {
  fileprivate func key(_ compiler: Compiler) -> String {
    var hash = ContentHash()
    hash.combine(compiler.key)
    hash.combine(String(languageMode))
    let checked = CheckedProgram(self)
    for file in files {
      hash.combine(file.path)
      hash.combine(checked.text(of: file))
    }
    return hash.description
  }
}

extension Array {
  fileprivate func chunks(of size: Int) -> [[Element]] {
    stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) }
  }
}
