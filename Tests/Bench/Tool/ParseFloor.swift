import Foundation
import SwiftParser
import SwiftSyntax

/// The least that any analyzer on SwiftSyntax spends: reading and parsing every file, nothing else.
enum ParseFloor {
  static func run(_ paths: [String]) -> String {
    let clock = ContinuousClock()
    var bytes = 0
    var statements = 0
    let duration = clock.measure {
      for path in paths {
        guard let text = BenchTool.text(of: path) else { continue }
        bytes += text.utf8.count
        statements += Parser.parse(source: text).statements.count
      }
    }
    return """
      {"files": \(paths.count), "bytes": \(bytes), "statements": \(statements), \
      "seconds": \(duration / .seconds(1))}
      """
  }
}
