/// A plain hosting controller that is pushed and could be the shared one.
struct SharedHostSite {
  let site: HostingSite
  /// Why it has to stay as it is; `nil` when it need not.
  let obstacle: String?
  private let index: WorkspaceIndex

  /// `nil` for a site that is not pushed, or not plain.
  init?(_ site: HostingSite, _ index: WorkspaceIndex) {
    guard site.kind == .controller, site.hostType.name == "UIHostingController",
      site.fates.has(.pushes), !site.fates.has(.addsChild), !site.node.isInPreview
    else { return nil }
    self.site = site
    self.index = index
    obstacle = Self.obstacle(site)
  }

  private static func obstacle(_ site: HostingSite) -> String? {
    guard let callee = site.node.callee, callee.kind == .name,
      callee.name == "UIHostingController", site.node.argumentLabels == ["rootView"]
    else { return "the controller is not made as 'UIHostingController(rootView:)'" }
    return site.node.needsExactType
      ? "the code around it asks for a 'UIHostingController' and no other type" : nil
  }

  /// Names the shared class, and gives it the model of the screen to keep.
  var edits: [Fix.Edit] {
    guard let callee = site.node.callee, let root = site.node.argument(at: 0) else { return [] }
    var edits = [Fix.Edit.replace(callee.nameRange, with: SharedHostFile.className)]
    if let model {
      edits.append(
        Fix.Edit(
          replace: root.range.upperBound..<root.range.upperBound,
          with: [.text(", retaining: "), .source(model.range)]))
    }
    return edits
  }

  /// The object that the root view is given, where it is certainly one and has a name.
  private var model: Node? {
    guard let root = site.node.argument(at: 0)?.unwrapped, root.kind == .call,
      root.callee?.kind == .name
    else { return nil }
    return root.arguments.compactMap(\.value).first { value in
      guard value.path.map({ $0.count <= 2 }) == true,
        let type = index.type(of: value.origin, in: site.ownerName), !type.isOptional
      else { return false }
      return index.isClass(type.name).isYes
        && (index.isObservableObject(type.name).isYes || index.isObservable(type.name).isYes)
    }
  }
}

extension Node {
  /// The name alone, without generic arguments.
  fileprivate var nameRange: TextRange {
    TextRange(utf8: focus.lowerBound.utf8, focus.lowerBound.utf8 + name.utf8.count)
  }

  /// Whether a preview holds this element.
  fileprivate var isInPreview: Bool { ancestors.contains(where: \.isPreview) }

  /// Whether a subclass in place of this expression might not compile: where its type decides
  /// about another one that is asked for later.
  fileprivate var needsExactType: Bool {
    guard let parent = wrapped.parent else { return true }
    switch parent.kind {
    case .argument:
      guard let call = parent.parent, call.kind == .call else { return true }
      guard let taker = call.calleeName else { return true }
      return !Navigation.pushes.contains(taker) && taker != "UINavigationController"
    case .initialValue:
      guard let declaration = parent.parent else { return true }
      // A property's type may be part of an interface.
      return declaration.type == nil && !(declaration.has(.isLet) && declaration.has(.isLocal))
    case .assignment: return parent.assignmentTarget == wrapped
    case .returnStatement: return false
    default: return true
    }
  }
}
