/// What makes a piece of code run, as far as the closures around it tell.
package enum Trigger: Sendable, Hashable {
  /// Its function runs it, while the function runs.
  case function
  /// Its function puts it off: `DispatchQueue.main.async`, `Task`.
  case deferred
  /// A notification arrives, or a publisher or an asynchronous sequence sends a value: nobody who
  /// looks at this screen chose the moment. The node subscribes.
  case event(Node)
  /// Some other closure, of which nothing is known.
  case closure
}

extension Node {
  package var trigger: Trigger {
    var isDeferred = false
    for ancestor in ancestors {
      if ancestor.isFunctionLike || ancestor.kind == .type { break }
      if ancestor.kind == .forLoop, ancestor.has(.isAwait) { return .event(ancestor) }
      guard ancestor.kind == .closure else { continue }
      guard let (call, _) = ancestor.enclosingArgument, let name = call.calleeName else {
        return .closure
      }
      if call.isEventSubscription { return .event(call) }
      guard DeferringFunctions.names.contains(name) else { return .closure }
      isDeferred = true
    }
    return isDeferred ? .deferred : .function
  }

  /// `sink`, `onReceive`, and `addObserver(forName:object:queue:using:)`.
  private var isEventSubscription: Bool {
    switch calleeName {
    case "sink", "onReceive": true
    case "addObserver": argumentLabels.first == "forName"
    default: false
    }
  }

  /// What subscribes this method of `type`, where nothing but events is seen to call it: it is
  /// the selector of an observer, or only closures of subscriptions call it.
  package func subscription(in type: Node) -> Node? {
    guard kind == .function else { return nil }
    var found: Node?
    for node in type.descendants
    where (node.kind == .name || node.kind == .member) && node.name == name {
      if let macro = node.enclosingSelector {
        guard let (call, _) = macro.enclosingArgument, call.calleeName == "addObserver" else {
          return nil
        }
        found = found ?? call
      } else if let call = node.wrapped.parent, call.kind == .call, call.callee == node {
        guard case .event(let event) = call.trigger else { return nil }
        found = found ?? event
      }
    }
    return found
  }

  /// The `#selector(…)` that this name stands in.
  package var enclosingSelector: Node? {
    guard let argument = wrapped.parent, argument.kind == .argument, let macro = argument.parent,
      macro.kind == .macro, macro.name == "selector"
    else { return nil }
    return macro
  }
}
