/// Reports a navigation container of SwiftUI inside a navigation controller of UIKit.
struct NestedNavigationStack: Rule {
  let metadata = RuleMetadata(
    id: "nested-navigation-stack",
    summary: "A hosted view brings its own navigation stack into a navigation controller.",
    category: .navigation, level: .at(.warning),
    rationale: """
      `NavigationStack`, `NavigationView` and `NavigationSplitView` are navigation containers with a bar of their \
      own. In a host that UIKit pushes, or that is the root of a `UINavigationController`, they lie inside another \
      one: there are two bars, the outer one has the back button and the inner one the title, and large titles \
      collapse in the wrong place. Inside a navigation controller the hosted view needs no container: \
      `.navigationTitle` and `.toolbar` reach the host's `navigationItem`. A container in a branch \
      of a view is information, and nothing is said where the host passes a literal that rules the branch out. A host that is presented by itself, or \
      whose navigation controller hides its bar, is where such a container belongs.
      """,
    fix: .needsReview,
    examples: [
      RuleMetadata.Example(
        before: """
          class AccountController: UIViewController {
            func showProfile() {
              let profile = UIHostingController(rootView: NavigationStack { ProfileView() })
              navigationController?.pushViewController(profile, animated: true)
            }
          }
          """,
        after: """
          class AccountController: UIViewController {
            func showProfile() {
              let profile = UIHostingController(rootView: ProfileView())
              navigationController?.pushViewController(profile, animated: true)
            }
          }
          """)
    ],
    references: [
      "https://developer.apple.com/documentation/swiftui/navigationstack",
      "https://github.com/onmyway133/notes/issues/640",
      "https://github.com/aheze/Setting/issues/14",
    ])

  func check(_ context: RuleContext) -> [Finding] {
    context.seam.hostingSites.compactMap { site in
      guard site.kind == .controller, !site.fates.has(.presents) else { return nil }
      let places = site.placements(context.index).filter { $0.container == .navigation }
      guard let place = places.first(where: \.isCertain) ?? places.first else { return nil }
      let tree = context.seam.tree(of: site)
      // A stack in one of several branches is for the places where there is none around.
      guard
        let stack = tree.outermost(SwiftUILandmarks.navigationContainers)
          .first(where: { !$0.isConditional }),
        !site.hidesNavigationBar(tree, context.index),
        !place.hidesNavigationBar(context.index, site)
      else { return nil }
      let notes = [
        context.note(stack, "the '\(stack.name)' is here"),
        Finding.Note(.here(place.use.node.callRange), "the navigation controller gets it here"),
      ]
      return Finding(
        site.range,
        "\(site.mention) brings a '\(stack.name)' into a navigation controller",
        severity: place.isCertain ? nil : .information,
        notes: notes.compactMap { $0 },
        fix: fix(site, context))
    }
  }

  /// Takes away a container that is all the root view expression adds.
  private func fix(_ site: HostingSite, _ context: RuleContext) -> Fix? {
    guard let root = site.rootView, root.kind == .call, root.callee?.kind == .name,
      let name = root.calleeName, SwiftUILandmarks.navigationContainers.contains(name),
      let content = root.arguments.only?.value, content.kind == .closure,
      content.children(.parameter).isEmpty, content.children(.capture).isEmpty,
      let view = content.body?.onlyChild, view.isExpression,
      context.file.lines.line(containing: view.range.lowerBound)
        == context.file.lines.line(containing: view.range.upperBound),
      site.node.callee?.type == nil, site.node.expectedType == nil
    else { return nil }
    return Fix(
      "Remove the '\(name)'", .needsReview,
      edits: [Fix.Edit(replace: root.range, with: [.source(view.range)])])
  }
}

extension Placement {
  /// Whether the navigation controller that is made around the host hides its bar.
  fileprivate func hidesNavigationBar(_ index: WorkspaceIndex, _ site: HostingSite) -> Bool {
    guard use.node.kind == .call,
      let type = index.type(of: use.node.origin, in: site.ownerName)
    else { return false }
    return index.hidesNavigationBar(type.name)
  }
}
