/// Which properties of UIKit and its relatives hold their delegate weakly, as documented.
package enum WeakDelegates {
  private static let holders: [String: [String]] = [
    "delegate": [
      "UIScrollView", "UITextField", "UISearchBar", "UIPickerView", "UINavigationController",
      "UITabBarController", "UIPageViewController", "UIGestureRecognizer",
      "UIPresentationController",
      "UISplitViewController", "UISearchController", "UITabBar", "MKMapView",
      "UIDocumentPickerViewController", "PHPickerViewController",
    ],
    "dataSource": ["UITableView", "UICollectionView", "UIPickerView", "UIPageViewController"],
    "prefetchDataSource": ["UITableView", "UICollectionView"],
    "dragDelegate": ["UITableView", "UICollectionView"],
    "dropDelegate": ["UITableView", "UICollectionView"],
    "navigationDelegate": ["WKWebView"], "uiDelegate": ["WKWebView"],
    "transitioningDelegate": ["UIViewController"],
    "searchResultsUpdater": ["UISearchController"],
    "mailComposeDelegate": ["MFMailComposeViewController"],
    "messageComposeDelegate": ["MFMessageComposeViewController"],
  ]

  static func isName(_ name: String) -> Bool { holders[name] != nil }

  /// Whether `property` of an object of class `type` is known to be weak.
  static func holdWeakly(_ property: String, of type: String, _ index: WorkspaceIndex) -> Bool {
    // A class of the workspace may override the property.
    guard index.property(property, of: type) == nil else { return false }
    return (holders[property] ?? []).contains { index.descends(type, from: $0).isYes }
  }
}

/// A local object that is made a delegate, and that nothing keeps.
package struct LocalDelegate: Sendable {
  package let assignment: Node
  /// The local's declaration.
  package let local: Node
  package let type: String
  /// The weak property.
  package let property: String
  /// Whether the object is only ever made a delegate.
  package let isOnlyDelegate: Bool
}

extension SeamModel {
  /// The delegates of the file that are gone when their function returns.
  package func localDelegates(_ index: WorkspaceIndex) -> [LocalDelegate] {
    calls.assignments.compactMap { node in
      guard let target = node.assignmentTarget?.unwrapped,
        target.kind == .member, WeakDelegates.isName(target.name), let base = target.base,
        let value = node.assignedValue?.unwrapped, value.kind == .name,
        let local = value.localDeclaration(of: value.name), local.kind == .property,
        local.has(.isLocal), let initial = local.initialValue
      else { return nil }
      let context = index.name(of: node.enclosingType)
      guard let made = index.type(of: initial.origin, in: context), index.isClass(made.name).isYes,
        index.freshness(of: initial.origin, in: context) == .fresh,
        let type = index.type(of: base.origin, in: context),
        WeakDelegates.holdWeakly(target.name, of: type.name, index)
      else { return nil }
      let uses = UseCollector.uses(ofLocal: local)
      guard uses.allSatisfy(\.keepsNothing), !index.handsItselfOut(made.name) else { return nil }
      return LocalDelegate(
        assignment: node, local: local, type: made.name, property: target.name,
        isOnlyDelegate: uses.count == 1)
    }
  }
}

extension Use {
  /// Made a delegate, or only written to and looked at.
  fileprivate var keepsNothing: Bool {
    switch effect {
    case .storedElsewhere:
      node.kind == .assignment && WeakDelegates.isName(node.assignmentTarget?.unwrapped.name ?? "")
    case .sets: true
    case .reads(let member): !member.isEmpty
    default: false
    }
  }
}
