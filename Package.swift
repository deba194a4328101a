// swift-tools-version: 6.2
import PackageDescription

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
  import MachO
#endif

/// Where SwiftSyntax comes from, chosen by `BRIDGE_SWIFT_SYNTAX`.
///
/// Unset: the libraries of the toolchain that evaluates this manifest; nothing is downloaded.
/// `package`: the swift-syntax package, which is linked statically and parses much faster.
/// `path:DIR`: a checkout of that package.
enum SyntaxSource {
  case toolchain(host: String)
  case package(Package.Dependency)
}

/// The files mapped into this process, of which the manifest library is one.
func loadedImages() -> [String] {
  #if os(macOS)
    return (0..<_dyld_image_count()).compactMap { index in
      _dyld_get_image_name(index).map { String(cString: $0) }
    }
  #else
    guard let maps = fopen("/proc/self/maps", "r") else { return [] }
    defer { fclose(maps) }
    var images: [String] = []
    var line: UnsafeMutablePointer<CChar>?
    var capacity = 0
    defer { free(line) }
    while getline(&line, &capacity, maps) > 0, let line {
      let text = String(cString: line)
      if let start = text.firstIndex(of: "/") {
        images.append(String(text[start...].prefix { $0 != "\n" }))
      }
    }
    return images
  #endif
}

/// `<toolchain>/usr/lib/swift/host` of the toolchain that evaluates this manifest.
func toolchainHost() -> String {
  for image in loadedImages() where image.contains("libPackageDescription") {
    // <toolchain>/usr/lib/swift/pm/ManifestAPI/libPackageDescription.so
    let parts = image.split(separator: "/").dropLast(3)
    return "/" + parts.joined(separator: "/") + "/host"
  }
  return "/usr/lib/swift/host"
}

func syntaxSource() -> SyntaxSource {
  let choice = Context.environment["BRIDGE_SWIFT_SYNTAX"] ?? ""
  if choice == "package" {
    return .package(
      .package(url: "https://github.com/swiftlang/swift-syntax.git", "603.0.0"..<"604.0.0"))
  }
  if choice.hasPrefix("path:") {
    return .package(.package(name: "swift-syntax", path: String(choice.dropFirst(5))))
  }
  return .toolchain(host: toolchainHost())
}

var dependencies: [Package.Dependency] = []
var syntaxProducts: [Target.Dependency] = []
var syntaxSettings: [SwiftSetting] = []
var syntaxLinking: [LinkerSetting] = []

switch syntaxSource() {
case .toolchain(let host):
  syntaxSettings = [.unsafeFlags(["-I", host])]
  // An installed copy finds its libraries beside itself; a development build in the toolchain.
  let searchPaths = ["$ORIGIN/../lib/bridge-lsp", host]
  syntaxLinking = [
    .unsafeFlags(["-L", host] + searchPaths.flatMap { ["-Xlinker", "-rpath", "-Xlinker", $0] }),
    .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftParser"),
  ]
case .package(let package):
  dependencies = [package]
  syntaxProducts = [
    .product(name: "SwiftSyntax", package: "swift-syntax"),
    .product(name: "SwiftParser", package: "swift-syntax"),
  ]
}

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

let package = Package(
  name: "BridgeLSP",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "bridge-lsp", targets: ["BridgeLSP"])],
  dependencies: dependencies,
  targets: [
    .target(name: "JSONRPC", swiftSettings: settings),
    .target(
      name: "Analysis", dependencies: syntaxProducts, swiftSettings: settings + syntaxSettings,
      linkerSettings: syntaxLinking),
    .executableTarget(
      name: "BridgeLSP", dependencies: ["Analysis", "JSONRPC"],
      swiftSettings: settings + syntaxSettings),
    .executableTarget(
      name: "bench-tool", dependencies: ["Analysis"] + syntaxProducts, path: "Tests/Bench/Tool",
      swiftSettings: settings + syntaxSettings),
    .testTarget(name: "JSONRPCTests", dependencies: ["JSONRPC"], swiftSettings: settings),
    .testTarget(
      name: "AnalysisTests", dependencies: ["Analysis"],
      exclude: ["Specs", "Examples/Harbor.findings"],
      swiftSettings: settings + syntaxSettings),
    .testTarget(
      name: "BridgeLSPTests", dependencies: ["BridgeLSP", "Analysis", "JSONRPC"],
      exclude: ["Sessions"],
      swiftSettings: settings + syntaxSettings),
  ]
)
