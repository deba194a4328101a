import Analysis
import Foundation

/// The file of a findings cache: what was reported, and for what it holds.
struct FindingsPack: Sendable {
  /// What is kept, as JSON.
  struct Content: Hashable, Codable, Sendable {
    /// What applied to some files, each once.
    let settings: [RuleSettings]
    let diagnostics: [Diagnostic]
  }

  private let key: UInt64
  private let checksum: UInt64
  private let json: ArraySlice<UInt8>

  /// `nil` where the bytes do not start as ``bytes(of:for:build:)`` begins them for this build.
  init?(_ bytes: [UInt8], build: UInt64) {
    let header = bytes.withUnsafeBytes { buffer -> (key: UInt64, checksum: UInt64)? in
      var reader = ArchiveReader(buffer)
      guard reader.number(UInt64.self) == Self.mark, reader.number(UInt64.self) == build,
        let key = reader.number(UInt64.self), let checksum = reader.number(UInt64.self)
      else { return nil }
      return (key, checksum)
    }
    guard let header else { return nil }
    (key, checksum) = header
    json = bytes.dropFirst(Self.headerSize)
  }

  /// What was kept for `key`, unless it is for another or its bytes have changed.
  func content(for key: Fingerprint) -> Content? {
    guard key.value == self.key, Fingerprint(json).value == checksum else { return nil }
    return try? JSONDecoder().decode(Content.self, from: Data(json))
  }

  static func bytes(of content: Content, for key: Fingerprint, build: UInt64) -> [UInt8]? {
    guard let json = try? JSONEncoder().encode(content) else { return nil }
    var writer = ArchiveWriter()
    writer.write(mark)
    writer.write(build)
    writer.write(key.value)
    writer.write(Fingerprint(json).value)
    writer.write(json)
    return writer.bytes
  }

  /// `bridgef` and the number of this form.
  private static let mark: UInt64 = 0x6272_6964_6765_6601
  private static let headerSize = 32
}
