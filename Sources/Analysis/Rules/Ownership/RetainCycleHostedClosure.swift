/// Reports a closure in hosted content that keeps the owner of its host alive.
struct RetainCycleHostedClosure: Rule {
  let metadata = RuleMetadata(
    id: "retain-cycle-hosted-closure",
    summary: "A closure in hosted content strongly captures the object that owns the host.",
    category: .ownership, level: .at(.warning),
    rationale: """
      A hosting controller keeps its root view, and the root view keeps the closures it was given. A closure \
      that mentions `self` keeps `self`. Where `self` keeps the host as well, as a child, in a property or through \
      its own view tree, none of them is ever freed. The same holds for a method used as a closure \
      (`onTap: save` brings `self` along), for an inner `[weak self]` (the closure around it still captures \
      `self`), for a closure that mentions the host itself, for closures set on a model that the root view is made \
      from, and where `self` is put into the content's environment. A host that is only pushed or presented makes \
      no cycle: the closure then keeps `self` alive while the host is shown, which is reported as information.
      """,
    fix: .needsReview, reportsCycles: true,
    examples: [
      RuleMetadata.Example(
        before: """
          struct Header: View {
            let onOrders: () -> Void
            var body: some View { Button("Orders", action: onOrders) }
          }

          class AccountController: UIViewController {
            override func viewDidLoad() {
              super.viewDidLoad()
              let host = UIHostingController(rootView: Header(onOrders: { self.showOrders() }))
              addChild(host)
              view.addSubview(host.view)
              host.didMove(toParent: self)
            }

            func showOrders() {}
          }
          """,
        after: """
          struct Header: View {
            let onOrders: () -> Void
            var body: some View { Button("Orders", action: onOrders) }
          }

          class AccountController: UIViewController {
            override func viewDidLoad() {
              super.viewDidLoad()
              let host = UIHostingController(rootView: Header(onOrders: { [weak self] in self?.showOrders() }))
              addChild(host)
              view.addSubview(host.view)
              host.didMove(toParent: self)
            }

            func showOrders() {}
          }
          """)
    ],
    references: [
      "https://docs.swift.org/swift-book/documentation/the-swift-programming-language/automaticreferencecounting/",
      "https://github.com/Azure/communication-ui-library-ios/issues/236",
    ])

  func check(_ context: RuleContext) -> [Finding] {
    context.seam.hostedCaptures.compactMap { capture in
      guard let verdict = verdict(capture, context.index) else { return nil }
      return Finding(
        capture.node.range, verdict.message,
        severity: capture.slot.keeping == .unknown ? .information : verdict.severity,
        notes: notes(capture, context.index), fix: fix(capture, context))
    }
  }

  private func verdict(
    _ capture: HostedCapture, _ index: WorkspaceIndex
  ) -> (message: String, severity: Severity?)? {
    let subject: String
    switch capture.captured {
    case .host(let mention):
      return (
        "closure captures '\(mention.name)' strongly, and '\(mention.name)' keeps the closure", nil
      )
    case .unretained: return nil
    case .environment: subject = "'self' is in the environment of the content"
    case .owner(let captured):
      if case .method(let method) = captured.form {
        subject = "'\(method.baseName)' brings 'self' along"
      } else {
        subject = "closure captures 'self' strongly"
      }
    }
    guard let site = capture.site else {
      return ("\(subject), and this hosting controller keeps its content", nil)
    }
    switch site.ownership(index) {
    case .owned: return ("\(subject), and 'self' keeps \(site.keptAs(index))", nil)
    case .ownedUntilRemoved:
      return (
        "\(subject), and 'self' keeps \(site.keptAs(index)) until it is removed", .information
      )
    case .shown: return ("\(subject), which stays alive while the host is shown", .information)
    case .none: return nil
    }
  }

  private func notes(_ capture: HostedCapture, _ index: WorkspaceIndex) -> [Finding.Note] {
    guard let site = capture.site else { return [] }
    let taken = site.fates.first {
      switch $0.effect {
      case .addsChild, .stored, .insertsView: $0.use != nil
      default: false
      }
    }
    let list = taken == nil ? site.keepingList(index)?.statement : nil
    return [Finding.Note(.here(site.range), "the host, which keeps its content")]
      + [taken?.use?.node ?? list].compactMap(\.self).map {
        Finding.Note(.here($0.callRange), "'self' takes the host here")
      }
  }

  private func fix(_ capture: HostedCapture, _ context: RuleContext) -> Fix? {
    let weaken = WeakenCapture(file: context.file, returnsVoid: capture.slot.returnsVoid)
    switch capture.captured {
    case .owner(let captured), .unretained(let captured):
      return weaken.fix(captured)
    case .environment: return nil
    case .host(let mention):
      guard let variable = mention.localDeclaration(of: mention.name) else { return nil }
      return weaken.fix(capture.node, variable: variable)
    }
  }
}

extension HostingSite {
  fileprivate func keptAs(_ index: WorkspaceIndex) -> String {
    var name = holder.name
    if case .property = holder {} else { name = keepingList(index)?.property ?? name }
    return name.map { "'\($0)', which keeps its content" } ?? "the host, which keeps its content"
  }
}
