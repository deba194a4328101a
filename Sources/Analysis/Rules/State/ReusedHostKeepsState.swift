/// Reports cells whose SwiftUI content keeps the state of the row they showed before.
struct ReusedHostKeepsState: Rule {
  let metadata = RuleMetadata(
    id: "reused-host-keeps-state",
    summary: "A reused cell gets new content that keeps the state of the last row.",
    category: .state, level: .at(.warning),
    rationale: """
      A new `rootView`, and a new `UIHostingConfiguration` of the same type, updates what the cell shows: to \
      SwiftUI it is the same view with other data. `@State`, `@StateObject` and `@FocusState` of the row that \
      scrolled out stay and belong to the next one, and `onAppear` need not run again. `.id(item.id)` makes each \
      item a view of its own.
      """,
    fix: .needsReview,
    examples: [
      RuleMetadata.Example(
        before: """
          struct Note: Identifiable {
            let id: Int
            let text: String
          }

          struct NoteRow: View {
            let note: Note
            @State private var isExpanded = false

            var body: some View { Text(note.text).lineLimit(isExpanded ? nil : 1) }
          }

          class NoteCell: UITableViewCell {
            func fill(_ note: Note) {
              contentConfiguration = UIHostingConfiguration { NoteRow(note: note) }
            }
          }
          """,
        after: """
          struct Note: Identifiable {
            let id: Int
            let text: String
          }

          struct NoteRow: View {
            let note: Note
            @State private var isExpanded = false

            var body: some View { Text(note.text).lineLimit(isExpanded ? nil : 1) }
          }

          class NoteCell: UITableViewCell {
            func fill(_ note: Note) {
              contentConfiguration = UIHostingConfiguration { NoteRow(note: note).id(note.id) }
            }
          }
          """)
    ],
    references: [
      "https://developer.apple.com/documentation/swiftui/view/id(_:)",
      "https://github.com/airbnb/HorizonCalendar/pull/265",
      "https://github.com/airbnb/epoxy-ios/pull/154",
    ])

  func check(_ context: RuleContext) -> [Finding] {
    let refills = CellRefill.all(
      in: context.file, sites: context.seam.hostingSites, context.index)
    var seen: Set<Node> = []
    return refills.compactMap { refill in
      guard seen.insert(refill.assignment).inserted, !refill.content.appliesIdentity,
        let name = refill.contentTypeName,
        let view = context.index.qualifiedName(of: name, in: refill.ownerName),
        !context.index.hasIdentityOfItsOwn(view), !refill.isResetBeforeReuse,
        let holder = context.index.holderOfState(view)
      else { return nil }
      let whose = holder.view == view ? "" : " of '\(holder.view.lastComponent)'"
      return Finding(
        refill.assignment.range,
        "'\(holder.property)'\(whose) keeps its value when the cell is reused",
        severity: holder.view == view ? nil : .information,
        notes: [Finding.Note(.declaration(holder.key), "the state is declared here")],
        fixes: fix(refill, context).map { [$0] } ?? [])
    }
  }

  /// `.id(item.id)` for the first argument that has an identity.
  private func fix(_ refill: CellRefill, _ context: RuleContext) -> Fix? {
    guard refill.takesAnyType, let arguments = refill.initialCall?.arguments else { return nil }
    for argument in arguments {
      guard let value = argument.value, let path = value.path, value.unwrapped == value,
        let type = context.index.type(of: value.origin, in: refill.ownerName), !type.isOptional,
        context.index.hasIdentity(type),
        let edit = Fix.Edit.appending(
          "id(\(path.joined(separator: ".")).id)", to: refill.content)
      else { continue }
      return Fix("Give each item a view of its own with 'id'", .needsReview, edits: [edit])
    }
    return nil
  }
}

extension CellRefill {
  /// The content without `AnyView` around it.
  private var erased: Node {
    let whole = content.unwrapped
    guard whole.isTypeErased, let inner = whole.argument(at: 0) else { return whole }
    return inner.unwrapped
  }

  fileprivate var contentTypeName: String? { erased.viewTypeName }

  /// The call that makes the view, below its modifiers.
  fileprivate var initialCall: Node? {
    var current = erased
    while current.kind == .call, let callee = current.callee {
      if callee.kind == .name { return current }
      guard let base = callee.base else { return nil }
      current = base
    }
    return nil
  }

  /// Whether `prepareForReuse` of the cell drops what it showed.
  fileprivate var isResetBeforeReuse: Bool {
    guard let type = assignment.enclosingType else { return false }
    return type.members.contains { member in
      guard member.kind == .function, member.name == "prepareForReuse" else { return false }
      return member.descendants.contains { node in
        switch node.kind {
        case .assignment:
          guard let name = node.assignmentTarget?.unwrapped.name else { return false }
          return ["contentConfiguration", "rootView"].contains(name)
            || name.lowercased().contains("host")
        case .name, .member: return node.name == "removeFromSuperview"
        default: return false
        }
      }
    }
  }
}

extension Node {
  /// Whether `.id(…)` stands somewhere in the expression.
  fileprivate var appliesIdentity: Bool {
    ([self] + Array(descendants)).contains { $0.kind == .call && $0.calleeName == "id" }
  }
}

/// Where a tree of views keeps state that outlives its data.
private struct StateHolder {
  let view: String
  let property: String
  let key: DeclarationKey
}

extension WorkspaceIndex {
  private static let stateWrappers: Set<String> = ["State", "StateObject", "FocusState"]

  /// The first state in a view or in the views that it builds, nearest first.
  fileprivate func holderOfState(_ view: String) -> StateHolder? {
    var pending = [view][...]
    var seen: Set<String> = []
    while let next = pending.popFirst(), seen.count < 30 {
      guard seen.insert(next).inserted, isView(next).isYes else { continue }
      let stateful = properties(of: next).filter {
        $0.fact.attributes.contains { Self.stateWrappers.contains($0.name) }
      }
      if let first = stateful.first {
        return StateHolder(view: next, property: first.fact.name, key: first.key(first.fact.name))
      }
      for piece in declarations(of: next) {
        for element in piece.fact.viewElements where element.path.allSatisfy(\.keepsIdentity) {
          guard case .call(let callee, _) = element.kind, let name = callee.calledTypeName,
            let child = qualifiedName(of: name, in: next)
          else { continue }
          pending.append(child)
        }
      }
    }
    return nil
  }

  /// Whether the body of a view gives itself an identity: `Text(…).id(item.id)`.
  fileprivate func hasIdentityOfItsOwn(_ view: String) -> Bool {
    guard let body = property("body", of: view) else { return false }
    return body.fact.returns.contains { origin in
      var current = origin
      for _ in 0..<32 {
        guard case .call(.member(let base, let name), _) = current else { return false }
        if name == "id" { return true }
        current = base
      }
      return false
    }
  }

  /// Whether a type has an `id`.
  fileprivate func hasIdentity(_ type: TypeRef) -> Bool {
    property("id", of: type.name) != nil && isClass(type.name) != .yes
  }
}

extension ViewStep {
  /// Whether what stands inside is shown at once, in the same place for every item.
  fileprivate var keepsIdentity: Bool {
    switch self {
    case .action, .hidden: false
    case .argument(_, _, let isClosure), .modifierArgument(_, _, let isClosure): !isClosure
    default: true
    }
  }
}

extension Origin {
  fileprivate var calledTypeName: String? {
    switch self {
    case .name(let name): name
    case .member(_, let name) where name != "init": name
    default: nil
    }
  }
}
