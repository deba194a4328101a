/// Which properties of UIKit and its relatives hold their delegate weakly, as documented.
package enum WeakDelegates {
  private static let holders: [String: [String]] = [
    "delegate": [
      "UIScrollView", "UITextField", "UISearchBar", "UIPickerView", "UINavigationController",
      "UITabBarController", "UIPageViewController", "UIGestureRecognizer",
      "UIPresentationController",
      "UISplitViewController", "UISearchController", "UITabBar", "MKMapView",
      "UIDocumentPickerViewController", "PHPickerViewController", "CBCentralManager",
      "CBPeripheralManager", "CBPeripheral",
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

  /// A method or an initialiser that is given the delegate.
  private struct Setter {
    let property: String
    let classes: [String]
    /// The label of the argument; empty for the first argument of a method.
    var label = ""
  }

  private static let setters: [String: Setter] = [
    "setMetadataObjectsDelegate": Setter(
      property: "metadataObjectsDelegate", classes: ["AVCaptureMetadataOutput"]),
    "setSampleBufferDelegate": Setter(
      property: "sampleBufferDelegate",
      classes: ["AVCaptureVideoDataOutput", "AVCaptureAudioDataOutput"]),
    "CBCentralManager": Setter(
      property: "delegate", classes: ["CBCentralManager"], label: "delegate"),
    "CBPeripheralManager": Setter(
      property: "delegate", classes: ["CBPeripheralManager"], label: "delegate"),
  ]

  /// The names of the calls that may set such a property.
  static let setterNames: [String] = Array(setters.keys)

  /// A place where an object is given as a delegate.
  struct Place {
    let property: String
    /// The object.
    let value: Node
    /// What holds it: an object with that property, or a new object of a class.
    let holder: Origin
    /// The classes whose property this can be, where the name does not tell.
    fileprivate let classes: [String]?
  }

  /// The place that an assignment or a call is, going by names.
  static func place(_ node: Node) -> Place? {
    if node.kind == .assignment {
      guard let target = node.assignmentTarget?.unwrapped, target.kind == .member,
        holders[target.name] != nil, let base = target.base, let value = node.assignedValue
      else { return nil }
      return Place(property: target.name, value: value, holder: base.origin, classes: nil)
    }
    guard node.kind == .call, let name = node.calleeName, let setter = setters[name] else {
      return nil
    }
    if !setter.label.isEmpty {
      guard node.callee?.kind == .name, let value = node.argument(setter.label) else { return nil }
      return Place(
        property: setter.property, value: value, holder: node.origin, classes: setter.classes)
    }
    guard let base = node.receiver, let value = node.argument(at: 0) else { return nil }
    return Place(
      property: setter.property, value: value, holder: base.origin, classes: setter.classes)
  }

  /// Whether what a place gives is known to be held weakly.
  static func holdWeakly(_ place: Place, in context: String, _ index: WorkspaceIndex) -> Bool {
    guard let type = index.type(of: place.holder, in: context)?.name else { return false }
    guard let classes = place.classes else { return holdWeakly(place.property, of: type, index) }
    return classes.contains { index.descends(type, from: $0).isYes }
  }

  /// Whether `property` of an object of class `type` is known to be weak.
  static func holdWeakly(_ property: String, of type: String, _ index: WorkspaceIndex)
    -> Bool
  {
    // A class of the workspace may override the property.
    guard index.property(property, of: type) == nil else { return false }
    return (holders[property] ?? []).contains { index.descends(type, from: $0).isYes }
  }
}

/// A local object that is made a delegate, and that nothing keeps.
package struct LocalDelegate: Sendable {
  /// The assignment or call that makes it one, and where it names the object.
  package let node: Node
  package let value: Node
  /// The local's declaration.
  package let local: Node
  package let type: String
  /// The weak property.
  package let property: String
  /// Whether the object is only ever made a delegate.
  package let isOnlyDelegate: Bool

  /// Whether it is a transitioning delegate of what its function presents: UIKit asks it for that,
  /// and finds it gone when the screen is dismissed.
  package var isAskedByPresentation: Bool {
    property == "transitioningDelegate"
      && node.enclosingBody?.descendants.contains {
        $0.kind == .call && $0.calleeName == "present" && $0.id > node.id
      } == true
  }
}

extension SeamModel {
  /// The delegates of the file that are gone when their function returns.
  package func localDelegates(_ index: WorkspaceIndex) -> [LocalDelegate] {
    let setters = calls.calls(WeakDelegates.setterNames)
    let nodes =
      setters.isEmpty ? calls.assignments : (calls.assignments + setters).sorted { $0.id < $1.id }
    return nodes.compactMap { node in
      guard let place = WeakDelegates.place(node), case let value = place.value.unwrapped,
        value.kind == .name, let local = value.localDeclaration(of: value.name),
        local.kind == .property, local.has(.isLocal), let initial = local.initialValue
      else { return nil }
      let context = index.name(of: node.enclosingType)
      guard let made = index.type(of: initial.origin, in: context), index.isClass(made.name).isYes,
        index.freshness(of: initial.origin, in: context) == .fresh,
        WeakDelegates.holdWeakly(place, in: context, index)
      else { return nil }
      let uses = UseCollector.uses(ofLocal: local)
      guard uses.allSatisfy(\.keepsNothing), !index.handsItselfOut(made.name),
        !isReplaced(node, place)
      else { return nil }
      return LocalDelegate(
        node: node, value: place.value, local: local, type: made.name, property: place.property,
        isOnlyDelegate: uses.count == 1)
    }
  }
}

extension SeamModel {
  /// Whether the function that makes an object a delegate certainly gives the property another value
  /// before it returns: in a `defer`, or in a statement that follows.
  private func isReplaced(_ node: Node, _ place: WeakDelegates.Place) -> Bool {
    calls.assignments.contains { other in
      guard other != node, let target = other.assignmentTarget?.unwrapped, target.kind == .member,
        target.name == place.property, other.enclosingBody == node.enclosingBody,
        let holder = target.base?.origin, holder == place.holder, holder != .unknown,
        other.assignedValue?.unwrapped.name != place.value.unwrapped.name,
        let block = other.statement?.parent
      else { return false }
      if let deferral = block.parent, deferral.kind == .deferStatement,
        let outer = deferral.parent
      {
        return node.ancestors.contains(outer)
      }
      return other.id > node.id && node.ancestors.contains(block)
    }
  }
}

extension Use {
  /// Made a delegate, or only written to and looked at.
  fileprivate var keepsNothing: Bool {
    switch effect {
    case .storedElsewhere, .passed: WeakDelegates.place(node)?.value.contains(reference) ?? false
    case .sets: true
    case .reads(let member): !member.isEmpty
    default: false
    }
  }
}
