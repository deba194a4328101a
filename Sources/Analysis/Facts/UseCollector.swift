/// Gathers everything that is done with one variable, under every name it has.
package struct UseCollector {
  private var uses: [Use] = []
  private var seen: Set<Node> = []
  private var pending: [(declaration: Node, isView: Bool)] = []
  /// The closure or function the variable lives in; closures further inside capture it.
  private let home: Node?

  /// What is done with a local variable or parameter, in program order.
  package static func uses(ofLocal declaration: Node, isView: Bool = false) -> [Use] {
    var collector = UseCollector(home: declaration.enclosingBody)
    collector.pending.append((declaration, isView))
    return collector.collect()
  }

  /// What is done with the property `name` of a type, in the declarations and extensions `types`
  /// of that type in this file.
  package static func uses(ofProperty name: String, in types: [Node]) -> [Use] {
    var collector = UseCollector(home: nil)
    for type in types { collector.collectMentions(of: name, in: type) }
    return collector.collect()
  }

  /// What is done with the value of an expression, such as a creation; the variables that come
  /// to hold it are followed.
  package static func uses(ofValue expression: Node) -> [Use] {
    var collector = UseCollector(home: expression.enclosingBody)
    collector.add(
      UseClassifier.classify(expression, isView: false), mention: expression, mayCapture: false)
    return collector.collect()
  }

  private init(home: Node?) { self.home = home }

  private mutating func collect() -> [Use] {
    while let (declaration, isView) = pending.popLast() {
      guard seen.count < 40, seen.insert(declaration).inserted else { continue }
      collectMentions(of: declaration, isView: isView)
    }
    return uses.sorted { ($0.node.id, $0.reference.id) < ($1.node.id, $1.reference.id) }
  }

  private mutating func add(
    _ result: UseClassifier.Result, mention: Node, mayCapture: Bool
  ) {
    uses += result.uses
    if mayCapture, isCaptured(mention) {
      uses.append(Use(effect: .captured, node: mention, reference: mention, receiver: nil))
    }
    pending += result.aliases.map { ($0, false) } + result.viewAliases.map { ($0, true) }
  }

  /// Whether the mention stands in a closure inside the variable's own body.
  private func isCaptured(_ mention: Node) -> Bool {
    guard let home, let body = mention.enclosingBody, body != home else { return false }
    return body.kind == .closure && home.contains(body)
  }

  private mutating func collectMentions(of declaration: Node, isView: Bool) {
    guard let scope = declaration.scope else { return }
    for node in scope.descendants where node.id > declaration.id {
      if node.kind == .name, node.name == declaration.name {
        guard node.localDeclaration(of: node.name) == declaration else { continue }
        add(
          UseClassifier.classify(node, isView: isView), mention: node,
          mayCapture: !isView && declaration.kind != .capture)
      } else if node.isShorthandBinding(of: declaration.name),
        node.localDeclaration(of: node.name) == declaration
      {
        pending.append((node, isView))
      } else if node.kind == .capture, node.name == declaration.name, node.firstChild == nil,
        node.parent?.localDeclaration(of: node.name) == declaration
      {
        // `[host]`, `[weak host]`: the closure has a name of its own for it.
        pending.append((node, isView))
        if !node.has(.isWeak), !node.has(.isUnowned) {
          uses.append(Use(effect: .captured, node: node, reference: node, receiver: nil))
        }
      }
    }
  }

  private mutating func collectMentions(of property: String, in type: Node) {
    for node in type.descendants where node.name == property {
      guard node.isMention(ofMember: property, of: type) else { continue }
      if node.kind == .condition {
        pending.append((node, false))
      } else {
        add(UseClassifier.classify(node, isView: false), mention: node, mayCapture: false)
      }
    }
  }
}

extension Node {
  /// Where a local declaration can be mentioned.
  fileprivate var scope: Node? {
    guard let parent else { return nil }
    let binder = kind == .property && parent.kind == .condition ? parent : self
    // What a guard binds is known in the block around it.
    if binder.kind == .condition {
      return binder.parent?.kind == .guardStatement ? binder.parent?.parent : binder.parent
    }
    return parent
  }

  /// `if let name` without a value.
  func isShorthandBinding(of name: String) -> Bool {
    kind == .condition && has(.isOptionalBinding) && self.name == name
      && !children.contains { $0.kind != .property }
  }

  /// Whether this is `name`, `self.name` or `if let name`, meaning the member of `type`.
  func isMention(ofMember name: String, of type: Node) -> Bool {
    switch kind {
    case .name: enclosingType == type && localDeclaration(of: name) == nil
    case .member: base?.isSelfReference == true && enclosingType == type
    case .condition:
      isShorthandBinding(of: name) && enclosingType == type && localDeclaration(of: name) == nil
    default: false
    }
  }

  /// `self`, or a local that stands for it: `guard let self`, `let strongSelf = self`.
  package var isSelfReference: Bool {
    guard kind == .name else { return false }
    if name == "self" { return true }
    return localDeclaration(of: name)?.declaredOrigin == .selfValue
  }
}
