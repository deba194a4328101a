/// One element of the lowered code, as it is stored.
///
/// Records stand in source order, each followed by everything inside it; `end` is the index after
/// the last of those. Walking a subtree is therefore a loop, whatever its depth.
struct Record: Sendable {
  var kind: NodeKind
  var flags: NodeFlags = []
  /// Indexes into the tables of ``Code``; 0 is "none".
  var name: UInt32 = 0
  var label: UInt32 = 0
  var type: UInt32 = 0
  var end: UInt32 = 0
  var parent: UInt32 = 0
  /// The type declaration around it; 0 for none.
  var enclosingType: UInt32 = 0
  /// UTF-8 offsets, without surrounding trivia.
  var lower: UInt32
  var upper: UInt32
  /// Where the name or the keyword stands.
  var focus: UInt32
}

/// What an element of the code is. The words of Swift, fewer than its grammar has.
package enum NodeKind: UInt8, Sendable {
  case file
  // Declarations. A property stands for each name that `var` or `let` declares, local ones too.
  case type, property, function, initializer, deinitializer, subscriptDeclaration, accessor
  case enumCase, typeAlias, attribute, inherited, parameter, genericParameter, initialValue
  /// A modifier or the keyword that introduces a declaration: `private`, `static`, `let`, `class`.
  case modifier
  /// The opening brace of a type: what stands in front of its members begins behind it.
  case brace
  // Statements.
  case block, ifStatement, guardStatement, switchStatement, switchCase, forLoop, whileLoop
  case repeatLoop, doStatement, catchClause, deferStatement, returnStatement, throwStatement
  case jump, condition, conditional, conditionalClause
  // Expressions.
  case name, member, call, subscriptCall, argument, closure, capture, literal, string, array
  case dictionary, tuple, assignment, operation, cast, ternary, tryExpression, awaitExpression
  case force, optionalChain, reference, keyPath, macro, typeExpression, other
}

/// Modifiers and variants of a node; which of them apply depends on its kind.
package struct NodeFlags: OptionSet, Sendable, Hashable {
  package let rawValue: UInt64
  package init(rawValue: UInt64) { self.rawValue = rawValue }

  private init(bit: UInt64) { rawValue = 1 << bit }

  // Declarations.
  package static let isStatic = NodeFlags(bit: 0)
  package static let isLet = NodeFlags(bit: 1)
  package static let isWeak = NodeFlags(bit: 2)
  package static let isUnowned = NodeFlags(bit: 3)
  package static let isLazy = NodeFlags(bit: 4)
  package static let isOverride = NodeFlags(bit: 5)
  package static let isPrivate = NodeFlags(bit: 6)
  package static let isAsync = NodeFlags(bit: 7)
  /// `throws`; of a loop `for try await`.
  package static let isThrowing = NodeFlags(bit: 8)
  package static let isFinal = NodeFlags(bit: 9)
  package static let isLocal = NodeFlags(bit: 10)
  package static let isRequired = NodeFlags(bit: 11)
  package static let isPublic = NodeFlags(bit: 12)
  package static let isFailable = NodeFlags(bit: 13)
  package static let isConvenience = NodeFlags(bit: 14)
  package static let isMutating = NodeFlags(bit: 15)
  // Kinds of type.
  package static let isClass = NodeFlags(bit: 16)
  package static let isStruct = NodeFlags(bit: 17)
  package static let isEnum = NodeFlags(bit: 18)
  package static let isActor = NodeFlags(bit: 19)
  package static let isProtocol = NodeFlags(bit: 20)
  package static let isExtension = NodeFlags(bit: 21)
  // Statements and expressions.
  /// The branch an `if` takes when its conditions fail.
  package static let isElse = NodeFlags(bit: 24)
  /// `if let`, `guard let`, `while let`.
  package static let isOptionalBinding = NodeFlags(bit: 25)
  /// `#available`, `#unavailable`.
  package static let isAvailability = NodeFlags(bit: 26)
  /// A trailing closure.
  package static let isTrailing = NodeFlags(bit: 27)
  /// `try?`, `as?`.
  package static let isOptional = NodeFlags(bit: 28)
  /// A `try` or `as` with an exclamation mark.
  package static let isForced = NodeFlags(bit: 29)
  /// `is`, as opposed to `as`.
  package static let isTest = NodeFlags(bit: 30)
  /// `.member` without a base.
  package static let isImplicit = NodeFlags(bit: 31)
  /// A statement, a member or an argument that stands alone on its lines.
  package static let ownsLines = NodeFlags(bit: 32)
  /// `nil`, `true`, `false`, a number.
  package static let isNil = NodeFlags(bit: 33)
  /// A string with interpolations.
  package static let isInterpolated = NodeFlags(bit: 34)
  /// `for await`.
  package static let isAwait = NodeFlags(bit: 35)
  /// `default:` of a switch.
  package static let isDefault = NodeFlags(bit: 36)
  /// A parameter or closure parameter typed `@escaping`, or a property that keeps a closure.
  package static let isEscaping = NodeFlags(bit: 37)
  /// A parameter with a default value; a variadic one.
  package static let hasDefault = NodeFlags(bit: 38)
  /// `inout`.
  package static let isInOut = NodeFlags(bit: 39)
  /// A declaration or statement that holds a syntax error.
  package static let hasError = NodeFlags(bit: 40)
  /// A property without stored value.
  package static let isComputed = NodeFlags(bit: 41)
  /// A closure with an explicit `in`.
  package static let hasSignature = NodeFlags(bit: 42)
  /// `private(set)`.
  package static let hasPrivateSetter = NodeFlags(bit: 43)
  /// A declaration or statement in a clause of `#if` that is compiled for iOS whatever else is: it is
  /// written as if it stood outside, and code for other platforms goes without it.
  package static let isInClause = NodeFlags(bit: 44)
}
