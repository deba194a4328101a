/// Reports SwiftUI content that a representable hosts once and never replaces.
struct RepresentableHostedContentNotUpdated: Rule {
  let metadata = RuleMetadata(
    id: "representable-hosted-content-not-updated",
    summary: "A representable hosts SwiftUI content when it is made, and no update renews it.",
    category: .representable, level: .at(.warning),
    rationale: """
      A hosting controller keeps the value that it is given as `rootView` (all iOS versions). When \
      `makeUIViewController` builds it from the representable's content and no update assigns \
      `rootView` again, the inner views are frozen at what they were first: changes of the state \
      outside, captured by the content, never arrive.

      Content that holds nothing but bindings and observed objects follows them by itself and is \
      not reported.
      """,
    fix: .needsReview,
    examples: [
      RuleMetadata.Example(
        before: """
          struct Zoomable<Content: View>: UIViewControllerRepresentable {
            let content: Content

            func makeUIViewController(context: Context) -> UIHostingController<Content> {
              UIHostingController(rootView: content)
            }

            func updateUIViewController(
              _ controller: UIHostingController<Content>, context: Context
            ) {}
          }
          """,
        after: """
          struct Zoomable<Content: View>: UIViewControllerRepresentable {
            let content: Content

            func makeUIViewController(context: Context) -> UIHostingController<Content> {
              UIHostingController(rootView: content)
            }

            func updateUIViewController(
              _ controller: UIHostingController<Content>, context: Context
            ) {
              controller.rootView = content
            }
          }
          """)
    ],
    references: ["https://developer.apple.com/documentation/swiftui/uihostingcontroller/rootview"])

  func check(_ context: RuleContext) -> [Finding] {
    context.seam.representables.flatMap { view -> [Finding] in
      guard let make = view.make, let update = view.update, !view.renewsRootView(besides: make),
        view.inputs(readIn: update) != nil
      else { return [] }
      return context.seam.hostingSites.compactMap { site in
        guard site.kind == .controller, make.contains(site.node), let rootView = site.rootView,
          let input = view.frozenInput(of: rootView, context.index)
        else { return nil }
        return Finding(
          site.range, "'\(update.name)' never gives this host the new '\(input)'",
          fixes: renewFix(site, rootView, make, update, context.file.lines))
      }
    }
  }

  /// Where the update is given the host itself, it can renew the content as it was made.
  private func renewFix(
    _ site: HostingSite, _ rootView: Node, _ make: Node, _ update: Node, _ lines: LineIndex
  ) -> [Fix] {
    guard let parameter = update.children(.parameter).first, parameter.name != "_",
      make.body?.returnedValues.only?.unwrapped == site.node,
      parameter.type?.simpleName == site.hostType.name.lastComponent,
      rootView.descendants.allSatisfy({ $0.kind != .name || !$0.isLocalVariable }),
      !rootView.isLocalVariable,
      lines.line(containing: rootView.range.lowerBound)
        == lines.line(containing: rootView.range.upperBound),
      let edits = Fix.Edit.inserting(
        [[.text("\(parameter.name).rootView = "), .source(rootView.range)]], atStartOf: update,
        in: lines)
    else { return [] }
    return [Fix("Renew the content in '\(update.name)'", .needsReview, edits: edits)]
  }
}

extension Representable {
  /// Whether anything besides `make` may set the root view: here, or in the coordinator.
  fileprivate func renewsRootView(besides make: Node) -> Bool {
    let nodes = parts.flatMap(\.descendants) + (coordinator?.parts.flatMap(\.descendants) ?? [])
    return nodes.contains { node in
      (node.kind == .member || node.kind == .name) && node.name == "rootView"
        && !make.contains(node)
    }
  }

  /// An input in an expression whose copy in a host stays as it was first.
  fileprivate func frozenInput(of rootView: Node, _ index: WorkspaceIndex) -> String? {
    let generics = Set(
      index.declarations(of: name).flatMap(\.fact.generics).map(\.name))
    let names = ([rootView] + Array(rootView.descendants)).compactMap { node -> String? in
      switch node.kind {
      case .name where node.localDeclaration(of: node.name) == nil: node.name
      case .member where node.base?.isSelfReference == true: node.name
      default: nil
      }
    }
    return names.first { member in
      guard let found = index.property(member, of: name), !found.fact.has(.isStatic) else {
        return false
      }
      switch kind(ofInput: member) {
      case .value: return true
      case .closure: return found.fact.type?.arguments.last?.isVoid == false
      case .unknown:
        return found.fact.type.map { generics.contains($0.name) || $0.simpleName == "AnyView" }
          ?? false
      case .live, .constant: return false
      }
    }
  }
}

extension Node {
  fileprivate var isLocalVariable: Bool { kind == .name && localDeclaration(of: name) != nil }
}
