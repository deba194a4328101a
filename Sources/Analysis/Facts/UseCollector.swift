/// Gathers everything that is done with one variable, under every name it has.
package struct UseCollector {
  private var uses: [Use] = []
  private var seen: Set<Node> = []
  private var pending: [UseClassifier.Alias] = []
  /// The closure or function the variable lives in; closures further inside capture it.
  private let home: Node?

  /// What is done with a local variable or parameter, in program order.
  package static func uses(ofLocal declaration: Node, isView: Bool = false) -> [Use] {
    var collector = UseCollector(home: declaration.enclosingBody)
    collector.pending.append(.init(declaration: declaration, role: isView ? .view : .controller))
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
      UseClassifier.classify(expression, as: .controller), mention: expression, capturedFrom: nil)
    return collector.collect()
  }

  private init(home: Node?) { self.home = home }

  private mutating func collect() -> [Use] {
    while let alias = pending.popLast() {
      guard seen.count < 40, seen.insert(alias.declaration).inserted else { continue }
      collectMentions(of: alias)
    }
    return uses.sorted { ($0.node.id, $0.reference.id) < ($1.node.id, $1.reference.id) }
  }

  private mutating func add(
    _ result: UseClassifier.Result, mention: Node, capturedFrom home: Node?
  ) {
    uses += result.uses
    if let home, mention.isCaptured(from: home) {
      uses.append(Use(effect: .captured, node: mention, reference: mention, receiver: nil))
    }
    pending += result.aliases
  }

  private mutating func collectMentions(of alias: UseClassifier.Alias) {
    let declaration = alias.declaration
    guard let scope = declaration.scope else { return }
    let role = alias.role
    let isCapturable = role == .controller && declaration.kind != .capture
    // What a closure is called with lives in that closure.
    let own =
      declaration.kind == .closure
      ? declaration : declaration.kind == .parameter ? declaration.enclosingBody : nil
    let home = isCapturable ? own ?? self.home : nil
    if declaration.kind == .closure {
      for node in scope.descendants(named: "$0")
      where node.kind == .name && node.enclosingClosureWithArguments == scope {
        add(UseClassifier.classify(node, as: role), mention: node, capturedFrom: home)
      }
      return
    }
    for node in scope.descendants(named: declaration.name) where node.id > declaration.id {
      if node.kind == .name {
        guard node.localDeclaration(of: node.name) == declaration else { continue }
        add(UseClassifier.classify(node, as: role), mention: node, capturedFrom: home)
      } else if node.isShorthandBinding(of: declaration.name),
        node.localDeclaration(of: node.name) == declaration
      {
        pending.append(.init(declaration: node, role: role))
      } else if node.kind == .capture, node.firstChild == nil,
        node.parent?.localDeclaration(of: node.name) == declaration
      {
        // `[host]`, `[weak host]`: the closure has a name of its own for it.
        pending.append(.init(declaration: node, role: role))
        if !node.has(.isWeak), !node.has(.isUnowned) {
          uses.append(Use(effect: .captured, node: node, reference: node, receiver: nil))
        }
      }
    }
  }

  private mutating func collectMentions(of property: String, in type: Node) {
    for node in type.descendants(named: property) where node.isMention(ofMember: property, of: type)
    {
      if node.kind == .condition {
        pending.append(.init(declaration: node, role: .controller))
      } else {
        add(UseClassifier.classify(node, as: .controller), mention: node, capturedFrom: nil)
      }
    }
  }
}

extension Node {
  /// Whether this mention stands in a closure inside `home`, the body its variable lives in.
  fileprivate func isCaptured(from home: Node) -> Bool {
    guard let body = enclosingBody, body != home else { return false }
    return body.kind == .closure && home.contains(body)
  }

  /// The closure whose arguments `$0` stands for here.
  fileprivate var enclosingClosureWithArguments: Node? {
    ancestors.first { $0.kind == .closure && $0.child(.parameter) == nil }
  }

  /// Where a local declaration can be mentioned.
  fileprivate var scope: Node? {
    guard kind != .closure, let parent else { return kind == .closure ? self : nil }
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
