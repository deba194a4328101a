/// Writes numbers and strings one behind the other, the numbers with their lowest byte first.
package struct ArchiveWriter {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package mutating func write<Number: FixedWidthInteger>(_ number: Number) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  package mutating func write(_ part: some Collection<UInt8>) { bytes.append(contentsOf: part) }

  /// A string of less than 4 GB.
  package mutating func write(_ string: String) {
    write(UInt32(truncatingIfNeeded: string.utf8.count))
    bytes.append(contentsOf: string.utf8)
  }
}

/// Reads what an ``ArchiveWriter`` wrote. Where the bytes end too soon it gives `nil`.
package struct ArchiveReader {
  private let bytes: UnsafeRawBufferPointer
  private var position = 0

  package init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  /// How many bytes have not been read.
  package var remaining: Int { bytes.count - position }

  package mutating func number<Number: FixedWidthInteger>(_: Number.Type) -> Number? {
    let size = MemoryLayout<Number>.size
    guard remaining >= size else { return nil }
    defer { position += size }
    return Number(littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: Number.self))
  }

  /// A number of things that take at least `size` bytes each: never more than can follow.
  package mutating func count(ofSize size: Int) -> Int? {
    guard let count = number(UInt32.self).map(Int.init), count <= remaining / size else {
      return nil
    }
    return count
  }

  package mutating func string() -> String? {
    guard let count = count(ofSize: 1) else { return nil }
    defer { position += count }
    let part = UnsafeRawBufferPointer(rebasing: bytes[position..<position + count])
    return String(decoding: part, as: UTF8.self)
  }
}
