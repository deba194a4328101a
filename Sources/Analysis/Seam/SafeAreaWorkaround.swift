/// A way around a host's safe area that needs what SwiftUI keeps to itself.
package struct SafeAreaWorkaround: Sendable {
  package enum Kind: Sendable {
    /// `_disableSafeArea`.
    case privateSwitch
    /// A class made at run time for the hosting view.
    case swappedClass
  }

  package let kind: Kind
  /// The assignment, or the call or mention.
  package let node: Node
  /// Whether the switch is one of a hosting controller.
  package let isOnHostingController: Bool
}

extension SeamModel {
  static func safeAreaWorkarounds(_ code: Code, _ index: WorkspaceIndex) -> [SafeAreaWorkaround] {
    guard code.uses("_disableSafeArea") || code.uses("object_setClass") else { return [] }
    return code.file.descendants.compactMap { node in
      switch node.kind {
      case .member where node.name == "_disableSafeArea":
        guard !node.isFallback else { return nil }
        let parent = node.wrapped.parent
        let assignment = parent?.kind == .assignment ? parent : nil
        let context = index.name(of: node.enclosingType)
        let type = node.base.flatMap { index.type(of: $0.origin, in: context) }
        return SafeAreaWorkaround(
          kind: .privateSwitch, node: assignment ?? node,
          isOnHostingController: type.map { index.isHosting($0.name, in: context).isYes } ?? false)
      case .call where node.calleeName == "object_setClass":
        guard let object = node.argument(at: 0)?.unwrapped, object.kind == .member,
          object.name == "view", let base = object.base
        else { return nil }
        let context = index.name(of: node.enclosingType)
        let type = index.type(of: base.origin, in: context)
        guard type.map({ index.isHosting($0.name, in: context).isYes }) ?? false else { return nil }
        return SafeAreaWorkaround(kind: .swappedClass, node: node, isOnHostingController: true)
      default: return nil
      }
    }
  }
}

extension Node {
  /// Whether the code runs only where some iOS is missing: inside `if #unavailable`, or in what an
  /// `#available` fails to.
  var isFallback: Bool {
    var current = self
    for ancestor in ancestors {
      if ancestor.kind == .ifStatement || ancestor.kind == .guardStatement,
        let check = ancestor.children(.condition).first(where: { $0.has(.isAvailability) })
      {
        let isElse = ancestor.kind == .guardStatement || current.has(.isElse)
        if (check.name == "#unavailable") != isElse, current.kind != .condition { return true }
      }
      current = ancestor
    }
    return false
  }
}
