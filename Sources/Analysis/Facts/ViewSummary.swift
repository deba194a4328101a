/// What view-building code builds and reads, without positions.
///
/// The summary of a body is flat: each thing that is built or read, with what stands around it.
/// Views and modifiers of SwiftUI that matter to no rule are left out of the way, so that most
/// changes of layout leave it equal.
package struct ViewSummary: Hashable, Sendable {
  package let elements: [ViewElement]

  package static let empty = ViewSummary(elements: [])
}

/// One thing in view-building code.
package struct ViewElement: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// A type is called, as in `Row(item: item)`: something is built.
    case call(Origin, [ViewArgument])
    /// A member of the surrounding type, or a global, is mentioned, with the member that is read
    /// from it: `session`, `name` in `session.name`.
    case read(String, member: String?)
    /// A parameter of the surrounding function is mentioned.
    case parameter(String)
    /// `self` as a view: in an extension of `View`, also implicitly.
    case selfValue
    /// A modifier that is not one of SwiftUI's is applied.
    case modifier(String)
    /// One of SwiftUI's own views or modifiers that rules ask about: see ``SwiftUILandmarks``.
    /// The text is a title that is written out, or what an `onChange` watches and assigns.
    case landmark(String, text: String?)
  }

  package let kind: Kind
  /// What stands around it, innermost first.
  package let path: [ViewStep]
}

package struct ViewArgument: Hashable, Sendable {
  package let label: String
  package let origin: Origin
  /// A literal: the same at every evaluation.
  package let isLiteral: Bool
  /// The value, where conditions may ask for it: see ``ViewCondition``.
  package let literal: String?
}

/// Something around an element of view-building code that may matter to it.
package enum ViewStep: Hashable, Sendable {
  /// `.environmentObject(x)` is applied.
  case environmentObject(Origin)
  /// `.environment(x)` is applied.
  case environment(Origin)
  /// `.environment(\.key, value)` is applied: the key's name.
  case environmentKey(String)
  /// `.environment(\.self, values)` is applied: anything may be in there.
  case environmentValues
  /// `.modifier(m)` is applied.
  case modifier(Origin)
  /// A modifier that is not one of SwiftUI's is applied.
  case modified(String)
  /// It stands in an argument of a call of something that is not SwiftUI's.
  case argument(of: Origin, label: String, isClosure: Bool)
  /// It stands in an argument of a modifier: its content, or a closure it calls.
  case modifierArgument(of: String, label: String, isClosure: Bool)
  /// It stands in a closure that runs when something happens, not while a body does.
  case action
  /// It stands in one of SwiftUI's containers, or under one of its modifiers, that may matter to
  /// what is inside: see ``SwiftUILandmarks``.
  case within(String)
  /// It is there only under a condition, or once for each element of some data. `nil` for a
  /// condition that is more than a comparison of one property.
  case conditional(ViewCondition?)
  /// It becomes the root view of a host, or the content of a cell, that may have had another:
  /// `host.rootView = view`, `UIHostingConfiguration { view }`.
  case hostedAgain
  /// It is the destination of a `NavigationLink`.
  case destination
  /// `.id(x)` is applied: another value of it means another view.
  case identified(by: Origin)
  /// Something that cannot be told, such as modifiers inside `#if`.
  case hidden
}

extension ViewSummary {
  /// The names of other declarations that the meaning of the summary depends on.
  var mentionedNames: Set<String> {
    var names: Set<String> = []
    for element in elements {
      switch element.kind {
      case .call(let callee, _): FactNames.collect(callee, into: &names)
      case .modifier(let name): names.insert(name)
      case .read, .parameter, .selfValue, .landmark: break
      }
      for step in element.path {
        switch step {
        case .environmentObject(let origin), .environment(let origin), .modifier(let origin),
          .argument(let origin, _, _):
          FactNames.collect(origin, into: &names)
        case .modified(let name), .modifierArgument(let name, _, _): names.insert(name)
        case .environmentKey(let key): names.insert(key)
        case .environmentValues, .action, .within, .hidden, .hostedAgain, .identified,
          .destination, .conditional:
          break
        }
      }
    }
    return names
  }
}

extension TypeFact {
  /// Everything the members build and read.
  var viewElements: [ViewElement] {
    properties.flatMap(\.views.elements) + functions.flatMap(\.views.elements)
  }
}

extension TypeFact {
  /// The last components of the names of the classes whose objects its properties observe.
  var observedClasses: [String] {
    properties.filter { ViewStorage.observes($0) }
      .compactMap { $0.type?.simpleName ?? $0.initial?.madeName }
  }
}

extension FileFacts {
  /// The environment values that the file gives to hosts or to a whole app, previews aside. Those that only views set are knobs of single components, whose defaults are meant.
  var environmentKeys: Set<String> {
    let shipped = types.filter { type in
      !type.inherits.contains { $0.simpleName == "PreviewProvider" }
    }
    let apps = shipped.filter { $0.inherits.contains { ["App", "Scene"].contains($0.simpleName) } }
    let elements =
      shipped.flatMap(\.viewElements) + properties.flatMap(\.views.elements)
      + functions.flatMap(\.views.elements)
    return Set(
      apps.flatMap(\.viewElements).flatMap { $0.path.environmentKeys }
        + elements.flatMap { $0.path.environmentKeysOfHosts })
  }

  /// Everything the file builds and reads.
  var viewElements: [ViewElement] {
    types.flatMap(\.viewElements) + properties.flatMap(\.views.elements)
      + functions.flatMap(\.views.elements) + previews.elements
  }
}

extension Origin {
  /// The last name of the type whose initialiser gives this value: `Model` in `Model()`.
  var madeName: String? {
    guard case .call(let callee, _) = self else { return nil }
    return callee.builtName
  }

  /// The last name of a type that is called: `Row` in `Row(…)`, `List.Row(…)`, `Row.init(…)`.
  var builtName: String? {
    switch self {
    case .name(let name): name
    case .member(let base, "init"): base.builtName
    case .member(_, let name): name
    case .type(let type): type.arguments.first?.simpleName
    default: nil
    }
  }
}

extension [ViewStep] {
  fileprivate var environmentKeys: [String] {
    compactMap { step in
      if case .environmentKey(let key) = step { key } else { nil }
    }
  }

  /// The values that are set inside of what is given to a host as its root view.
  fileprivate var environmentKeysOfHosts: [String] {
    let end = firstIndex { step in
      if case .argument(_, "rootView", _) = step { true } else { false }
    }
    return end.map { Array(self[..<$0]).environmentKeys } ?? []
  }
}

extension ViewStep {
  /// Whether the step may tell when the code runs.
  var concernsTiming: Bool {
    switch self {
    case .action: true
    case .argument(_, _, let isClosure), .modifierArgument(_, _, let isClosure): isClosure
    default: false
    }
  }

  /// Whether the step tells that something is there only under a condition.
  var isCondition: Bool {
    if case .conditional = self { return true }
    return false
  }
}
