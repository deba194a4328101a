/// What wrappers, modifiers and hosting classes put into the environment.
extension EnvironmentFlow {
  /// What the steps around a view provide to it, in code of the type `context`.
  func provided(by path: [ViewStep], in context: String) -> ProvidedEnvironment {
    provided(by: path, in: context, depth: 0)
  }

  /// What the initialisers of a hosting class, and of those it descends from, provide to the root
  /// view that they are given.
  func provided(byHost host: String) -> ProvidedEnvironment {
    questioning.ask(host, memory.hostProvisions) { hostProvision(host) }
  }

  private func hostProvision(_ host: String) -> ProvidedEnvironment {
    var result = ProvidedEnvironment()
    for ancestor in index.lineage(of: host) {
      for piece in index.declarationsForViews(of: ancestor) {
        index.note(.member("rootView", of: ancestor))
        // A root view that the class sets again may have been given anything by then.
        if piece.fact.assignedMembers.contains("rootView") { return .unknown }
        for function in piece.fact.functions where function.isInitializer {
          result.merge(given(to: function.views, in: ancestor, depth: 0))
        }
      }
    }
    return result
  }

  private func provided(
    by path: [ViewStep], in context: String, depth: Int
  ) -> ProvidedEnvironment {
    guard !isTooDeep(depth) else { return .unknown }
    var result = ProvidedEnvironment()
    for step in path {
      switch step {
      case .environmentObject(let origin):
        result.merge(object(origin, .object, in: context))
      case .environment(let origin): result.merge(object(origin, .observable, in: context))
      case .environmentValues: result.isUnknown = true
      case .hidden: result.merge(.unknown)
      case .within(let name): result.surroundings.insert(name)
      case .environmentKey(let key):
        result.entries.insert(.init(channel: .value, type: key))
      case .modifier(let origin):
        guard let type = index.type(of: origin, in: context)?.name,
          !index.heads(of: type).isEmpty
        else {
          result.merge(.unknown)
          continue
        }
        result.merge(byContent(of: type, depth: depth))
      case .modified(let name): result.merge(byModifier(name, depth: depth))
      case .modifierArgument(let name, _, _):
        result.merge(byArgument(ofModifier: name, depth: depth))
      case .argument(let callee, _, _):
        result.merge(byArgument(of: callee, in: context, depth: depth))
      case .action, .hostedAgain, .identified, .destination, .conditional: break
      }
      if result.isLost { return result }
    }
    return result
  }

  /// An object whose class cannot be told may be the one that is needed.
  private func object(
    _ origin: Origin, _ channel: EnvironmentChannel, in context: String
  ) -> ProvidedEnvironment {
    guard let type = index.type(of: origin, in: context), !type.isOpaque, !type.isExistential,
      index.primaryKind(of: type.name) == .class,
      !index.isGenericName(type.name.lastComponent)
    else {
      return ProvidedEnvironment(isUnknown: true)
    }
    return ProvidedEnvironment(entries: [.init(channel: channel, type: type.name)])
  }

  /// What a wrapper view or a view modifier provides to its content.
  private func byContent(of type: String, depth: Int) -> ProvidedEnvironment {
    provisions.answer("content of \(type)", open: .unknown) {
      contentProvision(of: type, depth: depth)
    }
  }

  private func contentProvision(of type: String, depth: Int) -> ProvidedEnvironment {
    var result = ProvidedEnvironment()
    for ancestor in index.lineage(of: type) {
      for piece in index.declarationsForViews(of: ancestor) {
        for property in piece.fact.properties {
          result.merge(content(in: property.views, of: type, depth: depth))
        }
        for function in piece.fact.functions {
          result.merge(content(in: function.views, of: type, depth: depth))
          result.merge(given(to: function.views, in: type, depth: depth))
        }
      }
    }
    return result
  }

  /// What is provided to the members of `type` that are, or may hold, views given to it.
  private func content(
    in views: ViewSummary, of type: String, depth: Int
  ) -> ProvidedEnvironment {
    var result = ProvidedEnvironment()
    for element in views.elements {
      guard case .read(let name, _) = element.kind, !element.path.isEmpty,
        mayHoldContent(name, of: type)
      else { continue }
      result.merge(provided(by: element.path, in: type, depth: depth + 1))
    }
    return result
  }

  private func mayHoldContent(_ name: String, of type: String) -> Bool {
    guard let found = index.property(name, of: type) else {
      return index.functions(name, of: type).contains { $0.fact.result?.isVoid == false }
    }
    let fact = found.fact
    if fact.attributes.contains(where: { SwiftUIVocabulary.wrappers.contains($0.name) }) {
      return false
    }
    guard let written = fact.type else { return fact.has(.isComputed) || fact.initial == nil }
    if written.isFunction { return written.arguments.last?.isVoid == false }
    if ValueTypes.names.contains(written.simpleName) { return false }
    return written.isOpaque || written.simpleName == "AnyView"
      || index.qualifiedName(of: written.name, in: type) == nil
      || index.isView(written.name, in: type).isYes
  }

  /// What is provided to the parameters of a function.
  private func given(to views: ViewSummary, in type: String, depth: Int) -> ProvidedEnvironment {
    var result = ProvidedEnvironment()
    for element in views.elements where !element.path.isEmpty {
      guard case .parameter = element.kind else { continue }
      result.merge(provided(by: element.path, in: type, depth: depth + 1))
    }
    return result
  }

  /// What a method of an extension of `View` provides to what it is applied to.
  private func byModifier(_ name: String, depth: Int) -> ProvidedEnvironment {
    provisions.answer("modifier \(name)", open: .unknown) {
      modifierProvision(name, depth: depth)
    }
  }

  private func modifierProvision(_ name: String, depth: Int) -> ProvidedEnvironment {
    let methods = index.viewMethods(name)
    guard !methods.isEmpty else { return byProperty(name, depth: depth) }
    var result = ProvidedEnvironment()
    for method in methods {
      for element in method.fact.views.elements where element.kind == .selfValue {
        result.merge(provided(by: element.path, in: method.type, depth: depth + 1))
      }
    }
    return result
  }

  /// The same for a property such as `.themed`.
  private func byProperty(_ name: String, depth: Int) -> ProvidedEnvironment {
    let pieces = index.declarations(of: "View", for: name).filter { piece in
      piece.fact.properties.contains { $0.name == name }
    }
    guard !pieces.isEmpty else { return .unknown }
    var result = ProvidedEnvironment()
    for property in pieces.flatMap(\.fact.properties) where property.name == name {
      for element in property.views.elements where element.kind == .selfValue {
        result.merge(provided(by: element.path, in: "View", depth: depth + 1))
      }
    }
    return result
  }

  /// What a modifier provides to what it is given: `.sheet` and its kin nothing of their own.
  private func byArgument(ofModifier name: String, depth: Int) -> ProvidedEnvironment {
    provisions.answer("argument of \(name)", open: .unknown) {
      argumentProvision(name, depth: depth)
    }
  }

  private func argumentProvision(_ name: String, depth: Int) -> ProvidedEnvironment {
    let methods = index.viewMethods(name)
    var result = ProvidedEnvironment()
    if methods.isEmpty {
      guard SwiftUIVocabulary.buildingModifiers.contains(name) else { return .unknown }
      result.surroundings = [name]
    }
    for method in methods {
      result.merge(given(to: method.fact.views, in: method.type, depth: depth))
    }
    return result
  }

  /// What a call provides to its arguments.
  private func byArgument(
    of callee: Origin, in context: String, depth: Int
  ) -> ProvidedEnvironment {
    if callee.isOwnInitializer { return ProvidedEnvironment() }
    if case .metatype(let type) = index.value(of: callee.withoutInit, in: context) {
      if index.isHosting(type.name).isYes { return ProvidedEnvironment() }
      guard index.primaryKind(of: type.name) != nil,
        index.isView(type.name).isYes || index.descends(type.name, from: "ViewModifier").isYes
      else { return .unknown }
      return byContent(of: type.name, depth: depth)
    }
    guard let name = callee.builtName else { return .unknown }
    return provisions.answer("call of \(name) in \(context)", open: .unknown) {

      callProvision(name, in: context, depth: depth)
    }
  }

  private func callProvision(
    _ name: String, in context: String, depth: Int
  ) -> ProvidedEnvironment {
    var functions = index.functions(name, of: context).map { ($0.fact, $0.owner) }
    functions += (index.globalFunctions[name] ?? []).map { ($0, "") }
    guard !functions.isEmpty else { return .unknown }
    var result = ProvidedEnvironment()
    for (fact, owner) in functions {
      result.merge(given(to: fact.views, in: owner, depth: depth))
    }
    return result
  }
}
