/// Every rule, in the order the documentation lists them.
public let allRules: [any Rule] = [
  HostingNotContained(),
  RepresentableIsClass(),
  RepresentableDismantleNotStatic(),
  RepresentableCoordinatorStale(),
]
