import Foundation
import Testing

@testable import BridgeLSP

/// What stands where a configuration is looked for, and patterns that do nothing.
struct ConfigurationPlaceTests {
  private func problem(_ folder: CommandFolder) async -> String {
    let outcome = await folder.run("check")
    #expect(outcome.code == 2)
    #expect(outcome.output.isEmpty)
    return outcome.errors
  }

  @Test func aFolderIsNoConfiguration() async throws {
    let folder = try CommandFolder(["A.swift": "bad()", ".bridge-lsp.json/": ""])
    #expect(await problem(folder) == ".bridge-lsp.json: is a folder\n")
  }

  @Test func aLinkThatLeadsNowhereIsTold() async throws {
    let folder = try CommandFolder(["A.swift": "bad()"])
    try folder.link(".bridge-lsp.json", to: "missing.json")
    #expect(
      await problem(folder) == ".bridge-lsp.json: is a link to a file that is not there\n")
  }

  @Test func aPipeIsNotWaitedFor() async throws {
    let folder = try CommandFolder(["A.swift": "bad()"])
    try #require(mkfifo(folder.path.appending(".bridge-lsp.json").string, 0o600) == 0)
    #expect(await problem(folder) == ".bridge-lsp.json: is neither a file nor a folder\n")
  }

  @Test func tellsOfPatternsThatLeaveOutNothing() async throws {
    let folder = try CommandFolder([
      ".bridge-lsp.json": """
      {"exclude": [
        "Genrated/**", "Used", "*.pb.swift",
        "Pods", "!Used/Keep.swift",
        "{Old,Used}"
      ]}
      """,
      "A.swift": "", "Used/B.swift": "", "Pods/C.swift": "", "Sub/.bridge-lsp.json": "{}",
      "Sub/D.pb.swift": "",
    ])
    func lines(_ arguments: String..., in place: String = "") async -> [String] {
      await folder.run(["check"] + arguments, in: place).errorLines.filter {
        $0.contains("warning")
      }
    }
    func idle(_ line: Int, _ number: Int, _ pattern: String) -> String {
      "bridge-lsp: warning: .bridge-lsp.json:\(line): exclude[\(number)]: "
        + "'\(pattern)' matches nothing that would be checked"
    }
    #expect(
      await lines() == [
        idle(2, 0, "Genrated/**"), idle(2, 2, "*.pb.swift"), idle(3, 4, "!Used/Keep.swift"),
      ])
    #expect(await lines("--quiet") == [])
    #expect(await lines("A.swift") == [])
    try folder.write("{\"exclude\": [\"../A.swift\", \"Old\"]}", to: "Sub/.bridge-lsp.json")
    #expect(
      await lines("--config", "Sub/.bridge-lsp.json", "A.swift") == [
        "bridge-lsp: warning: Sub/.bridge-lsp.json:1: exclude[0]: "
          + "'../A.swift' matches nothing that would be checked"
      ])
    try folder.write("{}", to: "Sub/.bridge-lsp.json")
    #expect(await lines(in: "Sub") == [])
  }
}
