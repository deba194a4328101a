/// Puts the environment around a representable into the content of a host that it does not reach.
struct CarryEnvironment {
  let context: RuleContext

  /// Offered in the representable's own methods, which are given the environment, and where nothing
  /// but this expression tells the host's type; `keeper` is the type of what keeps it.
  func fix(_ site: HostingSite, keptIn keeper: TypeRef? = nil) -> Fix? {
    guard !site.fates.has(.storedElsewhere) || keeper?.name == "UIViewController",
      let root = site.rootView, site.isRootTypeOpen, let function = site.node.enclosingFunction,
      function.children(.parameter).contains(where: {
        $0.name == "context" && $0.type?.isContext == true
          && root.localDeclaration(of: "context") == $0
      }),
      let edit = Fix.Edit.appending("environment(\\.self, context.environment)", to: root)
    else { return nil }
    return Fix("Carry the environment over", .needsReview, edits: [edit])
  }
}

extension TypeRef {
  fileprivate var isContext: Bool {
    ["Context", "UIViewRepresentableContext", "UIViewControllerRepresentableContext"]
      .contains(simpleName)
  }
}
