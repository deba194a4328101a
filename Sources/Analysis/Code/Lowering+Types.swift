import SwiftSyntax

extension TypeRef {
  /// The type that `syntax` writes; `nil` for what has no name here (`_`, missing, too deep).
  init?(_ syntax: TypeSyntax?, depth: Int = 0) {
    guard let syntax, depth < 40 else { return nil }
    func inner(_ type: TypeSyntax) -> TypeRef? { TypeRef(type, depth: depth + 1) }
    switch syntax.as(TypeSyntaxEnum.self) {
    case .identifierType(let type):
      let arguments = TypeRef.arguments(type.genericArgumentClause, depth)
      if type.name.text == "Optional", var wrapped = arguments.first {
        wrapped.isOptional = true
        self = wrapped
      } else {
        self.init(type.name.identifierText, arguments: arguments)
      }
    case .memberType(let type):
      guard let base = inner(type.baseType) else { return nil }
      self.init(
        base.name + "." + type.name.identifierText,
        arguments: TypeRef.arguments(type.genericArgumentClause, depth))
    case .optionalType(let type):
      guard let wrapped = inner(type.wrappedType) else { return nil }
      self = wrapped
      isOptional = true
    case .implicitlyUnwrappedOptionalType(let type):
      guard let wrapped = inner(type.wrappedType) else { return nil }
      self = wrapped
      isOptional = true
    case .attributedType(let type):
      guard let base = inner(type.baseType) else { return nil }
      self = base
    case .someOrAnyType(let type):
      guard let constraint = inner(type.constraint) else { return nil }
      self = constraint
      if type.someOrAnySpecifier.tokenKind == .keyword(.some) {
        isOpaque = true
      } else {
        isExistential = true
      }
    case .arrayType(let type):
      self.init(Self.arrayMark, arguments: [inner(type.element) ?? TypeRef("_")])
    case .dictionaryType(let type):
      self.init(
        Self.dictionaryMark,
        arguments: [inner(type.key) ?? TypeRef("_"), inner(type.value) ?? TypeRef("_")])
    case .tupleType(let type):
      let parts = type.elements.map { inner($0.type) ?? TypeRef("_") }
      if parts.count == 1, let only = parts.first {
        self = only
      } else {
        self.init(Self.tupleMark, arguments: parts)
      }
    case .functionType(let type):
      let parameters = type.parameters.map { inner($0.type) ?? TypeRef("_") }
      let result = inner(type.returnClause.type) ?? TypeRef("Void")
      self.init(Self.functionMark, arguments: parameters + [result])
    case .compositionType(let type):
      self.init(
        Self.compositionMark, arguments: type.elements.compactMap { inner($0.type) })
    case .metatypeType(let type):
      guard let base = inner(type.baseType) else { return nil }
      self.init("Type", arguments: [base])
    default:
      return nil
    }
  }

  static func arguments(
    _ clause: GenericArgumentClauseSyntax?, _ depth: Int
  ) -> [TypeRef] {
    guard let clause else { return [] }
    return clause.arguments.map { argument in
      guard case .type(let type) = argument.argument else { return TypeRef("_") }
      return TypeRef(type, depth: depth + 1) ?? TypeRef("_")
    }
  }
}

extension TypeSyntax {
  /// Whether the type is written `@escaping`, at any wrapping.
  var isEscaping: Bool {
    guard let attributed = self.as(AttributedTypeSyntax.self) else { return false }
    return attributed.attributes.contains { attribute in
      attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "escaping"
    }
  }

  var isInOut: Bool {
    guard let attributed = self.as(AttributedTypeSyntax.self) else { return false }
    return attributed.specifiers.contains { $0.trimmedDescription == "inout" }
  }
}
