extension HoverTopic {
  /// The section of the ownership guide that tells the rest.
  var guideSection: OwnershipGuide.Section {
    switch self {
    case .observedObject, .stateObject, .state, .binding, .bindable: OwnershipGuide.wrappers
    case .environmentObject, .environment, .environmentModifier, .environmentObjectModifier:
      OwnershipGuide.environment
    case .hosting, .rootView: OwnershipGuide.hosts
    case .hostingConfiguration: OwnershipGuide.cells
    case .addChild, .didMove, .willMove, .removeFromParent: OwnershipGuide.containment
    case .viewDidLoad, .appearance, .layout, .onAppear, .onDisappear, .task:
      OwnershipGuide.appearance
    case .navigationTitle, .toolbar, .backButton: OwnershipGuide.navigation
    case .sizingOptions, .safeAreaRegions: OwnershipGuide.sizing
    }
  }
}
