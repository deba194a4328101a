/// Reports a customisation closure that only the make method runs.
struct RepresentableClosureAppliedOnce: Rule {
  let metadata = RuleMetadata(
    id: "representable-closure-applied-once",
    summary:
      "A closure that configures the wrapped view runs when the view is made, and never again.",
    category: .representable, level: .at(.information),
    rationale: """
      SwiftUI makes a new value of a representable, with new closures, for every update of its \
      parent, but calls `makeUIView` once for each identity of the view (all iOS versions). A closure \
      that takes the wrapped view and runs in `make` alone is applied once: what it captures never \
      changes on screen.

      Call it in the update as well. Closures that are called for what they do once (`onMake`, \
      `configureOnce`) are not reported.
      """,
    fix: .needsReview,
    examples: [
      RuleMetadata.Example(
        before: """
          struct Field: UIViewRepresentable {
            let configure: (UITextField) -> Void

            func makeUIView(context: Context) -> UITextField {
              let field = UITextField()
              configure(field)
              return field
            }

            func updateUIView(_ field: UITextField, context: Context) {}
          }
          """,
        after: """
          struct Field: UIViewRepresentable {
            let configure: (UITextField) -> Void

            func makeUIView(context: Context) -> UITextField {
              let field = UITextField()
              configure(field)
              return field
            }

            func updateUIView(_ field: UITextField, context: Context) {
              configure(field)
            }
          }
          """)
    ],
    references: ["https://github.com/siteline/swiftui-introspect/issues/194"])

  func check(_ context: RuleContext) -> [Finding] {
    context.seam.representables.flatMap { view -> [Finding] in
      guard let make = view.make, let wrapped = make.type else { return [] }
      let configuring = view.storedProperties.filter { property in
        property.configures(wrapped) && !property.saysOnce && !property.handsOver(wrapped)
      }
      guard !configuring.isEmpty, let update = view.knownUpdate else { return [] }
      return configuring.compactMap { property in
        guard !update.inputs.contains(property.name),
          let call = view.makeWork.first(where: {
            $0.node.kind == .call && $0.node.callee?.pathInSelf == [property.name]
          })
        else { return nil }
        return Finding(
          call.node.range, "'\(property.name)' runs here and never in '\(update.name)'",
          fix: update.method.flatMap { againFix(property, $0, context.file.lines) })
      }
    }
  }

  private func againFix(_ property: Node, _ update: Node, _ lines: LineIndex) -> Fix? {
    guard let parameter = update.children(.parameter).first, parameter.name != "_",
      parameter.type?.simpleName == property.type?.arguments.first?.simpleName
    else { return nil }
    let question = property.type?.isOptional == true ? "?" : ""
    guard
      let edits = Fix.Edit.inserting(
        ["\(property.name)\(question)(\(parameter.name))"], atStartOf: update, in: lines)
    else { return nil }
    return Fix("Call it in '\(update.name)' too", .needsReview, edits: edits)
  }
}

extension Node {
  /// Whether a property keeps a closure `(wrapped) -> Void`.
  fileprivate func configures(_ wrapped: TypeRef) -> Bool {
    guard let type, type.isFunction, type.arguments.count == 2,
      type.arguments[1].isVoid, let parameter = type.arguments.first
    else { return false }
    return parameter.simpleName == wrapped.simpleName
  }

  /// `onWebView`, `viewHandler`: it gets the view to keep, and has nothing to apply.
  fileprivate func handsOver(_ wrapped: TypeRef) -> Bool {
    let type = wrapped.simpleName
    return name.hasSuffix("Handler")
      || (name.hasPrefix("on") && !name.dropFirst(2).isEmpty && type.hasSuffix(name.dropFirst(2)))
  }

  /// Names that say that the closure is for the making of the view.
  fileprivate var saysOnce: Bool {
    let name = name.lowercased()
    return ["make", "create", "once", "initial", "setup", "didload", "onload"].contains {
      name.contains($0)
    }
  }
}
