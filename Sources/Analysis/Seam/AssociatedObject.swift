/// A read or write of an object that the Objective-C runtime associates with another.
package struct AssociatedObject: Sendable {
  /// Why an address is not the same the next time.
  package enum Instability: Sendable {
    /// A string, whose bytes are copied for the call.
    case string
    /// `#function` and its like, which are strings too.
    case macro(String)
    /// `&key` of a local variable.
    case local(String)
    /// `&key` of a computed property.
    case computed(String)
  }

  /// The call.
  package let node: Node
  /// The expression that tells the object from others.
  package let key: Node
  package let ownerName: String
  package let instability: Instability?
  /// What is read or written, where that can be seen.
  package let valueType: TypeRef?

  /// The property or method of a type that the call stands in.
  package var member: Node? {
    node.ancestors.first {
      ($0.kind == .property || $0.kind == .function) && $0.parent?.kind == .type
    }
  }

  static func all(in file: AnalyzedFile, _ index: WorkspaceIndex) -> [AssociatedObject] {
    guard file.mentions(oneOf: functions) else { return [] }
    return file.code.file.descendants.compactMap { call in
      guard call.kind == .call, let name = call.calleeName, functions.contains(name),
        let key = call.argument(at: 1)
      else { return nil }
      let owner = index.name(of: call.enclosingType)
      return AssociatedObject(
        node: call, key: key, ownerName: owner, instability: Instability(key, owner, index),
        valueType: call.associatedType(owner, index))
    }
  }

  private static let functions: Set<String> = [
    "objc_getAssociatedObject", "objc_setAssociatedObject",
  ]
}

extension AssociatedObject.Instability {
  fileprivate init?(_ key: Node, _ owner: String, _ index: WorkspaceIndex) {
    switch key.kind {
    case .string: self = .string
    case .macro: self = .macro(key.name)
    case .reference:
      guard let target = key.firstChild, var path = target.pathInSelf else { return nil }
      if path.first == "Self" || path.first == owner.lastComponent { path.removeFirst() }
      guard path.count == 1, let name = path.first else { return nil }
      if target.kind == .name, let local = target.localDeclaration(of: name) {
        guard local.kind == .property, local.enclosingFunction != nil else { return nil }
        self = .local(name)
      } else if index.property(name, of: owner)?.fact.has(.isComputed) == true {
        self = .computed(name)
      } else {
        return nil
      }
    default:
      guard index.type(of: key.origin, in: owner)?.name == "String" else { return nil }
      self = .string
    }
  }
}

extension Node {
  /// The type of the object that a call associates, or that its result is cast to.
  fileprivate func associatedType(_ owner: String, _ index: WorkspaceIndex) -> TypeRef? {
    if let value = argument(at: 2) { return index.type(of: value.origin, in: owner) }
    guard let cast = wrapped.parent, cast.kind == .cast, !cast.has(.isTest) else { return nil }
    return cast.type.map { index.resolve($0, in: owner) }
  }
}
