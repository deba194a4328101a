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

  private mutating func function(_ node: FunctionDeclSyntax, isLocal: Bool) {
    var flags = modifiers(node.modifiers)
    if isLocal { flags.insert(.isLocal) }
    let effects = node.signature.effectSpecifiers
    if effects?.asyncSpecifier != nil { flags.insert(.isAsync) }
    if effects?.throwsClause != nil { flags.insert(.isThrowing) }
    if ownsLines(node) { flags.insert(.ownsLines) }
    self.node(
      .function, node, flags, name: node.name.identifierText,
      type: TypeRef(node.signature.returnClause?.type), focus: node.name
    ) {
      $0.attributes(node.attributes)
      $0.keywords(node.modifiers, node.funcKeyword)
      $0.genericParameters(node.genericParameterClause, node.genericWhereClause)
      $0.parameters(node.signature.parameterClause.parameters)
      $0.block(node.body)
    }
  }

  private mutating func initializer(_ node: InitializerDeclSyntax) {
    var flags = modifiers(node.modifiers)
    if node.optionalMark != nil { flags.insert(.isFailable) }
    self.node(.initializer, node, flags, name: "init", focus: node.initKeyword) {
      $0.attributes(node.attributes)
      $0.genericParameters(node.genericParameterClause, node.genericWhereClause)
      $0.parameters(node.signature.parameterClause.parameters)
      $0.block(node.body)
    }
  }

  mutating func parameters(_ parameters: FunctionParameterListSyntax) {
    for parameter in parameters {
      let first = parameter.firstName.identifierText
      var flags: NodeFlags = []
      if parameter.type.isEscaping { flags.insert(.isEscaping) }
      if parameter.type.isInOut { flags.insert(.isInOut) }
      if parameter.defaultValue != nil || parameter.ellipsis != nil { flags.insert(.hasDefault) }
      node(
        .parameter, parameter, flags, name: parameter.secondName?.identifierText ?? first,
        label: first == "_" ? "" : first, type: TypeRef(parameter.type),
        focus: parameter.secondName ?? parameter.firstName
      ) { inner in
        inner.attributes(parameter.attributes)
        if let value = parameter.defaultValue?.value {
          inner.node(.initialValue, value) { $0.expression(value) }
        }
      }
    }
  }

  private mutating func variables(_ node: VariableDeclSyntax, isLocal: Bool) {
    var shared = modifiers(node.modifiers)
    if node.bindingSpecifier.tokenKind == .keyword(.let) { shared.insert(.isLet) }
    if isLocal { shared.insert(.isLocal) }
    if ownsLines(node) { shared.insert(.ownsLines) }
    for (position, binding) in node.bindings.enumerated() {
      var flags = shared
      let annotation = Self.annotation(at: position, of: node.bindings)
      if binding.accessorBlock?.isComputed == true { flags.insert(.isComputed) }
      let names = binding.pattern.boundNames
      let type = names.count == 1 ? TypeRef(annotation) : nil
      for (index, name) in names.enumerated() {
        self.node(
          .property, node, flags, name: name.identifierText, type: type, focus: name
        ) { inner in
          inner.attributes(node.attributes)
          if !isLocal { inner.keywords(node.modifiers, node.bindingSpecifier) }
          if let value = binding.initializer?.value, index == 0 || names.count == 1 {
            inner.node(.initialValue, value, names.count == 1 ? [] : .isTest) {
              $0.expression(value)
            }
          }
          if index == 0 { inner.accessors(binding.accessorBlock) }
        }
      }
      if names.isEmpty, let value = binding.initializer?.value {
        self.node(.property, node, flags, name: "_", focus: binding.pattern) { inner in
          inner.node(.initialValue, value) { $0.expression(value) }
        }
      }
    }
  }

  /// The type that is written for a binding: in `let first, second: Model` both have the last one's.
  private static func annotation(
    at position: Int, of bindings: PatternBindingListSyntax
  ) -> TypeSyntax? {
    for binding in bindings.dropFirst(position) {
      if let annotation = binding.typeAnnotation { return annotation.type }
      if binding.initializer != nil || binding.accessorBlock != nil { return nil }
    }
    return nil
  }

  private mutating func accessors(_ block: AccessorBlockSyntax?) {
    guard let block else { return }
    switch block.accessors {
    case .getter(let statements):
      descend { inner in
        inner.node(.accessor, block, name: "get") { inner in
          inner.node(.block, block) { $0.codeBlockItems(statements) }
        }
      }
    case .accessors(let list):
      for accessor in list {
        descend { inner in
          inner.node(
            .accessor, accessor, name: accessor.accessorSpecifier.text,
            label: accessor.parameters?.name.identifierText ?? "",
            focus: accessor.accessorSpecifier
          ) { $0.block(accessor.body) }
        }
      }
    default: break
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
  private mutating func keywords(_ modifiers: DeclModifierListSyntax, _ introducer: TokenSyntax) {
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
        if modifier.detail == nil { flags.insert(.isPrivate) }
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

extension AccessorBlockSyntax {
  /// Whether the property stores nothing: it has a getter rather than only observers.
  fileprivate var isComputed: Bool {
    switch accessors {
    case .getter: true
    case .accessors(let list):
      list.contains { accessor in
        accessor.accessorSpecifier.tokenKind == .keyword(.get)
          || accessor.accessorSpecifier.text == "_read"
      }
    default: false
    }
  }
}

extension PatternSyntax {
  /// The names a pattern binds, in source order. Nesting beyond a few levels is not followed.
  var boundNames: [TokenSyntax] {
    var pending = [(self, 0)]
    var names: [TokenSyntax] = []
    while let (pattern, depth) = pending.popLast() {
      if let identifier = pattern.as(IdentifierPatternSyntax.self) {
        names.append(identifier.identifier)
      } else if let tuple = pattern.as(TuplePatternSyntax.self), depth < 8 {
        pending += tuple.elements.reversed().map { ($0.pattern, depth + 1) }
      } else if let binding = pattern.as(ValueBindingPatternSyntax.self), depth < 8 {
        pending.append((binding.pattern, depth + 1))
      } else if let expression = pattern.as(ExpressionPatternSyntax.self) {
        names += expression.expression.boundNames
      }
    }
    return names
  }
}

extension ExprSyntax {
  /// The names bound inside a pattern that is written as an expression: `.some(let value)`.
  fileprivate var boundNames: [TokenSyntax] {
    var pending = [(Syntax(self), 0)]
    var names: [TokenSyntax] = []
    while let (node, depth) = pending.popLast() {
      if let pattern = node.as(IdentifierPatternSyntax.self) {
        names.append(pattern.identifier)
      } else if depth < 12 {
        pending += node.children(viewMode: .sourceAccurate).reversed().map { ($0, depth + 1) }
      }
    }
    return names
  }
}
