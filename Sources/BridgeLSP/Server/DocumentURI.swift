/// Turns documents' addresses into paths and back.
///
/// What a client wrote is kept and given back as it was; these are for documents that are not open.
enum FileURI {
  /// The path of a `file:` address; `nil` for any other.
  static func path(of uri: LSP.DocumentURI) -> AbsolutePath? {
    guard uri.utf8.count > 5, uri.prefix(5).lowercased() == "file:" else { return nil }
    var rest = uri.utf8.dropFirst(5)
    if rest.starts(with: "//".utf8) {
      rest = rest.dropFirst(2)
      // What follows the slashes up to the next one names a machine: this one.
      guard let slash = rest.firstIndex(of: UInt8(ascii: "/")) else { return nil }
      rest = rest[slash...]
    }
    guard rest.first == UInt8(ascii: "/") else { return nil }
    return AbsolutePath(decoded(rest))
  }

  /// The `file:` address of `path`, with everything escaped that might mean something else.
  static func uri(of path: AbsolutePath) -> LSP.DocumentURI {
    PercentEncoding.fileURL(ofFile: path)
  }

  /// `text` with its percent escapes undone; one that is none stays as it is.
  private static func decoded(_ text: some Collection<UInt8>) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let high = rest.first.flatMap(digit),
        let low = rest.dropFirst().first.flatMap(digit)
      {
        bytes.append(high << 4 | low)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    Character(Unicode.Scalar(byte)).hexDigitValue.flatMap { UInt8(exactly: $0) }
  }
}

extension Session {
  /// The address under which a document is open, which may be escaped in another way than `uri`;
  /// `uri` itself where nothing of that path is open.
  func openAddress(of uri: LSP.DocumentURI) -> LSP.DocumentURI {
    guard documents[uri] == nil, let path = FileURI.path(of: uri) else { return uri }
    return documents.keys.filter { FileURI.path(of: $0) == path }.min() ?? uri
  }
}
