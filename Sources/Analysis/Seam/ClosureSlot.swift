/// What happens to a closure that is given as an argument.
package struct ClosureSlot: Sendable {
  package enum Keeping: Sendable {
    /// Kept with the view value, and called later.
    case stored
    /// Run while the view is made, and gone.
    case immediate
    case unknown
  }

  package let keeping: Keeping
  /// Whether the closure gives nothing back; `nil` when that cannot be seen.
  package let returnsVoid: Bool?

  static let unknown = ClosureSlot(keeping: .unknown, returnsVoid: nil)
}

extension WorkspaceIndex {
  /// The slot that `argument` fills in a call of a view's initialiser or modifier, in code of the
  /// type `context`.
  package func slot(of argument: Node, in call: Node, context: String) -> ClosureSlot {
    guard let name = call.calleeName else { return .unknown }
    if let known = SwiftUIClosures.slot(
      name: name, label: argument.label, isTrailing: argument.has(.isTrailing))
    {
      return known
    }
    guard let type = self.type(of: call.origin, in: context) else {
      // A modifier of a view that is not declared here.
      return .unknown
    }
    let labels = call.argumentLabels
    let initialisers = functions("init", of: type.name).filter { $0.owner == type.name }
    let candidates = initialisers.filter { $0.fact.accepts(labels) }
    if let position = call.arguments.firstIndex(of: argument), let found = candidates.first,
      let index = found.fact.parameterIndices(for: labels)[position]
    {
      return slot(of: found.fact.parameters[index])
    }
    guard initialisers.isEmpty else { return .unknown }
    return memberwiseSlot(of: argument, in: type.name)
  }

  private func slot(of parameter: ParameterFact) -> ClosureSlot {
    guard let type = parameter.type else { return .unknown }
    guard type.isFunction else {
      // A typealias of a function type, or no closure at all.
      return ClosureSlot(keeping: .stored, returnsVoid: nil)
    }
    let isVoid = type.arguments.last?.isVoid
    let isKept = parameter.flags.contains(.isEscaping) || type.isOptional
    return ClosureSlot(keeping: isKept ? .stored : .immediate, returnsVoid: isVoid)
  }

  /// A struct without initialisers takes its stored properties in order.
  private func memberwiseSlot(of argument: Node, in type: String) -> ClosureSlot {
    guard primaryDeclaration(of: type)?.fact.kind == .struct else { return .unknown }
    let stored = properties(of: type).filter {
      $0.owner == type && !$0.fact.has(.isComputed) && !$0.fact.has(.isStatic)
    }
    let property =
      stored.first { $0.fact.name == argument.label }
      ?? (argument.label.isEmpty ? stored.last { $0.fact.type?.isFunction == true } : nil)
    guard let property else { return .unknown }
    let isBuilder = property.fact.attribute("ViewBuilder") != nil
    guard let declared = property.fact.type, declared.isFunction else {
      return isBuilder ? ClosureSlot(keeping: .immediate, returnsVoid: false) : .unknown
    }
    if isBuilder { return ClosureSlot(keeping: .unknown, returnsVoid: false) }
    return ClosureSlot(keeping: .stored, returnsVoid: declared.arguments.last?.isVoid)
  }
}

/// Which closures SwiftUI's own views and modifiers keep.
enum SwiftUIClosures {
  private static let immediate: Set<String> = [
    "VStack", "HStack", "ZStack", "Group", "ScrollView", "List", "Form", "Section",
    "NavigationView", "NavigationStack", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid",
    "GroupBox", "TabView", "Grid", "GridRow", "ControlGroup", "Menu", "Label", "Picker",
    "overlay", "background", "toolbar", "mask", "safeAreaInset",
    "UIHostingConfiguration", "ToolbarItem", "ToolbarItemGroup", "contextMenu",
  ]

  private static let actions: Set<String> = [
    "Button", "onAppear", "onDisappear", "onTapGesture", "onLongPressGesture", "onChange",
    "onReceive", "onSubmit", "onDelete", "onMove", "onHover", "onDrop", "onOpenURL", "task",
    "refreshable", "onContinueUserActivity", "onCommand", "onPreferenceChange", "onEnded",
    "onChanged", "onScrollPhaseChange", "onScrollGeometryChange",
  ]

  private static let contents: Set<String> = [
    "sheet", "fullScreenCover", "popover", "alert", "confirmationDialog", "navigationDestination",
    "actionSheet", "GeometryReader", "ScrollViewReader", "ForEach", "LazyView", "TimelineView",
    "swipeActions",
  ]

  static func slot(name: String, label: String, isTrailing: Bool) -> ClosureSlot? {
    switch name {
    case "Button" where label == "label":
      return ClosureSlot(keeping: .immediate, returnsVoid: false)
    case "Binding": return ClosureSlot(keeping: .stored, returnsVoid: label == "set")
    case "onDrop", "onCommand": return ClosureSlot(keeping: .stored, returnsVoid: nil)
    default: break
    }
    if actions.contains(name) { return ClosureSlot(keeping: .stored, returnsVoid: true) }
    if label == "action" || label == "onDismiss" {
      return ClosureSlot(keeping: .stored, returnsVoid: true)
    }
    if contents.contains(name) {
      return ClosureSlot(keeping: .stored, returnsVoid: false)
    }
    if immediate.contains(name) { return ClosureSlot(keeping: .immediate, returnsVoid: false) }
    return nil
  }
}
