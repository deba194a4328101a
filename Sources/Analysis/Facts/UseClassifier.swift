/// Tells what one mention of a controller is part of.
///
/// It knows the names of UIKit's methods and nothing of types: calls to other functions are
/// reported as passings, whose meaning the index joins.
struct UseClassifier {
  /// The uses that a mention is part of, with the locals that become other names for it.
  struct Result {
    var uses: [Use] = []
    /// Locals that stand for the same controller, or for something that has it.
    var aliases: [Alias] = []
  }

  /// What a local, or the `$0` of a closure, stands for.
  enum Role: Hashable {
    case controller
    case view
    /// A collection that the controller is in, or its view.
    case controllers, views

    fileprivate var isView: Bool { self == .view || self == .views }
  }

  struct Alias: Hashable {
    /// A local declaration; a closure for its `$0`.
    let declaration: Node
    let role: Role
  }

  private(set) var result = Result()
  private let reference: Node

  static func classify(_ reference: Node, as role: Role) -> Result {
    var classifier = UseClassifier(reference: reference)
    let whole = reference.wholeValue
    switch role {
    case .controller: classifier.value(whole)
    case .view: classifier.view(whole)
    case .controllers, .views: classifier.collection(whole, of: role)
    }
    return classifier.result
  }

  private init(reference: Node) { self.reference = reference }

  mutating func add(_ effect: Effect, _ node: Node, receiver: Node? = nil) {
    result.uses.append(Use(effect: effect, node: node, reference: reference, receiver: receiver))
  }

  mutating func addAlias(_ declaration: Node, as role: Role) {
    result.aliases.append(Alias(declaration: declaration, role: role))
  }

  mutating func addViewAlias(_ declaration: Node) { addAlias(declaration, as: .view) }

  private mutating func value(_ expression: Node) {
    guard let parent = expression.parent else { return }
    switch parent.kind {
    case .argument: argument(parent, of: parent.parent)
    case .member: member(parent)
    case .call where parent.firstChild == expression: add(.calls("()"), parent)
    case .assignment: assignment(parent, expression)
    case .initialValue:
      guard let declaration = parent.parent else { return }
      if declaration.has(.isLocal) {
        addAlias(declaration, as: .controller)
      } else if declaration.kind == .property {
        add(.stored(declaration.name), declaration)
      }
    case .condition where parent.has(.isOptionalBinding): addAlias(parent, as: .controller)
    case .cast: if !parent.has(.isTest) { value(parent.wrapped) }
    case .array: array(parent)
    case .returnStatement: returned(by: parent, as: .controllers)
    case .block where parent.isOnlyStatement(expression): returned(by: expression, as: .controllers)
    case .capture: addAlias(parent, as: .controller)
    case .forLoop:
      // What is done with each element is done with the array.
      for element in parent.children(.property) { addAlias(element, as: .controller) }
    case .ternary, .tuple, .dictionary: add(.storedElsewhere, parent)
    case .operation where parent.name == "??": add(.storedElsewhere, parent)
    default: add(.reads(""), expression)
    }
  }

  private mutating func argument(_ argument: Node, of call: Node?) {
    guard let call else { return }
    guard call.kind == .call else {
      add(.reads(""), call)
      return
    }
    let name = call.calleeName ?? ""
    let receiver = call.receiver
    switch name {
    // With more arguments it is a function of the project's own, which may do the rest as well.
    case "addChild" where call.argumentLabels == [""]: add(.addsChild, call, receiver: receiver)
    case "pushViewController" where !call.callsOwnMethod: add(.pushes, call, receiver: receiver)
    case "show" where call.argumentLabels == ["", "sender"],
      "showDetailViewController" where call.argumentLabels == ["", "sender"]:
      add(.pushes, call, receiver: receiver)
    case "present" where !call.callsOwnMethod: add(.presents, call, receiver: receiver)
    case "append" where call.receiver?.localArray != nil,
      "insert" where call.receiver?.localArray != nil:
      if let array = call.receiver?.localArray { addAlias(array, as: .controllers) }
    case "objc_setAssociatedObject", "append", "insert": add(.storedElsewhere, call)
    case "transition" where argument.label == "to" && call.argumentLabels.contains("duration"):
      add(.insertsView("transition"), call, receiver: receiver)
    case "UINavigationController", "UITabBarController", "UISplitViewController":
      add(.listed, call)
    case _ where Self.onlookers.contains(name):
      add(.reads(name), call)
    default:
      if argument.label == "arrangedSubviews" {
        add(.insertsView("arrangedSubviews"), call)
      } else if argument.label == "rootViewController" {
        add(.listed, call)
      } else {
        add(.passed(call.passing(argument)), call, receiver: receiver)
      }
    }
  }

  /// Functions of the system that look at what they get and keep nothing.
  private static let onlookers: Set<String> = [
    "print", "debugPrint", "type", "assert", "precondition", "isKind", "contains", "firstIndex",
    "post", "NSLog", "dump", "String", "ObjectIdentifier", "describing", "trackForMemoryLeaks",
  ]

  private mutating func member(_ member: Node) {
    if member.name == "view" || member.name == "viewIfLoaded" {
      view(member.wholeValue)
      return
    }
    let outer = member.wrapped
    if let call = outer.parent, call.kind == .call, call.callee == member {
      callOnValue(call, member.name)
      return
    }
    if let (assignment, path) = outer.assignedPath {
      add(.sets(path), assignment)
    } else if member.name == "sizingOptions", let change = outer.changeOfOptions {
      add(.sets(member.name), change)
    } else if member.name.hasSuffix("Anchor") {
      add(.constrainsView, member)
    } else {
      add(.reads(member.name), member)
    }
  }

  private mutating func callOnValue(_ call: Node, _ name: String) {
    switch name {
    case "didMove": add(call.passesNil ? .movesToNil : .movesToParent, call)
    case "willMove": add(call.passesNil ? .willMoveToNil : .calls(name), call)
    case "removeFromParent": add(.removesFromParent, call)
    case "forEach": loop(call, over: .controllers)
    case "removeAll": add(.cleared, call)
    default: add(.calls(name), call)
    }
  }

  private mutating func assignment(_ assignment: Node, _ expression: Node) {
    if assignment.assignmentTarget == expression {
      add(assignment.assignedValue?.isEmptied == true ? .cleared : .replaced, assignment)
      return
    }
    guard let target = assignment.assignmentTarget?.unwrapped else { return }
    if target.isDiscard {
      add(.reads("_"), assignment)
      return
    }
    if target.kind == .name, let local = target.localDeclaration(of: target.name) {
      addAlias(local, as: .controller)
      return
    }
    switch target.name {
    case "rootViewController": add(.setsRoot, assignment)
    case "viewControllers", "contentViewController": add(.listed, assignment)
    default:
      if let path = target.pathInSelf, path.count == 1, let name = path.first {
        add(.stored(name), assignment)
      } else {
        add(.storedElsewhere, assignment)
      }
    }
  }

  private mutating func array(_ array: Node) {
    let outer = array.wrapped
    if let (call, _) = outer.enclosingArgument {
      add(.listed, call, receiver: call.receiver)
    } else if let assignment = outer.parent, assignment.kind == .assignment {
      add(.listed, assignment)
    } else {
      collection(outer, of: .controllers)
    }
  }
}

extension Node {
  /// Whether this calls a method that the type around it declares itself, whatever UIKit has of that
  /// name.
  fileprivate var callsOwnMethod: Bool {
    guard let name = callee?.pathInSelf?.only else { return false }
    return enclosingType?.members.contains {
      $0.kind == .function && $0.name == name && !$0.has(.isOverride)
    } ?? false
  }

  /// The call that changes this set of options in place.
  fileprivate var changeOfOptions: Node? {
    guard let method = wrapped.parent, method.kind == .member,
      ["insert", "formUnion", "update"].contains(method.name),
      let call = method.wrapped.parent, call.kind == .call, call.callee == method
    else { return nil }
    return call
  }

  /// Whether this is `nil`, or a list of nothing.
  fileprivate var isEmptied: Bool { has(.isNil) || kind == .array && firstChild == nil }

  /// `_` on the left of an assignment, which keeps nothing.
  fileprivate var isDiscard: Bool {
    kind == .other && range.upperBound.utf8 - range.lowerBound.utf8 == 1
  }

  /// The local variable that this names, which begins as an array.
  fileprivate var localArray: Node? {
    guard kind == .name, let local = localDeclaration(of: name), local.kind == .property,
      let value = local.initialValue?.unwrapped
    else { return nil }
    let isArray = value.kind == .array || value.kind == .call && value.callee?.kind == .array
    return isArray ? local : nil
  }

  /// Whether the first argument of a call is `nil`.
  fileprivate var passesNil: Bool { argument(at: 0)?.has(.isNil) == true }
}
