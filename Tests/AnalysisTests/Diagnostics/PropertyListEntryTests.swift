import Analysis
import Testing

@Suite struct PropertyListEntryTests {
  private func edited(_ text: String) -> String? {
    let text = SourceText(text)
    let entry = PropertyListEntry.observationTracking(in: "Info.plist")
    return entry.edit(in: text).flatMap { text.applying([$0]) }?.string
  }

  private func list(_ content: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    \(content)
    </dict>
    </plist>

    """
  }

  private static let key = "\n\t<key>UIObservationTrackingEnabled</key>\n\t<true/>"

  @Test(arguments: [
    "\t<key>A</key>\n\t<string>x</string>",
    "\t<key>A</key>\n\t<true/>",
    "\t<key>A</key>\n\t<dict>\n\t\t<key>B</key>\n\t\t<array>\n\t\t\t<dict/>\n\t\t</array>\n\t</dict>",
    "\t<!-- <key>Z</key> --> \n\t<key>A</key>\n\t<array/>",
  ])
  func putsTheKeyBehindTheLastEntry(content: String) {
    #expect(edited(list(content)) == list(content + Self.key))
    let windows = list(content).replacing("\n", with: "\r\n")
    #expect(edited(windows) == list(content + Self.key).replacing("\n", with: "\r\n"))
  }

  @Test func leavesWhatFollowsTheLastEntry() {
    let content = "\t<key>A</key>\n\t<true/>"
    #expect(edited(list(content + " <!-- a -->")) == list(content + Self.key + " <!-- a -->"))
  }

  @Test(arguments: [
    "", "bplist00\u{0}\u{1}", "{ A = x; }", "<plist version=\"1.0\"><dict/></plist>",
    "<plist version=\"1.0\">\n<array>\n\t<string>A</string>\n</array>\n</plist>",
    "<dict>\n\t<key>A</key>\n\t<true/>\n</dict>",
    "<plist version=\"1.0\"><dict><key>A</key><true/></dict></plist>",
    "<plist version=\"1.0\">\n<dict>\n\t<key>A</key>\n\t<true/>\n</dict>",
    "<plist version=\"1.0\">\n<dict>\n\t<key>A</key>\n\t<string>x</true>\n</dict>\n</plist>",
    "<plist version=\"1.0\">\n<dict>\n\t<key>A</key>\n\t<string>x</string\n</dict>\n</plist>",
    "<plist version=\"1.0\">\n<dict>\n\t<key>A</key>\n\t<!-- <true/>\n</dict>\n</plist>",
    "<plist version=\"1.0\">\n<dict>\n\t<key>UIObservationTrackingEnabled</key>\n\t<false/>\n</dict>\n</plist>",
  ])
  func leavesWhatItCannotBeSureOf(text: String) { #expect(edited(text) == nil) }
}
