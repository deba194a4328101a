/// Registers an object that passes script messages on and holds the handler weakly.
struct UseWeakMessageHandler {
  let context: RuleContext

  private static let typeName = "WeakScriptMessageHandler"
  private static let declaration = [
    "private final class \(typeName): NSObject, WKScriptMessageHandler {",
    "  private weak var handler: (any WKScriptMessageHandler)?",
    "",
    "  init(_ handler: any WKScriptMessageHandler) {",
    "    self.handler = handler",
    "  }",
    "",
    "  func userContentController(",
    "    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage",
    "  ) {",
    "    handler?.userContentController(userContentController, didReceive: message)",
    "  }",
    "}",
  ]

  /// Uses the class for this that the project has, or gives the file one. `nil` for handlers that
  /// reply, where another type has the name, and where the file does not know WebKit's types.
  func fix(_ registration: Registration, handler: String) -> Fix? {
    guard registration.node.calleeName == "add",
      let value = registration.node.argument(at: 0), value.range == value.wrapped.range
    else { return nil }
    let title = "Register a weak proxy for \(handler)"
    if let known = context.index.weakMessageHandler {
      let label = known.label.isEmpty ? "" : known.label + ": "
      return Fix(title, .needsReview, edits: [wrap(value, "\(known.typeName)(\(label)")])
    }
    let imports = context.file.code.imports
    guard imports.isEmpty || imports.contains("WebKit"),
      !context.index.isTypeNameTaken(Self.typeName),
      let addition = context.file.appendDeclaration(Self.declaration, for: registration.node)
    else { return nil }
    return Fix(
      title, .needsReview, edits: [wrap(value, "\(Self.typeName)("), addition])
  }

  private func wrap(_ value: Node, _ start: String) -> Fix.Edit {
    Fix.Edit(replace: value.range, with: [.text(start), .source(value.range), .text(")")])
  }
}
