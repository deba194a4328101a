/// Code of a type that gives a member of an object in one of its own properties another value:
/// `picker.selected = row`, `$picker.selected`.
struct ObjectWrite: Hashable, Sendable {
  /// The last component of the name of the object's type, as the property tells it.
  let type: String
  let property: String
  let member: String

  /// What the write is found by.
  var key: String { type + "." + member }
}

extension TypeFact {
  /// The writes to objects whose properties stand in the same declaration.
  var objectWrites: Set<ObjectWrite> {
    var written = assignedMembers.compactMap { path -> (String, String)? in
      let names = path.split(separator: ".")
      return names.count == 2 ? (String(names[0]), String(names[1])) : nil
    }
    func addBindings(_ views: ViewSummary) {
      for element in views.elements {
        guard case .read(let name, let member?) = element.kind, name.utf8.first == 36 else {
          continue
        }
        written.append((String(name.dropFirst()), member))
      }
    }
    for property in properties { addBindings(property.views) }
    for function in functions { addBindings(function.views) }
    guard !written.isEmpty else { return [] }
    var types: [String: String] = [:]
    for property in properties {
      types[property.name] = property.type?.simpleName ?? property.initial?.madeName
    }
    return Set(
      written.compactMap { property, member in
        types[property].map { ObjectWrite(type: $0, property: property, member: member) }
      })
  }
}
