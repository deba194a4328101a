extension Node {
  /// What a value is made from: the names that it starts with, without the sign of a binding, and
  /// those that its local variables are made from.
  package var sources: Set<String> {
    var result: Set<String> = []
    var pending = [self]
    for _ in 0..<8 {
      guard let next = pending.popLast() else { break }
      for node in next.subtree {
        guard let written = node.pathInSelf?.first else { continue }
        let name = written.hasPrefix("$") ? String(written.dropFirst()) : written
        guard result.insert(name).inserted,
          let made = node.localDeclaration(of: name)?.initialValue
        else { continue }
        pending.append(made)
      }
    }
    return result
  }
}
