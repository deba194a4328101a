/// Every rule, in the order the documentation lists them.
public let allRules: [any Rule] = [
  HostingNotContained(),
  HostingControllerReleased(),
  HostingDidMoveWithoutAddChild(),
  HostingAddChildWithoutDidMove(),
  HostingDidMoveNilAfterAdd(),
  HostingRemovedIncompletely(),
  HostingBuiltInAppearanceCallback(),
  HostingControllerPerCell(),
  RootviewMutatedAfterHosting(),
  RetainCycleHostedClosure(),
  RepresentableIsClass(),
  RepresentableDismantleNotStatic(),
  RepresentableCoordinatorStale(),
  FileNotAnalyzed(),
  UnknownSuppression(),
  UnusedSuppression(),
]
