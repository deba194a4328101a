/// A SwiftUI view that hides the system's back button and goes back by itself.
package struct HiddenBack: Sendable {
  package let view: HostedView
  /// `.navigationBarBackButtonHidden()`, `.navigationBarBackButtonHidden(true)`.
  package let hiding: Node
  /// What leaves the screen: `dismiss()` of the environment, or a pop.
  package let way: Node

  /// Whether the screen has buttons to keep or give up what was entered.
  package var isOnForm: Bool {
    view.parts.flatMap(\.descendants).contains {
      ["cancellationAction", "confirmationAction", "Cancel"].contains($0.name)
    }
  }
}

extension SeamModel {
  /// The views of the file that stand in for the system's back button, in source order.
  package var hiddenBacks: [HiddenBack] {
    let hidings = calls.calls("navigationBarBackButtonHidden").filter(\.hidesBackButton)
    guard !hidings.isEmpty else { return [] }
    return hostedViews.compactMap { view in
      guard let hiding = hidings.first(where: view.contains),
        let way = view.wayBack(among: calls)
      else { return nil }
      return HiddenBack(view: view, hiding: hiding, way: way)
    }
  }
}

extension HostedView {
  fileprivate func contains(_ node: Node) -> Bool { parts.contains { $0.contains(node) } }

  fileprivate func wayBack(among calls: CallTable) -> Node? {
    let dismissals = stored.filter {
      $0.fact.attribute("Environment")?.keyPath?.hasSuffix("dismiss") ?? false
    }.map(\.name)
    return calls.calls(Navigation.pops.union(dismissals + ["dismiss"])).first { call in
      guard contains(call), let callee = call.callee else { return false }
      return Navigation.pops.contains(callee.name)
        || callee.kind == .name && dismissals.contains(callee.name)
        || callee.name == "dismiss" && callee.base?.name == "wrappedValue"
          && callee.base?.base?.name == "presentationMode"
    }
  }
}

extension Node {
  /// Whether this call of the modifier says that the button is hidden, outright.
  fileprivate var hidesBackButton: Bool {
    guard let argument = argument(at: 0) else { return true }
    return argument.kind == .literal && argument.name == "true"
  }
}
