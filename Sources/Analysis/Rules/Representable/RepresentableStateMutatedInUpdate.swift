/// Reports state that a representable writes while SwiftUI updates it.
struct RepresentableStateMutatedInUpdate: Rule {
  let metadata = RuleMetadata(
    id: "representable-state-mutated-in-update",
    summary: "A representable writes state while SwiftUI updates it.",
    category: .representable, level: .at(.warning),
    rationale: """
      `makeUIView`, `updateUIView` and `sizeThatFits` run inside SwiftUI's update (all iOS versions; \
      `sizeThatFits` since iOS 16). Writing `@State`, a `@Binding` or a `@Published` property there \
      logs "Modifying state during view update, this will cause undefined behavior" or "Publishing \
      changes from within view updates is not allowed": the write may be dropped, or start an \
      endless loop of updates.

      Report what the UIKit view finds from its delegate or target, or on the next turn of the main \
      actor, and only when it differs. A plain property of the coordinator is the place for what \
      only the representable itself remembers.
      """,
    fix: .needsReview,
    examples: [
      RuleMetadata.Example(
        before: """
          struct Measured: UIViewRepresentable {
            @Binding var height: CGFloat

            func makeUIView(context: Context) -> UIScrollView { UIScrollView() }

            func updateUIView(_ view: UIScrollView, context: Context) {
              height = view.contentSize.height
            }
          }
          """,
        after: """
          struct Measured: UIViewRepresentable {
            @Binding var height: CGFloat

            func makeUIView(context: Context) -> UIScrollView { UIScrollView() }

            func updateUIView(_ view: UIScrollView, context: Context) {
              if height != view.contentSize.height { DispatchQueue.main.async { height = view.contentSize.height } }
            }
          }
          """)
    ],
    references: [
      "https://github.com/exyte/ScalingHeaderScrollView/issues/21",
      "https://github.com/NuPlay/RichText/issues/72",
    ])

  func check(_ context: RuleContext) -> [Finding] {
    let made = context.seam.representables.flatMap { view in
      finding(in: view.makeWork + view.sizingWork, of: view, context)
    }
    let updated = context.seam.viewUpdates.flatMap { update in
      finding(
        in: update.work, of: update.view, context,
        severity: update.isSynchronous ? nil : .information,
        runner: update.entry.kind == .closure ? update.runner : nil)
    }
    let told = context.seam.representables.flatMap { view in
      view.updateWork.compactMap { work -> Finding? in
        guard work.isGuarded == .no, let callback = view.measuringCallback(work) else {
          return nil
        }
        return Finding(
          work.node.range,
          "'\(work.function.name)' calls '\(callback)' with what it measures, during SwiftUI's update",
          severity: .information)
      }
    }
    return (made + updated + told).withoutRepetitions()
  }

  /// What `work` writes, told of `runner` or else of the function that the code stands in.
  private func finding(
    in work: [RepresentableWork], of view: any ViewCode, _ context: RuleContext,
    severity: Severity? = nil, runner: String? = nil
  ) -> [Finding] {
    work.compactMap { work in
      // The coordinator's own properties are not the representable's state.
      guard work.function.enclosingType.map({ view.parts.contains($0) }) == true,
        let state = work.node.writtenState(of: view, context.index)
      else { return nil }
      let function = work.function.kind == .closure ? runner : work.function.name
      return Finding(
        work.node.range, "'\(function ?? "")' writes '\(state)' during SwiftUI's update",
        severity: severity,
        fix: (view as? Representable).flatMap {
          WriteAfterUpdate(context: context).fix(work.node, of: $0)
        })
    }
  }
}

extension Node {
  /// The state that an assignment, or a mutating call, of this element changes: `height`,
  /// `model.height`; `nil` for everything else.
  fileprivate func writtenState(of view: any ViewCode, _ index: WorkspaceIndex) -> String? {
    let target: Node?
    switch kind {
    case .assignment: target = assignmentTarget
    case .call where Node.mutatingMethods.contains(calleeName ?? ""): target = receiver
    default: return nil
    }
    guard let target, let path = target.pathInSelf, let first = path.first,
      target.localDeclaration(of: first) == nil || target.path?.first == "self"
    else { return nil }
    let name = first.hasPrefix("$") ? String(first.dropFirst()) : first
    guard let found = index.property(name, of: view.name) else { return nil }
    let wrappers = found.fact.attributes.map(\.name)
    if wrappers.contains("Binding") || wrappers.contains("State") {
      if first.hasPrefix("$") { return path.dropFirst() == ["wrappedValue"] ? name : nil }
      // A member of an object that the state keeps is not the state.
      let type = index.type(of: found.fact, owner: found.owner)
      let isWhole = path.count == 1 && (kind == .assignment || type != nil)
      let isMember = type.map { index.isClass($0.name, in: found.owner).isNo } ?? false
      return isWhole || isMember ? name : nil
    }
    guard wrappers.contains("ObservedObject") || wrappers.contains("EnvironmentObject"),
      path.count > 1, let type = index.type(of: found.fact, owner: found.owner),
      let model = Model(observableObject: type, index), model.publishes(path[1])
    else { return nil }
    return name + "." + path[1]
  }
}
