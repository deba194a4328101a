import Analysis

/// Reads, parses and lowers files, keeping neither their texts nor their trees.
struct FileLoader: Sendable {
  /// Bytes beyond which a file is not even read: the analyzer refuses much smaller ones, aloud.
  static let largest = 64 << 20

  let jobs: Int
  /// The project's folder.
  let root: AbsolutePath
  /// Texts that stand in place of what is on the disk.
  var overlay: [AbsolutePath: String] = [:]
  /// What earlier runs have parsed.
  var cache: AnalysisCache?

  struct Loaded: Sendable {
    var files: [AnalyzedFile] = []
    /// What each file held when it was analysed.
    var fingerprints: [AbsolutePath: Fingerprint] = [:]
    var unreadable: [DiskError] = []
    /// What a cache may keep.
    var kept: [(key: AnalysisCache.Key, file: AnalyzedFile)] = []
  }

  /// Analyses `paths` in parallel. `progress` hears of every finished file, from any thread.
  func load(
    _ paths: [AbsolutePath], progress: @escaping @Sendable () -> Void = {}
  ) -> Loaded {
    let results = parallelMap(paths.count, jobs: jobs) { index in
      defer { progress() }
      return analyze(paths[index])
    }
    var loaded = Loaded()
    for (path, result) in zip(paths, results) {
      switch result {
      case .success(let (file, fingerprint)):
        loaded.files.append(file)
        loaded.fingerprints[path] = fingerprint
        if overlay[path] == nil { loaded.kept.append((.init(fingerprint, file), file)) }
      case .failure(let error):
        loaded.unreadable.append(error)
      }
    }
    return loaded
  }

  /// Finds out in parallel what `paths` hold, and no more about them.
  func fingerprints(
    of paths: [AbsolutePath]
  ) -> (fingerprints: [AbsolutePath: Fingerprint], unreadable: [DiskError]) {
    let results = parallelMap(paths.count, jobs: jobs) { index -> Result<Fingerprint, DiskError> in
      do throws(DiskError) {
        return .success(Fingerprint(try text(of: paths[index]).utf8))
      } catch {
        return .failure(error)
      }
    }
    var fingerprints: [AbsolutePath: Fingerprint] = [:]
    var unreadable: [DiskError] = []
    fingerprints.reserveCapacity(paths.count)
    for (path, result) in zip(paths, results) {
      switch result {
      case .success(let fingerprint): fingerprints[path] = fingerprint
      case .failure(let error): unreadable.append(error)
      }
    }
    return (fingerprints, unreadable)
  }

  private func text(of path: AbsolutePath) throws(DiskError) -> String {
    if let given = overlay[path] { return given }
    return try Disk.text(try Disk.bytes(of: path, atMost: Self.largest), of: path)
  }

  private func analyze(_ path: AbsolutePath) -> Result<(AnalyzedFile, Fingerprint), DiskError> {
    do throws(DiskError) {
      let text = try text(of: path)
      let fingerprint = Fingerprint(text.utf8)
      let source = SourceText(text)
      let known = cache?.file(source, fingerprint, at: path)
      let file =
        known
        ?? AnalyzedFile(SourceFile(unedited: source, path: path.string, below: root.string))
      return .success((file, fingerprint))
    } catch {
      return .failure(error)
    }
  }
}

/// A 64-bit FNV-1a hash: equal on every machine and in every version.
struct Fingerprint: Hashable, Sendable {
  let value: UInt64

  init(value: UInt64) { self.value = value }

  init(_ bytes: some Sequence<UInt8>) {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    value = hash
  }

  /// Sixteen hexadecimal digits.
  var hexadecimal: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
