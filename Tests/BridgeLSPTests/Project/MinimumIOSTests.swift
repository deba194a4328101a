import Analysis
import Testing

@testable import BridgeLSP

struct MinimumIOSTests {
  @Test(
    arguments: [
      ("platforms: [.macOS(.v13), .iOS(.v16)]", Version(16)),
      ("platforms: [.iOS(\"16.4\")]", Version(16, 4)),
      ("platforms: [\n  .iOS( .v17 ), // .iOS(.v12)\n]", Version(17)),
      (
        "/* .iOS(.v12) */ let p: [SupportedPlatform] = [.iOS(SupportedPlatform.IOSVersion.v15)]",
        Version(15)
      ),
      ("/* one\n.iOS(.v12)\n*/ .iOS(.v14)", Version(14)),
      (".product(name: \"A\", condition: .when(platforms: [.iOS]))", nil),
      ("platforms: [.macOS(.v13)]", nil), (".iOS(", nil), (".iOS(.vNext)", nil), ("", nil),
    ] as [(String, Version?)])
  func readsManifests(text: String, version: Version?) {
    #expect(MinimumIOS.ofPackage(text) == version)
  }

  @Test func readsBuildSettings() {
    let text = """
      \t\t\t\tIPHONEOS_DEPLOYMENT_TARGET = 15.0;
      "IPHONEOS_DEPLOYMENT_TARGET[sdk=iphoneos*]" = "14.5";
      IPHONEOS_DEPLOYMENT_TARGET = $(inherited)
      MACOSX_DEPLOYMENT_TARGET = 10.0;
      IPHONEOS_DEPLOYMENT_TARGET
      """
    #expect(MinimumIOS.deploymentTargets(in: text) == [Version(15), Version(14, 5)])
  }

  @Test func readsTheConfigurationFilesThatProjectsName() {
    let text = """
      path = "../Config/Base é.xcconfig"; /* A.xcconfig */ x=B..xcconfig;
      C.xcconfigs .xcconfig.xcconfig D.xcconfig
      """
    #expect(
      MinimumIOS.configurationFileNames(in: text) == [
        "é.xcconfig", "A.xcconfig", "B..xcconfig", ".xcconfig.xcconfig", "D.xcconfig",
      ])
    #expect(MinimumIOS.configurationFileNames(in: "xcconfig .xcconf").isEmpty)
  }

  @Test func takesTheNearestSource() async throws {
    let folder = try CommandFolder([
      "App.xcodeproj/project.pbxproj":
        "/* Base.xcconfig */ = {isa = PBXFileReference; path = Base.xcconfig; };\nIPHONEOS_DEPLOYMENT_TARGET = 17.0;",
      "Config/Base.xcconfig": "#include \"Shared.xcconfig\"\n",
      "Config/Other.xcconfig": "IPHONEOS_DEPLOYMENT_TARGET = 9.0",
      "Config/Shared.xcconfig": "IPHONEOS_DEPLOYMENT_TARGET = 15.2",
      "App/A.swift": "", "Core/Package.swift": ".iOS(.v16)", "Core/Tool/Package.swift": "none",
      "Core/Tool/B.swift": "", "Old/.bridge-lsp.json": "{\"minimumIOS\": \"13.0\"}",
      "Old/C.swift": "", ".swift-version": "swift-6.4-RELEASE\n", "Old/.swift-version": "6.2",
      "Empty/.git/HEAD": "", "Empty/D.swift": "",
    ])
    var resolver = SettingsResolver(configurations: ConfigurationStore(rules: callRules))
    func settings(_ path: String) -> RuleSettings {
      resolver.settings(for: AbsolutePath(path, relativeTo: folder.path))
    }
    #expect(settings("App/A.swift").minimumIOS == Version(15, 2))
    #expect(settings("App/A.swift").toolchain == Version(6, 4))
    #expect(settings("Core/Tool/B.swift").minimumIOS == Version(16))
    #expect(settings("Old/C.swift").minimumIOS == Version(13))
    #expect(settings("Old/C.swift").toolchain == Version(6, 2))
    #expect(settings("Empty/D.swift").minimumIOS == nil)
    #expect(settings("Empty/D.swift").toolchain == nil)
  }
}

struct ParallelMapTests {
  @Test func keepsTheOrder() {
    for jobs in [1, 3, 100] {
      #expect(parallelMap(50, jobs: jobs) { $0 * $0 } == (0..<50).map { $0 * $0 })
    }
    #expect(parallelMap(0, jobs: 4) { $0 }.isEmpty)
  }

  @Test func stacksAreDeep() {
    // About forty megabytes in a debug build, five times what the main thread has.
    let depths = parallelMap(2, jobs: 2) { _ in descend(400_000) }
    #expect(depths == [400_000, 400_000])
  }
}

@inline(never)
private func descend(_ depth: Int) -> Int { depth == 0 ? 0 : 1 + descend(depth - 1) }
