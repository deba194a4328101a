/// Reads view-building code: what it builds, what it reads, and what stands around each.
package struct ViewReader {
  /// What a piece of code is read for.
  enum Depth {
    /// Only what it builds: code of UIKit classes.
    case builds
    /// Also the members it reads.
    case reads
    /// Also parameters and `self` as views.
    case everything
  }

  private let root: Node
  private let depth: Depth
  private let owner: ViewOwner
  private var found: Set<ViewElement> = []
  private var elements: [ViewElement] = []

  /// What the expression `root` builds and reads; it is itself an element.
  package static func read(expression root: Node) -> ViewSummary {
    read(expression: root, depth: 0)
  }

  private static func read(expression root: Node, depth: Int) -> ViewSummary {
    var reader = ViewReader(root, .everything, .none)
    reader.visit(root)
    reader.visitDescendants()
    if depth < 4 { reader.addValuesOfOuterLocals(depth: depth) }
    return ViewSummary(elements: reader.elements)
  }

  /// A local that is declared outside of the expression stands for what it was set to.
  private mutating func addValuesOfOuterLocals(depth: Int) {
    let names = [root] + root.descendants.filter { $0.kind == .name }
    for node in names where node.kind == .name {
      guard let local = node.localDeclaration(of: node.name), !root.contains(local),
        local.kind == .property || local.kind == .condition, let value = local.initialValue
      else { continue }
      let inner = ViewReader.read(expression: value, depth: depth + 1)
      let change: [ViewStep] = local.isChangedLater ? [.hidden] : []
      for path in ViewPathWalk(root: root).paths(from: node) {
        for element in inner.elements {
          add(ViewElement(kind: element.kind, path: element.path + change + path))
        }
      }
    }
  }

  /// What the code inside `body` builds and reads.
  static func read(_ body: Node?, _ depth: Depth, in owner: ViewOwner) -> ViewSummary {
    guard let body else { return .empty }
    var reader = ViewReader(body, depth, owner)
    reader.visitDescendants()
    return reader.elements.isEmpty ? .empty : ViewSummary(elements: reader.elements)
  }

  private init(_ root: Node, _ depth: Depth, _ owner: ViewOwner) {
    self.root = root
    self.depth = depth
    self.owner = owner
  }

  private mutating func visitDescendants() {
    for node in root.descendants { visit(node) }
  }

  private mutating func visit(_ node: Node) {
    switch node.kind {
    case .call: visit(call: node)
    case .name where depth != .builds: visit(name: node)
    case .member where depth != .builds && node.base?.isSelfReference == true:
      add(read: node.name, at: node)
    case .condition where depth != .builds && node.isShorthandBinding(of: node.name):
      if node.localDeclaration(of: node.name) == nil { add(read: node.name, at: node) }
    default: break
    }
  }

  private mutating func visit(call: Node) {
    guard let callee = call.callee else { return }
    switch callee.kind {
    case .name where callee.name.isTypeName:
      guard !SwiftUIVocabulary.isKnownType(callee.name) else {
        if depth == .everything, let name = SwiftUILandmarks.landmark(view: callee.name, call) {
          add(.landmark(name, text: nil), at: call)
        }
        return
      }
      add(call: call, callee.origin)
    case .member where callee.has(.isImplicit) && callee.name == "init":
      // `.init()` makes what the surroundings ask for: a declared type, or the content of the
      // hosting class whose initialiser gets it.
      if let type = call.expectedType, type.name.isTypeName {
        add(call: call, .name(type.name))
      } else if call.isOwnRootView {
        add(call: call, callee.origin)
      }
    case .member where callee.name.isTypeName || callee.name == "init":
      guard let base = callee.base, base.kind != .name || base.name != "super" else { return }
      add(call: call, callee.origin)
    case .member where depth == .everything && callee.base != nil:
      guard !SwiftUIVocabulary.isKnownModifier(callee.name) else {
        if let (name, text) = SwiftUILandmarks.landmark(modifier: callee.name, call) {
          add(.landmark(name, text: text), at: call)
        }
        return
      }
      add(.modifier(callee.name), at: call)
    default: break
    }
  }

  private mutating func add(call: Node, _ callee: Origin) {
    let arguments = call.arguments.map { argument in
      ViewArgument(
        label: argument.label, origin: argument.value?.origin ?? .unknown,
        isLiteral: argument.value?.isConstant ?? false,
        literal: argument.value?.decidingLiteral ?? argument.value?.filledCase)
    }
    add(.call(callee, arguments), at: call)
  }

  private mutating func visit(name node: Node) {
    let name = node.name
    if name == "self" {
      if depth == .everything { add(.selfValue, at: node) }
      return
    }
    guard !name.isTypeName, name != "super", !name.hasPrefix("#") else { return }
    if let local = node.localDeclaration(of: name) {
      if local.isShorthandBinding(of: name), local.localDeclaration(of: name) == nil {
        // `if let model { Text(model.title) }` reads the property's member.
        add(read: name, at: node)
        return
      }
      guard depth == .everything, local.kind == .parameter, local.parent?.kind != .closure else {
        return
      }
      add(.parameter(name), at: node)
      return
    }
    add(read: name, at: node)
    // `environmentObject(x)` in an extension of `View`: a modifier of the implicit `self`.
    if depth == .everything, let call = node.wrapped.parent, call.kind == .call,
      call.callee == node
    {
      let walk = ViewPathWalk(root: root)
      for path in walk.paths(from: call) {
        add(ViewElement(kind: .selfValue, path: walk.modification(by: call, named: name) + path))
      }
    }
  }

  private mutating func add(read name: String, at node: Node) {
    let outer = node.wrapped.parent
    let member = outer?.kind == .member && outer?.base == node ? outer?.name : nil
    let kind = ViewElement.Kind.read(name, member: member)
    let plain =
      name.hasPrefix("$") || name.hasPrefix("_") || owner.plainProperties.contains(name)
    let walk = ViewPathWalk(root: root)
    if plain || depth == .reads {
      // Declaring `let x = session.x` reads at once, wherever `x` is used.
      let timing = walk.paths(from: node, followingLocals: false).first ?? []
      let isFromEnvironment = owner.environmentProperties.contains(name)
      add(
        ViewElement(
          kind: kind,
          path: timing.filter { $0.concernsTiming || (isFromEnvironment && $0.isCondition) }))
    } else {
      for path in walk.paths(from: node) { add(ViewElement(kind: kind, path: path)) }
      let timing = walk.paths(from: node, followingLocals: false).first ?? []
      if member != nil { add(ViewElement(kind: kind, path: timing)) }
    }
  }

  private mutating func add(_ kind: ViewElement.Kind, at node: Node) {
    for path in ViewPathWalk(root: root).paths(from: node) {
      add(ViewElement(kind: kind, path: path))
    }
  }

  private mutating func add(_ element: ViewElement) {
    guard elements.count < 2_000, found.insert(element).inserted else { return }
    elements.append(element)
  }
}

extension Node {
  /// Whether the expression is the root view that a hosting class gives to an initialiser of its
  /// own or of its superclass.
  fileprivate var isOwnRootView: Bool {
    guard let (call, argument) = enclosingArgument else { return false }
    return argument.label == "rootView" && call.callee?.origin.isOwnInitializer == true
  }

  /// A literal, or an array or member of literals: the same at every evaluation.
  fileprivate var isConstant: Bool {
    switch kind {
    case .literal: true
    case .string: !has(.isInterpolated)
    default: false
    }
  }
}
