/// SwiftUI's own views and modifiers that rules ask about: what is said of a whole tree of views
/// is which of these it holds, and what they stand in.
///
/// A view is called by its type's name and a modifier by its own. Where variants mean different
/// things, these have names of their own: `NavigationLink(value:)` needs a stack,
/// `toolbar(keyboard)` concerns no bar, and `ignoresSafeArea(keyboard)` leaves out one region.
package enum SwiftUILandmarks {
  /// Containers with a navigation bar and a stack of their own.
  package static let navigationContainers: Set<String> = [
    "NavigationStack", "NavigationView", "NavigationSplitView",
  ]

  /// Containers that fill what they are given, and have no height of their own to tell.
  package static let scrollingContainers: Set<String> = [
    "List", "Form", "ScrollView", "GeometryReader",
  ]

  /// Views that take the keyboard.
  package static let textInputs: Set<String> = [
    "TextField", "SecureField", "TextEditor", "searchable",
  ]

  /// What a value for the bar of the nearest navigation container is given by.
  package static let barModifiers: Set<String> = [
    "navigationTitle", "navigationBarTitle", "navigationBarItems", "navigationSubtitle", "toolbar",
    "searchable", "navigationBarTitleDisplayMode", "navigationBarBackButtonHidden",
    "toolbarTitleMenu",
  ]

  /// Modifiers with the title of a screen.
  package static let titleModifiers: Set<String> = ["navigationTitle", "navigationBarTitle"]

  /// Views of other frameworks of Apple's that wrap a view controller.
  package static let wrappedControllers: Set<String> = ["VideoPlayer"]

  /// Stands for any of the surroundings that are screens of their own.
  static let otherScreen = "screen"

  /// Surroundings that show what is in them as a screen of its own. `destination` is that of a
  /// `NavigationLink`.
  package static let otherScreens: Set<String> = [
    otherScreen, "sheet", "fullScreenCover", "popover", "inspector", "navigationDestination",
    "destination",
    "contextMenu",
  ]

  /// The values of the environment whose reading is noted.
  static let environmentValues: Set<String> = [".dismiss", ".presentationMode", ".isPresented"]

  /// The part of what stands around a landmark that means something to it: to everything which
  /// screen it is on, and to what scrolls also what gives it a height.
  static func relevant(_ surroundings: Set<String>, to name: String) -> Set<String> {
    if surroundings.isEmpty { return surroundings }
    if !surroundings.isDisjoint(with: otherScreens) { return [otherScreen] }
    return scrollingContainers.contains(name)
      ? surroundings : surroundings.intersection(navigationContainers)
  }

  private static let views = navigationContainers.union(scrollingContainers).union(textInputs)
    .union(["TabView", "NavigationLink"])

  private static let modifiers = barModifiers.union([
    "navigationBarHidden", "toolbarVisibility", "navigationDestination", "onAppear", "task",
    "onChange", "sheet", "fullScreenCover", "popover",
    "preferredColorScheme", "ignoresSafeArea", "edgesIgnoringSafeArea",
  ])

  private static let surroundingViews = navigationContainers.union([
    "List", "Form", "ScrollView", "TabView", "NavigationLink",
  ])

  private static let surroundingModifiers: Set<String> = [
    "ignoresSafeArea", "edgesIgnoringSafeArea", "frame", "fixedSize",
  ]

  /// The landmark that a call of the type `name` is.
  static func landmark(view name: String, _ call: Node) -> String? {
    guard views.contains(name) else { return nil }
    switch name {
    case "NavigationLink": return call.argument("value") == nil ? name : "NavigationLink(value:)"
    case "ScrollView":
      let scrollsSideways = call.arguments.contains {
        $0.label.isEmpty && $0.value?.kind == .member && $0.value?.name == "horizontal"
      }
      return scrollsSideways ? nil : name
    default: return name
    }
  }

  /// The landmark that applying the modifier `name` is, with the title it writes out. The text of an
  /// `onChange` is the member that it watches, and those that it assigns.
  static func landmark(modifier name: String, _ call: Node) -> (name: String, text: String?)? {
    guard modifiers.contains(name) else { return nil }
    switch name {
    case "toolbar", "toolbarVisibility": return toolbar(call).map { ($0, nil) }
    case "ignoresSafeArea": return (name + call.region, nil)
    case "onChange": return call.followedMembers.map { (name, $0) }
    case "task" where call.argument("id") != nil: return ("task(id)", nil)
    case "onAppear", "task": return (call.refreshes ? "\(name)(refresh)" : name, nil)
    case "sheet", "popover", "fullScreenCover":
      if call.leadsElsewhere { return ("\(name)(elsewhere)", nil) }
      let isFollowed = call.argument("onDismiss") != nil || call.isWatched
      return (isFollowed ? "\(name)(onDismiss)" : name, nil)
    case "navigationTitle", "navigationBarTitle": return (name, call.writtenTitle)
    default: return (name, nil)
    }
  }

  /// `toolbar` with content for a bar, or one that hides the navigation bar; `nil` for the others.
  private static func toolbar(_ call: Node) -> String? {
    if call.argument(at: 0)?.name == "hidden" {
      let bars = call.arguments.dropFirst().compactMap(\.value?.name)
      return bars.isEmpty || bars.contains("navigationBar") ? "navigationBarHidden" : nil
    }
    guard let content = call.arguments.last?.value, content.kind == .closure else { return nil }
    let items = content.descendants.filter {
      $0.kind == .call && ($0.calleeName == "ToolbarItem" || $0.calleeName == "ToolbarItemGroup")
    }
    let areForKeyboard = items.map { $0.argument("placement")?.name == "keyboard" }
    return !areForKeyboard.isEmpty && areForKeyboard.allSatisfy { $0 }
      ? "toolbar(keyboard)" : "toolbar"
  }

  /// What the modifier `name` is to what it is applied to, where that may matter. A `frame` does
  /// where it says something about the height.
  static func surrounding(modifier name: String, _ call: Node) -> String? {
    guard surroundingModifiers.contains(name) else { return nil }
    switch name {
    case "ignoresSafeArea": return name + call.region
    case "frame":
      let heights: Set<String> = ["height", "minHeight", "idealHeight", "maxHeight"]
      return call.arguments.contains { heights.contains($0.label) } ? name : nil
    default: return name
    }
  }

  /// What one of SwiftUI's views is to what stands in its `argument`, where that may matter.
  static func surrounding(_ argument: Node, of name: String, _ call: Node) -> String? {
    guard surroundingViews.contains(name) else { return nil }
    guard name == "NavigationLink" else { return name }
    if argument.label == "destination" { return argument.label }
    // `NavigationLink { Detail() } label: { … }` and `NavigationLink("Detail") { Detail() }`.
    guard argument.label.isEmpty, argument.value?.kind == .closure else { return nil }
    let labels = call.argumentLabels
    return labels.contains("destination") || labels.contains("value") ? nil : "destination"
  }
}

extension Node {
  /// Whether the chain of modifiers looks for changes of what shows something here:
  /// `.onChange(of: isShown)` around or below `.popover(isPresented: $isShown)`.
  fileprivate var isWatched: Bool {
    guard let shown = arguments.first?.value?.unwrapped.boundPath else { return false }
    return (chain + modifierCalls).contains {
      $0.calleeName == "onChange" && $0.argument("of")?.pathInSelf == shown
    }
  }

  /// The member that an `onChange` watches and the members that it then assigns.
  fileprivate var followedMembers: String? {
    guard let watched = argument("of")?.pathInSelf?.first,
      let closure = arguments.last?.value?.unwrapped, closure.kind == .closure
    else { return nil }
    let assigned = closure.descendants.compactMap { node in
      node.kind == .assignment ? node.assignmentTarget?.pathInSelf?.only : nil
    }
    return assigned.isEmpty ? nil : ([watched] + assigned).joined(separator: " ")
  }

  /// `(keyboard)` for `.ignoresSafeArea(.keyboard)`; empty where all regions are meant.
  fileprivate var region: String {
    guard let first = arguments.first, first.label.isEmpty, let value = first.value,
      value.kind == .member, value.name != "all"
    else { return "" }
    return "(\(value.name))"
  }

  /// Whether a closure given here calls something that refreshes or reloads by its name.
  fileprivate var refreshes: Bool { arguments.contains(where: \.namesRefresh) }

  /// Whether all that a sheet shows is a web page, help or what to share, by the names of its views:
  /// nothing that changes what is below.
  fileprivate var leadsElsewhere: Bool {
    guard let content = arguments.last?.value, content.kind == .closure else { return false }
    let shown = content.descendants.lazy.filter { $0.kind == .call }.compactMap(\.calleeName).first
    {
      $0.isTypeName && !SwiftUILandmarks.navigationContainers.contains($0)
    }
    return shown?.leadsElsewhere ?? false
  }

  /// The title, where it is written out; `Text("…")` included. Empty for a title that is always
  /// the same but stands elsewhere: `Strings.title`.
  fileprivate var writtenTitle: String? {
    guard var title = arguments.first?.value else { return nil }
    if title.kind == .call, title.calleeName == "Text", let inner = title.arguments.only?.value {
      title = inner
    }
    switch title.kind {
    case .string: return title.has(.isInterpolated) ? nil : title.name
    case .member:
      let path = title.path ?? []
      return path.count > 1 && path.allSatisfy { $0 != "shared" } && path.first?.isTypeName == true
        ? "" : nil
    case .call:
      let isLocalized =
        title.calleeName == "NSLocalizedString"
        || (title.calleeName == "String" && title.argument("localized") != nil)
      let key = title.arguments.first?.value
      return isLocalized && key?.kind == .string && key?.has(.isInterpolated) == false ? "" : nil
    default: return nil
    }
  }
}

extension String {
  /// Whether a view or controller of this name shows a web page, help or what to share.
  var leadsElsewhere: Bool {
    ["Safari", "Web", "Help", "Share", "Activity", "About"].contains { contains($0) }
  }
}

extension Node {
  /// What a binding is of, without `self`: `["model", "isShown"]` for `$model.isShown`.
  var boundPath: [String]? {
    guard let path = pathInSelf, let first = path.first, first.hasPrefix("$") else { return nil }
    return [String(first.dropFirst())] + path.dropFirst()
  }

  /// Whether something is named here whose name says that it refreshes or reloads.
  var namesRefresh: Bool {
    subtree.contains { node in
      guard node.kind == .name || node.kind == .member else { return false }
      return node.name.hasPrefix("refresh") || node.name.hasPrefix("reload")
    }
  }
}
