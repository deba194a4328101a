/// A closure, or a method used as one, that keeps `self` alive for as long as it is kept itself.
package struct SelfCapture: Sendable, Hashable {
  package enum Form: Sendable, Hashable {
    case closure
    /// `onTap: openSettings`: the method brings its object along.
    case method(FunctionFact)
  }

  /// The closure literal, or the mention of the method.
  package let node: Node
  package let form: Form
  /// The mentions of `self`, capture lists of closures inside included.
  package let mentions: [Node]
  /// Whether the closure keeps `self` under another name: `[screen = self]`.
  package let isRenamed: Bool

  /// The strong capture of `self` by a closure literal; `nil` when there is none.
  package init?(closure: Node) {
    guard closure.kind == .closure else { return nil }
    var mentions: [Node] = []
    var isRenamed = false
    // The `self` of a type declared inside is another one.
    for node in closure.descendants where node.enclosingType == closure.enclosingType {
      switch node.kind {
      case .name where node.name == "self":
        guard node.bindingOfSelf(within: closure) == nil else { continue }
        switch node.listing(in: closure) {
        case nil: mentions.append(node)
        case .kept: isRenamed = true
        case .evaluated: continue
        }
      case .capture where node.name == "self" && node.parent != closure && node.firstChild == nil:
        // An inner `[weak self]` needs `self` from the closure around it.
        if node.parent?.bindingOfSelf(within: closure) == nil { mentions.append(node) }
      default: continue
      }
    }
    let isListed = closure.children.contains {
      $0.kind == .capture && $0.name == "self" && !$0.has(.isWeak) && !$0.has(.isUnowned)
    }
    guard !mentions.isEmpty || isListed || isRenamed else { return nil }
    node = closure
    form = .closure
    self.mentions = mentions
    self.isRenamed = isRenamed
  }

  /// The capture of `self` as `unowned` by a closure literal; `nil` when there is none.
  package init?(unretained closure: Node) {
    guard closure.kind == .closure,
      let capture = closure.children.first(where: {
        $0.kind == .capture && $0.name == "self" && $0.has(.isUnowned)
      })
    else { return nil }
    node = closure
    form = .closure
    mentions = closure.descendants.filter {
      $0.isSelf && $0.localDeclaration(of: "self") == capture
    }
    isRenamed = false
  }

  /// A method of `type` that is passed as a value: `save`, `self.save`.
  package init?(methodReference node: Node, of type: String, index: WorkspaceIndex) {
    guard let path = node.pathInSelf, path.count == 1, let name = path.first,
      node.kind == .member || node.localDeclaration(of: name) == nil,
      index.property(name, of: type) == nil
    else { return nil }
    if node.kind == .member, node.base?.isSelf != true { return nil }
    if let base = node.base, base.localDeclaration(of: "self") != nil { return nil }
    let methods = index.functions(name, of: type).filter { !$0.fact.has(.isStatic) }
    guard let method = methods.first else { return nil }
    self.node = node
    form = .method(method.fact)
    mentions = []
    isRenamed = false
  }
}

/// How a closure's capture list mentions an object.
enum CaptureListing: Sendable, Hashable {
  /// `[screen = self]`: the closure keeps the object.
  case kept
  /// `[title = self.title]`, `[weak screen = self]`: the expression is evaluated where the closure
  /// is made, and the closure does not keep the object.
  case evaluated
}

extension Node {
  /// How the capture list of `closure` mentions this object; `nil` where it stands in the body.
  func listing(in closure: Node) -> CaptureListing? {
    let capture = closure.children.first { $0.kind == .capture && $0.contains(self) }
    guard let capture else { return nil }
    let isStrong = !capture.has(.isWeak) && !capture.has(.isUnowned)
    return isStrong && capture.firstChild?.unwrapped == self ? .kept : .evaluated
  }

  /// The capture or binding inside `closure` that `self` means here, when it is not the strong
  /// `self` of the function around.
  fileprivate func bindingOfSelf(within closure: Node) -> Node? {
    guard var binding = localDeclaration(of: "self") else { return nil }
    // An inner `[self]` keeps what `self` means around it, which may be weak or unowned.
    while binding.kind == .capture, binding.firstChild == nil, !binding.has(.isWeak),
      !binding.has(.isUnowned), let list = binding.parent, list != closure, closure.contains(list)
    {
      guard let outer = list.localDeclaration(of: "self") else { return nil }
      binding = outer
    }
    if binding.kind == .capture {
      // A weak capture further out stays weak in here.
      return binding.has(.isWeak) || binding.has(.isUnowned) ? binding : nil
    }
    return closure.contains(binding) ? binding : nil
  }
}
