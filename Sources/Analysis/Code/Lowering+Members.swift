import SwiftSyntax

/// Functions and properties, whether members or not.
extension Lowering {
  mutating func function(_ node: FunctionDeclSyntax, isLocal: Bool) {
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

  mutating func initializer(_ node: InitializerDeclSyntax) {
    var flags = modifiers(node.modifiers)
    if node.optionalMark != nil { flags.insert(.isFailable) }
    if ownsLines(node) { flags.insert(.ownsLines) }
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

  mutating func variables(_ node: VariableDeclSyntax, isLocal: Bool) {
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

  mutating func accessors(_ block: AccessorBlockSyntax?) {
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
