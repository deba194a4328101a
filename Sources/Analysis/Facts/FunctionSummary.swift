/// What a function does to what it is given, as far as its body shows.
package struct FunctionSummary: Hashable, Sendable {
  init(_ node: Node) {}
  var mentionedNames: Set<String> { [] }
}
