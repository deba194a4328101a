import Foundation
import Testing

/// `Package.swift` finds SwiftSyntax in the toolchain, or in a package where it is told to.
@Suite struct ManifestTests {
  /// What the manifest says with `BRIDGE_SWIFT_SYNTAX` set; nothing is resolved or downloaded.
  private func manifest(_ choice: String?) throws -> String {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swift", "package", "--package-path", root.path, "dump-package"]
    var environment = ProcessInfo.processInfo.environment
    environment["BRIDGE_SWIFT_SYNTAX"] = choice
    process.environment = environment
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    // The tests run inside a build that holds the lock of its own scratch folder.
    let scratch = FileManager.default.temporaryDirectory.appending(path: "manifest-\(UUID())")
    process.arguments?.insert(contentsOf: ["--scratch-path", scratch.path], at: 2)
    defer { try? FileManager.default.removeItem(at: scratch) }
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    return String(decoding: data, as: UTF8.self)
  }

  @Test func theToolchainServesByItself() throws {
    let text = try manifest(nil)
    #expect(!text.contains("swift-syntax"))
    #expect(text.contains("lib/swift/host") || text.contains("lib\\/swift\\/host"))
  }

  @Test func thePackageServesWhereItIsAskedFor() throws {
    let text = try manifest("package")
    #expect(text.contains("swift-syntax"))
    #expect(text.contains("603.0.0"))
    #expect(!text.contains("lib/swift/host") && !text.contains("lib\\/swift\\/host"))
  }

  @Test func aCheckoutServesToo() throws {
    let text = try manifest("path:/somewhere/swift-syntax")
    #expect(text.contains("somewhere"))
    #expect(text.contains("\"SwiftParser\""))
  }
}
