import SwiftSyntax

/// Whether a clause of `#if` is compiled for iOS.
enum ClauseTruth {
  case compiled, skipped, unknown

  /// The clauses that count: those false for iOS are gone, and so is everything after a true one.
  static func clauses(of node: IfConfigDeclSyntax) -> [IfConfigClauseSyntax] {
    var result: [IfConfigClauseSyntax] = []
    for clause in node.clauses {
      guard let condition = clause.condition else {
        result.append(clause)
        break
      }
      switch ClauseTruth(condition, depth: 0) {
      case .skipped: continue
      case .unknown: result.append(clause)
      case .compiled:
        result.append(clause)
        return result
      }
    }
    return result
  }

  init(_ condition: ExprSyntax, depth: Int) {
    guard depth < 50 else {
      self = .unknown
      return
    }
    if let call = condition.as(FunctionCallExprSyntax.self) {
      self.init(call)
    } else if let prefix = condition.as(PrefixOperatorExprSyntax.self) {
      self = ClauseTruth(prefix.expression, depth: depth + 1).negated
    } else if let tuple = condition.as(TupleExprSyntax.self), let only = tuple.elements.first {
      self.init(only.expression, depth: depth + 1)
    } else if let sequence = condition.as(SequenceExprSyntax.self) {
      self.init(Array(sequence.elements), depth: depth)
    } else if let literal = condition.as(BooleanLiteralExprSyntax.self) {
      self = literal.literal.text == "true" ? .compiled : .skipped
    } else {
      self = .unknown
    }
  }

  /// `a && b || c`, where `&&` binds tighter.
  private init(_ elements: [ExprSyntax], depth: Int) {
    var whole = ClauseTruth.skipped
    var product = ClauseTruth.compiled
    for element in elements {
      if let op = element.as(BinaryOperatorExprSyntax.self) {
        if op.operator.text == "||" {
          whole = whole.or(product)
          product = .compiled
        }
      } else {
        product = product.and(ClauseTruth(element, depth: depth + 1))
      }
    }
    self = whole.or(product)
  }

  private init(_ call: FunctionCallExprSyntax) {
    let name = call.calledExpression.trimmedDescription
    let argument = call.arguments.first?.expression.trimmedDescription ?? ""
    switch name {
    case "os": self = argument == "iOS" ? .compiled : .skipped
    case "canImport":
      if ["AppKit", "Cocoa", "WatchKit", "Glibc", "Musl"].contains(argument) {
        self = .skipped
      } else if ["UIKit", "SwiftUI", "Combine", "Foundation", "Darwin"].contains(argument) {
        self = .compiled
      } else {
        self = .unknown
      }
    case "targetEnvironment": self = argument == "simulator" ? .unknown : .skipped
    default: self = .unknown
    }
  }

  private var negated: ClauseTruth {
    switch self {
    case .compiled: .skipped
    case .skipped: .compiled
    case .unknown: .unknown
    }
  }

  private func and(_ other: ClauseTruth) -> ClauseTruth {
    if self == .skipped || other == .skipped { return .skipped }
    return self == .compiled && other == .compiled ? .compiled : .unknown
  }

  private func or(_ other: ClauseTruth) -> ClauseTruth {
    if self == .compiled || other == .compiled { return .compiled }
    return self == .skipped && other == .skipped ? .skipped : .unknown
  }
}
