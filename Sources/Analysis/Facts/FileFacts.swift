/// What the rest of the workspace may know about one file.
///
/// Position-free and comparable: an edit that leaves it equal reaches no other file. Bodies show
/// only through summaries: what a function does to what it is given, what a view reads and builds.
package struct FileFacts: Hashable, Sendable {
  package let path: String
  package let types: [TypeFact]
  /// Functions and properties outside of every type.
  package let functions: [FunctionFact]
  package let properties: [PropertyFact]
  /// Closures given to named parameters and properties.
  package let callbacks: [CallbackFact]
  /// The colour and font constants of UIKit's that the file declares.
  package let designTokens: Set<DesignToken>
  /// Where the file takes over a value that a notification brings.
  package let notificationCopies: [NotificationCopy]
  /// What `#Preview { … }` builds.
  package let previews: ViewSummary
  /// Members of other objects that are made children: `host` for `addChild(cell.host)`.
  package let addedMembers: Set<String>
  /// The types whose initialisers are handed on as functions, by the last components of their names:
  /// `Row` for `items.map(Row.init)`.
  package let takenInitializers: Set<String>
  /// Whether the file has to do with the gesture that goes back in a navigation stack.
  package let managesPopGesture: Bool
  /// Whether the file makes controllers of storyboards itself, with initialisers of its choice.
  package let createsStoryboardControllers: Bool
  /// The properties and functions, of types and global ones, that follow the keyboard's notifications.
  package let keyboardFollowers: Set<String>
  /// The notifications that are posted.
  package let posts: [PostFact]
  /// Whether the file holds tests: they say nothing about the app, and only rules that say so judge
  /// them.
  package private(set) var isTest: Bool
  private let importsTests: Bool

  /// Reads the facts from a file's code. Where only the inside of one declaration differs from the
  /// code that other facts were read from, `known` spares reading the rest again.
  init(_ code: Code, path: String, known: KnownFacts? = nil, isUnreadTest: Bool = false) {
    self.path = path
    importsTests = isUnreadTest || code.imports.contains(where: TestFile.frameworks.contains)
    isTest = importsTests || TestFile.isInTestFolder(path, below: "")
    managesPopGesture = code.managesPopGesture
    createsStoryboardControllers = code.createsStoryboardControllers
    types =
      code.types.enumerated().map { TypeFact($1, known: known?.type(at: $0, $1)) }
      + code.file.typeAliases
    callbacks = CallbackFact.all(in: code)
    addedMembers = code.addedMembers
    takenInitializers = code.takenInitializers
    posts = PostFact.all(in: code)
    keyboardFollowers = code.keyboardFollowers
    let top = code.topLevel
    functions = top.filter { $0.kind == .function }.enumerated().map {
      known?.fact(at: $0, of: $1, in: known?.facts.functions) ?? FunctionFact($1, in: .none)
    }
    properties = top.filter { $0.kind == .property }.enumerated().map {
      known?.fact(at: $0, of: $1, in: known?.facts.properties) ?? PropertyFact($1, in: .none)
    }
    designTokens = Set(
      DesignToken.all(in: code).map(\.token).filter { $0.framework == .uiKit })
    notificationCopies = NotificationCopy.all(in: code).map(\.copy)
    previews = ViewSummary(
      elements: top.filter(\.isPreview).flatMap { node in
        node.kind == .macro ? ViewReader.read(node, .builds, in: .none).elements : []
      })
  }

  /// Decides again whether the file holds tests: folders above the project's `root` have no say.
  mutating func place(below root: String) {
    isTest = importsTests || TestFile.isInTestFolder(path, below: root)
  }
}

extension Node {
  /// The members of a type, those inside `#if` clauses included.
  package var members: [Node] {
    var result: [Node] = []
    var pending = Array(children.reversed())
    while let node = pending.popLast() {
      if node.kind == .conditional || node.kind == .conditionalClause {
        pending += node.children.reversed()
      } else {
        result.append(node)
      }
    }
    return result
  }

  fileprivate var typeAliases: [TypeFact] {
    descendants.filter { $0.kind == .typeAlias }.map(TypeFact.init(alias:))
  }
}

extension Code {
  /// The declarations outside of every type, those inside `#if` clauses included.
  package var topLevel: [Node] { file.members }

  /// The members of other objects that `addChild` is given.
  fileprivate var addedMembers: Set<String> {
    guard uses("addChild") else { return [] }
    var names: Set<String> = []
    for node in file.descendants where node.kind == .call && node.calleeName == "addChild" {
      guard let child = node.argument(at: 0)?.unwrapped, child.kind == .member,
        child.base?.isSelfReference == false
      else { continue }
      names.insert(child.name)
    }
    return names
  }

  /// The types with an initialiser that is named and not called.
  fileprivate var takenInitializers: Set<String> {
    guard uses("init") else { return [] }
    var names: Set<String> = []
    for node in file.descendants(named: "init") where node.kind == .member {
      guard let base = node.base, !(node.parent?.kind == .call && node.parent?.callee == node)
      else { continue }
      let name = base.name == "Self" ? base.enclosingType?.name : base.name
      if let name, !name.isEmpty { names.insert(name.lastComponent) }
    }
    return names
  }

  /// Whether the code gives the recogniser of the swipe back another delegate, or is one.
  fileprivate var managesPopGesture: Bool {
    guard uses("interactivePopGestureRecognizer") else { return false }
    return file.descendants.contains { node in
      node.kind == .assignment && node.assignmentTarget?.unwrapped.name == "delegate"
        && node.assignmentTarget?.unwrapped.base?.name == "interactivePopGestureRecognizer"
        || node.kind == .function && node.name == "gestureRecognizerShouldBegin"
    }
  }

  /// Whether the code has actions of segues that make the destination, or hands a storyboard a
  /// closure that makes a controller: both possible from iOS 13 on.
  fileprivate var createsStoryboardControllers: Bool {
    if uses("IBSegueAction") { return true }
    let instantiations = ["instantiateViewController", "instantiateInitialViewController"]
    guard instantiations.contains(where: uses) else { return false }
    return file.descendants.contains { node in
      node.kind == .call && instantiations.contains(node.calleeName ?? "")
        && node.arguments.contains { $0.label == "creator" || $0.has(.isTrailing) }
    }
  }

  /// The members and functions whose own code names a notification of the keyboard's and gives back
  /// a publisher or a sequence of them.
  fileprivate var keyboardFollowers: Set<String> {
    guard KeyboardNotifications.names.contains(where: uses) else { return [] }
    var names: Set<String> = []
    for node in file.descendants where KeyboardNotifications.names.contains(node.name) {
      let member = node.ancestors.first {
        $0.kind == .function || $0.kind == .property && !$0.has(.isLocal)
      }
      guard let member, let type = member.type?.simpleName,
        type.hasSuffix("Publisher") || type.hasPrefix("Async")
      else { continue }
      names.insert(member.name)
    }
    return names
  }
}
