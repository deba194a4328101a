/// `.constant(…)`: a binding that drops what is written to it.
package struct ConstantBinding: Sendable {
  /// The call of `constant`.
  package let node: Node
  package let value: Node
  /// The call that gets the binding, and under which label.
  package let receiver: Node
  package let label: String

  /// The constant bindings among calls of `constant` that are passed on.
  static func all(_ calls: some Sequence<Node>) -> [ConstantBinding] {
    calls.compactMap { node in
      guard let callee = node.callee, callee.kind == .member,
        callee.base.map({ $0.name == "Binding" }) ?? true,
        let value = node.arguments.only?.value, let (call, argument) = node.enclosingArgument
      else { return nil }
      return ConstantBinding(node: node, value: value, receiver: call, label: argument.label)
    }
  }

  /// Whether the value is the same each time that the code runs.
  package var isFixed: Bool { value.isFixed }

  /// What SwiftUI writes to the binding; `nil` where it is not known to write.
  package var purpose: Purpose? {
    guard let name = receiver.calleeName else { return nil }
    switch (name, label) {
    case ("alert", "isPresented"), ("alert", "item"), ("confirmationDialog", "isPresented"),
      ("actionSheet", "isPresented"), ("actionSheet", "item"):
      return .dialog
    case ("sheet", "isPresented"), ("sheet", "item"), ("fullScreenCover", "isPresented"),
      ("fullScreenCover", "item"), ("popover", "isPresented"), ("popover", "item"),
      ("inspector", "isPresented"):
      return .presentation
    case ("TextField", "text"), ("SecureField", "text"), ("TextEditor", "text"),
      ("searchable", "text"):
      return .text
    case ("Picker", "selection"), ("List", "selection"), ("TabView", "selection"):
      return .selection
    default: return nil
    }
  }

  package enum Purpose: Sendable {
    /// An alert or dialog, which a button dismisses.
    case dialog
    /// A sheet, cover or popover, which a gesture can dismiss.
    case presentation
    case text, selection
  }

  /// Whether the view cannot be used, because a modifier on it says so.
  package var isDisabled: Bool {
    receiver.modifierCalls.contains {
      ["disabled", "allowsHitTesting"].contains($0.calleeName)
    }
  }

  /// Whether the content of a sheet keeps the user from swiping it away.
  package var staysUntilDismissed: Bool {
    receiver.arguments.contains { argument in
      argument.value?.descendants.contains {
        $0.kind == .call && $0.calleeName == "interactiveDismissDisabled" && $0.arguments.isEmpty
      } ?? false
    }
  }

  /// Whether another argument of the same call changes what the value is made from: a button's
  /// action, `onDismiss`. A button that tells something else to act may change it there.
  package var isResetBesides: Bool {
    let names = value.sources
    return receiver.arguments.contains { argument in
      guard let closure = argument.value, closure != node else { return false }
      if argument.label == "onDismiss", closure.kind != .closure { return true }
      return closure.subtree.contains { $0.changes(names) }
    }
  }
}

extension SeamModel {
  /// The constant bindings of the file, in source order.
  package var constantBindings: [ConstantBinding] { ConstantBinding.all(calls.calls("constant")) }

  /// Those that the root view of a host is made with.
  package func constantBindings(of site: HostingSite) -> [ConstantBinding] {
    guard let root = site.rootViewExpression else { return [] }
    return ConstantBinding.all(calls.calls("constant", in: root))
  }
}

extension Node {
  fileprivate var isFixed: Bool {
    switch kind {
    case .literal: true
    case .string: !has(.isInterpolated)
    case .array, .dictionary: children.allSatisfy(\.isFixed)
    case .operation where name == "-": firstChild?.isFixed == true && children.allSatisfy(\.isFixed)
    // A case or a constant of a type: `.all`, `Tab.home`.
    case .member: base.map { $0.name.isTypeName } ?? true
    case .call where callee?.has(.isImplicit) == true || calleeName?.isTypeName == true:
      arguments.allSatisfy { $0.value?.isFixed == true }
    default: false
    }
  }

  /// Whether this assigns something that starts with one of `names`, calls something on it, or
  /// calls a function whose effect is not known here.
  fileprivate func changes(_ names: Set<String>) -> Bool {
    switch kind {
    case .assignment: assignmentTarget?.pathInSelf?.first.map(names.contains) ?? false
    case .call:
      callee?.pathInSelf.map { path in
        names.contains(path[0]) || (path.count == 1 && !path[0].isTypeName)
          || (path.count > 1 && parent?.kind == .block)
      } ?? false
    default: false
    }
  }
}
