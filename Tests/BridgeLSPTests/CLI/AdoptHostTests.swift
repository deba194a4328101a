import Testing

@testable import BridgeLSP

struct AdoptHostTests {
  private static let plain = """
    import SwiftUI
    class Library: UIViewController {
      func open() { show(UIHostingController(rootView: Text("News")), sender: nil) }
    }

    """
  private static let adopted = plain.replacing("UIHosting", with: "RetainingHosting")
  private static let host = "RetainingHostingController.swift"

  @Test func createsTheClassAndChangesTheFiles() async throws {
    let folder = try CommandFolder([
      "App/Library.swift": Self.plain, "App/Other.swift": "let x = 1\n",
    ])
    let outcome = await folder.run("adopt-host")
    #expect(outcome.code == 0)
    #expect(outcome.errors == "created App/\(Self.host)\nchanged 1 file\n")
    #expect(try folder.text(of: "App/Library.swift") == Self.adopted)
    #expect(try folder.text(of: "App/\(Self.host)").contains("class RetainingHostingController"))
    let again = await folder.run("adopt-host")
    #expect(again.code == 0)
    #expect(again.errors.hasPrefix("nothing to do"))
  }

  @Test func showsADiffThatGitCanApply() async throws {
    let folder = try CommandFolder(["Library.swift": Self.plain])
    let outcome = await folder.run("adopt-host", "--diff", "Library.swift")
    #expect(outcome.code == 1)
    #expect(outcome.output.hasPrefix("--- /dev/null\n+++ b/\(Self.host)\n@@ -0,0 +1,"))
    #expect(outcome.output.contains("--- a/Library.swift\n+++ b/Library.swift\n"))
    #expect(try folder.text(of: "Library.swift") == Self.plain)
    let other = try CommandFolder(["Other.swift": "let x = 1\n"])
    #expect(await other.run("adopt-host", "--diff").code == 0)
  }

  @Test func leavesProjectsWithAHostingClassAlone() async throws {
    let own = "import SwiftUI\nclass Host<Content: View>: UIHostingController<Content> {}\n"
    let folder = try CommandFolder(["Library.swift": Self.plain, "Host.swift": own])
    let outcome = await folder.run("adopt-host")
    #expect(outcome.code == 0)
    #expect(try folder.text(of: "Library.swift") == Self.plain)
    #expect(await folder.run("adopt-host", "Missing.swift").code == 2)
  }
}
