/// Moves the assignment that shows an observable value to a method whose reads UIKit tracks.
struct MoveToTrackedMethod {
  let context: RuleContext

  /// The method that tracks reads on every iOS the code runs on, and what has to be turned on for
  /// it; `nil` where no such method is certain to be tracked.
  private struct Target {
    let method: String
    let key: PropertyListEntry?
  }

  /// `updateProperties()` from iOS 26 on; before that a layout method, which iOS 18 tracks in apps
  /// that ask for it.
  private func target(in owner: String) -> Target? {
    guard let minimum = context.settings.minimumIOS, minimum >= Version(18) else { return nil }
    let isController = context.index.isController(owner).isYes
    guard minimum < Version(26) else { return Target(method: "updateProperties", key: nil) }
    let layout = isController ? "viewWillLayoutSubviews" : "layoutSubviews"
    if context.settings.tracksObservation == true { return Target(method: layout, key: nil) }
    guard context.settings.tracksObservation == false, let list = context.settings.appPropertyList
    else { return nil }
    return Target(method: layout, key: .observationTracking(in: list))
  }

  /// The fix, or the reason why there is none.
  func fix(_ read: ObservableRead) -> (fix: Fix?, refusal: RefusedFix?) {
    guard let target = target(in: read.ownerName), let function = read.function,
      let statement = read.node.statement, let type = function.enclosingType,
      type.has(.isClass), let removal = context.file.remove(statement)
    else { return (nil, nil) }
    let title = "Move to \(target.method)"
    guard statement.parent == function.body else {
      return (nil, RefusedFix(title, because: "it happens only under a condition"))
    }
    if let local = statement.localMention {
      return (
        nil, RefusedFix(title, because: "it uses '\(local)', which only \(function.name) has")
      )
    }
    guard let insertion = insertion(of: statement, into: target.method, behind: function, of: type)
    else { return (nil, nil) }
    let edits = [removal, insertion].sorted { $0.range.lowerBound < $1.range.lowerBound }
    return (Fix(title, .needsReview, edits: edits, entry: target.key), nil)
  }

  /// At the end of the method where the class overrides it already, else in a new override.
  private func insertion(
    of statement: Node, into method: String, behind function: Node, of type: Node
  ) -> Fix.Edit? {
    let existing = type.members.first {
      $0.kind == .function && $0.name == method && $0.children(.parameter).isEmpty
        && $0.has(.isOverride)
    }
    if let existing {
      guard let last = existing.body?.children.reversed().first,
        let indentation = context.file.indentation(of: last), last.kind != .returnStatement
      else { return nil }
      let end = context.file.endOfLine(last.range.upperBound)
      return Fix.Edit(
        replace: end..<end,
        with: [.text("\n"), .source(indentation), .source(statement.range)])
    }
    let owner = context.index.name(of: type)
    guard context.index.property(method, of: owner) == nil,
      context.index.functions(method, of: owner).allSatisfy({ $0.owner != owner }),
      let outer = context.file.indentation(of: function),
      let inner = context.file.indentation(of: statement)
    else { return nil }
    let end = context.file.endOfLine(function.range.upperBound)
    return Fix.Edit(
      replace: end..<end,
      with: [
        .text("\n\n"), .source(outer), .text("override func \(method)() {\n"), .source(inner),
        .text("super.\(method)()\n"), .source(inner), .source(statement.range), .text("\n"),
        .source(outer), .text("}"),
      ])
  }
}

extension Node {
  /// A local variable or parameter that this statement mentions.
  fileprivate var localMention: String? {
    descendants.first { $0.kind == .name && $0.localDeclaration(of: $0.name) != nil }?.name
  }
}
