/// Work that goes on after the call which starts it has returned.
package enum StartedWork: Sendable {
  case task, observation, request, timer, subscription

  /// What a call starts, judged by the names of Apple's frameworks.
  fileprivate init?(_ call: Origin) {
    switch call {
    case .name("Task"), .member(.name("Task"), _): self = .task
    case .member(_, let name):
      switch name {
      case "addObserver": self = .observation
      case "dataTask", "downloadTask", "uploadTask", "webSocketTask": self = .request
      case "scheduledTimer": self = .timer
      case "sink", "assign": self = .subscription
      default: return nil
      }
    default: return nil
    }
  }
}

extension WorkspaceIndex {
  /// The work that a function of the type `owner` starts, itself or through functions of the
  /// workspace that it calls; `nil` where none is seen.
  package func workStarted(by function: FunctionFact, of owner: String) -> StartedWork? {
    workStarted(by: function, of: owner, depth: 0)
  }

  private func workStarted(
    by function: FunctionFact, of owner: String, depth: Int
  ) -> StartedWork? {
    // In an order that does not change from run to run.
    let calls = function.summary.calls.sorted { "\($0)" < "\($1)" }
    if let known = calls.lazy.compactMap({ StartedWork($0) }).first { return known }
    guard depth < 3 else { return nil }
    for call in calls {
      let name: String
      switch call {
      case .name(let own), .member(.selfValue, let own): name = own
      default: continue
      }
      guard let next = functions(name, of: owner).only, next.fact.name != function.name,
        let work = workStarted(by: next.fact, of: next.owner, depth: depth + 1)
      else { continue }
      return work
    }
    return nil
  }
}

extension String {
  /// Whether a method of this name sounds as if it started to load or to listen.
  package var soundsLikeLoading: Bool {
    let verbs = [
      "load", "reload", "fetch", "refresh", "subscribe", "observe", "sync", "download", "poll",
      "startListening", "startObserving", "startMonitoring", "startUpdating", "listen",
    ]
    return verbs.contains { verb in
      guard hasPrefix(verb) else { return false }
      let next = dropFirst(verb.count).first
      return next == nil || next?.isUppercase == true
    }
  }
}
