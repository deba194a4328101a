import SwiftSyntax

extension Lowering {
  /// `isLocal` for a declaration among statements; the file's own are not.
  mutating func declaration(_ syntax: DeclSyntax, isLocal: Bool = false) {
    switch syntax.as(DeclSyntaxEnum.self) {
    case .classDecl(let node):
      type(node, .isClass, node.name, node.genericParameterClause, node.genericWhereClause)
    case .structDecl(let node):
      type(node, .isStruct, node.name, node.genericParameterClause, node.genericWhereClause)
    case .enumDecl(let node):
      type(node, .isEnum, node.name, node.genericParameterClause, node.genericWhereClause)
    case .actorDecl(let node):
      type(node, .isActor, node.name, node.genericParameterClause, node.genericWhereClause)
    case .protocolDecl(let node):
      type(node, .isProtocol, node.name, nil, node.genericWhereClause)
    case .extensionDecl(let node):
      type(node, .isExtension, node.extendedType, nil, node.genericWhereClause)
    case .functionDecl(let node): function(node, isLocal: isLocal)
    case .initializerDecl(let node): initializer(node)
    case .deinitializerDecl(let node):
      self.node(.deinitializer, node, name: "deinit", focus: node.deinitKeyword) {
        $0.block(node.body)
      }
    case .subscriptDecl(let node):
      self.node(
        .subscriptDeclaration, node, modifiers(node.modifiers), name: "subscript",
        type: TypeRef(node.returnClause.type), focus: node.subscriptKeyword
      ) {
        $0.parameters(node.parameterClause.parameters)
        $0.accessors(node.accessorBlock)
      }
    case .variableDecl(let node): variables(node, isLocal: isLocal)
    case .enumCaseDecl(let node):
      for element in node.elements {
        self.node(.enumCase, element, name: element.name.identifierText, focus: element.name) {
          if let clause = element.parameterClause {
            for parameter in clause.parameters {
              $0.node(
                .parameter, parameter, name: parameter.firstName?.identifierText ?? "",
                type: TypeRef(parameter.type))
            }
          }
          if let value = element.rawValue?.value { $0.expression(value) }
        }
      }
    case .associatedTypeDecl(let node):
      // To the protocol's own code it is what a generic parameter is to other code.
      self.node(
        .genericParameter, node, name: node.name.identifierText,
        type: TypeRef(node.inheritanceClause?.inheritedTypes.first?.type), focus: node.name)
    case .typeAliasDecl(let node):
      self.node(
        .typeAlias, node, modifiers(node.modifiers), name: node.name.identifierText,
        type: TypeRef(node.initializer.value), focus: node.name)
    case .ifConfigDecl(let node): conditional(node)
    case .importDecl(let node): imports.append(node.path.first?.name.text ?? "")
    case .macroExpansionDecl(let node):
      self.node(.macro, node, name: node.macroName.text, focus: node.macroName) {
        $0.arguments(node.arguments)
        $0.trailing(node.trailingClosure, node.additionalTrailingClosures)
      }
    default: break
    }
  }

  private mutating func type(
    _ node: some DeclGroupSyntax, _ kind: NodeFlags, _ name: some SyntaxProtocol,
    _ generics: GenericParameterClauseSyntax?, _ requirements: GenericWhereClauseSyntax?
  ) {
    let path =
      name.as(TypeSyntax.self).flatMap { TypeRef($0) }?.name
      ?? name.as(TokenSyntax.self)?.identifierText ?? ""
    var flags = modifiers(node.modifiers).union(kind)
    if node.hasError { flags.insert(.hasError) }
    self.node(.type, node, flags, name: path, focus: name) { inner in
      inner.attributes(node.attributes)
      inner.keywords(node.modifiers, node.introducer)
      if let clause = node.inheritanceClause {
        for entry in clause.inheritedTypes {
          inner.node(.inherited, entry, type: TypeRef(entry.type))
        }
      }
      inner.genericParameters(generics, requirements)
      if node.memberBlock.leftBrace.presence == .present {
        inner.node(.brace, node.memberBlock.leftBrace)
      }
      inner.descend { inner in
        for member in node.memberBlock.members { inner.declaration(member.decl) }
      }
    }
  }

  /// Generic parameters with what they are known to conform to, whichever way it is written.
  mutating func genericParameters(
    _ clause: GenericParameterClauseSyntax?, _ requirements: GenericWhereClauseSyntax?
  ) {
    if let clause {
      for parameter in clause.parameters {
        node(
          .genericParameter, parameter, name: parameter.name.identifierText,
          type: TypeRef(parameter.inheritedType), focus: parameter.name)
      }
    }
    guard let requirements else { return }
    for requirement in requirements.requirements {
      switch requirement.requirement {
      case .conformanceRequirement(let node):
        self.node(
          .genericParameter, node, name: node.leftType.trimmedDescription,
          type: TypeRef(node.rightType))
      case .sameTypeRequirement(let node):
        guard case .type(let left) = node.leftType, case .type(let right) = node.rightType else {
          continue
        }
        self.node(.genericParameter, node, name: left.trimmedDescription, type: TypeRef(right))
      default: continue
      }
    }
  }

  mutating func attributes(_ list: AttributeListSyntax) {
    for element in list {
      guard let attribute = element.as(AttributeSyntax.self) else { continue }
      let type = TypeRef(attribute.attributeName)
      node(
        .attribute, attribute, name: type?.simpleName ?? attribute.attributeName.trimmedDescription,
        type: type, focus: attribute.attributeName
      ) { inner in
        if case .argumentList(let arguments) = attribute.arguments { inner.arguments(arguments) }
      }
    }
  }

  /// Where the modifiers and the introducing keyword stand, for fixes that change them.
  mutating func keywords(_ modifiers: DeclModifierListSyntax, _ introducer: TokenSyntax) {
    for modifier in modifiers { node(.modifier, modifier, name: modifier.name.text) }
    node(.modifier, introducer, name: introducer.text)
  }

  func modifiers(_ list: DeclModifierListSyntax) -> NodeFlags {
    var flags: NodeFlags = []
    for modifier in list {
      switch modifier.name.tokenKind {
      case .keyword(.static), .keyword(.class): flags.insert(.isStatic)
      case .keyword(.weak): flags.insert(.isWeak)
      case .keyword(.unowned): flags.insert(.isUnowned)
      case .keyword(.lazy): flags.insert(.isLazy)
      case .keyword(.override): flags.insert(.isOverride)
      case .keyword(.private), .keyword(.fileprivate):
        flags.insert(modifier.detail == nil ? .isPrivate : .hasPrivateSetter)
      case .keyword(.public), .keyword(.open): flags.insert(.isPublic)
      case .keyword(.final): flags.insert(.isFinal)
      case .keyword(.required): flags.insert(.isRequired)
      case .keyword(.convenience): flags.insert(.isConvenience)
      case .keyword(.mutating): flags.insert(.isMutating)
      default: continue
      }
    }
    return flags
  }
}
