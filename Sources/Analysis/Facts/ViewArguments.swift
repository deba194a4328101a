/// What SwiftUI does with what its views and modifiers are given.
extension Node {
  /// Whether this call of one of SwiftUI's views builds its content for each element of data that
  /// may be empty.
  var buildsForEachElement: Bool {
    guard calleeName == "ForEach" || calleeName == "List", let first = arguments.first,
      first.label.isEmpty, let data = first.value
    else { return false }
    return data.kind != .closure && !data.isWrittenOut
  }

  /// Whether a sequence certainly has elements: a range or an array that is written out, or all
  /// cases of an enum.
  var isWrittenOut: Bool {
    switch kind {
    case .operation: name == "..<" || name == "..."
    case .array: firstChild != nil
    case .member: name == "allCases"
    default: false
    }
  }

  /// The step that a key path such as `\.theme` stands for.
  var environmentKey: [ViewStep] {
    guard kind == .keyPath else { return [] }
    return [.environmentKey(name.lastComponent)]
  }

  /// `\.self`, and `\EnvironmentValues.self`.
  var isWholeEnvironment: Bool { kind == .keyPath && name.hasSuffix(".self") }

  /// Whether this expression is a method of the surrounding type, to be called by whoever gets it:
  /// `handleDismiss` in `Screen(onDismiss: handleDismiss)`.
  var isMethodReference: Bool {
    guard kind == .name || kind == .member, pathInSelf?.count == 1, let type = enclosingType else {
      return false
    }
    let pieces = type.parent?.children.filter { $0.kind == .type && $0.isNamed(like: type) } ?? []
    return pieces.contains { piece in
      piece.children.contains { $0.kind == .function && $0.isNamed(like: self) }
    }
  }

  /// Whether the expression starts at a parameter of `closure`, or at `$0`.
  func isParameter(of closure: Node) -> Bool {
    var current = self
    while current.kind == .member || current.kind == .call {
      guard let inner = current.firstChild?.unwrapped else { return false }
      current = inner
    }
    guard current.kind == .name else { return false }
    if current.name.hasPrefix("$") { return current.name.dropFirst().allSatisfy(\.isNumber) }
    return current.localDeclaration(of: current.name).map { $0.parent == closure } ?? false
  }

  /// Whether an argument of a `NavigationLink` makes its destination rather than its label.
  func leads(to argument: Node) -> Bool {
    if argument.label == "destination" { return true }
    // `NavigationLink(isActive: $isActive) { Destination() } label: { … }`.
    guard argument.has(.isTrailing), argument.label.isEmpty else { return false }
    return self.argument("label") != nil || self.argument("isActive") != nil
      || arguments.contains { $0.label.isEmpty && $0 != argument && $0.value?.kind == .string }
        && self.argument("destination") == nil && self.argument("value") == nil
  }

  /// Whether a closure given to SwiftUI's `name` is kept for when something happens.
  func runsLater(_ argument: Node, of name: String) -> Bool {
    if SwiftUIVocabulary.actionLabels.contains(argument.label) { return true }
    switch name {
    case "Button", "Menu", "EditButton":
      guard name == "Button", argument.label.isEmpty else { return false }
      return self.argument("action") == nil
    case "Task", "async", "asyncAfter", "sink", "detached", "withAnimation", "addTask", "dispatch":
      return true
    default: return false
    }
  }
}
