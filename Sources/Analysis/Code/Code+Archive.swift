/// The code of a file as bytes, to be kept where parsing it again would take longer.
///
/// Good for the same build of the analyzer alone: what stands for what may differ in the next one.
extension Code {
  /// `nil` where types are nested deeper than anybody reads.
  var archive: [UInt8]? {
    var writer = ArchiveWriter()
    writer.write(UInt32(truncatingIfNeeded: storage.names.count - 1))
    for number in 1..<max(1, storage.names.count) {
      writer.write(storage.names[UInt32(truncatingIfNeeded: number)])
    }
    writer.write(UInt32(truncatingIfNeeded: storage.imports.count))
    for name in storage.imports { writer.write(name) }
    writer.write(UInt32(truncatingIfNeeded: storage.types.count))
    for type in storage.types where !writer.write(type, depth: 0) { return nil }
    writer.write(UInt32(truncatingIfNeeded: storage.records.count))
    for record in storage.records { writer.write(record) }
    return writer.bytes
  }

  /// Makes the code again; `nil` where the bytes are not what ``archive`` gave for a text of
  /// `length` bytes.
  init?(archive bytes: UnsafeRawBufferPointer, length: Int) {
    var reader = ArchiveReader(bytes)
    guard let names = reader.names(), let imports = reader.strings(), let types = reader.types(),
      let records = reader.records(), reader.remaining == 0,
      records.fit(names: names.count, types: types.count, length: length)
    else { return nil }
    self.init(Storage(records: records, names: names, types: types, imports: imports))
  }
}

/// Deeper types are not kept.
private let deepestType = 32

extension ArchiveWriter {
  /// Whether the type could be written.
  fileprivate mutating func write(_ type: TypeRef, depth: Int) -> Bool {
    guard depth < deepestType else { return false }
    write(type.name)
    write(
      UInt8(type.isOptional ? 1 : 0) | UInt8(type.isOpaque ? 2 : 0)
        | UInt8(type.isExistential ? 4 : 0))
    write(UInt32(truncatingIfNeeded: type.arguments.count))
    for argument in type.arguments where !write(argument, depth: depth + 1) { return false }
    return true
  }

  fileprivate mutating func write(_ record: Record) {
    write(record.kind.rawValue)
    write(record.flags.rawValue)
    for number in [
      record.name, record.label, record.type, record.end, record.parent, record.enclosingType,
      record.lower, record.upper, record.focus,
    ] { write(number) }
  }
}

extension ArchiveReader {
  /// As many elements as a number in front of them says, each of at least `size` bytes.
  private mutating func elements<Element>(
    ofSize size: Int, _ read: (inout Self) -> Element?
  ) -> [Element]? {
    guard let count = count(ofSize: size) else { return nil }
    var elements: [Element] = []
    elements.reserveCapacity(count)
    for _ in 0..<count {
      guard let element = read(&self) else { return nil }
      elements.append(element)
    }
    return elements
  }

  fileprivate mutating func strings() -> [String]? { elements(ofSize: 4) { $0.string() } }

  fileprivate mutating func names() -> NameTable? {
    guard let strings = strings() else { return nil }
    var names = NameTable()
    for name in strings { _ = names.intern(name) }
    return names.count == strings.count + 1 ? names : nil
  }

  fileprivate mutating func types() -> [TypeRef]? { elements(ofSize: 9) { $0.type(depth: 0) } }

  private mutating func type(depth: Int) -> TypeRef? {
    guard depth < deepestType, let name = string(), let flags = number(UInt8.self),
      let arguments = elements(ofSize: 9, { $0.type(depth: depth + 1) })
    else { return nil }
    var type = TypeRef(name, arguments: arguments, isOptional: flags & 1 != 0)
    type.isOpaque = flags & 2 != 0
    type.isExistential = flags & 4 != 0
    return type
  }

  fileprivate mutating func records() -> [Record]? { elements(ofSize: 45) { $0.record() } }

  private mutating func record() -> Record? {
    guard let kind = number(UInt8.self).flatMap(NodeKind.init(rawValue:)),
      let flags = number(UInt64.self), let name = number(UInt32.self),
      let label = number(UInt32.self), let type = number(UInt32.self),
      let end = number(UInt32.self), let parent = number(UInt32.self),
      let enclosingType = number(UInt32.self), let lower = number(UInt32.self),
      let upper = number(UInt32.self), let focus = number(UInt32.self)
    else { return nil }
    return Record(
      kind: kind, flags: NodeFlags(rawValue: flags), name: name, label: label, type: type,
      end: end, parent: parent, enclosingType: enclosingType, lower: lower, upper: upper,
      focus: focus)
  }
}

extension [Record] {
  /// Whether they refer to nothing that is not there, and each lies within its parent.
  fileprivate func fit(names: Int, types: Int, length: Int) -> Bool {
    guard let file = first, file.kind == .file, Int(file.end) == count else { return false }
    return enumerated().allSatisfy { id, record in
      Int(record.name) < names && Int(record.label) < names
        && (record.type == 0 || Int(record.type) < types) && Int(record.end) > id
        && Int(record.end) <= count && (id == 0 || Int(record.parent) < id)
        && record.end <= self[Int(record.parent)].end && Int(record.enclosingType) <= id
        && record.lower <= record.upper && Int(record.upper) <= length
        && Int(record.focus) <= length
    }
  }
}
