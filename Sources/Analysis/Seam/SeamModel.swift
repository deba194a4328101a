/// One file's seam between UIKit and SwiftUI, joined with what the workspace knows: the
/// vocabulary in which every rule is written.
package struct SeamModel: Sendable {
  package let hostingSites: [HostingSite]
  package let uncontainedHosts: [UncontainedHost]
  package let containments: [Containment]
  package let hostedCaptures: [HostedCapture]
  package let presentations: [Presentation]
  package let customBacks: [CustomBack]
  package let firstAppearances: [FirstAppearance]
  package let popsAfterCallbacks: [PopAfterCallback]
  package let subscriptions: [Subscription]
  package let representables: [Representable]
  /// The observable classes of the file that some view observes, with their parts in it.
  let observedClasses: [(String, [Node])]
  package let viewUpdates: [ViewUpdate]
  package let environmentGaps: [EnvironmentGap]
  package let hostedViews: [HostedView]
  package let silentModels: [SilentModel]
  package let hostingSubclasses: [HostingSubclass]
  package let hostingConfigurations: [HostingConfiguration]
  package let safeAreaWorkarounds: [SafeAreaWorkaround]
  private let trees: [Node: ViewTree]
  package let calls: CallTable
  package let registrations: [Registration]
  package let taskLoops: [TaskLoop]
  package let unhandledTries: [UnhandledTry]
  package let weaklyHeldLocals: [WeaklyHeldLocal]
  package let observationTrackings: [ObservationTracking]
  package let observableReads: [ObservableRead]
  package let notificationDeliveries: [NotificationDelivery]
  package let publishedWrites: [PublishedWrite]
  let notificationCopies: [(copy: NotificationCopy, assignment: Node)]

  package init(_ code: Code, index: WorkspaceIndex, settings: RuleSettings) {
    calls = CallTable(code)
    hostingSites = HostingSiteBuilder.sites(code, index, settings)
    uncontainedHosts = Self.uncontainedHosts(hostingSites, index)
    containments = Self.containments(
      code, sites: hostingSites, index: index, settings: settings)
    let captures = HostedCaptureCollector(index: index)
    hostedCaptures =
      hostingSites.flatMap { captures.captures(of: $0) } + captures.captures(ofSubclassesIn: code)
    presentations = Self.presentations(calls, index: index)
    customBacks = Self.customBacks(code, index: index)
    firstAppearances = Self.firstAppearances(code, index: index)
    popsAfterCallbacks = Self.popsAfterCallbacks(calls, index: index)
    subscriptions = Self.subscriptions(code, calls, index: index)
    representables = Representable.all(in: code, index)
    observedClasses = Self.observedClasses(in: code, index)
    viewUpdates = ViewUpdate.all(in: code, calls, representables, index)
    hostedViews = HostedView.all(in: code, index)
    silentModels = SilentModel.all(in: code, index)
    hostingSubclasses = HostingSubclass.all(in: code, index)
    registrations = Registration.all(in: code, calls, index)
    taskLoops = TaskLoop.all(in: code, calls, index)
    notificationDeliveries = NotificationDelivery.all(in: code, calls, subscriptions, index)
    notificationCopies = NotificationCopy.all(in: code)
    publishedWrites = PublishedWrite.all(calls, index)
    observationTrackings = ObservationTracking.all(in: code, calls, index)
    observableReads = ObservableRead.all(in: code, index)
    unhandledTries = UnhandledTry.all(in: code, calls, index)
    weaklyHeldLocals = WeaklyHeldLocal.all(in: code, calls, index)
    let flow = EnvironmentFlow(index)
    environmentGaps = EnvironmentGap.all(in: code, sites: hostingSites, calls, flow)
    let walk = ViewTreeWalk(flow)
    trees = Self.trees(hostingSites, walk)
    hostingConfigurations = HostingConfiguration.all(calls, index, walk)
    safeAreaWorkarounds = Self.safeAreaWorkarounds(code, index)
  }

  /// The tree of views that a host shows; unknown for a window's root, which is the whole app.
  package func tree(of site: HostingSite) -> ViewTree { trees[site.node] ?? .unknown }

  private static func trees(
    _ sites: [HostingSite], _ walk: ViewTreeWalk
  ) -> [Node: ViewTree] {
    var trees: [Node: ViewTree] = [:]
    for site in sites where site.kind == .controller && !site.fates.has(.setsRoot) {
      trees[site.node] = walk.tree(
        inHost: site.hostType.name, given: site.rootView.map { ViewReader.read(expression: $0) },
        in: site.ownerName)
    }
    return trees
  }
}
