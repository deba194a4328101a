#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Something on the disk that could not be used, in a person's words.
struct DiskError: Error, Hashable, Sendable {
  let path: AbsolutePath
  let reason: String
  /// Whether the system refused access rather than failing to find or to understand something.
  var isDenied = false

  /// `code` is an `errno`.
  init(_ path: AbsolutePath, code: Int32) {
    self.path = path
    reason = String(cString: strerror(code)).lowercasedFirst
    isDenied = code == EPERM || code == EACCES
  }

  init(_ path: AbsolutePath, _ reason: String) {
    self.path = path
    self.reason = reason
  }
}

/// Reading the disk. Every function follows symbolic links unless it says otherwise.
enum Disk {
  enum Kind: Hashable, Sendable { case file, folder, other }

  /// Tells apart the real thing behind several names.
  struct Identity: Hashable, Sendable {
    let device: UInt64
    let inode: UInt64
  }

  struct Entry: Hashable, Sendable {
    let name: String
    let kind: Kind
    /// Whether the entry is a symbolic link to what `kind` says.
    let isLink: Bool
    let identity: Identity
  }

  /// What is at `path`, or `nil` where there is nothing.
  static func kind(of path: AbsolutePath) -> Kind? {
    var status = stat()
    return stat(path.string, &status) == 0 ? kind(status) : nil
  }

  /// Whether a folder has an entry of this name, which may be a link that leads nowhere.
  static func holdsEntry(_ path: AbsolutePath) -> Bool {
    var status = stat()
    return lstat(path.string, &status) == 0
  }

  static func identity(of path: AbsolutePath) -> Identity? {
    var status = stat()
    return stat(path.string, &status) == 0 ? identity(status) : nil
  }

  /// The names of what is in a folder, in no order.
  static func names(in folder: AbsolutePath) throws(DiskError) -> [String] {
    guard let stream = opendir(folder.string) else { throw DiskError(folder, code: errno) }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// What is in a folder, sorted by the bytes of its name. A link that leads nowhere is `other`.
  static func entries(of folder: AbsolutePath) throws(DiskError) -> [Entry] {
    var entries: [Entry] = []
    for name in try names(in: folder) {
      var status = stat()
      let path = folder.appending(name).string
      guard lstat(path, &status) == 0 else { continue }
      let isLink = status.st_mode & S_IFMT == S_IFLNK
      let isFound = !isLink || stat(path, &status) == 0
      entries.append(
        Entry(
          name: name, kind: isFound ? kind(status) : .other, isLink: isLink,
          identity: identity(status)))
    }
    return entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  /// The bytes of a file that holds no more than `limit` of them.
  static func bytes(
    of path: AbsolutePath, atMost limit: Int = .max
  ) throws(DiskError) -> [UInt8] {
    let descriptor = open(path.string, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw DiskError(path, code: errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw DiskError(path, code: errno) }
    switch kind(status) {
    case .file: break
    case .folder: throw DiskError(path, "is a folder")
    case .other: throw DiskError(path, "is neither a file nor a folder")
    }
    guard status.st_size <= limit else {
      throw DiskError(path, "is larger than \(limit >> 20) MB")
    }
    return try readAll(descriptor, sizeHint: Int(status.st_size), path)
  }

  /// The bytes of an open descriptor up to its end.
  static func readAll(
    _ descriptor: Int32, sizeHint: Int, _ path: AbsolutePath
  ) throws(DiskError) -> [UInt8] {
    var bytes: [UInt8] = []
    // One more than the size, so that a file of the expected size is read without growing.
    var chunk = max(sizeHint + 1, 1 << 14)
    while true {
      var failure: Int32 = 0
      let part = [UInt8](unsafeUninitializedCapacity: chunk) { buffer, count in
        let result = read(descriptor, buffer.baseAddress, chunk)
        if result < 0 { failure = errno }
        count = max(0, result)
      }
      if failure != 0, failure != EINTR { throw DiskError(path, code: failure) }
      if part.isEmpty, failure == 0 { return bytes }
      if bytes.isEmpty { bytes = part } else { bytes += part }
      chunk = 1 << 14
    }
  }

  /// The text of a UTF-8 file.
  static func text(of path: AbsolutePath) throws(DiskError) -> String {
    try text(bytes(of: path), of: path)
  }

  /// `bytes` as text, if they are UTF-8.
  static func text(_ bytes: [UInt8], of path: AbsolutePath) throws(DiskError) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw DiskError(path, "is not UTF-8 text")
    }
    return text
  }

  /// The folder the process was started in.
  static var workingDirectory: AbsolutePath {
    guard let buffer = getcwd(nil, 0) else { return .root }
    defer { free(buffer) }
    return AbsolutePath(String(cString: buffer))
  }

  private static func kind(_ status: stat) -> Kind {
    switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    default: .other
    }
  }

  private static func identity(_ status: stat) -> Identity {
    Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      inode: UInt64(truncatingIfNeeded: status.st_ino))
  }
}

extension String {
  /// The same with a small first letter, to stand inside a sentence.
  fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
