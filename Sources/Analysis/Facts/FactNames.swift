/// The names in facts.
enum FactNames {
  static func collect(_ type: TypeRef, into names: inout Set<String>) {
    names.insert(type.simpleName)
    for argument in type.arguments { collect(argument, into: &names) }
  }

  static func collect(_ origin: Origin, into names: inout Set<String>) {
    switch origin {
    case .unknown, .selfValue, .superValue, .closure: break
    case .type(let type): collect(type, into: &names)
    case .name(let name), .implicit(let name): names.insert(name)
    case .member(let base, let name):
      names.insert(name)
      collect(base, into: &names)
    case .call(let callee, _): collect(callee, into: &names)
    case .element(let base): collect(base, into: &names)
    }
  }
}
