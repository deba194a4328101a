/// Reports a class that wraps a UIKit view for SwiftUI, which has to be a value.
struct RepresentableIsClass: Rule {
  let metadata = RuleMetadata(
    id: "representable-is-class",
    summary: "A class wraps a UIKit view for SwiftUI, which accepts only structs and enums.",
    category: .representable, level: .at(.error),
    rationale: """
      In an app built with the iOS 16 SDK (Xcode 14) or later, SwiftUI stops the process the first \
      time it shows a `UIViewRepresentable` or `UIViewControllerRepresentable` that is a class: \
      "UIViewRepresentables must be value types". The compiler accepts it, whether the conformance \
      is written on the class, in an extension or through a protocol that refines one of the two.

      SwiftUI makes a new value of a representable with every update of its parent and compares it \
      with the last one. State that should outlive a value belongs to the coordinator, which is a \
      class and is made once.
      """,
    fix: .needsReview,
    examples: [
      RuleMetadata.Example(
        before: """
          final class Spinner: UIViewRepresentable {
            func makeUIView(context: Context) -> UIActivityIndicatorView {
              UIActivityIndicatorView(style: .large)
            }

            func updateUIView(_ spinner: UIActivityIndicatorView, context: Context) {
              spinner.startAnimating()
            }
          }
          """,
        after: """
          struct Spinner: UIViewRepresentable {
            func makeUIView(context: Context) -> UIActivityIndicatorView {
              UIActivityIndicatorView(style: .large)
            }

            func updateUIView(_ spinner: UIActivityIndicatorView, context: Context) {
              spinner.startAnimating()
            }
          }
          """)
    ],
    references: [
      "https://developer.apple.com/documentation/swiftui/uiviewrepresentable",
      "https://github.com/exyte/PopupView/issues/78",
      "https://github.com/heestand-xyz/PixelKit/issues/31",
    ])

  func check(_ context: RuleContext) -> [Finding] {
    context.seam.representables.compactMap { view in
      guard let declaration = view.declaration, let kind = declaration.referenceKind else {
        return nil
      }
      return Finding(
        declaration.focus,
        "'\(view.displayName)' is \(kind == "class" ? "a class" : "an actor"), and SwiftUI stops "
          + "the app when it shows a representable that is not a struct or an enum",
        fixes: structFix(view, declaration, context))
    }
  }

  /// Absent where the type relies on being a reference: what is left is for a person to design.
  private func structFix(
    _ view: Representable, _ declaration: Node, _ context: RuleContext
  ) -> [Fix] {
    guard view.reliesOnIdentity(context.index) == false,
      let keyword = Fix.Edit.changing("class", to: "struct", of: declaration)
    else { return [] }
    let modifiers = ["final"].compactMap { Fix.Edit.removing($0, of: declaration) }
    return [
      Fix("Make '\(view.displayName)' a struct", .needsReview, edits: modifiers + [keyword])
    ]
  }
}

extension Node {
  /// `class` or `actor`; `nil` for the declaration of a value.
  fileprivate var referenceKind: String? {
    has(.isClass) ? "class" : has(.isActor) ? "actor" : nil
  }
}

extension Representable {
  /// Whether the class does something that a struct cannot: inheritance, `deinit`, weak
  /// references to itself, changing itself in its methods, handing itself to UIKit.
  fileprivate func reliesOnIdentity(_ index: WorkspaceIndex) -> Bool {
    guard let declaration, index.declarations(of: name).count == parts.count else { return true }
    let inherited = index.declarations(of: name).flatMap(\.fact.inherits)
    let lineage = inherited.map { index.resolve($0, in: name).name }
    return !lineage.allSatisfy { index.allowsValues($0) }
      || index.typeNames.contains { index.superclass(of: $0)?.name == name }
      || declaration.children(.modifier).contains {
        ["open", "required", "actor"].contains($0.name)
      }
      || declaration.children(.attribute).contains { $0.name.hasPrefix("objc") }
      || parts.contains { $0.reliesOnIdentity(of: displayName) }
      || index.isHeldWeakly(name)
      || declaration.ancestors.last?.comparesReferences == true
  }
}

extension Node {
  /// Whether something inside asks if two references are the same.
  fileprivate var comparesReferences: Bool {
    descendants.contains { $0.kind == .operation && ($0.name == "===" || $0.name == "!==") }
  }
}

extension AncestorSequence {
  /// The outermost of them.
  fileprivate var last: Node? {
    var found: Node?
    for ancestor in self { found = ancestor }
    return found
  }
}

extension WorkspaceIndex {
  /// Whether some property refers to the type weakly, which only a reference allows.
  fileprivate func isHeldWeakly(_ name: String) -> Bool {
    typeNames.contains { owner in
      declarations(of: owner).contains { piece in
        piece.fact.properties.contains { property in
          (property.has(.isWeak) || property.has(.isUnowned))
            && property.type.map { resolve($0, in: owner).name == name } ?? false
        }
      }
    }
  }

  /// Whether a struct may conform to the protocol.
  fileprivate func allowsValues(_ name: String) -> Bool {
    let names = lineage(of: name)
    guard !names.contains("AnyObject"), !names.contains("NSObjectProtocol") else { return false }
    return names.allSatisfy { ancestor in
      if ["Equatable", "Hashable", "Identifiable", "Sendable"].contains(ancestor) { return true }
      if let primary = primaryDeclaration(of: ancestor) { return primary.fact.kind == .protocol }
      return ["View", "UIViewRepresentable", "UIViewControllerRepresentable"].contains(ancestor)
    }
  }
}

extension Node {
  fileprivate func reliesOnIdentity(of typeName: String) -> Bool {
    if members.contains(where: { $0.kind == .deinitializer || $0.has(.isOverride) }) { return true }
    if members.contains(where: { $0.keyword("class") != nil && $0.kind != .type }) { return true }
    let stored = Set(
      members.filter { $0.kind == .property && !$0.has(.isComputed) && !$0.has(.isStatic) }
        .filter { $0.children(.attribute).isEmpty }.map(\.name))
    return members.contains { $0.has(.isLazy) && $0.kind == .property }
      || members.contains {
        ["convenience", "required"].contains($0.children(.modifier).first?.name)
      }
      || descendants.contains { node in
        switch node.kind {
        case .initializer: node.has(.isRequired) || node.has(.isConvenience)
        case .capture: node.name == "self" && (node.has(.isWeak) || node.has(.isUnowned))
        case .property where node.has(.isWeak) || node.has(.isUnowned):
          node.type?.simpleName == typeName
        case .attribute: node.name == "objc" && node.parent?.enclosingType == self
        case .assignment: node.changes(stored, of: self) || node.handsOverSelf(in: self)
        case .reference: node.firstChild?.pathInSelf?.first.map(stored.contains) == true
        case .operation: ["===", "!=="].contains(node.name)
        case .call: node.changesByMethod(stored, of: self) || node.handsOverSelf(in: self)
        default: false
        }
      }
  }

  /// An assignment to a stored property outside of an initialiser.
  fileprivate func changes(_ stored: Set<String>, of type: Node) -> Bool {
    guard enclosingType == type, enclosingFunction?.kind != .initializer,
      let first = assignmentTarget?.pathInSelf?.first, stored.contains(first)
    else { return false }
    return assignmentTarget?.localDeclaration(of: first) == nil
  }

  /// `items.append(x)`: may change a stored value; a view or object is changed through any copy.
  fileprivate func changesByMethod(_ stored: Set<String>, of type: Node) -> Bool {
    let mutating = [
      "append", "insert", "remove", "removeAll", "removeLast", "removeFirst", "toggle",
    ]
    guard enclosingType == type, mutating.contains(calleeName ?? ""),
      let path = receiver?.pathInSelf, let name = path.only
    else { return false }
    return stored.contains(name) && receiver?.localDeclaration(of: name) == nil
  }

  /// `map.delegate = self`, `button.addTarget(self, …)`.
  fileprivate func handsOverSelf(in type: Node) -> Bool {
    guard enclosingType == type else { return false }
    if kind == .assignment { return assignedValue?.unwrapped.isSelf == true }
    return ["addTarget", "addObserver", "UITapGestureRecognizer"].contains(calleeName ?? "")
      && arguments.contains { $0.value?.unwrapped.isSelf == true }
  }
}
