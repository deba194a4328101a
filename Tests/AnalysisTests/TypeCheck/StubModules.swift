import Foundation

extension Compiler {
  /// The compiler with the modules of `Tests/Stubs` built, or why they do not build.
  ///
  /// They are built once and found again by a hash of their sources and of the compiler.
  static let withStubs: Result<Compiler, StubFailure> = {
    let names =
      usesStubs
      ? [
        "ObjectiveC", "Combine", "UIKit", "SwiftUI", "WebKit", "MapKit", "WidgetKit",
        "AVFoundation",
        "CoreBluetooth",
      ] : []
    let sources = names.map { (name: $0, files: swiftFiles(in: $0)) }
    var hash = ContentHash()
    hash.combine(version)
    for file in sources.flatMap(\.files) + [Prelude.url] {
      hash.combine(file.lastPathComponent)
      hash.combine((try? String(contentsOf: file, encoding: .utf8)) ?? "")
    }

    let folder = TypeCheckCache.folder.appending(path: "modules-\(hash.description)")
    let finished = Compiler(modules: folder, key: hash.description)
    let files = FileManager.default
    guard !files.fileExists(atPath: folder.path) else { return .success(finished) }

    // Built aside and moved into place, so that no other run sees half of it.
    let draft = TypeCheckCache.folder.appending(path: "draft-\(UUID().uuidString)")
    let compiler = Compiler(modules: draft, key: "")
    defer { try? files.removeItem(at: draft) }
    do {
      try files.createDirectory(at: draft, withIntermediateDirectories: true)
      // The stubs override what Foundation declares without isolation, as the SDK's imported
      // headers may and Swift 6 code may not.
      for (name, files) in sources where !files.isEmpty {
        try compiler.build(Module(name: name, sources: files.map(\.path), languageMode: 5))
      }
      try compiler.build(Module(name: "Prelude", sources: [Prelude.url.path], languageMode: 6))
      try? files.moveItem(at: draft, to: folder)
      return .success(finished)
    } catch let failure as StubFailure {
      return .failure(failure)
    } catch {
      return .failure(StubFailure(description: "\(error)"))
    }
  }()

  struct StubFailure: Error, CustomStringConvertible {
    let description: String
  }

  private func build(_ module: Module) throws(StubFailure) {
    let outcome = emit(module)
    guard outcome.succeeded else {
      throw StubFailure(description: "'\(module.name)' does not build:\n\(outcome.output)")
    }
  }

  private static func swiftFiles(in module: String) -> [URL] {
    let folder = Prelude.stubs.appending(path: module)
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
  }
}
