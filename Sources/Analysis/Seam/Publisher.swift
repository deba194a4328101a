extension WorkspaceIndex {
  /// What `expression` publishes, judged by the whole chain from its start; `nil` where nothing
  /// tells that it is a publisher of Combine's.
  package func publisher(_ expression: Node, in context: String) -> PublisherKind? {
    publisher(expression, in: context, depth: 0)
  }

  private func publisher(_ expression: Node, in context: String, depth: Int) -> PublisherKind? {
    var current = expression.unwrapped
    var isFinite = false
    while true {
      switch current.kind {
      case .call:
        guard let callee = current.callee else { return nil }
        if callee.name == "Deferred", callee.kind == .name, depth < 4 {
          return deferred(current, in: context, depth: depth + 1).ending(isFinite)
        }
        if callee.name == "Future", callee.kind == .name, current.keepsItsPromiseAtOnce {
          return .immediate
        }
        if let kind = source(call: current, callee: callee, in: context) {
          return kind.ending(isFinite)
        }
        // What waits for a scheduler comes after the function has returned, the end as well.
        if CombineOperators.scheduling.contains(callee.name), let base = callee.base, depth < 24 {
          let kind = publisher(base, in: context, depth: depth + 1)
          return kind == .immediate ? .finite : kind?.ending(isFinite)
        }
        if PublisherKind.endingOperators.contains(callee.name) { isFinite = true }
        guard let base = callee.base else { return nil }
        current = base.unwrapped
      case .member, .name:
        if current.name.hasPrefix("$") {
          return PublisherKind.replaying("@Published").ending(isFinite)
        }
        if isPublisherOfValue(current, in: context) { return .immediate }
        if let type = type(of: current.origin, in: context) {
          let ends = isFinite || givesEndingPublisher(current.origin, in: context)
          return PublisherKind(type.name)?.ending(ends)
        }
        guard let base = current.base else { return nil }
        current = base.unwrapped
      default: return nil
      }
    }
  }

  /// What `Deferred { … }` publishes: what its closure makes.
  private func deferred(_ call: Node, in context: String, depth: Int) -> PublisherKind {
    let values = call.arguments.last?.value?.unwrapped.body?.returnedValues ?? []
    let areImmediate = values.allSatisfy {
      publisher($0, in: context, depth: depth) == .immediate
    }
    return !values.isEmpty && areImmediate ? .immediate : .finite
  }

  /// Whether this is the `publisher` of a sequence, an `Optional` or a `Result`, which sends all it
  /// has at once: that of any value whose type does not declare such a member in the workspace, or
  /// whose type cannot be told where none does.
  private func isPublisherOfValue(_ member: Node, in context: String) -> Bool {
    guard member.kind == .member, member.name == "publisher", let base = member.base,
      !base.isSelfReference, base.unwrapped.kind != .name || !base.unwrapped.name.isTypeName
    else { return false }
    guard let type = type(of: base.origin, in: context) else {
      return !declaresPublisher
    }
    return property("publisher", of: type.name) == nil
  }

  /// Whether this is a computed property of the type whose every result ends by itself.
  private func givesEndingPublisher(_ origin: Origin, in context: String) -> Bool {
    let name: String
    switch origin {
    case .name(let own), .member(.selfValue, let own): name = own
    default: return false
    }
    guard let found = property(name, of: context), found.fact.has(.isComputed) else { return false }
    return !found.fact.returns.isEmpty && found.fact.returns.allSatisfy(\.endsByItself)
  }

  private func isNotificationCenter(_ value: Node, in context: String) -> Bool {
    value.name.lowercased().hasSuffix("center")
      || value.path?.contains("NotificationCenter") == true
      || value.origin == .member(.name("NotificationCenter"), "default")
      || type(of: value.origin, in: context)?.name == "NotificationCenter"
  }

  private func source(call: Node, callee: Node, in context: String) -> PublisherKind? {
    switch callee.name {
    case "publisher" where call.argumentLabels.first == "for":
      // KVO's publisher has the same first label and sends the current value too.
      guard call.argument(at: 0)?.kind != .keyPath else {
        return .replaying("key-value observation")
      }
      // Other types have a `publisher(for:)` of their own.
      let isCenter =
        call.argumentLabels == ["for", "object"]
        || callee.base.map { isNotificationCenter($0, in: context) } == true
      return isCenter ? .live("NotificationCenter") : .unknown
    case "publish" where callee.base?.name == "Timer": return .live("Timer")
    case "Just", "Empty", "Fail", "Record": return .immediate
    // `Publishers.Zip(Just(a), Just(b))` ends when those it combines have ended.
    case _ where callee.base?.name == "Publishers":
      let endAtOnce = call.arguments.allSatisfy { argument in
        ["Just", "Empty", "Fail"].contains(argument.value?.chain.last?.calleeName)
      }
      return endAtOnce ? .immediate : .unknown
    case "Future", "dataTaskPublisher": return .finite
    case "PassthroughSubject": return .live("PassthroughSubject")
    case "CurrentValueSubject": return .replaying("CurrentValueSubject")
    default: return nil
    }
  }
}

extension Node {
  /// Whether the closure that this `Future` is given calls its promise in a statement of its own:
  /// `Future { $0(.success(1)) }`.
  fileprivate var keepsItsPromiseAtOnce: Bool {
    guard let closure = arguments.last?.value?.unwrapped, closure.kind == .closure else {
      return false
    }
    let promise = closure.children(.parameter).first?.name ?? "$0"
    return closure.body?.children.contains {
      let statement = $0.unwrapped
      return statement.kind == .call && statement.callee?.kind == .name
        && statement.callee?.name == promise
    } ?? false
  }
}

extension Origin {
  /// Whether a chain of calls has an operator after which a publisher ends: `first()`, `prefix(1)`.
  fileprivate var endsByItself: Bool {
    var current = self
    while true {
      switch current {
      case .call(.member(let base, let name), _):
        if PublisherKind.endingOperators.contains(name) { return true }
        current = base
      case .call(.name(let name), _): return name == "Future"
      case .member(let base, _): current = base
      default: return false
      }
    }
  }
}

extension PublisherKind {
  fileprivate static let endingOperators: Set<String> = [
    "first", "prefix", "collect", "reduce", "last",
  ]

  fileprivate init?(_ type: String) {
    switch type {
    case "PassthroughSubject": self = .live(type)
    case "CurrentValueSubject": self = .replaying(type)
    case "Just", "Empty": self = .immediate
    case "Future": self = .finite
    case "AnyPublisher", "ConnectablePublisher": self = .unknown
    default: return nil
    }
  }

  fileprivate func ending(_ isFinite: Bool) -> PublisherKind {
    isFinite && self != .immediate ? .finite : self
  }
}
