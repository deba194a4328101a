/// Reports plain hosting controllers that are pushed although the project has its own class.
struct BypassesProjectHost: Rule {
  let metadata = RuleMetadata(
    id: "bypasses-project-host",
    summary:
      "A plain hosting controller is pushed, although the project has its own hosting class.",
    category: .migration, level: .off,
    rationale: """
      What all screens of a project have in common (bar appearance, back buttons, analytics) lives in its \
      hosting class. A plain `UIHostingController` on the same navigation stack goes without. The rule runs \
      at `hint` once `hostingBaseClass` names the class in the configuration. Switched on without a name, it \
      takes the only generic subclass of `UIHostingController` that is made in three places or more.
      """,
    fix: .needsReview, isOnForHostingBaseClass: true,
    examples: [
      RuleMetadata.Example(
        before: """
          class ScreenHost<Content: View>: UIHostingController<Content> {}

          class LibraryController: UIViewController {
            func openNews() { show(ScreenHost(rootView: Text("News")), sender: nil) }
            func openMusic() { show(ScreenHost(rootView: Text("Music")), sender: nil) }
            func openBooks() { show(ScreenHost(rootView: Text("Books")), sender: nil) }
            func openFilms() { show(UIHostingController(rootView: Text("Films")), sender: nil) }
          }
          """,
        after: """
          class ScreenHost<Content: View>: UIHostingController<Content> {}

          class LibraryController: UIViewController {
            func openNews() { show(ScreenHost(rootView: Text("News")), sender: nil) }
            func openMusic() { show(ScreenHost(rootView: Text("Music")), sender: nil) }
            func openBooks() { show(ScreenHost(rootView: Text("Books")), sender: nil) }
            func openFilms() { show(ScreenHost(rootView: Text("Films")), sender: nil) }
          }
          """)
    ],
    references: ["https://developer.apple.com/documentation/swiftui/uihostingcontroller"])

  func check(_ context: RuleContext) -> [Finding] {
    let bare = context.seam.hostingSites.filter {
      $0.kind == .controller && $0.hostType.name == "UIHostingController" && $0.fates.has(.pushes)
    }
    guard !bare.isEmpty,
      let host = ProjectHost(context.index, named: context.settings.hostingBaseClass)
    else { return [] }
    return bare.compactMap { site in
      guard site.ownerName != host.name, !site.fates.has(.addsChild) else { return nil }
      let name = host.name.lastComponent
      return Finding(
        site.range, "this pushes a plain hosting controller, not the project's '\(name)'",
        fix: fix(site, host))
    }
  }

  private func fix(_ site: HostingSite, _ host: ProjectHost) -> Fix? {
    guard let callee = site.node.callee, callee.kind == .name,
      callee.name == "UIHostingController", site.node.argumentLabels == ["rootView"]
    else { return nil }
    return Fix(
      "Use '\(host.name)'", .needsReview, edits: [.replace(callee.focus, with: host.name)])
  }
}
