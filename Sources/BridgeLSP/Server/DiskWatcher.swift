/// Watches folders for a client that cannot.
final class DiskWatcher {
  init(_ folders: [AbsolutePath], _ report: @escaping @Sendable ([AbsolutePath]) -> Void) {}
  func stop() {}
}
