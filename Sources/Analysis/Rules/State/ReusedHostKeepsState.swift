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
      item a view of its own; `task(id:)` runs again for each item.
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
    var seen: Set<Node> = []
    return context.seam.cellRefills(context.index).compactMap { refill in
      guard seen.insert(refill.assignment).inserted,
        context.seam.calls.calls("id", in: refill.content).isEmpty, let name = refill.viewTypeName,
        let view = context.index.qualifiedName(of: name, in: refill.ownerName),
        !context.index.hasIdentityOfItsOwn(view), !refill.isResetBeforeReuse,
        !refill.isReusedForTheSameItem, !refill.showsNoItem
      else { return nil }
      return kept(in: view, refill, context) ?? notRunAgain(in: view, refill, context)
    }
  }

  private func kept(in view: String, _ refill: CellRefill, _ context: RuleContext) -> Finding? {
    guard let holder = context.index.holderOfState(view) else { return nil }
    let whose = holder.view == view ? "" : " of '\(holder.view.lastComponent)'"
    return Finding(
      refill.assignment.range,
      "'\(holder.property)'\(whose) keeps its value when the cell is reused",
      severity: holder.view == view && !holder.isFollowing ? nil : .information,
      notes: [Finding.Note(.declaration(holder.key), "the state is declared here")],
      fix: fix(refill, context))
  }

  private func notRunAgain(
    in view: String, _ refill: CellRefill, _ context: RuleContext
  ) -> Finding? {
    guard let work = context.index.appearanceWork(view) else { return nil }
    return Finding(
      refill.assignment.range,
      "'\(work.modifier)' of '\(work.view.lastComponent)' need not run again when the cell is reused",
      severity: work.view == view && work.usesInput ? nil : .information,
      notes: [Finding.Note(.declaration(work.key), "'\(work.modifier)' is in here")],
      fix: fix(refill, context))
  }

  /// `.id(item.id)` for the first argument that has an identity.
  private func fix(_ refill: CellRefill, _ context: RuleContext) -> Fix? {
    guard refill.takesAnyType, let arguments = refill.makingCall?.arguments else { return nil }
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

extension WorkspaceIndex {
  /// Whether a type has an `id`.
  fileprivate func hasIdentity(_ type: TypeRef) -> Bool {
    property("id", of: type.name) != nil && isClass(type.name) != .yes
  }
}
