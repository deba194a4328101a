/// Gives a hosted view the callback that the place forgets.
struct PassCallback {
  let context: RuleContext

  /// A closure that calls the method of the class around that is named for the callback; one to fill
  /// in where there is none. Offered where the initialiser takes the callback.
  func fix(_ callback: UnsetCallback) -> Fix? {
    let name = callback.property.fact.name
    guard let type = callback.property.fact.type, type.isFunction,
      type.arguments.last?.isVoid == true, let place = place(for: name, in: callback)
    else { return nil }
    let inputs = Array(type.arguments.dropLast())
    let method = method(named: name, taking: inputs, in: callback.site)
    guard let closure = method.map(calling) ?? placeholder(inputs) else { return nil }
    let argument = "\(name): \(closure)"
    return Fix(
      method.map { "Let '\(name)' call '\($0.baseName)'" } ?? "Pass '\(name)'", .needsReview,
      edits: [
        .insert(place.isFirst ? argument + place.separator : ", " + argument, at: place.offset)
      ])
  }

  private func placeholder(_ inputs: [TypeRef]) -> String? {
    guard inputs.allSatisfy(\.isWrittenByName) else { return nil }
    let types = inputs.map(\.writtenName).joined(separator: ", ")
    return "<#(\(types)) -> Void#>"
  }

  private func calling(_ method: FunctionFact) -> String {
    let arguments = method.parameters.enumerated().map { index, parameter in
      parameter.label.isEmpty ? "$\(index)" : "\(parameter.label): $\(index)"
    }
    return "{ [weak self] in self?.\(method.baseName)(\(arguments.joined(separator: ", "))) }"
  }

  /// `open`, `didOpen`, `handleOpen` or `onOpen` for `onOpen`, with the callback's own inputs.
  private func method(
    named callback: String, taking inputs: [TypeRef], in site: HostingSite
  ) -> FunctionFact? {
    guard site.node.hasWholeSelf, let owner = site.owner,
      context.index.isClass(site.ownerName).isYes
    else { return nil }
    let function = site.node.enclosingFunction
    let stem = callback.hasPrefix("on") ? String(callback.dropFirst(2)) : callback
    let own = stem.prefix(1).lowercased() + stem.dropFirst()
    let candidates = [own, "did" + stem, "handle" + stem, callback].flatMap { name in
      // What this file does not show may be private, or not be there in every build.
      owner.pieces.flatMap { $0.children(.function) }.filter {
        $0.name == name && $0.isThere(for: site.node)
      }
      .map { FunctionFact($0, in: .none) }
    }
    return candidates.first { method in
      method.parameters.map(\.type) == inputs && method.result?.isVoid != false
        && !method.has(.isStatic) && !method.has(.isAsync) && !method.has(.isThrowing)
        && method.generics.isEmpty && method.baseName != function?.name
    }
  }

  private struct Place {
    let offset: TextOffset
    /// Whether it is in front of all arguments.
    let isFirst: Bool
    let separator: String
  }

  /// Where an argument of that label belongs in the call, by the order of the parameters.
  private func place(for label: String, in callback: UnsetCallback) -> Place? {
    let index = context.index
    let call = callback.call
    let initializers = index.functions("init", of: callback.view).filter {
      $0.owner == callback.view
    }
    let labels: [String]
    if initializers.isEmpty {
      labels = index.declarations(of: callback.view).flatMap(\.fact.properties).filter {
        !$0.has(.isComputed) && !$0.has(.isStatic)
      }.map(\.name)
    } else {
      guard
        let initializer = initializers.filter({ $0.fact.accepts(call.argumentLabels) }).only,
        initializer.fact.parameters.contains(where: { $0.label == label })
      else { return nil }
      labels = initializer.fact.parameters.map(\.label)
    }
    guard let position = labels.firstIndex(of: label) else { return nil }
    let before = Set(labels[..<position])
    let arguments = call.arguments
    guard !arguments.contains(where: { $0.has(.isTrailing) }) else { return nil }
    if let last = arguments.last(where: { before.contains($0.label) }) {
      return Place(offset: last.range.upperBound, isFirst: false, separator: "")
    }
    guard let callee = call.callee, callee.kind == .name else { return nil }
    return Place(
      offset: TextOffset(utf8: callee.range.upperBound.utf8 + 1), isFirst: true,
      separator: arguments.isEmpty ? "" : ", ")
  }
}

extension Node {
  /// Whether code at `place` may call this method in every build and on every system.
  fileprivate func isThere(for place: Node) -> Bool {
    attribute("available") == nil && parent?.attribute("available") == nil
      && parent?.children(.genericParameter).isEmpty != false
      && ancestors.allSatisfy { $0.kind != .conditionalClause || $0.contains(place) }
  }
}
