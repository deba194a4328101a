import Analysis

/// The file of a cache: a list of contents, and what parsing each gave.
struct CachePack: Sendable {
  private struct Place {
    let range: Range<Int>
    let checksum: UInt64
  }

  private var bytes: [UInt8] = []
  private var places: [AnalysisCache.Key: Place] = [:]

  /// An empty one.
  init() {}

  /// `nil` where the bytes are not what ``bytes(of:build:)`` made for this build.
  init?(_ bytes: [UInt8], build: UInt64) {
    self.bytes = bytes
    let isRead = bytes.withUnsafeBytes { buffer in
      var reader = ArchiveReader(buffer)
      guard reader.number(UInt64.self) == Self.mark, reader.number(UInt64.self) == build,
        let count = reader.count(ofSize: Self.entrySize)
      else { return false }
      var start = Self.headerSize + count * Self.entrySize
      places.reserveCapacity(count)
      for _ in 0..<count {
        guard let fingerprint = reader.number(UInt64.self), let length = reader.number(UInt32.self),
          let size = reader.number(UInt32.self), let checksum = reader.number(UInt64.self),
          start + Int(size) <= buffer.count
        else { return false }
        let key = AnalysisCache.Key(
          fingerprint: Fingerprint(value: fingerprint), length: Int(length))
        places[key] = Place(range: start..<start + Int(size), checksum: checksum)
        start += Int(size)
      }
      return start == buffer.count
    }
    guard isRead else { return nil }
  }

  func holds(_ key: AnalysisCache.Key) -> Bool { places[key] != nil }

  func archive(of key: AnalysisCache.Key) -> [UInt8]? {
    places[key].map { Array(bytes[$0.range]) }
  }

  /// Gives `use` the archive of a content, unless there is none or its bytes have changed.
  func withArchive<Result>(
    of key: AnalysisCache.Key, _ use: (UnsafeRawBufferPointer) -> Result?
  ) -> Result? {
    guard let place = places[key] else { return nil }
    return bytes.withUnsafeBytes { buffer in
      let archive = UnsafeRawBufferPointer(rebasing: buffer[place.range])
      guard Fingerprint(archive).value == place.checksum else { return nil }
      return use(archive)
    }
  }

  /// The same content always gives the same bytes.
  static func bytes(of archives: [AnalysisCache.Key: [UInt8]], build: UInt64) -> [UInt8] {
    let sorted = archives.sorted {
      ($0.key.fingerprint.value, $0.key.length) < ($1.key.fingerprint.value, $1.key.length)
    }
    var writer = ArchiveWriter()
    writer.write(mark)
    writer.write(build)
    writer.write(UInt32(truncatingIfNeeded: sorted.count))
    for (key, archive) in sorted {
      writer.write(key.fingerprint.value)
      writer.write(UInt32(truncatingIfNeeded: key.length))
      writer.write(UInt32(truncatingIfNeeded: archive.count))
      writer.write(Fingerprint(archive).value)
    }
    for (_, archive) in sorted { writer.write(archive) }
    return writer.bytes
  }

  /// `bridgelp` and the number of this form.
  private static let mark: UInt64 = 0x6272_6964_6765_6C01
  private static let headerSize = 20
  private static let entrySize = 24
}
