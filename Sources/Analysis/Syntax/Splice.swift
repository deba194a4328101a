/// How one version of a file came from the version before it: one declaration was parsed again.
package struct Splice: Sendable {
  /// The version before.
  package let base: SourceFile.Identity
  /// The declaration in the version before, without surrounding trivia.
  package let declaration: TextRange
  /// By how many bytes it has grown; negative when it has shrunk.
  package let growth: Int

  /// The declaration in the new version.
  package var newDeclaration: TextRange {
    TextRange(utf8: declaration.lowerBound.utf8, declaration.upperBound.utf8 + growth)
  }
}
