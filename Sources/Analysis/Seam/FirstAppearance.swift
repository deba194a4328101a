/// A controller's callbacks around its first appearance, with the loads they start.
package struct FirstAppearance: Sendable {
  package let owner: Node
  package let ownerName: String
  package let viewDidLoad: [LoadCall]
  /// `viewWillAppear`, `viewIsAppearing` and `viewDidAppear`, each time.
  package let appearances: [(callback: Node, loads: [LoadCall])]

  /// All of them, in the order in which they run.
  package var all: [(callback: String, load: LoadCall)] {
    viewDidLoad.map { ("viewDidLoad", $0) }
      + appearances.flatMap { entry in entry.loads.map { (entry.callback.name, $0) } }
  }
}

extension SeamModel {
  static func firstAppearances(_ code: Code, index: WorkspaceIndex) -> [FirstAppearance] {
    guard
      code.uses("viewDidLoad") || code.uses("viewWillAppear") || code.uses("viewDidAppear")
        || code.uses("viewIsAppearing")
    else { return [] }
    return code.types.compactMap { type in
      guard type.has(.isClass) else { return nil }
      let callbacks = type.members.filter { $0.kind == .function && $0.has(.isOverride) }
      let name = index.name(of: type)
      func loads(in function: Node) -> [LoadCall] {
        function.body.map { index.loads(in: $0, of: type, context: name) } ?? []
      }
      let atLoad = callbacks.filter { $0.name == "viewDidLoad" }.flatMap(loads)
      let later = callbacks.filter {
        Lifecycle.appearance.contains($0.name)
      }.map { ($0, loads(in: $0)) }.filter { !$0.1.isEmpty }
      guard !atLoad.isEmpty || !later.isEmpty, index.isController(name).isYes else { return nil }
      return FirstAppearance(
        owner: type, ownerName: name, viewDidLoad: atLoad, appearances: later)
    }
  }
}

extension SeamModel {
  /// The types of the views that a controller of this file hosts, or is made for, by qualified name.
  func viewsHosted(by appearance: FirstAppearance, _ index: WorkspaceIndex) -> [String] {
    var views = hostingSites.filter { $0.ownerName == appearance.ownerName }
      .compactMap { site in
        site.rootTypeName().flatMap { index.qualifiedName(of: $0, in: site.ownerName) }
      }
    if index.isHosting(appearance.ownerName).isYes,
      let content = index.superclass(of: appearance.ownerName)?.arguments.only,
      let name = index.qualifiedName(of: content.name, in: appearance.ownerName)
    {
      views.append(name)
    }
    return Set(views).sorted()
  }
}
