/// A SwiftUI view that wraps a UIKit view or controller, as far as one file shows it.
package struct Representable: ViewCode {
  /// The qualified name of the type.
  package let name: String
  /// The type's own declaration; `nil` where this file only extends it.
  package let declaration: Node?
  /// The declaration and the extensions of it in this file.
  package let parts: [Node]
  /// The file that is looked at.
  let path: String
  package let index: WorkspaceIndex
  private let code: Code

  /// The representables that a file declares or extends, in source order.
  static func all(in code: Code, _ index: WorkspaceIndex) -> [Representable] {
    let path = index.viewpoint
    let candidates = index.heirs(of: "UIViewRepresentable")
      .union(index.heirs(of: "UIViewControllerRepresentable"))
    var names: [String] = []
    var parts: [String: [Node]] = [:]
    for (name, node) in code.typeParts(index) {
      if parts[name] == nil {
        guard candidates.contains(name.lastComponent), !node.has(.isProtocol),
          index.isRepresentable(name).isYes
        else { continue }
        names.append(name)
      }
      parts[name, default: []].append(node)
    }
    return names.compactMap { name in
      guard let nodes = parts[name], index.primaryDeclaration(of: name)?.fact.kind != .protocol
      else { return nil }
      return Representable(
        name: name, declaration: nodes.first { !$0.has(.isExtension) }, parts: nodes,
        path: path, index: index, code: code)
    }
  }

  /// The declarations and extensions in this file of the representable and of its coordinator,
  /// without those that stand inside another.
  var partsWithCoordinator: [Node] {
    let others = coordinator?.parts ?? []
    return parts + others.filter { other in !parts.contains { $0.contains(other) } }
  }

  /// The methods with one of `names`, in source order.
  package func functions(_ names: String...) -> [Node] { functions(names) }

  private func functions(_ names: [String]) -> [Node] {
    members.filter { $0.kind == .function && names.contains($0.name) }
  }

  package var make: Node? { functions(RepresentableMethods.making).first }
  package var update: Node? { functions(RepresentableMethods.updating).first }
  package var makeCoordinator: Node? { functions("makeCoordinator").first { !$0.has(.isStatic) } }

  /// What the update method gives to the coordinator, wherever it is declared, and its name; `nil`
  /// where there is none to be seen.
  package func refresh(of coordinator: Coordinator) -> (method: String, CoordinatorRefresh)? {
    if let update {
      return (update.name, CoordinatorRefresh(update) { coordinator.function($0) })
    }
    for name in RepresentableMethods.updating {
      if let refresh = index.functions(name, of: self.name).first?.fact.refresh {
        return (name, refresh)
      }
    }
    return nil
  }

  package var dismantles: [Node] { functions(RepresentableMethods.dismantling) }

  /// The coordinator that `makeCoordinator` makes, where this file declares it.
  package var coordinator: Coordinator? {
    guard let makeCoordinator else { return nil }
    return Coordinator(of: self, made: makeCoordinator, code, index)
  }

  /// The stored inputs that a computed property or method of the representable reads; empty for
  /// anything else.
  package func inputsRead(by member: String) -> Set<String> {
    let found = members.first { $0.name == member && ($0.kind == .function || $0.has(.isComputed)) }
    guard let found else { return [] }
    return Set(found.descendants.compactMap(\.mentionedMember))
  }
}

/// How an input of a view behaves in a copy that is kept while new values of the view are made.
package enum InputKind: Sendable {
  /// A binding, an object or a wrapper that reaches the current value from any copy.
  case live
  /// The same in every value of the view.
  case constant
  /// A closure: the copy keeps what it captured first.
  case closure
  /// A plain value: the copy keeps the first.
  case value
  case unknown

  package var isValue: Bool {
    if case .value = self { return true }
    return false
  }

  init(_ fact: PropertyFact, in owner: String, _ index: WorkspaceIndex) {
    if fact.has(.isComputed) {
      self = .unknown
      return
    }
    let wrappers = fact.attributes.map(\.name).filter {
      !SwiftUIVocabulary.plainAttributes.contains($0)
    }
    if !wrappers.isEmpty {
      self = wrappers.allSatisfy(SwiftUIVocabulary.wrappers.contains) ? .live : .unknown
      return
    }
    if fact.has(.isLet), fact.initial != nil {
      self = .constant
      return
    }
    guard let type = index.type(of: fact, owner: owner) else {
      self = .unknown
      return
    }
    self.init(type, in: owner, index)
  }

  init(_ type: TypeRef, in owner: String, _ index: WorkspaceIndex) {
    if type.isFunction {
      self = .closure
    } else if type.isExistential || type.isOpaque {
      self = .unknown
    } else if type.simpleName == "Binding" {
      self = .live
    } else if ValueTypes.names.contains(type.simpleName) {
      self = .value
    } else {
      switch index.isClass(type.name, in: owner) {
      case .yes: self = .live
      case .no: self = .value
      case .unknown: self = .unknown
      }
    }
  }
}

extension Code {
  /// The type declarations and extensions of the file by the qualified names they mean.
  package func typeParts(_ index: WorkspaceIndex) -> [(name: String, node: Node)] {
    types.map { node in
      let written = node.qualifiedName
      return (index.qualifiedName(of: written) ?? written, node)
    }
  }
}
