/// Reports an input of a representable that is used when the view is made and never again.
struct RepresentableInputsIgnored: Rule {
  let metadata = RuleMetadata(
    id: "representable-inputs-ignored",
    summary: "An input is applied when the UIKit view is made, and no update applies it again.",
    category: .representable, level: .at(.warning),
    rationale: """
      SwiftUI calls `makeUIView` once for each identity of the view, and `updateUIView` after that \
      and whenever the representable's value changes (all iOS versions). An input that only `make` \
      applies shows its first value for good.

      It is a warning where a view of the app passes what it keeps as state or observes. Where the \
      value comes from somewhere else, or nobody is seen to pass one, it is information, and where \
      every value is a literal nothing is reported. Identifiers, and what goes to the initialiser \
      of a controller, are often settled for as long as the screen lives: information, and nothing \
      where both hold. Controllers that show one thing and are done (pickers, mail, share sheets, Safari) take their inputs \
      once by design.
      """,
    fix: .needsReview,
    examples: [
      RuleMetadata.Example(
        before: """
          struct Caption: UIViewRepresentable {
            let text: String

            func makeUIView(context: Context) -> UILabel {
              let label = UILabel()
              label.text = text
              return label
            }

            func updateUIView(_ label: UILabel, context: Context) {}
          }

          struct Greeting: View {
            @ObservedObject var session: Session

            var body: some View { Caption(text: session.name) }
          }
          """,
        after: """
          struct Caption: UIViewRepresentable {
            let text: String

            func makeUIView(context: Context) -> UILabel {
              let label = UILabel()
              return label
            }

            func updateUIView(_ label: UILabel, context: Context) {
              label.text = text
            }
          }

          struct Greeting: View {
            @ObservedObject var session: Session

            var body: some View { Caption(text: session.name) }
          }
          """)
    ],
    references: ["https://developer.apple.com/documentation/swiftui/uiviewrepresentable"])

  func check(_ context: RuleContext) -> [Finding] {
    context.seam.representables.compactMap { view -> Finding? in
      guard let make = view.make, !make.makesOneShotController, let update = view.knownUpdate,
        let applied = view.inputs(readIn: make)
      else { return nil }
      let ignored = view.storedProperties.filter { property in
        applied.contains(property.name) && !update.inputs.contains(property.name)
          && view.canChange(property)
      }
      let judged = ignored.compactMap { property -> (String, Severity)? in
        severity(of: property.name, view, context.index).flatMap {
          severity -> (String, Severity)? in
          let isHanded =
            make.name == "makeUIViewController" && make.handsOnlyToInitializers(property.name)
          // What a controller is for does not change while it is shown.
          if isHanded && property.isIdentity || make.readsOnlyLater(property.name) { return nil }
          let isSettled = isHanded || property.isIdentity
          return (property.name, isSettled ? min(severity, .information) : severity)
        }
      }
      guard let worst = judged.map(\.1).max() else { return nil }
      let names = judged.filter { $0.1 == worst }.map { "'\($0.0)'" }.prefix(3)
      return Finding(
        make.focus,
        "\(names.joined(separator: ", ")) \(names.count > 1 ? "are" : "is") applied here and never in '\(update.name)'",
        severity: worst == .warning ? nil : worst,
        fix: update.method.flatMap {
          MoveToUpdate(context: context).fix(judged.map(\.0), from: make, to: $0)
        })
    }
  }

  /// `nil` where every view that is seen to build this one passes the same each time.
  private func severity(
    of input: String, _ view: Representable, _ index: WorkspaceIndex
  ) -> Severity? {
    let sites = index.buildSites(of: view.name)
    guard !sites.isEmpty else { return .information }
    var worst: Severity?
    for site in sites where index.isView(site.context).isYes {
      for argument in site.arguments where argument.label == input && !argument.isLiteral {
        guard let source = argument.origin.root,
          // Another value is another view, which is made anew.
          !site.identities.contains(where: { argument.origin.isRead(from: $0) })
        else { continue }
        let fact = index.property(source, of: site.context)?.fact
        let isState = fact?.attributes.contains { SwiftUIVocabulary.wrappers.contains($0.name) }
        let mayBeAnew = site.identities.contains { [nil, source].contains($0.root) }
        worst = max(
          worst ?? .information, isState == true && !mayBeAnew ? .warning : .information)
      }
    }
    return worst
  }
}

extension Representable {
  /// A plain value without a constant of its own, whose name or type does not say that it only
  /// matters at first.
  fileprivate func canChange(_ property: Node) -> Bool {
    guard case .value = kind(ofInput: property.name) else { return false }
    let type = property.type?.simpleName ?? ""
    let lowered = property.name.lowercased()
    return !["Config", "Configuration", "Options"].contains { type.hasSuffix($0) }
      && !["id", "initial", "config", "identifier"].contains { lowered.hasPrefix($0) }
      && !lowered.hasSuffix("configuration")
  }
}

extension Origin {
  /// Whether it is `whole` or a member of it: it does not change where `whole` stays the same value.
  fileprivate func isRead(from whole: Origin) -> Bool {
    if self == whole { return true }
    switch self {
    case .member(let base, _): return base.isRead(from: whole)
    default: return false
    }
  }

  /// The member that a value is read from: `session` in `session.user.name`; `nil` for what comes
  /// from a type or a literal, and so stays the same.
  fileprivate var root: String? {
    switch self {
    case .name(let name): name.isTypeName ? nil : name
    case .member(.selfValue, let name): name
    case .member(let base, _): base.root
    case .call(let callee, _): callee.root
    case .element(let base): base.root
    default: nil
    }
  }
}

extension Node {
  /// An input that tells one thing from another: `siteID`, `userId`, of a type `OrderID`.
  fileprivate var isIdentity: Bool {
    ([name] + [type?.simpleName].compactMap { $0 }).contains { name in
      ["ID", "Id", "Identifier", "UUID", "Uuid"].contains { name.hasSuffix($0) }
    }
  }

  private static let oneShot: Set<String> = [
    "SFSafariViewController", "PHPickerViewController", "UIImagePickerController",
    "UIActivityViewController", "UIDocumentPickerViewController", "MFMailComposeViewController",
    "MFMessageComposeViewController", "QLPreviewController", "UIFontPickerViewController",
    "UIColorPickerViewController", "CNContactPickerViewController", "CNContactViewController",
    "EKEventEditViewController", "VNDocumentCameraViewController", "UICloudSharingController",
    "PKAddPassesViewController", "AVRoutePickerView", "UINavigationController",
  ]

  /// Whether a make method gives back a controller that shows one thing and is done.
  fileprivate var makesOneShotController: Bool {
    type.map { Self.oneShot.contains($0.simpleName) } ?? false
  }
}
