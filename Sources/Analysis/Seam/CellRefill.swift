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

extension CellRefill {
  /// The refills in a file: `host.rootView = …` in a cell, and `contentConfiguration = …` in
  /// a cell, in a data source's method, in a registration and in a cell provider.
  static func all(
    in file: AnalyzedFile, sites: [HostingSite], _ index: WorkspaceIndex
  ) -> [CellRefill] {
    let roots = sites.flatMap { site -> [CellRefill] in
      guard index.ownerKind(of: site.ownerName) == .cell else { return [] }
      return site.fates.all(.sets("rootView")).compactMap(\.use?.node).compactMap { assignment in
        guard let content = assignment.assignedValue, assignment.fillsCell(site.ownerName, index)
        else { return nil }
        return CellRefill(
          assignment: assignment, content: content, ownerName: site.ownerName,
          takesAnyType: content.unwrapped.isTypeErased)
      }
    }
    guard file.mentions.contains("UIHostingConfiguration") else { return roots }
    let configurations = file.code.file.descendants.compactMap { assignment -> CellRefill? in
      guard assignment.kind == .assignment,
        assignment.assignmentTarget?.unwrapped.name == "contentConfiguration",
        let content = assignment.assignedValue?.hostedContent
      else { return nil }
      let owner = index.name(of: assignment.enclosingType)
      guard assignment.fillsCell(owner, index) else { return nil }
      return CellRefill(
        assignment: assignment, content: content, ownerName: owner, takesAnyType: true)
    }
    return roots + configurations
  }
}

extension Node {
  /// The only view of `UIHostingConfiguration { … }`, with or without modifiers.
  fileprivate var hostedContent: Node? {
    var current = unwrapped
    while current.kind == .call, let callee = current.callee, callee.kind == .member,
      let base = callee.base
    {
      current = base
    }
    guard current.kind == .call, current.callee?.kind == .name,
      current.calleeName == "UIHostingConfiguration",
      let body = current.arguments.last?.value?.body
    else { return nil }
    let statements = Array(body.children)
    return statements.count == 1 && statements[0].isExpression ? statements[0] : nil
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
