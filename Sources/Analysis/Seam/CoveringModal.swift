/// A presentation by UIKit over a hosting controller that leaves the host's view in its window, as
/// a page sheet does.
package struct CoveringModal: Sendable {
  package let presentation: Presentation
  /// The name of the type that is shown.
  package let shown: String
}

extension SeamModel {
  /// What is presented over a host in this file, without telling anyone here that it closes:
  /// by the host itself, or by the controller that has it as a child.
  ///
  /// What the presented controller is given to call back, and controllers of Apple's, which
  /// change nothing of the app's, are left out.
  package func coveringModals(of site: HostingSite, _ index: WorkspaceIndex) -> [CoveringModal] {
    let own = site.fates.all(.calls("present")).compactMap(\.use?.node)
    return presentations.compactMap { presentation in
      let isHosts =
        own.contains { $0 == presentation.node || $0.contains(presentation.node) }
        || (presentation.ownerName == site.hostType.name
          && presentation.presenter == .ownController)
      let isOwners =
        site.fates.has(.addsChild) && presentation.ownerName == site.ownerName
        && presentation.presenter == .ownController
      guard isHosts || isOwners, presentation.node != site.node,
        !presentation.presented.contains(site.node), let shown = presentation.pageSheet(index)
      else { return nil }
      return CoveringModal(presentation: presentation, shown: shown)
    }
  }
}

extension Presentation {
  /// The type of a controller of the project's that is shown as a sheet over what stays in its
  /// window; `nil` where it may cover the screen, or tells somebody what happens.
  fileprivate func pageSheet(_ index: WorkspaceIndex) -> String? {
    guard let content = presented.shownController, let creation = content.creation,
      let type = index.type(of: creation.origin, in: ownerName),
      index.isController(type.name).isYes, let declared = index.primaryDeclaration(of: type.name),
      !declared.fact.assignedMembers.contains("modalPresentationStyle"),
      index.property("modalPresentationStyle", of: type.name) == nil,
      node.argument("completion") == nil, !type.name.lastComponent.leadsElsewhere
    else { return nil }
    let values = creation.arguments.compactMap(\.value)
    guard !values.contains(where: \.mayCallBack) else { return nil }
    for local in [presented, content].compactMap(\.local) {
      for use in UseCollector.uses(ofLocal: local) {
        guard case .sets(let path) = use.effect else { continue }
        let value = use.node.assignedValue
        if path == "modalPresentationStyle" {
          guard ["pageSheet", "formSheet", "automatic"].contains(value?.name ?? "") else {
            return nil
          }
        } else if value?.mayCallBack ?? true || path.hasSuffix("delegate") {
          return nil
        }
      }
    }
    return type.name.lastComponent
  }
}

extension Node {
  /// The local variable that this name means.
  fileprivate var local: Node? {
    let node = unwrapped
    return node.kind == .name ? node.localDeclaration(of: node.name) : nil
  }

  /// The call that makes what this expression stands for, through one local.
  fileprivate var creation: Node? {
    let value = (local?.initialValue ?? self).unwrapped
    return value.kind == .call ? value : nil
  }

  /// What is presented, below a navigation controller around it.
  fileprivate var shownController: Node? {
    guard let creation, creation.calleeName == "UINavigationController" else { return self }
    return creation.argument("rootViewController")
  }

  /// Whether a value can tell its giver what happens: a closure, a method, `self`.
  fileprivate var mayCallBack: Bool {
    let value = unwrapped
    if value.kind == .closure || value.isSelfReference { return true }
    return value.kind != .call
      && (value.name.hasPrefix("on") || value.name.lowercased().hasSuffix("delegate"))
  }
}
