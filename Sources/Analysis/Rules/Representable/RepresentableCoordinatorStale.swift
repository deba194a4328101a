/// Reports a coordinator that goes on with the representable's first value, because no update
/// gives it the new one.
struct RepresentableCoordinatorStale: Rule {
  let metadata = RuleMetadata(
    id: "representable-coordinator-stale",
    summary: "A coordinator keeps the representable's first value, and no update refreshes it.",
    category: .representable, level: .at(.warning),
    rationale: """
      `makeCoordinator` runs once for each identity of the view (all iOS versions), while SwiftUI \
      makes a new value of the representable with every update of its parent. A coordinator that \
      stored `self`, a value or a closure then keeps the first one: callbacks run what the first \
      closure captured, and values never change again.

      Bindings, observed objects and other dynamic properties reach the current state through any \
      copy, so a coordinator that uses nothing else is fine and is not reported. A closure is \
      reported as information: it is stale only if what it captures changes. A plain value is a \
      warning.
      """,
    fix: .safe,
    examples: [
      RuleMetadata.Example(
        before: """
          struct Volume: UIViewRepresentable {
            var step: Float

            func makeCoordinator() -> Coordinator { Coordinator(self) }

            func makeUIView(context: Context) -> UISlider {
              let slider = UISlider()
              slider.addTarget(
                context.coordinator, action: #selector(Coordinator.moved), for: .valueChanged)
              return slider
            }

            func updateUIView(_ slider: UISlider, context: Context) {}

            final class Coordinator: NSObject {
              let parent: Volume

              init(_ parent: Volume) { self.parent = parent }

              @objc func moved(_ slider: UISlider) {
                slider.value = (slider.value / parent.step).rounded() * parent.step
              }
            }
          }
          """,
        after: """
          struct Volume: UIViewRepresentable {
            var step: Float

            func makeCoordinator() -> Coordinator { Coordinator(self) }

            func makeUIView(context: Context) -> UISlider {
              let slider = UISlider()
              slider.addTarget(
                context.coordinator, action: #selector(Coordinator.moved), for: .valueChanged)
              return slider
            }

            func updateUIView(_ slider: UISlider, context: Context) {
              context.coordinator.parent = self
            }

            final class Coordinator: NSObject {
              var parent: Volume

              init(_ parent: Volume) { self.parent = parent }

              @objc func moved(_ slider: UISlider) {
                slider.value = (slider.value / parent.step).rounded() * parent.step
              }
            }
          }
          """)
    ],
    references: [
      "https://developer.apple.com/documentation/swiftui/uiviewrepresentable/makecoordinator()",
      "https://github.com/nachonavarro/Pages/issues/3",
      "https://github.com/jamesrochabrun/CompositionalList/issues/2",
    ])

  func check(_ context: RuleContext) -> [Finding] {
    context.seam.representables.compactMap { view in
      guard let function = view.makeCoordinator, let coordinator = view.coordinator,
        let (update, refresh) = view.refresh(of: coordinator), !refresh.isUnknown
      else { return nil }
      let stale = coordinator.kept.filter { !refresh.properties.contains($0.property) }
        .compactMap { StaleInput($0, coordinator, view) }
      guard let worst = stale.max(by: { $0.severity < $1.severity }) else { return nil }
      return Finding(
        function.focus, worst.message(update: update),
        severity: worst.severity == .warning ? nil : worst.severity,
        notes: stale.compactMap(\.note),
        fix: refreshFix(stale, view.update, refresh, context.file.lines))
    }
  }

  private func refreshFix(
    _ stale: [StaleInput], _ update: Node?, _ refresh: CoordinatorRefresh, _ lines: LineIndex
  ) -> Fix? {
    guard let update, let name = refresh.contextName else { return nil }
    var edits: [Fix.Edit] = []
    for input in stale {
      guard let declaration = input.kept.declaration, !declaration.has(.isComputed) else {
        return nil
      }
      if declaration.has(.isPrivate) {
        if let edit = Fix.Edit.changing("private", to: "fileprivate", of: declaration) {
          edits.append(edit)
        }
      } else if declaration.keyword("private") != nil {
        // `private(set)`: who may write it is for a person to say.
        return nil
      }
      guard declaration.has(.isLet) else { continue }
      guard let edit = Fix.Edit.changing("let", to: "var", of: declaration) else { return nil }
      edits.append(edit)
    }
    let statements = stale.map { "\(name).coordinator.\($0.kept.property) = \($0.value)" }
    guard let insertion = Fix.Edit.inserting(statements, atStartOf: update, in: lines) else {
      return nil
    }
    let properties = stale.map { "'\($0.kept.property)'" }.joined(separator: " and ")
    return Fix("Refresh \(properties) in '\(update.name)'", .safe, edits: insertion + edits)
  }
}

/// One property of a coordinator that keeps an old copy of something.
private struct StaleInput {
  let kept: Coordinator.Kept
  let severity: Severity
  /// The members of the representable that are read from the copy.
  private let members: [String]
  private let view: Representable

  /// `nil` when everything the coordinator uses stays current.
  init?(_ kept: Coordinator.Kept, _ coordinator: Coordinator, _ view: Representable) {
    let read: Set<String>
    switch kept.source {
    case .whole: read = coordinator.membersRead(of: kept.property)
    case .member(let member): read = coordinator.uses(kept.property) ? [member] : []
    }
    var kinds: [String: InputKind] = [:]
    // `initialText`: what it was at first is what is wanted.
    for member in read where !member.hasPrefix("initial") {
      for input in view.inputsRead(by: member).union([member]) {
        kinds[input] = view.kind(ofInput: input)
      }
    }
    let values = kinds.filter { $0.value == .value }.keys.sorted()
    let closures = kinds.filter { $0.value == .closure }.keys.sorted()
    guard !values.isEmpty || !closures.isEmpty else { return nil }
    self.kept = kept
    self.view = view
    severity = values.isEmpty ? .information : .warning
    members = values.isEmpty ? closures : values
  }

  func message(update: String) -> String {
    let list = members.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
    let rest = members.count > 3 ? " and \(members.count - 3) more" : ""
    return "the coordinator keeps the first \(list)\(rest) of '\(view.displayName)': "
      + "'\(update)' never refreshes '\(kept.property)'"
  }

  var note: Finding.Note? {
    kept.declaration.map { Finding.Note(.here($0.focus), "the copy is kept here") }
  }

  /// What the property is given in the update.
  var value: String {
    switch kept.source {
    case .whole: "self"
    case .member(let name): name
    }
  }
}
