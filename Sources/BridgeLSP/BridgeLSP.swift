import Analysis

@main
struct BridgeLSP {
  /// The version of the program, and the only place that names it.
  static let version = "0.1.0"

  static func main() {
    print("bridge-lsp \(version)")
  }
}
