/// Paths as parts of a URI.
enum PercentEncoding {
  /// `path` with everything but unreserved characters and slashes escaped.
  static func encode(_ path: String) -> String {
    var result = ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    return result
  }

  static func fileURL(ofFile path: AbsolutePath) -> String { "file://" + encode(path.string) }

  /// Ends in a slash, as a base for relative URIs must.
  static func fileURL(ofFolder path: AbsolutePath) -> String {
    fileURL(ofFile: path) + (path == .root ? "" : "/")
  }
}
