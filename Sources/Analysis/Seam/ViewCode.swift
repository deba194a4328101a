/// A SwiftUI view in whose code a UIKit view is made or changed, as far as one file shows it: a
/// representable, or a view that configures what another one wraps.
package protocol ViewCode: Sendable {
  /// The qualified name of the type.
  var name: String { get }
  /// The declaration and the extensions of it in this file.
  var parts: [Node] { get }
  var index: WorkspaceIndex { get }

  /// The function that a call runs, where this file declares it.
  func function(calledBy call: Node) -> Node?
  /// The type of an expression in the view's code.
  func type(of expression: Node) -> TypeRef?
}

extension ViewCode {
  /// The type's name without what it is nested in, for messages.
  package var displayName: String { name.lastComponent }

  package var members: [Node] { parts.flatMap(\.members) }

  /// What a stored input of the view is to someone who keeps a copy of it.
  package func kind(ofInput member: String) -> InputKind {
    let plain = member.hasPrefix("$") ? String(member.dropFirst()) : member
    guard let found = index.property(plain, of: name), !found.fact.has(.isStatic) else {
      return .unknown
    }
    return member.hasPrefix("$") ? .live : InputKind(found.fact, in: found.owner, index)
  }

  /// The properties that every value of the view stores.
  package var storedProperties: [Node] {
    members.filter { $0.kind == .property && !$0.has(.isComputed) && !$0.has(.isStatic) }
  }

  /// Whether an update may be for something that `work` does not use: another input that is a
  /// plain value, or one that changes without being equal to what it was.
  package func updatesForMore(than work: Node) -> Bool {
    var used: Set<String> = []
    for node in work.descendants
    where node.kind == .name || (node.kind == .member && node.base?.isSelfReference == true) {
      used.insert(node.name)
      if let value = node.localDeclaration(of: node.name)?.initialValue {
        used.formUnion(([value] + Array(value.descendants)).map(\.name))
      }
    }
    return storedProperties.contains { property in
      switch kind(ofInput: property.name) {
      case .constant: false
      case .value: !used.contains(property.name)
      case .live, .closure, .unknown: true
      }
    }
  }
}

/// A view that configures a UIKit view in a closure, whatever else it is.
struct ConfiguringView: ViewCode {
  let name: String
  let parts: [Node]
  let index: WorkspaceIndex
  /// What the closure is given.
  let configured: TypeRef?
  let closure: Node

  func function(calledBy call: Node) -> Node? {
    guard let path = call.callee?.pathInSelf, let name = path.only,
      call.callee?.kind == .member || call.localDeclaration(of: name) == nil
    else { return nil }
    let functions = members.filter { $0.kind == .function && $0.name == name }
    return functions.first { $0.parameterFacts.accept(call.argumentLabels) } ?? functions.only
  }

  func type(of expression: Node) -> TypeRef? {
    let origin: Origin
    if let configured, let path = expression.path(from: closure.parametersOrShorthand) {
      origin = path.reduce(.type(configured)) { .member($0, $1) }
    } else {
      origin = expression.origin
    }
    return index.type(of: origin, in: name)
  }
}
