/// A use, in UIKit's code, of a view value's property that only means something on screen.
package struct ViewValueAccess: Sendable {
  /// The mention of the member, `count` in `host.rootView.count`.
  package let node: Node
  /// The view's type: a qualified name.
  package let view: String
  package let property: WorkspaceIndex.Found<PropertyFact>
  /// Whether the member is assigned.
  package let isWrite: Bool
  /// The method that is called instead, which uses the property; `nil` for a use of its own.
  package let method: String?
}

extension SeamModel {
  /// The uses of views' installed properties in code outside of those views, in source order.
  package func viewValueAccesses(in code: Code, _ index: WorkspaceIndex) -> [ViewValueAccess] {
    code.file.descendants.compactMap { node in
      guard node.kind == .member, node.enclosingType?.has(.isStruct) != true,
        let base = node.base, mayMatter(node, of: base, index), let view = view(base, index)
      else { return nil }
      return index.access(node, of: view) ?? index.call(node, of: view)
    }
  }

  /// The cheap test: the member has the name of something that SwiftUI installs, or is a method of
  /// a root view.
  private func mayMatter(_ node: Node, of base: Node, _ index: WorkspaceIndex) -> Bool {
    index.mayBeInstalled(node.installedName) || base.name == "rootView"
  }

  private func view(_ base: Node, _ index: WorkspaceIndex) -> String? {
    let context = index.name(of: base.enclosingType)
    guard base.name == "rootView" || base.holdsNewValue(index, in: context),
      let type = index.viewType(of: base, in: context) ?? rootViewType(of: base, index),
      type != context, index.isView(type).isYes
    else { return nil }
    return type
  }

  /// The root view that a host of this file was made with: `host` in `host.rootView`.
  private func rootViewType(of base: Node, _ index: WorkspaceIndex) -> String? {
    guard base.name == "rootView", let host = base.base, let name = host.pathInSelf?.only else {
      return nil
    }
    let local = host.localDeclaration(of: name)
    let site = hostingSites.first { site in
      switch site.holder {
      case .local(let declaration): declaration == local
      case .property(let property):
        local == nil && property == name && site.owner == base.enclosingType
      case .temporary: false
      }
    }
    return site?.rootView.flatMap { index.type(of: $0.origin, in: site?.ownerName ?? "") }?.name
  }
}

extension Node {
  /// Whether this is a variable whose value is made by the code around, and not handed over by a
  /// view on screen, as the `parent` of a coordinator is.
  fileprivate func holdsNewValue(_ index: WorkspaceIndex, in context: String) -> Bool {
    guard let name = pathInSelf?.only else { return false }
    let origin: Origin?
    if let local = localDeclaration(of: name) {
      origin = local.initialValue?.origin
      if local.initialValue?.unwrapped.name == "rootView" { return true }
    } else {
      origin = index.property(name, of: context)?.fact.initial
    }
    if case .call = origin { return true }
    return false
  }

  /// The name of the property that a member reads, bindings of it included.
  fileprivate var installedName: String {
    name.hasPrefix("$") ? String(name.dropFirst()) : name
  }
}

extension WorkspaceIndex {

  /// The type of a value, the root view of a hosting controller included.
  fileprivate func viewType(of base: Node, in context: String) -> String? {
    guard base.name == "rootView" else { return type(of: base.origin, in: context)?.name }
    let host: TypeRef?
    if let outer = base.base {
      host = type(of: outer.origin, in: context)
    } else {
      host = context.isEmpty ? nil : TypeRef(context)
    }
    return host.flatMap { rootViewType(ofHost: $0) }?.name
  }

  /// The view that a hosting controller of this type shows, where its type says it.
  package func rootViewType(ofHost host: TypeRef) -> TypeRef? {
    var current = host
    for _ in 0..<8 {
      let resolved = resolve(current)
      if resolved.simpleName == "UIHostingController" {
        return resolved.arguments.first.map { resolve($0) }
      }
      guard let next = superclass(of: resolved.name) else { return nil }
      // `class Host<Content>: UIHostingController<Content>` hands its argument on.
      let generics =
        primaryDeclaration(of: resolved.name)?.fact.generics.map(\.name).filter { $0 != "Self" }
        ?? []
      current = next
      current.arguments = next.arguments.map { argument in
        guard let position = generics.firstIndex(of: argument.name),
          resolved.arguments.indices.contains(position)
        else { return resolve(argument, in: resolved.name) }
        return resolved.arguments[position]
      }
    }
    return nil
  }

  fileprivate func access(_ node: Node, of view: String) -> ViewValueAccess? {
    guard let found = property(node.installedName, of: view), ViewStorage(found.fact).isInstalled
    else {
      return nil
    }
    let outer = node.wrapped
    let isWrite = outer.parent?.kind == .assignment && outer.parent?.assignmentTarget == outer
    return ViewValueAccess(
      node: node, view: view, property: found, isWrite: isWrite, method: nil)
  }

  /// A call of a method that uses such a property at once.
  fileprivate func call(_ node: Node, of view: String) -> ViewValueAccess? {
    guard let call = node.wrapped.parent, call.kind == .call, call.callee == node,
      let function = functions(node.name, of: view).only?.fact
    else { return nil }
    for element in function.views.elements {
      guard case .read(let name, _) = element.kind, mayBeInstalled(name),
        !element.path.contains(where: \.concernsTiming), let found = property(name, of: view),
        ViewStorage(found.fact).isInstalled
      else { continue }
      return ViewValueAccess(
        node: node, view: view, property: found, isWrite: false, method: function.name)
    }
    return nil
  }
}
