import Testing

@testable import Analysis

/// Fixes leave `#if` and what belongs to it as they are.
@Suite struct ConditionalLinesTests {
  /// What the edits make of `text`, each from its first `[` to the `]` behind it and to `with`.
  private func result(_ text: String, with replacements: String...) -> String? {
    var plain: [UInt8] = []
    var edits: [Fix.Edit] = []
    var start = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "["): start = plain.count
      case UInt8(ascii: "]"):
        edits.append(.replace(TextRange(utf8: start, plain.count), with: replacements[edits.count]))
      default: plain.append(byte)
      }
    }
    let source = SourceText(String(decoding: plain, as: UTF8.self))
    return Fix("Do it", .safe, edits: edits).textEdits(in: source)
      .flatMap { source.applying($0) }?.string
  }

  @Test func codeBetweenTheLinesMayChange() {
    #expect(result("#if DEBUG\n[a()]\n#endif\n", with: "b()") == "#if DEBUG\nb()\n#endif\n")
    #expect(
      result("[#if DEBUG\na()\n#endif\n]", with: "if x {\n  #if DEBUG\n  a()\n  #endif\n}\n")
        == "if x {\n  #if DEBUG\n  a()\n  #endif\n}\n")
    #expect(
      result("f {[]}\n[#if A\r\na\r\n#endif\r\n]", with: "\n#if A\na\n#endif\n", "")
        == "f {\n#if A\na\n#endif\n}\n")
  }

  @Test func aBlockIsNeitherTornNorLost() {
    #expect(result("[a()\n#if DEBUG\n]b()\n#endif\n", with: "") == nil)
    #expect(result("[#if os(macOS)\nlet a = 1\n#endif\nlet b = 2\n]", with: "") == nil)
    #expect(result("[a()\n#else]\n", with: "b()") == nil)
    #expect(result("[]#if A\n[a]\n#endif\n", with: "#if A\n", "a\n#endif") == nil)
  }

  /// Lines above a member that are another platform's code are no comment of it.
  @Test func whatStandsAboveAMemberStays() throws {
    let text = """
      struct Spinner: UIViewRepresentable {
        let color: UIColor
        #if os(macOS)
        let name = ""
        #endif
        private let spinner = UIActivityIndicatorView(style: .large)

        func makeUIView(context: Context) -> UIActivityIndicatorView {
          spinner.tintColor = color
          return self.spinner
        }

        func updateUIView(_ view: UIActivityIndicatorView, context: Context) {}
      }
      """
    for condition in ["os(macOS)", "canImport(UIKit)"] {
      let source = SourceText(text.split(separator: "os(macOS)").joined(separator: condition))
      let analyzed = onLargeStack { AnalyzedFile(SourceFile(path: "a.swift", text: source)) }
      var workspace = Workspace()
      workspace.apply([try #require(analyzed)])
      let found = workspace.diagnostics(for: "a.swift").filter {
        $0.rule.rawValue == "representable-view-stored-in-struct"
      }
      let results = found.flatMap(\.fixes).compactMap { fix in
        fix.textEdits(in: source).flatMap { source.applying($0) }?.string
      }
      #expect(!found.isEmpty)
      for result in results {
        #expect(result.split(separator: "\n").count { $0.contains("#") } == 2)
      }
    }
  }
}
