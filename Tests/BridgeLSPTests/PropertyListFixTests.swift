import Analysis
import JSONRPC
import Testing

@testable import BridgeLSP

/// Fixes that reach beyond the sources, into the app's Info.plist.
@Suite struct PropertyListFixTests {
  private static let screen = """
    import Observation
    import UIKit

    @Observable final class Cart { var title = "" }

    class Screen: UIViewController {
      let cart = Cart()
      let label = UILabel()

      override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        label.text = cart.title
      }
    }

    """
  private static let plist = """
    <plist version="1.0">
    <dict>
    \t<key>UILaunchScreen</key>
    \t<dict/>
    </dict>
    </plist>

    """
  private static let repaired = plist.replacing(
    "<dict/>\n", with: "<dict/>\n\t<key>UIObservationTrackingEnabled</key>\n\t<true/>\n")

  private static func files(plist: String = plist) -> [String: String] {
    [
      "App.xcodeproj/project.pbxproj":
        "INFOPLIST_FILE = App/Info.plist;\nIPHONEOS_DEPLOYMENT_TARGET = 18.0;\n",
      "App/Info.plist": plist, "App/Screen.swift": screen,
    ]
  }

  private func check(_ folder: CommandFolder, _ arguments: String...) async
    -> CommandFolder.Outcome
  {
    await folder.run(
      ["check"] + arguments,
      rules: allRules.filter { $0.metadata.id == "observation-plist-key-missing" })
  }

  @Test func unsafeFixesSetTheKey() async throws {
    let folder = try CommandFolder(Self.files())
    let outcome = await check(folder, "--fix", "--unsafe")
    #expect(try folder.text(of: "App/Info.plist") == Self.repaired)
    #expect(try folder.text(of: "App/Screen.swift") == Self.screen)
    #expect(outcome.errors == "applied 1 fix in 1 file\n1 file checked: no findings\n")
  }

  @Test func safeFixesDoNot() async throws {
    let folder = try CommandFolder(Self.files())
    _ = await check(folder, "--fix")
    #expect(try folder.text(of: "App/Info.plist") == Self.plist)
  }

  @Test func whatAPersonFillsInIsNotPromisedToTheCommandLine() async throws {
    let folder = try CommandFolder(["A.swift": "func f() { hole() }\n"])
    let outcome = await folder.run(["check"], rules: callRules)
    #expect(outcome.output.contains(" (in an editor, to fill in)\n"))
    #expect(!outcome.output.contains("--fix"))
  }

  @Test func diffsShowTheList() async throws {
    let folder = try CommandFolder(Self.files())
    let outcome = await check(folder, "--fix", "--unsafe", "--diff")
    #expect(outcome.output.contains("+++ b/App/Info.plist"))
    #expect(try folder.text(of: "App/Info.plist") == Self.plist)
  }

  @Test func reportsNameTheFileOfEachEdit() async throws {
    let folder = try CommandFolder(Self.files())
    let json = await check(folder, "--format", "json").output
    #expect(json.contains("\"title\": \"Set 'UIObservationTrackingEnabled' in the Info.plist\""))
    #expect(json.contains("\"path\": \"App/Info.plist\""))
    let sarif = await check(folder, "--format", "sarif").output
    #expect(sarif.contains("\"uri\": \"App/Info.plist\""))
  }

  @Test(arguments: [
    "<plist><dict><key>UILaunchScreen</key></dict>", "{ UILaunchScreen = {}; }",
    "<plist><dict><key>UILaunchScreen</key><dict/></dict></plist>",
    "{\"UILaunchScreen\": {}}", plist.replacing("</plist>", with: "<dict/>\n</plist>"),
    plist.replacing("</plist>", with: "<dict>\n\t<key>A</key>\n\t<true/>\n</dict>\n</plist>"),
    plist.replacing("<dict/>", with: "<string><![CDATA[<key>A</key></dict>]]></string>"),
  ])
  func aListThatCannotBeEditedIsLeft(text: String) async throws {
    let folder = try CommandFolder(Self.files(plist: text))
    let outcome = await check(folder, "--fix", "--unsafe")
    #expect(try folder.text(of: "App/Info.plist") == text)
    #expect(outcome.output.contains("observation-plist-key-missing"))
    #expect(!outcome.output.contains("= fix:"))
    #expect(!(await check(folder, "--format", "json").output.contains("\"title\"")))
  }

  @Test(arguments: ["<false/>", "<string>YES</string>", "<string>$(TRACK)</string>"])
  func aListThatHasTheKeyDoesNotLackIt(value: String) async throws {
    let text = Self.repaired.replacing("<true/>", with: value)
    let folder = try CommandFolder(Self.files(plist: text))
    let outcome = await check(folder, "--fix", "--unsafe")
    #expect(outcome.errors == "1 file checked: no findings\n")
    #expect(try folder.text(of: "App/Info.plist") == text)
  }

  @Test func editorsAreGivenBothFiles() throws {
    let folder = try TestFolder(Self.files())
    var options = Server.Options.forTests
    options.rules = allRules
    let editor = TestEditor(options)
    try editor.initialize(Editors.withActions, folders: [folder])
    let uri = folder.uri("App/Screen.swift")
    editor.open(uri, Self.screen)
    let actions = try editor.request(
      "textDocument/codeAction",
      [
        "textDocument": ["uri": .string(uri)], "range": .range(11, 17, 11, 17),
        "context": ["diagnostics": [], "only": ["quickfix"]],
      ]
    ).elements
    let action = try #require(
      actions.first { $0["title"] == "Set 'UIObservationTrackingEnabled' in the Info.plist" })
    let edit = try editor.request("codeAction/resolve", action)["edit"]
    let text = edit.map { "\($0)" } ?? ""
    #expect(text.contains("App/Info.plist") && text.contains("UIObservationTrackingEnabled"))
  }
}
