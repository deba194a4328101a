/// Follows the environment through the workspace's views: what they need, and what is provided
/// on the way to them.
///
/// Remembers what it has worked out, so one value serves all questions about one file.
final class EnvironmentFlow {
  let index: WorkspaceIndex
  /// What the index has answered so far.
  let memory: IndexMemory
  let questioning = Questioning()
  /// What views and modifiers need.
  private let needs: RecursiveAnswers<[EnvironmentNeed]>
  /// What wrappers and modifiers provide.
  let provisions: RecursiveAnswers<ProvidedEnvironment>

  init(_ index: WorkspaceIndex) {
    self.index = index
    memory = index.memory ?? IndexMemory()
    needs = RecursiveAnswers(lasting: memory.needs, questioning)
    provisions = RecursiveAnswers(lasting: memory.provisions, questioning)
  }

  /// How many steps from type to type and member to member are followed, far more than there are in
  /// any code: a bound of the stack.
  static let deepest = 100

  /// Whether a walk has to end here.
  func isTooDeep(_ depth: Int) -> Bool {
    guard depth >= Self.deepest else { return false }
    questioning.metCircle()
    return true
  }

  /// What the elements of a root view expression, which is code of `type`, need that the
  /// expression does not provide.
  func needs(of root: ViewSummary, in type: String) -> [EnvironmentNeed] {
    let content = IndexMemory.Content(summary: root, context: type)
    return questioning.ask(content, memory.neededContents) {
      var walk = Walk(type: type, readsOwn: false)
      visit(root.elements, isLater: false, around: [], &walk, depth: 0)
      return walk.result().withoutConditions
    }
  }

  /// What a view, or a view modifier, takes from its environment: itself, and through every view
  /// that it builds.
  private func needs(ofView view: String, depth: Int) -> [EnvironmentNeed] {
    needs.answer(view, open: []) {
      var walk = Walk(type: view, readsOwn: true)
      for root in ["body"] + RepresentableMethods.making + RepresentableMethods.updating {
        visit(member: root, isLater: false, around: [], &walk, depth: depth)
      }
      // What nobody is seen to read is still declared.
      for found in index.wrappedProperties(of: view) where !walk.read.contains(found.fact.name) {
        walk.add(found, .never, [], index)
      }
      return walk.result()
    }
  }

  /// The state of reading one type's members.
  private struct Walk {
    struct Visit: Hashable {
      let member: String
      let isLater: Bool
      let around: [ViewStep]
    }

    let type: String
    let readsOwn: Bool
    var needs: Set<EnvironmentNeed> = []
    var read: Set<String> = []
    var visited: Set<Visit> = []

    mutating func add(
      _ found: WorkspaceIndex.Found<PropertyFact>, _ timing: EnvironmentNeed.Timing,
      _ around: [ViewStep], _ index: WorkspaceIndex
    ) {
      guard let object = index.environmentNeed(of: found.fact, in: found.owner) else { return }
      let need = EnvironmentNeed(
        channel: object.channel, type: object.type, view: found.owner,
        property: found.fact.name, path: found.path, timing: timing)
      needs.insert(need.inside(around))
    }

    func result() -> [EnvironmentNeed] { needs.worst }
  }

  private func visit(
    member name: String, isLater: Bool, around: [ViewStep], _ walk: inout Walk, depth: Int
  ) {
    guard walk.visited.count < 400,
      walk.visited.insert(Walk.Visit(member: name, isLater: isLater, around: around)).inserted
    else { return }
    if let found = index.property(name, of: walk.type) {
      walk.read.insert(name)
      if walk.readsOwn {
        walk.add(found, isLater ? .later : .inBody, around, index)
      } else if index.isChanged(found) {
        return
      }
      visit(found.fact.views.elements, isLater: isLater, around: around, &walk, depth: depth)
    }
    for found in index.functions(name, of: walk.type) {
      visit(found.fact.views.elements, isLater: isLater, around: around, &walk, depth: depth)
    }
  }

  private func visit(
    _ elements: [ViewElement], isLater: Bool, around: [ViewStep], _ walk: inout Walk, depth: Int
  ) {
    guard !isTooDeep(depth) else { return }
    for element in elements where !startsAnotherTree(element.path, in: walk.type) {
      let isLater = isLater || runsLater(element.path, in: walk.type)
      switch element.kind {
      case .read(let name, _):
        let plain = String(name.drop { $0 == "$" || $0 == "_" })
        visit(
          member: plain, isLater: isLater, around: element.path.joined(to: around), &walk,
          depth: depth + 1)
      case .call(let callee, let arguments) where !isLater:
        guard case .metatype(let type) = index.value(of: callee.withoutInit, in: walk.type),
          index.isView(type.name).isYes || index.descends(type.name, from: "ViewModifier").isYes
        else { continue }
        let needs = needs(ofView: type.name, depth: depth + 1).filter {
          !index.excludes($0.conditions, arguments, of: type.name)
        }
        if !needs.isEmpty { add(needs, through: element.path + around, &walk) }
      case .modifier(let name) where !isLater:
        let needs = needs(ofModifier: name, depth: depth + 1)
        if !needs.isEmpty { add(needs, through: element.path + around, &walk) }
      default: continue
      }
    }
  }

  private func add(_ needs: [EnvironmentNeed], through path: [ViewStep], _ walk: inout Walk) {
    let provided = provided(by: path, in: walk.type)
    guard !provided.isUnknown else { return }
    for need in needs where !satisfies(provided, need) { walk.needs.insert(need.inside(path)) }
  }

  /// What an extension of `View` builds around or beside what it is applied to.
  private func needs(ofModifier name: String, depth: Int) -> [EnvironmentNeed] {
    index.viewMethods(name).flatMap { method in
      needs.answer(method.type + "." + method.fact.name, open: []) {
        var walk = Walk(type: method.type, readsOwn: false)
        visit(method.fact.views.elements, isLater: false, around: [], &walk, depth: depth)
        return walk.result()
      }
    }
  }

  /// Whether `provided` holds what is needed, or an object of a related class.
  func satisfies(_ provided: ProvidedEnvironment, _ need: EnvironmentNeed) -> Bool {
    provided.entries.contains { entry in
      entry.channel == need.channel
        && (entry.type == need.type || index.lineage(of: entry.type).contains(need.type)
          || index.lineage(of: need.type).contains(entry.type))
    }
  }
}

extension WorkspaceIndex {
  /// The methods called `name` that can be applied to views as modifiers.
  func viewMethods(_ name: String) -> [Method] {
    (methods[name] ?? []).filter { method in
      !method.fact.has(.isStatic) && !isClass(method.type).isYes && !isView(method.type).isNo
    }
  }
}
