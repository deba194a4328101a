/// What must hold of one property of a type for some code in it to be reached.
///
/// Only comparisons with literals are told apart: what a caller passes as a literal may exclude
/// a branch.
package struct ViewCondition: Hashable, Sendable {
  /// The property of the surrounding type that decides.
  package let property: String
  /// Literals and enum cases as code has them: `true`, `nil`, `.compact`.
  package let values: Set<String>
  /// Whether the code is reached for `values`, or for every other value.
  package let isForValues: Bool

  /// Whether the code is not reached where the property has the value `literal`.
  package func excludes(_ literal: String) -> Bool { values.contains(literal) != isForValues }
}

extension Node {
  /// The literal or enum case that this expression is, as ``ViewCondition`` spells it.
  var decidingLiteral: String? {
    switch kind {
    case .literal: return name.isEmpty ? nil : name
    case .member:
      let isCase = has(.isImplicit) || path?.dropLast().allSatisfy(\.isTypeName) == true
      return isCase && !name.isTypeName && name != "init" ? "." + name : nil
    default: return nil
    }
  }

  /// The enum case that this expression makes with values of its own, as a pattern spells it: `.code`
  /// of `.code(callback: finish)`.
  var filledCase: String? {
    guard kind == .call, let callee, callee.kind == .member, callee.has(.isImplicit) else {
      return nil
    }
    return callee.decidingLiteral
  }

  /// The conditions that standing in this element, directly inside of `parent`, rests on; an entry
  /// is `nil` for one that is more than a comparison of a property.
  func conditions(in parent: Node) -> [ViewCondition?] {
    switch parent.kind {
    case .ifStatement, .guardStatement:
      let all = parent.children(.condition)
      if kind == .condition {
        return all.prefix { $0.id < id }.flatMap { $0.conditions(isMet: true) }
      }
      guard has(.isElse) else { return all.flatMap { $0.conditions(isMet: true) } }
      return all.count == 1 ? all[0].conditions(isMet: false) : [nil]
    case .ternary:
      let parts = Array(parent.children.prefix(3))
      guard parts.count == 3, parts[0] != self else { return [] }
      return parts[0].requirements(for: parts[1] == self)
    case .switchCase:
      guard let subject = parent.parent?.firstChild?.ownProperty, !parent.label.isEmpty else {
        return [nil]
      }
      let values = Set(parent.label.split(separator: ",").map(String.init))
      return [ViewCondition(property: subject, values: values, isForValues: true)]
    case .operation where ["&&", "||", "??"].contains(parent.name):
      return parent.firstChild == self ? [] : [nil]
    case .forLoop, .whileLoop: return kind == .block ? [nil] : []
    case .catchClause, .conditionalClause: return [nil]
    case .block: return conditionsBehindExits(of: parent)
    default: return []
    }
  }

  /// What holds behind the statements of `block` that leave it before this one.
  private func conditionsBehindExits(of block: Node) -> [ViewCondition?] {
    var result: [ViewCondition?] = []
    for sibling in block.children {
      guard sibling.id < id else { break }
      switch sibling.kind {
      case .guardStatement:
        result += sibling.children(.condition).flatMap { $0.conditions(isMet: true) }
      case .ifStatement where sibling.child(.block)?.endsWithReturn == true:
        let all = sibling.children(.condition)
        result += all.count == 1 ? all[0].conditions(isMet: false) : [nil]
      default: break
      }
    }
    return result
  }

  private var endsWithReturn: Bool {
    var last: Node?
    for child in children { last = child }
    return last?.kind == .returnStatement
  }

  /// What an element of the condition list of a statement says. A check of the system's version
  /// says nothing: both branches are for users.
  private func conditions(isMet: Bool) -> [ViewCondition?] {
    if has(.isAvailability) { return [] }
    if has(.isOptionalBinding) {
      let property = firstChild.map(\.ownProperty) ?? ownName
      return [property.map { ViewCondition(property: $0, values: ["nil"], isForValues: !isMet) }]
    }
    if !label.isEmpty {
      guard label != Node.unknownPattern, let property = firstChild?.ownProperty else {
        return [nil]
      }
      return [ViewCondition(property: property, values: [label], isForValues: isMet)]
    }
    return firstChild?.requirements(for: isMet) ?? [nil]
  }

  /// What makes this expression have the value `truth`.
  private func requirements(for truth: Bool) -> [ViewCondition?] {
    var node = unwrapped
    var truth = truth
    while node.kind == .operation, node.name == "!", let inner = node.firstChild?.unwrapped {
      node = inner
      truth = !truth
    }
    if let property = node.ownProperty {
      return [ViewCondition(property: property, values: ["\(truth)"], isForValues: true)]
    }
    // Longer operations are not parsed by precedence.
    let operands = Array(node.children.prefix(3))
    guard node.kind == .operation, operands.count == 2 else { return [nil] }
    switch node.name {
    case "==", "!=":
      guard let property = operands[0].ownProperty, let value = operands[1].decidingLiteral else {
        return [nil]
      }
      return [
        ViewCondition(
          property: property, values: [value], isForValues: (node.name == "==") == truth)
      ]
    case "&&" where truth, "||" where !truth:
      return operands.map { operand in
        let isNegated = operand.kind == .operation && operand.name == "!"
        let inner = isNegated ? operand.firstChild : operand
        return inner?.ownProperty.map {
          ViewCondition(property: $0, values: ["\(truth != isNegated)"], isForValues: true)
        }
      }
    default: return [nil]
    }
  }

  /// The name of the member of the surrounding type that this expression is.
  private var ownProperty: String? {
    let node = unwrapped
    guard node.kind == .name || node.kind == .member, let path = node.path, let name = path.last
    else { return nil }
    if path.count == 2, path[0] == "self" { return name }
    return path.count == 1 ? node.ownName : nil
  }

  private var ownName: String? {
    name.isTypeName || name == "self" || localDeclaration(of: name) != nil ? nil : name
  }

  /// How a condition is labelled whose pattern is not one plain case.
  static var unknownPattern: String { "case" }
}
