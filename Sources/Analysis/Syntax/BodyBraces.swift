import SwiftSyntax

/// The two braces, both present, between which a declaration's body stands.
struct BodyBraces {
  let left: TokenSyntax
  let right: TokenSyntax

  fileprivate init?(_ left: TokenSyntax?, _ right: TokenSyntax?) {
    guard let left, let right, left.presence == .present, right.presence == .present else {
      return nil
    }
    self.left = left
    self.right = right
  }

  fileprivate init?(_ braces: (some BracedSyntax)?) {
    self.init(braces?.leftBrace, braces?.rightBrace)
  }

  /// Whether `range` lies strictly between the braces.
  func enclose(_ range: TextRange) -> Bool {
    left.endPositionBeforeTrailingTrivia.utf8Offset <= range.lowerBound.utf8
      && range.upperBound.utf8 <= right.positionAfterSkippingLeadingTrivia.utf8Offset
  }
}

extension DeclSyntax {
  /// The braces of a function, an accessor block or a type; `nil` where there are none.
  var bodyBraces: BodyBraces? {
    switch self.as(DeclSyntaxEnum.self) {
    case .functionDecl(let declaration): BodyBraces(declaration.body)
    case .initializerDecl(let declaration): BodyBraces(declaration.body)
    case .deinitializerDecl(let declaration): BodyBraces(declaration.body)
    case .subscriptDecl(let declaration): BodyBraces(declaration.accessorBlock)
    case .variableDecl(let declaration): BodyBraces(declaration.bindings.last?.accessorBlock)
    case .classDecl(let declaration): BodyBraces(declaration.memberBlock)
    case .structDecl(let declaration): BodyBraces(declaration.memberBlock)
    case .enumDecl(let declaration): BodyBraces(declaration.memberBlock)
    case .actorDecl(let declaration): BodyBraces(declaration.memberBlock)
    case .protocolDecl(let declaration): BodyBraces(declaration.memberBlock)
    case .extensionDecl(let declaration): BodyBraces(declaration.memberBlock)
    default: nil
    }
  }
}
