/// One use of a variable: what is done with it, and where.
package struct Use: Sendable, Hashable {
  package let effect: Effect
  /// The call, assignment or statement that does it.
  package let node: Node
  /// The mention of the variable.
  package let reference: Node
  /// What the value or its view is given to: the receiver of `addSubview`, `pushViewController`.
  package let receiver: Node?
}
