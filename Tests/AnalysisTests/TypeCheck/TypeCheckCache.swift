import Foundation

/// What earlier runs found out, under `.build`, by a hash of everything that it depends on.
enum TypeCheckCache {
  static let folder = Prelude.stubs.deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: ".build/typecheck")

  private static let verdicts = folder.appending(path: "verdicts")

  static func verdict(for key: String) -> TypeCheck.Verdict? {
    let file = verdicts.appending(path: key)
    guard let data = try? Data(contentsOf: file) else { return nil }
    return try? JSONDecoder().decode(TypeCheck.Verdict.self, from: data)
  }

  static func store(_ verdict: TypeCheck.Verdict, for key: String) {
    try? FileManager.default.createDirectory(at: verdicts, withIntermediateDirectories: true)
    try? JSONEncoder().encode(verdict).write(to: verdicts.appending(path: key), options: .atomic)
  }
}

/// A name for contents: 128 bits that differ when the contents do. Not for secrets.
struct ContentHash: CustomStringConvertible {
  private var first: UInt64 = 0xcbf2_9ce4_8422_2325
  private var second: UInt64 = 0x9e37_79b9_7f4a_7c15

  mutating func combine(_ text: String) {
    for byte in text.utf8 { combine(byte) }
    // Ends the text, so that where one stops and the next starts matters.
    combine(0xFF)
  }

  private mutating func combine(_ byte: UInt8) {
    first = (first ^ UInt64(byte)) &* 0x0100_0000_01b3
    second = (second &+ UInt64(byte)) &* 0xff51_afd7_ed55_8ccd
    second ^= second >> 29
  }

  var description: String {
    [first, second].map { hash in
      let text = String(hash, radix: 16)
      return String(repeating: "0", count: 16 - text.count) + text
    }
    .joined()
  }
}
