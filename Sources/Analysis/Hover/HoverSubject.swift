/// What stands under the pointer, where it belongs to the seam.
struct HoverSubject {
  let topic: HoverTopic
  let range: TextRange
  /// What the index knows of this very place, one sentence each.
  var facts: [String] = []
}

/// Finds out what an offset is about.
struct HoverReader {
  let file: AnalyzedFile
  let index: WorkspaceIndex
  let seam: SeamModel

  init(_ context: RuleContext) {
    file = context.file
    index = context.index
    seam = context.seam
  }

  func subject(at offset: TextOffset) -> HoverSubject? {
    let under = file.code.file.descendants.filter {
      $0.focus.lowerBound <= offset && offset <= $0.focus.upperBound && !$0.name.isEmpty
    }
    for node in under.reversed() {
      if let subject = subject(node) { return subject }
    }
    return nil
  }

  private func subject(_ node: Node) -> HoverSubject? {
    switch node.kind {
    case .attribute: wrapper(node)
    case .function: lifecycle(node)
    case .name, .member:
      if let call = node.wrapped.parent, call.kind == .call, call.callee == node {
        creation(call, node) ?? containment(call, node) ?? modifier(call, node)
      } else {
        hostMember(node)
      }
    default: nil
    }
  }

  private static let wrappers: [String: HoverTopic] = [
    "ObservedObject": .observedObject, "StateObject": .stateObject,
    "EnvironmentObject": .environmentObject, "State": .state, "Binding": .binding,
    "Bindable": .bindable, "Environment": .environment,
  ]

  private func wrapper(_ attribute: Node) -> HoverSubject? {
    guard let topic = Self.wrappers[attribute.name], let property = attribute.parent,
      property.kind == .property, let type = property.enclosingType
    else { return nil }
    let owner = index.name(of: type)
    return HoverSubject(
      topic: topic, range: attribute.range,
      facts: HoverFacts(index: index).object(property, in: owner)
        + HoverFacts(index: index).screens(of: owner))
  }

  private func lifecycle(_ function: Node) -> HoverSubject? {
    guard function.has(.isOverride), let type = function.enclosingType,
      seam.hostingSites.contains(where: { $0.ownerName == index.name(of: type) })
    else { return nil }
    let topic: HoverTopic
    switch function.name {
    case "viewDidLoad": topic = .viewDidLoad
    case "viewWillAppear", "viewIsAppearing", "viewDidAppear": topic = .appearance
    case "viewWillLayoutSubviews", "viewDidLayoutSubviews", "layoutSubviews", "updateProperties":
      topic = .layout
    default: return nil
    }
    return HoverSubject(topic: topic, range: function.focus)
  }

  private func creation(_ call: Node, _ callee: Node) -> HoverSubject? {
    if callee.name == "UIHostingConfiguration" {
      return HoverSubject(topic: .hostingConfiguration, range: callee.focus)
    }
    guard let site = seam.hostingSites.first(where: { $0.node == call }) else { return nil }
    return HoverSubject(
      topic: .hosting, range: callee.focus, facts: HoverFacts(index: index).host(site))
  }

  private func containment(_ call: Node, _ callee: Node) -> HoverSubject? {
    let topic: HoverTopic
    switch callee.name {
    case "addChild": topic = .addChild
    case "didMove": topic = .didMove
    case "willMove": topic = .willMove
    case "removeFromParent": topic = .removeFromParent
    default: return nil
    }
    let site = seam.hostingSites.first { site in
      site.fates.contains { $0.use?.node == call }
    }
    let owner = index.name(of: call.enclosingType)
    guard site != nil || index.isController(owner).isYes else { return nil }
    return HoverSubject(
      topic: topic, range: callee.focus,
      facts: site.map { HoverFacts(index: index).host($0) } ?? [])
  }

  private static let modifiers: [String: HoverTopic] = [
    "navigationTitle": .navigationTitle, "toolbar": .toolbar, "onAppear": .onAppear,
    "onDisappear": .onDisappear, "task": .task, "environment": .environmentModifier,
    "environmentObject": .environmentObjectModifier,
  ]

  private func modifier(_ call: Node, _ callee: Node) -> HoverSubject? {
    guard callee.kind == .member, let topic = Self.modifiers[callee.name] else { return nil }
    let owner = index.name(of: call.enclosingType)
    let screens = HoverFacts(index: index).screens(of: owner)
    let isHosted = seam.hostingSites.contains {
      $0.rootView?.contains(call) ?? false || $0.rootView == call
    }
    guard isHosted || (index.isView(owner).isYes && !screens.isEmpty) else { return nil }
    return HoverSubject(topic: topic, range: callee.focus, facts: screens)
  }

  private func hostMember(_ node: Node) -> HoverSubject? {
    let topic: HoverTopic
    switch node.name {
    case "sizingOptions": topic = .sizingOptions
    case "safeAreaRegions": topic = .safeAreaRegions
    case "rootView": topic = .rootView
    case "hidesBackButton", "leftBarButtonItem", "leftBarButtonItems": topic = .backButton
    default: return nil
    }
    let owner = index.name(of: node.enclosingType)
    var base = node.base
    if topic == .backButton { base = base?.base }
    let isHost: Bool
    if let base {
      isHost =
        index.type(of: base.origin, in: owner).map { index.isHosting($0.name).isYes } ?? false
    } else {
      isHost = index.isHosting(owner).isYes
    }
    return isHost ? HoverSubject(topic: topic, range: node.focus) : nil
  }

}
