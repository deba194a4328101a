import Analysis
import Testing

@testable import BridgeLSP

/// `explain` with what a console printed, and with the guide.
struct ExplainTests {
  private static let message =
    "MyApp/EnvironmentObject.swift:90: Fatal error: No ObservableObject of type Session found. "
    + "A View.environmentObject(_:) for Session may be missing as an ancestor of this view."

  private static let files = [
    "Package.swift": "",
    "Home.swift": """
    import SwiftUI
    import UIKit

    class Session: ObservableObject { @Published var name = "" }
    class Basket: ObservableObject { @Published var count = 0 }

    struct GreetingView: View {
      @EnvironmentObject var session: Session
      var body: some View { Text(session.name) }
    }

    struct BasketView: View {
      @EnvironmentObject var basket: Basket
      var body: some View { Text("\\(basket.count)") }
    }

    class HomeController: UIViewController {
      func show() {
        present(UIHostingController(rootView: BasketView()), animated: true)
        present(UIHostingController(rootView: GreetingView()), animated: true)
      }
    }
    """,
  ]

  private func run(
    _ folder: CommandFolder, _ arguments: String..., in place: String = "", bytes: [UInt8] = [],
    environment: [String: String] = [:]
  ) async -> CommandFolder.Outcome {
    await folder.run(
      ["explain"] + arguments, in: place, environment: environment, bytes: bytes, rules: allRules)
  }

  @Test func aMessageLeadsToThePageAndToTheFindings() async throws {
    let folder = try CommandFolder(Self.files)
    let outcome = await run(folder, Self.message)
    #expect(outcome.code == 0)
    #expect(outcome.errors.isEmpty)
    #expect(
      outcome.output.hasPrefix(
        """
        No ObservableObject of type … found
          names the type Session
          leads to environment-object-not-injected: 
        """))
    #expect(outcome.output.contains("\n# environment-object-not-injected\n"))
    let lists = outcome.output.split(separator: "\n").suffix(4)
    #expect(lists.first == "Findings of environment-object-not-injected in . about Session:")
    #expect(lists.dropFirst().first?.hasPrefix("  Home.swift:20:13: error: 'GreetingView'") == true)
    #expect(lists.dropFirst(2).first == "Other findings of environment-object-not-injected:")
    #expect(lists.last?.hasPrefix("  Home.swift:19:13: error: 'BasketView'") == true)
  }

  @Test func aMessageWithoutQuotesAndAnotherFolder() async throws {
    let folder = try CommandFolder(Self.files.merging(["Sub/A.swift": ""]) { $1 })
    let words = Self.message.split(separator: " ").map(String.init)
    let outcome = await folder.run(
      ["explain", "--path", ".."] + words, in: "Sub", bytes: [], rules: allRules)
    #expect(outcome.output.contains("/Home.swift:20:13: error"))
    let none = await run(folder, Self.message, in: "Sub")
    #expect(none.output.hasSuffix("environment-object-not-injected: no findings in .\n"))
    #expect(none.code == 0)
  }

  @Test func aLogIsReadFromStdin() async throws {
    let folder = try CommandFolder(Self.files)
    let log =
      "2026-01-01 App[1:2] starting\r\n\u{1B}[31mUIViewRepresentables must be value types: App.Map\n"
      + "\(Self.message)\n\(Self.message)\n"
    let outcome = await run(folder, "--stdin", bytes: Array(log.utf8) + [0xFF, 0xFE, 0x00])
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("names the type App.Map\n"))
    #expect(outcome.output.contains("No ObservableObject of type … found (2 times)\n"))
    #expect(outcome.output.contains("its page: bridge-lsp explain representable-is-class\n"))
    #expect(!outcome.output.contains("\n# "))
    #expect(outcome.output.contains("representable-is-class: no findings in .\n"))
  }

  @Test func whatIsNotKnownIsSaid() async throws {
    let folder = try CommandFolder()
    let unknown = await run(folder, "Fatal error: Index out of range")
    #expect(
      unknown.errors
        == "bridge-lsp: error: no rule looks for the cause of this message; 'bridge-lsp rules' lists what there is\n"
    )
    #expect(unknown.code == 2)
    let log = await run(folder, "--stdin", bytes: Array("nothing\n".utf8))
    #expect(log.errors == "no message on stdin is one that leads to a rule\n")
    #expect(log.output.isEmpty)
    #expect(log.code == 0)
    let both = await run(folder, "--stdin", "double-pop")
    #expect(both.code == 2)
    let missing = await run(folder, Self.message, "--path", "nowhere")
    #expect(missing.output.contains("# environment-object-not-injected"))
    #expect(missing.errorLines.last?.hasSuffix("nowhere: no such file or folder") == true)
    #expect(missing.code == 2)
  }

  @Test func theHomeFolderIsNotSearchedByChance() async throws {
    let folder = try CommandFolder(Self.files)
    let home = ["HOME": folder.path.string]
    #expect(!(await run(folder, Self.message, environment: home)).output.contains("Findings of"))
    #expect(
      await run(folder, Self.message, "--path", ".", environment: home).output
        .contains("Findings of"))
  }

  @Test func explainsOwnership() async throws {
    let outcome = await run(try CommandFolder(), "ownership")
    #expect(outcome.output == OwnershipGuide.markdown)
    #expect(outcome.code == 0)
  }
}
