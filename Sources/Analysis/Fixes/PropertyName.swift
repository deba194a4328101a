extension String {
  /// What a property of this type may be called: `profileAPI` for `ProfileAPI`, `api` for `API`.
  var propertyName: String? {
    let capitals = prefix { $0.isUppercase }
    guard !capitals.isEmpty, allSatisfy({ $0.isLetter || $0.isNumber }) else { return nil }
    // The last capital of several begins the next word, where one follows.
    let count = capitals.count == self.count ? self.count : max(1, capitals.count - 1)
    let name = prefix(count).lowercased() + dropFirst(count)
    return ["default", "self", "protocol", "extension", "operator"].contains(name) ? nil : name
  }
}
