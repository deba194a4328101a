/// A place where a cell that is reused gets SwiftUI content for other data.
package struct CellRefill: Sendable {
  /// The assignment of `rootView` or `contentConfiguration`.
  package let assignment: Node
  /// The new content.
  package let content: Node
  /// The type the code stands in.
  package let ownerName: String
  /// Whether any type of content fits, as it does in a hosting configuration.
  package let takesAnyType: Bool
}

extension SeamModel {
  /// The refills in a file: `host.rootView = …` in a cell, and `contentConfiguration = …` in
  /// a cell, in a data source's method, in a registration and in a cell provider.
  package func cellRefills(_ index: WorkspaceIndex) -> [CellRefill] {
    let roots = hostingSites.flatMap { site -> [CellRefill] in
      guard index.ownerKind(of: site.ownerName) == .cell else { return [] }
      return site.fates.all(.sets("rootView")).compactMap(\.use?.node).compactMap { assignment in
        guard let content = assignment.assignedValue, assignment.fillsCell(site.ownerName, index)
        else { return nil }
        return CellRefill(
          assignment: assignment, content: content, ownerName: site.ownerName,
          takesAnyType: content.unwrapped.isTypeErased)
      }
    }
    let configurations = hostingConfigurations.compactMap { configuration -> CellRefill? in
      guard let assignment = configuration.assignment, let content = configuration.onlyView else {
        return nil
      }
      let owner = index.name(of: assignment.enclosingType)
      guard assignment.fillsCell(owner, index) else { return nil }
      return CellRefill(
        assignment: assignment, content: content, ownerName: owner, takesAnyType: true)
    }
    return roots + configurations
  }
}

extension CellRefill {
  /// The call that makes the view, below its modifiers and without `AnyView` around it.
  package var makingCall: Node? { unerased.makingCall }

  /// The name of the view's type.
  package var viewTypeName: String? { unerased.viewTypeName }

  private var unerased: Node { content.unwrapped.erasedView ?? content }

  /// Whether the cell is dequeued by an identifier that is made for the item, so that it never
  /// shows another.
  package var isReusedForTheSameItem: Bool {
    guard let body = assignment.enclosingBody else { return false }
    let place = Set(body.children(.parameter).map(\.name).filter { !$0.hasSuffix("View") })
    return body.descendants.contains { call in
      guard call.kind == .call, call.calleeName == "dequeueReusableCell",
        let identifier = call.arguments.first?.value
      else { return false }
      return !identifier.sources.isDisjoint(with: place)
    }
  }

  /// Whether the registration or provider around it looks at no item and no index path, so that it
  /// shows the same each time.
  package var showsNoItem: Bool {
    guard let parameters = assignment.cellProvider?.children(.parameter) else { return false }
    let names = parameters.map(\.name)
    return names.count == 3 && names.dropFirst().allSatisfy { $0 == "_" }
  }

  /// Whether `prepareForReuse` of the cell drops what it showed.
  package var isResetBeforeReuse: Bool {
    guard let type = assignment.enclosingType else { return false }
    return type.pieces.flatMap(\.members).contains { member in
      member.kind == .function && member.name == "prepareForReuse"
        && member.descendants.contains(where: \.dropsContent)
    }
  }
}

extension Node {
  /// Whether this gives a cell other content, or takes a view out of it.
  fileprivate var dropsContent: Bool {
    switch kind {
    case .assignment:
      guard let name = assignmentTarget?.unwrapped.name else { return false }
      return ["contentConfiguration", "rootView"].contains(name)
        || name.lowercased().contains("host")
    case .name, .member: return name == "removeFromSuperview"
    default: return false
    }
  }

  /// Whether this element runs each time a cell gets other data.
  fileprivate func fillsCell(_ owner: String, _ index: WorkspaceIndex) -> Bool {
    if isInCellProvider { return true }
    guard let function = enclosingFunction else { return false }
    if function.kind == .function, HostingSite.dataSourceMethods.contains(function.memberName) {
      return true
    }
    guard index.ownerKind(of: owner) == .cell, let type = enclosingType else { return false }
    switch function.kind {
    case .function:
      return !["awakeFromNib", "prepareForReuse", "updateConfiguration"].contains(function.name)
        && !Lifecycle.repeatedViewCallbacks.contains(function.name)
        && !function.isCalledByInitialisersOnly(of: type)
    case .accessor: return function.name == "didSet" || function.name == "set"
    default: return false
    }
  }
}
