/// What wrappers and modifiers provide, by name: they are made of each other, so working each out
/// anew on every way to it would take time that grows with the number of ways.
final class ProvisionMemory {
  private var known: [String: ProvidedEnvironment] = [:]

  /// The answer that is known for `key`, else that of `find`. Whoever asks for it again while it is
  /// being found gets to know that it is unknown, as at the end of any endless way.
  func remembered(_ key: String, _ find: () -> ProvidedEnvironment) -> ProvidedEnvironment {
    if let answer = known[key] { return answer }
    known[key] = .unknown
    let answer = find()
    known[key] = answer
    return answer
  }
}
