import Analysis
import Testing

@testable import BridgeLSP

struct InfoPlistTests {
  private static let scene = "<key>UIApplicationSceneManifest</key><dict/>"
  private static let key = "<key>UIObservationTrackingEnabled</key>\n\t<true/>"

  @Test(
    arguments: [
      (scene, false), (scene + key, true),
      (scene + "<key>UIObservationTrackingEnabled</key><false/>", nil),
      (scene + "<key>UIObservationTrackingEnabled</key><string>$(TRACK)</string>", nil),
      (scene + "<key>NSExtension</key>", nil), ("<dict/>", nil),
    ] as [(String, Bool?)])
  func readsTheAppsFile(plist: String, answer: Bool?) throws {
    let folder = try CommandFolder([
      "App.xcodeproj/project.pbxproj": "\t\tINFOPLIST_FILE = \"$(SRCROOT)/App/Info.plist\";\n",
      "App/Info.plist": plist,
    ])
    #expect(InfoPlist(ofXcodeProjectsIn: folder.path)?.tracksObservation == answer)
  }

  @Test(
    arguments: [
      (
        "buildSettings = { INFOPLIST_FILE = App/Info.plist; SDKROOT = iphoneos; };",
        ["App/Info.plist"]
      ),
      (#"{ "INFOPLIST_FILE[sdk=iphoneos*]" = "${SRCROOT}/A b/Info.plist"; }"#, ["A b/Info.plist"]),
      (
        "INFOPLIST_FILE = One.plist; X = 1; INFOPLIST_FILE = Two.plist;",
        ["One.plist", "Two.plist"]
      ),
      ("GENERATE_INFOPLIST_FILE = NO; INFOPLIST_FILE_NAME = A; INFOPLIST_FILE = $(LIST);", []),
      ("// INFOPLIST_FILE = Old.plist", []), ("INFOPLIST_FILE", []), ("INFOPLIST_FILE =", []),
    ] as [(String, Set<String>)])
  func readsTheFilesThatProjectsName(project: String, names: Set<String>) {
    #expect(InfoPlist.fileNames(in: project) == names)
  }

  @Test func leavesGeneratedFilesAlone() throws {
    let folder = try CommandFolder([
      "App.xcodeproj/project.pbxproj":
        "INFOPLIST_FILE = App/Info.plist;\nGENERATE_INFOPLIST_FILE = YES;\n",
      "App/Info.plist": Self.scene,
    ])
    #expect(InfoPlist(ofXcodeProjectsIn: folder.path)?.tracksObservation == nil)
  }

  @Test func aPackagesCodeBelongsToNoApp() throws {
    let folder = try CommandFolder([
      "App.xcodeproj/project.pbxproj": "INFOPLIST_FILE = App/Info.plist;\n",
      "App/Info.plist": Self.scene, "App/A.swift": "", "Core/Package.swift": ".iOS(.v18)",
      "Core/B.swift": "",
    ])
    var resolver = SettingsResolver(configurations: ConfigurationStore(rules: callRules))
    func tracks(_ path: String) -> Bool? {
      resolver.settings(for: AbsolutePath(path, relativeTo: folder.path)).tracksObservation
    }
    #expect(tracks("App/A.swift") == false)
    #expect(tracks("Core/B.swift") == nil)
  }
}
