/// Questions about paths through a body.
extension Node {
  /// The range of a call from its member name on: a chained call starts there, not at the start
  /// of the chain.
  package var callRange: TextRange {
    guard kind == .call, let callee, callee.kind == .member else { return range }
    return callee.focus.lowerBound..<range.upperBound
  }

  /// Whether a condition decides inside `body` if this element is reached: it stands in a branch,
  /// or behind a `guard` or an `if` that may leave.
  package func isConditional(within body: Node) -> Bool {
    var current = self
    for ancestor in ancestors {
      if ancestor.kind == .block || ancestor.kind == .conditionalClause {
        for sibling in ancestor.children {
          guard sibling.id < current.id else { break }
          if sibling.mayLeave { return true }
        }
      }
      switch ancestor.kind {
      case .ifStatement, .switchCase, .catchClause, .ternary, .conditionalClause: return true
      case .guardStatement: return true
      default: break
      }
      if ancestor == body { return false }
      current = ancestor
    }
    return false
  }

  /// Whether this element runs each time after `other`, which stands in front of it in the same
  /// function: no condition decides about it, and nothing between them may leave.
  package func alwaysFollows(_ other: Node) -> Bool {
    guard other.id < id, enclosingFunction == other.enclosingFunction else { return false }
    var current = self
    for ancestor in ancestors {
      if ancestor.kind == .block || ancestor.kind == .conditionalClause {
        for sibling in ancestor.children where sibling.end > other.id {
          guard sibling.id < current.id else { break }
          if sibling.leaves(behind: other) { return false }
        }
      }
      if ancestor.contains(other) {
        return !isAlternative(to: other) && ancestor.kind != .ifStatement
          && ancestor.kind != .guardStatement
      }
      switch ancestor.kind {
      case .ifStatement, .guardStatement, .switchCase, .catchClause, .ternary, .conditionalClause,
        .forLoop, .whileLoop:
        return false
      default: current = ancestor
      }
    }
    return false
  }

  /// Whether something in this statement, behind `other`, may leave the function.
  private func leaves(behind other: Node) -> Bool {
    guard mayLeave else { return false }
    return descendants.contains {
      $0.id > other.id
        && [.returnStatement, .throwStatement, .jump].contains($0.kind)
        && $0.enclosingBody == enclosingBody
    }
  }

  package var isLoop: Bool { kind == .forLoop || kind == .whileLoop || kind == .repeatLoop }

  /// A statement behind which the rest of its block may not run.
  private var mayLeave: Bool {
    guard kind == .guardStatement || kind == .ifStatement || kind == .switchStatement else {
      return false
    }
    return leaves
  }

  /// Whether something inside returns, throws or jumps, closures and nested functions aside.
  package var leaves: Bool {
    var index = id + 1
    while index < end {
      let node = Node(storage: storage, id: index)
      switch node.kind {
      case .returnStatement, .throwStatement, .jump: return true
      case .closure, .function, .type: index = max(node.end, index + 1)
      default: index += 1
      }
    }
    return false
  }

  /// Whether this element and `other` are in different branches of one statement, so that they
  /// never run one after the other in one pass.
  package func isAlternative(to other: Node) -> Bool {
    for ancestor in ancestors where ancestor.contains(other) {
      guard let mine = ancestor.children.first(where: { $0 == self || $0.contains(self) }),
        let others = ancestor.children.first(where: { $0 == other || $0.contains(other) }),
        mine != others
      else { return false }
      switch ancestor.kind {
      case .ifStatement, .guardStatement:
        return mine.kind != .condition && others.kind != .condition
      case .switchStatement: return mine.kind == .switchCase && others.kind == .switchCase
      case .conditional: return true
      case .doStatement: return mine.kind == .catchClause && others.kind == .catchClause
      default: return false
      }
    }
    return false
  }

  /// The block or clause whose statement this element belongs to.
  package var enclosingBlock: Node? {
    ancestors.first { $0.kind == .block || $0.kind == .conditionalClause }
  }

  /// Whether both belong to statements of the same block.
  package func isInSameBlock(as other: Node) -> Bool {
    guard let block = enclosingBlock else { return false }
    return block == other.enclosingBlock
  }

  /// Whether nothing follows this statement in its block.
  package var isLastOfItsBlock: Bool {
    guard let parent else { return false }
    return !parent.children.contains { $0.id > id }
  }
}
