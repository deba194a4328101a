/// SwiftUI code that asks the whole application for a screen or a window.
package struct GlobalReach: Sendable {
  package enum Kind: Sendable {
    /// `UIScreen.main`.
    case screen
    /// `UIApplication.shared.windows`, `connectedScenes`, `keyWindow`.
    case window
  }

  package let kind: Kind
  /// The expression up to the member that gives it.
  package let node: Node
  /// The view, modifier or representable whose code it is.
  package let type: String

  /// How code writes it.
  package var mention: String { node.path?.joined(separator: ".") ?? node.name }
}

extension SeamModel {
  /// The reaches of the file's views, modifiers and representables, in source order.
  package func globalReaches(_ code: Code) -> [GlobalReach] {
    guard code.uses("UIScreen") || code.uses("UIApplication") else { return [] }
    let parts =
      hostedViews.map { ($0.name, $0.parts) } + representables.map { ($0.name, $0.parts) }
    var seen: Set<Node> = []
    var result: [GlobalReach] = []
    for (name, nodes) in parts {
      for part in nodes where seen.insert(part).inserted {
        for node in part.descendants where node.kind == .member {
          guard let kind = node.globalReach, node.enclosingType == part else { continue }
          result.append(GlobalReach(kind: kind, node: node, type: name))
        }
      }
    }
    return result.sorted { $0.node.id < $1.node.id }
  }
}

extension Node {
  fileprivate var globalReach: GlobalReach.Kind? {
    switch name {
    case "main":
      guard path == ["UIScreen", "main"] else { return nil }
      // The light of the device is the main screen's own, whatever window shows the view.
      let member = wrapped.parent?.kind == .member ? wrapped.parent?.name : nil
      return member == "brightness" ? nil : .screen
    case "windows", "keyWindow", "connectedScenes":
      return path == ["UIApplication", "shared", name] ? .window : nil
    default: return nil
    }
  }
}
