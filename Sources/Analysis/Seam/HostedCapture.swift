/// A strong capture inside the content of a host.
package struct HostedCapture: Sendable {
  package enum Captured: Sendable, Hashable {
    case owner(SelfCapture)
    /// The closure mentions the host's own variable: the node is that mention.
    case host(Node)
    /// The closure captures the owner as `unowned`.
    case unretained(SelfCapture)
    /// The owner itself is put into the content's environment.
    case environment
  }

  /// Where the host is made; `nil` for a hosting controller that fills itself.
  package let site: HostingSite?
  /// The type whose `self` is captured: the qualified name.
  package let ownerName: String
  /// The closure or method reference.
  package let node: Node
  package let captured: Captured
  package let slot: ClosureSlot

  /// Whether work inside goes on after the closure was called.
  package var goesOnLater: Bool {
    node.descendants.contains { $0.kind == .awaitExpression || $0.makesTask }
  }
}

/// Finds what the content of hosts captures.
struct HostedCaptureCollector {
  let index: WorkspaceIndex

  func captures(of site: HostingSite) -> [HostedCapture] {
    var result: [HostedCapture] = []
    var seen: Set<Node> = []
    func add(_ more: [HostedCapture]) {
      for capture in more where seen.insert(capture.node).inserted { result.append(capture) }
    }
    if let root = site.rootView {
      add(captures(in: root, of: site, depth: 0))
      add(captures(ofModelsIn: root, of: site))
    }
    for fate in site.fates {
      guard case .sets(let path) = fate.effect, path.hasPrefix("rootView"),
        let value = fate.use?.node.assignedValue
      else { continue }
      if path == "rootView" {
        add(captures(in: value, of: site, depth: 0))
      } else if let capture = capture(
        value, of: site, in: ClosureSlot(keeping: .stored, returnsVoid: nil))
      {
        add([capture])
      }
    }
    return result
  }

  private func captures(in view: Node, of site: HostingSite, depth: Int) -> [HostedCapture] {
    guard depth < 4 else { return [] }
    var result: [HostedCapture] = []
    var index = view.id
    while index < max(view.end, view.id + 1) {
      let node = Node(storage: view.storage, id: index)
      index += 1
      if node.kind == .name, let declaration = node.localDeclaration(of: node.name),
        declaration.kind == .property, !view.contains(declaration)
      {
        result += captures(ofVariable: declaration, of: site, depth: depth)
      }
      guard node.kind == .argument, let call = node.parent, call.kind == .call,
        let value = node.firstChild?.unwrapped
      else { continue }
      if value.isSelfReference, let name = call.calleeName,
        SwiftUIVocabulary.environmentModifiers.contains(name)
      {
        result.append(
          HostedCapture(
            site: site, ownerName: site.ownerName, node: value, captured: .environment,
            slot: ClosureSlot(keeping: .stored, returnsVoid: nil)))
        continue
      }
      let slot = self.index.slot(of: node, in: call, context: site.ownerName)
      if value.kind == .closure {
        if slot.keeping == .immediate { continue }
        // What is inside runs later and belongs to this closure.
        index = max(value.end, index)
      }
      if let capture = capture(value, of: site, in: slot) { result.append(capture) }
    }
    return result
  }

  /// `var header = Header(); header.onTap = { … }`, before the value is hosted.
  private func captures(
    ofVariable declaration: Node, of site: HostingSite, depth: Int
  ) -> [HostedCapture] {
    guard let type = index.type(of: declaration.declaredOrigin, in: site.ownerName),
      index.isView(type.name, in: site.ownerName).isYes
    else { return [] }
    var result: [HostedCapture] = []
    if let initial = declaration.initialValue {
      result += captures(in: initial, of: site, depth: depth + 1)
    }
    for use in UseCollector.uses(ofLocal: declaration) where use.node.id < site.node.id {
      guard case .sets = use.effect, let value = use.node.assignedValue,
        let capture = capture(value, of: site, in: ClosureSlot(keeping: .stored, returnsVoid: nil))
      else { continue }
      result.append(capture)
    }
    return result
  }

  private func capture(_ value: Node, of site: HostingSite, in slot: ClosureSlot) -> HostedCapture?
  {
    let value = value.unwrapped
    if value.kind == .closure {
      if let mention = value.strongMention(of: site) {
        return HostedCapture(
          site: site, ownerName: site.ownerName, node: value, captured: .host(mention), slot: slot)
      }
      let captured =
        SelfCapture(closure: value).map(HostedCapture.Captured.owner)
        ?? SelfCapture(unretained: value).map(HostedCapture.Captured.unretained)
      return captured.map {
        HostedCapture(
          site: site, ownerName: site.ownerName, node: value, captured: $0, slot: slot)
      }
    }
    guard slot.keeping == .stored, !site.ownerName.isEmpty,
      let method = SelfCapture(methodReference: value, of: site.ownerName, index: index)
    else { return nil }
    return HostedCapture(
      site: site, ownerName: site.ownerName, node: value, captured: .owner(method), slot: slot)
  }
}

extension Node {
  /// The first strong mention of the host's local variable inside this closure.
  fileprivate func strongMention(of site: HostingSite) -> Node? {
    guard case .local(let declaration) = site.holder, declaration.id < id else { return nil }
    return descendants.first {
      $0.kind == .name && $0.name == declaration.name
        && $0.localDeclaration(of: $0.name) == declaration && $0.listing(in: self) != .evaluated
    }
  }
}
