import Foundation

/// Programs of one language mode that are compiled as one module for as long as that succeeds.
struct TypeCheckBatch {
  let programs: [CheckedProgram]
  let compiler: Compiler

  func verdicts() -> [(TypeCheck.Program, TypeCheck.Verdict)] {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "bridge-lsp-typecheck-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    guard
      (try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true))
        != nil
    else { return programs.map { ($0.program, failure("cannot write to \(folder.path)")) } }

    var alone: Set<Int> = programs.count == 1 ? [0] : []
    var together = Set(programs.indices).subtracting(alone)
    // An error stops the later stages of the compiler for the whole module, so what is left is
    // compiled until there is none.
    while !together.isEmpty {
      let suspects = suspects(among: together.sorted(), in: folder)
      guard !suspects.isEmpty else { break }
      alone.formUnion(suspects)
      together.subtract(suspects)
    }
    return programs.indices.map { index in
      let verdict = alone.contains(index) ? verdict(on: index, in: folder) : TypeCheck.Verdict()
      return (programs[index].program, verdict)
    }
  }

  /// Compiles the programs as one module and returns those that it does not compile with.
  private func suspects(among indices: [Int], in folder: URL) -> Set<Int> {
    var owners: [String: Int] = [:]
    for index in indices {
      for (number, file) in programs[index].program.files.enumerated() {
        let text = programs[index].text(of: file, in: "Case\(index)")
        owners[write(text, "Case\(index)-\(number).swift", folder)] = index
      }
    }
    let names = indices.map { "enum Case\($0) {}\n" }.joined()
    let root = write(names, "Cases.swift", folder)
    let outcome = compiler.check(
      Compiler.Module(
        name: "Cases", sources: [root] + owners.keys.sorted(), languageMode: languageMode))
    guard !outcome.succeeded else { return [] }
    let blamed = Set(outcome.complaints.compactMap { owners[$0.path] })
    return blamed.isEmpty ? Set(indices) : blamed
  }

  private func verdict(on index: Int, in folder: URL) -> TypeCheck.Verdict {
    let program = programs[index]
    var paths: [String: String] = [:]
    for (number, file) in program.program.files.enumerated() {
      paths[write(program.text(of: file), "Alone\(index)-\(number).swift", folder)] = file.path
    }
    let outcome = compiler.check(
      Compiler.Module(name: "Case", sources: paths.keys.sorted(), languageMode: languageMode))
    guard !outcome.succeeded else { return TypeCheck.Verdict() }
    let complaints = outcome.complaints.map { complaint in
      TypeCheck.Verdict.Complaint(
        path: paths[complaint.path] ?? "", line: complaint.line, message: complaint.message)
    }
    return complaints.isEmpty
      ? failure(outcome.output) : TypeCheck.Verdict(complaints: complaints)
  }

  private var languageMode: Int { programs.first?.program.languageMode ?? 5 }

  private func failure(_ message: String) -> TypeCheck.Verdict {
    TypeCheck.Verdict(complaints: [.init(path: "", line: 1, message: message)])
  }

  private func write(_ text: String, _ name: String, _ folder: URL) -> String {
    let file = folder.appending(path: name)
    try? text.write(to: file, atomically: false, encoding: .utf8)
    return file.path
  }
}
