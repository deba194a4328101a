import Analysis
import Testing

@testable import BridgeLSP

struct InterfaceFilesTests {
  private static let storyboard = """
    <viewController id="a" customClass="ProfileHost" customModule="App"
      customModuleProvider="target" sceneMemberID="x">
      <button><accessibility key="accessibilityConfiguration" identifier="pay-button"/></button>
    </viewController>
    <view customClass=""/><view customClass="Broken
    """

  @Test func readsClassesAndIdentifiers() throws {
    let folder = try CommandFolder([
      "App/Main.storyboard": Self.storyboard, "App/Cell.xib": "<a customClass=\"Cell\"/>",
      "Pods/Other.xib": "<a customClass=\"Other\"/>", "App/A.swift": "",
    ])
    var scanner = ProjectScanner(
      settings: SettingsResolver(configurations: ConfigurationStore(rules: callRules)))
    _ = scanner.scan(folder.path)
    var resolver = scanner.settings
    let path = AbsolutePath("App/A.swift", relativeTo: folder.path)
    let interfaces = resolver.settings(for: path).interfaces
    #expect(interfaces?.classes == ["ProfileHost", "Cell"])
    #expect(interfaces?.identifiers == ["pay-button"])
  }

  @Test(arguments: [
    "<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\" customClass=\"PC\"/>",
    "<customObject customClass='PC'/>", "<!-- <viewController customClass=\"PC\"/> -->",
    "<string><![CDATA[<viewController customClass=\"PC\"/>]]></string>",
    "<label text='x customClass=\"PC\"'/>", "<label text=\"customClass=&quot;PC&quot;\"/>",
    "<label text=\"a > b\nidentifier='PC' \"/>", "customClass=\"PC\"", "</view customClass=\"PC\">",
    "<view customClass=\"PC\"", "<!-- <view customClass=\"PC\"/>", "<a customClass=PC/>", "<",
    "<viewController customClass=\"PC\" customModule=\"Kit\"/>",
  ])
  func leavesWhatMakesNoController(text: String) {
    var facts = InterfaceFacts()
    InterfaceFiles.read(Array("<document>\(text)".utf8), into: &facts)
    #expect(facts == InterfaceFacts())
  }

  @Test(arguments: [
    "<view\n\tcustomClass = 'PC'\n/>", "<view text=\"a > b\" customClass=\"PC\"></view>",
    "<!-- -- > --><view customClass=\"PC\"/><!--",
    "<view customClass=\"PC\" customModule=\"App\" customModuleProvider=\"target\"/>",
  ])
  func findsClassesHoweverTheyAreWritten(text: String) {
    var facts = InterfaceFacts()
    InterfaceFiles.read(Array("<?xml version=\"1.0\"?>\(text)".utf8), into: &facts)
    #expect(facts.classes == ["PC"])
  }

  @Test func aProjectWithoutSaysNothing() throws {
    let folder = try CommandFolder(["A.swift": ""])
    var scanner = ProjectScanner(
      settings: SettingsResolver(configurations: ConfigurationStore(rules: callRules)))
    _ = scanner.scan(folder.path)
    var resolver = scanner.settings
    let path = AbsolutePath("A.swift", relativeTo: folder.path)
    #expect(resolver.settings(for: path).interfaces == nil)
    #expect(!resolver.settings(for: path).hasObjectiveC)
  }

  @Test func seesObjectiveCOfTheProject() throws {
    let folder = try CommandFolder(["App/A.swift": "", "App/Row.m": ""])
    var scanner = ProjectScanner(
      settings: SettingsResolver(configurations: ConfigurationStore(rules: callRules)))
    _ = scanner.scan(folder.path)
    var resolver = scanner.settings
    #expect(
      resolver.settings(for: AbsolutePath("App/A.swift", relativeTo: folder.path)).hasObjectiveC)
  }
}
