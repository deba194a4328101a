import Testing

@testable import BridgeLSP

@Suite struct FileURITests {
  @Test(
    arguments: [
      ("file:///a/b.swift", "/a/b.swift"), ("file:///a%20b/%C3%A9%23.swift", "/a b/é#.swift"),
      ("FILE:///a", "/a"), ("file://localhost/a/../b", "/b"), ("file:/a", "/a"),
      ("file:///100%/x", "/100%/x"), ("file:///c%3A/x", "/c:/x"), ("untitled:One", nil),
      ("file:", nil), ("file://host", nil), ("", nil), ("file:relative", nil),
    ] as [(String, String?)])
  func pathsComeOutOfAddresses(uri: String, path: String?) {
    #expect(FileURI.path(of: uri)?.string == path)
  }

  @Test(arguments: ["/", "/a b/ü&+#?%.swift", "/👩‍👩‍👧/x", "/a(1)/[b]"])
  func addressesLeadBack(path: String) {
    let uri = FileURI.uri(of: AbsolutePath(path))
    #expect(FileURI.path(of: uri)?.string == path)
    #expect(uri.utf8.allSatisfy { $0 < 0x80 && $0 > 0x20 })
  }
}
