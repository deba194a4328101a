/// Code that runs with every update of a UIKit view by SwiftUI: the update method of a
/// representable, or a closure that another view gives away to configure what is wrapped.
package struct ViewUpdate: Sendable {
  /// The view in whose code it stands.
  package let view: any ViewCode
  /// The update method, or the closure.
  package let entry: Node
  /// What the developer calls it: `updateUIView`, `introspect`.
  package let runner: String
  /// When it runs: `every update of 'Field'`, `every run of 'introspect'`.
  package let occasion: String
  /// Whether it certainly runs inside SwiftUI's update, rather than on a later turn of the main loop.
  package let isSynchronous: Bool
  /// Whether SwiftUI lays out what is updated, rather than UIKit: the view of a controller, where a
  /// controller is.
  package let layout: Layout
  /// Whether what is updated is a view of SwiftUI's own.
  package var isIntrospection: Bool { runner.hasPrefix("introspect") }
  package let work: [RepresentableWork]

  package enum Layout: Sendable {
    case view, controllersView, unknown
  }
}

extension ViewUpdate {
  static func all(
    in code: Code, _ calls: CallTable, _ representables: [Representable], _ index: WorkspaceIndex
  ) -> [ViewUpdate] {
    representables.compactMap { ViewUpdate(of: $0) } + introspections(in: code, calls, index)
      + customizations(in: code, calls, index)
  }

  private init?(of view: Representable) {
    guard let update = view.update else { return nil }
    self.view = view
    entry = update
    runner = update.name
    occasion = "every update of '\(view.displayName)'"
    isSynchronous = true
    layout = update.name.hasSuffix("UIViewController") ? .controllersView : .view
    work = view.updateWork
  }

  private init(
    _ closure: Node, given call: Node, _ configured: TypeRef?, isSynchronous: Bool, _ code: Code,
    _ layout: Layout, _ index: WorkspaceIndex
  ) {
    let name = index.name(of: closure.enclosingType)
    let view = ConfiguringView(
      name: name, parts: code.typeParts(index).filter { $0.name == name }.map(\.node),
      index: index, configured: configured, closure: closure)
    self.view = view
    entry = closure
    runner = call.calleeName ?? ""
    occasion =
      runner.isTypeName ? "every update of '\(runner)'" : "every run of '\(runner)'"
    self.isSynchronous = isSynchronous
    self.layout = layout
    work = view.work(of: closure, wrapped: closure.parametersOrShorthand)
  }
}

extension ViewUpdate {
  /// Whether nobody can edit what is shown, so that it has no caret to lose.
  package var isReadOnly: Bool {
    let code = view is Representable ? view.parts : [entry]
    return code.flatMap(\.descendants).contains { node in
      node.kind == .assignment && node.assignedValue?.name == "false"
        && ["isEditable", "isUserInteractionEnabled"].contains(
          node.assignmentTarget?.unwrapped.name ?? "")
    }
  }
}

/// `introspect(.textField, on: …) { … }`, which SwiftUIIntrospect runs in the update of a
/// representable of its own; its earlier `introspectTextField { … }` may do so a turn later.
extension ViewUpdate {
  private static func introspections(
    in code: Code, _ calls: CallTable, _ index: WorkspaceIndex
  ) -> [ViewUpdate] {
    let names = code.namesUsed(startingWith: "introspect")
    return names.isEmpty
      ? []
      : calls.calls(names).compactMap { call in
        guard let argument = call.arguments.last, ["", "customize"].contains(argument.label),
          let closure = argument.value?.unwrapped, closure.kind == .closure
        else { return nil }
        let isCurrent = call.calleeName == "introspect" && call.argument("on") != nil
        let kind =
          isCurrent
          ? call.argument(at: 0)?.unwrapped.name : call.calleeName?.dropFirst(10).lowercasingFirst
        let type = kind.flatMap { introspected[$0] }
        let isView = type.map { index.isUIView($0).isYes && $0 != "UIWindow" } ?? false
        return ViewUpdate(
          closure, given: call, type.map { TypeRef($0) }, isSynchronous: isCurrent, code,
          isView ? .view : .unknown, index)
      }
  }

  /// What UIKit shows a view of SwiftUI with, by the name it is introspected by.
  private static let introspected: [String: String] = [
    "textField": "UITextField", "secureField": "UITextField", "textEditor": "UITextView",
    "searchField": "UISearchBar", "scrollView": "UIScrollView", "toggle": "UISwitch",
    "slider": "UISlider", "stepper": "UIStepper", "table": "UICollectionView",
    "viewController": "UIViewController", "navigationStack": "UINavigationController",
    "navigationController": "UINavigationController", "tabBarController": "UITabBarController",
    "tabView": "UITabBarController", "map": "MKMapView", "window": "UIWindow",
  ]
}

/// `Field(text: $text) { field in … }`, whose update method runs the closure on what it wraps.
extension ViewUpdate {
  private static func customizations(
    in code: Code, _ calls: CallTable, _ index: WorkspaceIndex
  ) -> [ViewUpdate] {
    let names = index.configuringRepresentables.filter(code.uses)
    guard !names.isEmpty else { return [] }
    return calls.calls(names).flatMap { call -> [ViewUpdate] in
      let context = index.name(of: call.enclosingType)
      guard let type = index.type(of: call.origin, in: context),
        index.isRepresentable(type.name).isYes
      else { return [] }
      return ["updateUIView", "updateUIViewController"].flatMap { method -> [ViewUpdate] in
        guard let update = index.functions(method, of: type.name).first?.fact,
          let run = update.refresh?.runInputs, !run.isEmpty
        else { return [] }
        return call.arguments.compactMap { argument in
          guard let closure = argument.value?.unwrapped, closure.kind == .closure,
            let input = index.input(filledBy: argument, of: call, in: type.name),
            run.contains(input)
          else { return nil }
          return ViewUpdate(
            closure, given: call, update.parameters.first?.type, isSynchronous: true, code,
            method.hasSuffix("Controller") ? .controllersView : .view, index)
        }
      }
    }
  }
}

extension WorkspaceIndex {
  /// The stored property of a struct that an argument of its initialiser is kept in: the one of
  /// the same name, or the only closure for a trailing one.
  fileprivate func input(filledBy argument: Node, of call: Node, in type: String) -> String? {
    if !argument.label.isEmpty {
      return property(argument.label, of: type) == nil ? nil : argument.label
    }
    let closures = properties(of: type).filter {
      !$0.fact.has(.isComputed) && !$0.fact.has(.isStatic) && $0.fact.type?.isFunction == true
    }
    return closures.only?.fact.name
  }
}

extension Node {
  /// The parameters of a closure; the closure itself where it calls them `$0`.
  var parametersOrShorthand: Set<Node> {
    let parameters = children(.parameter)
    return parameters.isEmpty ? [self] : Set(parameters.prefix(1))
  }
}

extension Substring {
  fileprivate var lowercasingFirst: String { prefix(1).lowercased() + dropFirst() }
}
