import Analysis
import Foundation

/// What parsing the files of one project gave, kept on the disk from run to run.
///
/// Parsing takes nine tenths of a run, and between two runs few files change. A file is known again
/// by its content alone, so that moving it or changing branches loses nothing. Whatever is wrong
/// with the cache, the file is parsed.
struct AnalysisCache: Sendable {
  /// A content.
  struct Key: Hashable, Sendable {
    let fingerprint: Fingerprint
    /// In bytes.
    let length: Int

    init(fingerprint: Fingerprint, length: Int) {
      self.fingerprint = fingerprint
      self.length = length
    }

    init(_ fingerprint: Fingerprint, _ file: AnalyzedFile) {
      self.init(fingerprint: fingerprint, length: file.lines.utf8Count)
    }
  }

  private let folder: CacheFolder
  private let project: AbsolutePath
  private let pack: CachePack

  /// Reads what is kept for `project`; nothing where there is none, or none of this build.
  init(of project: AbsolutePath, in folder: CacheFolder) {
    self.folder = folder
    self.project = project
    let bytes = try? Disk.bytes(of: folder.pack(of: project), atMost: Self.largest)
    pack = bytes.flatMap { CachePack($0, build: Self.build) } ?? CachePack()
  }

  /// The file at `path` with this text, if its content is known.
  func file(_ text: SourceText, _ fingerprint: Fingerprint, at path: AbsolutePath) -> AnalyzedFile?
  {
    let key = Key(fingerprint: fingerprint, length: text.utf8Count)
    return pack.withArchive(of: key) { archive in
      AnalyzedFile(archive: archive, of: text, path: path.string)
    }
  }

  /// Writes what these files are, once so many are new that parsing them again would take longer
  /// than writing all. A project that is parsed in no time is left alone.
  func update(_ files: [(key: Key, file: AnalyzedFile)]) {
    let length = files.reduce(0) { $0 + $1.key.length }
    let new = files.filter { !pack.holds($0.key) && $0.file.archive != nil }
    guard length >= Self.smallest, new.count > 4 + files.count / 200 else { return }
    var archives: [Key: [UInt8]] = [:]
    for (key, file) in files where archives[key] == nil {
      archives[key] = pack.archive(of: key) ?? file.archive
    }
    let bytes = CachePack.bytes(of: archives, build: Self.build)
    guard bytes.count <= Self.largest else { return }
    folder.prepare()
    // Where it cannot be written, in a sandbox for example, the next run takes as long as this one.
    try? Disk.replace(folder.pack(of: project), with: bytes)
  }

  /// Bytes of source.
  private static let smallest = 200_000
  private static let largest = 1 << 30

  /// Tells the builds of this program apart: what is kept is good for the one that wrote it.
  static let build: UInt64 = {
    let program = Bundle.main.executablePath ?? ""
    let stamp = FileStamp(of: AbsolutePath(program))
    let parts = [
      BridgeLSP.version, program, "\(stamp?.size ?? 0)", "\(stamp?.modifiedSeconds ?? 0)",
      "\(stamp?.modifiedNanoseconds ?? 0)",
    ]
    return Fingerprint(parts.joined(separator: "\n").utf8).value
  }()
}
