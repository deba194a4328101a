import Foundation
import SwiftParser
import SwiftSyntax

/// A program made ready for the compiler: with imports, and without what needs Objective-C.
///
/// Everything is added to a file's first line, so that line numbers stay.
struct CheckedProgram: Sendable {
  let program: TypeCheck.Program

  init(_ program: TypeCheck.Program) { self.program = program }

  /// Whether every file holds nothing but types, which may as well be nested in another.
  var canShareModule: Bool {
    program.files.allSatisfy { file in
      Parser.parse(source: file.text).statements.allSatisfy { $0.declaresType }
    }
  }

  /// The text of a file by itself.
  func text(of file: TypeCheck.Program.File) -> String { Self.imports + readable(file.text) }

  /// The text of a file with its types nested in the `enum` of that name.
  func text(of file: TypeCheck.Program.File, in name: String) -> String {
    Self.imports + "extension \(name) { " + readable(file.text) + "\n}\n"
  }

  private static let imports =
    "import AVFoundation; import Combine; import CoreBluetooth; import MapKit; "
    + "import SwiftUI; import UIKit; import WebKit; "
    + "@testable import Prelude; "

  /// The text as the stubs can compile it.
  private func readable(_ text: String) -> String {
    guard Compiler.usesStubs else { return text }
    let previews = text.split(separator: "#Preview", omittingEmptySubsequences: false)
    let numbered = previews.enumerated().map { number, part in
      number == 0 ? part : "@MainActor private let preview\(number): Any = _Preview" + part
    }
    return
      numbered.joined()
      .replacing(
        /@(objc(Members)?(\([^)]*\))?|IBAction|IBSegueAction|IBOutlet|IBDesignable|IBInspectable)\b ?/
      ) {
        String(repeating: " ", count: $0.output.0.count)
      }
      .replacing("#selector(", with: "_selector(")
      .replacing(/@Entry (var \w+: [^=\n]+) = (.+)/) {
        "\($0.output.1) { get { \($0.output.2) } set {} }"
      }
  }
}

extension CodeBlockItemSyntax {
  fileprivate var declaresType: Bool {
    guard case .decl(let declaration) = item else { return false }
    guard !declaration.description.contains("@main") else { return false }
    switch declaration.kind {
    case .classDecl, .structDecl, .enumDecl, .actorDecl, .typeAliasDecl, .protocolDecl: return true
    default: return false
    }
  }
}
