/// Finds the hosting sites of a file. Hosts are recognised by hierarchy, never by name.
struct HostingSiteBuilder {
  let code: Code
  let index: WorkspaceIndex
  let settings: RuleSettings
  /// The names that a hosting type may have.
  private let hosts: Set<String>
  /// Whether functions of a name may give back a host.
  private var isFactory: [String: Bool] = [:]

  init(code: Code, index: WorkspaceIndex, settings: RuleSettings) {
    self.code = code
    self.index = index
    self.settings = settings
    hosts = index.heirs(of: "UIHostingController")
  }

  static func sites(_ code: Code, _ index: WorkspaceIndex, _ settings: RuleSettings)
    -> [HostingSite]
  {
    var builder = HostingSiteBuilder(code: code, index: index, settings: settings)
    let factories = code.hostFactories(builder.hosts)
    return code.file.descendants.compactMap { node in
      if node.kind == .call { return builder.site(node) }
      guard !factories.isEmpty, node.isMention, let type = factories[node.name] else { return nil }
      return builder.site(factoryMention: node, of: type)
    }
  }

  private mutating func site(_ call: Node) -> HostingSite? {
    guard let callee = call.callee, let (type, kind) = hostType(of: call, callee: callee) else {
      return nil
    }
    return site(call, of: type, kind)
  }

  private func site(_ call: Node, of type: TypeRef, _ kind: HostingSite.Kind) -> HostingSite {
    let enclosing = call.enclosingType
    let context = index.name(of: enclosing)
    let (uses, holder) = uses(of: call, enclosing: enclosing)
    let joiner = FateJoiner(index: index, settings: settings, context: context, hostType: type.name)
    var fates = joiner.fates(of: uses)
    if fates.has(.addsChild) { fates += doneToAllChildren(in: context, file: enclosing) }
    for name in Set(fates.storedNames).sorted() { fates += elsewhere(name, in: context) }
    return HostingSite(
      kind: kind, node: call, hostType: type, rootView: rootView(of: call), owner: enclosing,
      ownerName: context, holder: holder, fates: fates)
  }

  /// Each mention of such a property makes a host.
  private func site(factoryMention node: Node, of property: Node) -> HostingSite? {
    guard let owner = property.enclosingType, let type = property.type,
      index.name(of: node.enclosingType) == index.name(of: owner), !property.contains(node),
      node.mentionedMember == property.name
    else { return nil }
    let resolved = index.resolve(type, in: index.name(of: owner))
    guard index.isHosting(resolved.name, in: index.name(of: owner)).isYes else { return nil }
    return site(node, of: resolved, .obtained)
  }

  /// The hosting type that a call makes or returns; `nil` for everything else.
  private mutating func hostType(of call: Node, callee: Node) -> (TypeRef, HostingSite.Kind)? {
    var context: String { index.name(of: call.enclosingType) }
    switch callee.kind {
    case .name where callee.name.isTypeName:
      guard hosts.contains(callee.name) else { return nil }
      let context = context
      let type = index.resolve(callee.type ?? TypeRef(callee.name), in: context)
      return index.isHosting(type.name, in: context).isYes ? (type, .controller) : nil
    case .member where callee.has(.isImplicit) && callee.name == "init":
      let assigned = call.wrapped.parent.flatMap { parent in
        parent.kind == .assignment ? parent.assignmentTarget.map(\.origin) : nil
      }
      let type = call.expectedType ?? assigned.flatMap { index.type(of: $0, in: context) }
      guard let expected = type.map({ index.resolve($0, in: context) }),
        index.isHosting(expected.name, in: context).isYes
      else { return nil }
      return (expected, .controller)
    case .member where callee.name == "init" || callee.name.isTypeName:
      guard let type = index.type(of: call.origin, in: context),
        index.isHosting(type.name, in: context).isYes
      else { return nil }
      return (type, .controller)
    case .name, .member:
      // A factory: only worth resolving where some function of that name returns a host.
      guard mayReturnHost(callee.name) else { return nil }
      let context = context
      guard let declared = index.type(of: call.origin, in: context) else {
        return index.hostMadeByEveryView(callee).map { ($0, .obtained) }
      }
      if index.isHosting(declared.name, in: context).isYes { return (declared, .obtained) }
      if let element = declared.element {
        // What is done with each of them is seen where a loop asks for them.
        guard call.isSequenceOfLoop, index.isHosting(element.name, in: context).isYes else {
          return nil
        }
        return (element, .obtained)
      }
      return index.hostReturned(by: call, in: context).map { ($0, .obtained) }
    default: return nil
    }
  }

  private mutating func mayReturnHost(_ name: String) -> Bool {
    if let known = isFactory[name] { return known }
    let answer =
      (index.mayMake("UIViewController", name) || hosts.contains { index.mayMake($0, name) })
      && index.someReturnsHost(name)
    isFactory[name] = answer
    return answer
  }

  /// The content: the argument labelled `rootView`, or what the initialiser of a subclass calls
  /// its only view argument.
  private func rootView(of call: Node) -> Node? {
    if let labelled = call.argument("rootView") { return labelled }
    let arguments = call.arguments
    guard let first = arguments.first, ["", "content", "view", "root"].contains(first.label) else {
      return nil
    }
    return first.value
  }

  /// Everything done with the host in this file, and what holds it.
  private func uses(of call: Node, enclosing: Node?) -> ([Use], HostingSite.Holder) {
    var uses = UseCollector.uses(ofValue: call.wrapped)
    var holder = call.localHolder.map { HostingSite.Holder.local($0) } ?? .temporary
    if let (property, value) = uses.propertyMadeByClosure {
      // `lazy var host: Host = { let host = Host(…); return host }()`.
      uses.removeAll { $0.effect == .returned && value.contains($0.node) }
      uses.append(
        Use(effect: .stored(property.name), node: property, reference: property, receiver: nil))
      holder = .property(property.name)
    }
    var followed: Set<String> = []
    var pending = uses.compactMap(\.storedName)
    while let name = pending.popLast(), followed.count < 4 {
      guard let enclosing, followed.insert(name).inserted else { continue }
      if holder == .temporary { holder = .property(name) }
      let types = code.types.filter { $0.qualifiedName == enclosing.qualifiedName }
      let more = UseCollector.uses(ofProperty: name, in: types)
        .filter { !($0.effect == .replaced && $0.node.contains(call)) }
      uses += more
      pending += more.compactMap(\.storedName)
    }
    uses.sort { ($0.node.id, $0.reference.id) < ($1.node.id, $1.reference.id) }
    return (uses, holder)
  }

  /// What the type does with each of its children: `children.forEach { $0.removeFromParent() }`.
  private func doneToAllChildren(in context: String, file enclosing: Node?) -> [Fate] {
    guard let enclosing else { return [] }
    let types = code.types.filter { $0.qualifiedName == enclosing.qualifiedName }
    return types.flatMap(\.effectsOnAllChildren).map {
      Fate(effect: $0, use: nil, isDirect: false)
    }
  }

  /// What other files' parts of the type do with the property that holds the host.
  private func elsewhere(_ property: String, in context: String) -> [Fate] {
    let owners = index.lineage(of: context)
    return owners.flatMap { owner in
      index.declarations(of: owner).flatMap { piece in
        piece.fact.memberUses.filter { $0.member == property }.flatMap { use in
          use.effects.map { Fate(effect: $0, use: nil, isDirect: false) }
        }
      }
    }
  }
}

extension Node {
  /// Whether a loop goes through the elements of what this call gives back.
  fileprivate var isSequenceOfLoop: Bool {
    if wrapped.parent?.kind == .forLoop { return true }
    guard let member = wrapped.parent, member.kind == .member, let call = member.parent else {
      return false
    }
    return call.callee == member && call.calleeName == "forEach"
  }
}

extension Use {
  fileprivate var storedName: String? {
    if case .stored(let name) = effect { return name }
    return nil
  }
}

extension [Use] {
  /// The property whose initialiser is an immediately called closure that returns the value, and
  /// that closure.
  var propertyMadeByClosure: (property: Node, closure: Node)? {
    for use in self where use.effect == .returned {
      guard let closure = use.node.enclosingBody, closure.kind == .closure,
        let call = closure.parent, call.kind == .call, call.firstChild == closure,
        let initial = call.wrapped.parent, initial.kind == .initialValue,
        let property = initial.parent, property.kind == .property, !property.has(.isLocal)
      else { continue }
      return (property, closure)
    }
    return nil
  }
}

extension Node {
  /// The local variable this expression is the initial value of, or is assigned to.
  fileprivate var localHolder: Node? {
    guard let parent = wrapped.parent else { return nil }
    if parent.kind == .initialValue, let declaration = parent.parent, declaration.has(.isLocal) {
      return declaration
    }
    if parent.kind == .assignment, let target = parent.assignmentTarget?.unwrapped,
      target.kind == .name
    {
      return target.localDeclaration(of: target.name)
    }
    return nil
  }
}
