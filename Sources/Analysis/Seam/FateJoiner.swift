/// Joins the uses of a controller with what the workspace knows of the functions it is given to.
struct FateJoiner {
  let index: WorkspaceIndex
  let settings: RuleSettings
  /// The type the code stands in, and the controller's own.
  let context: String
  let hostType: String

  func fates(of uses: [Use]) -> [Fate] {
    var fates: [Fate] = []
    for use in uses {
      switch use.effect {
      case .passed(let passing):
        if isConfiguredHelper(passing) {
          for effect in [Effect.addsChild, .insertsView(passing.name), .movesToParent] {
            fates.append(Fate(effect: effect, use: use, isDirect: false))
          }
        } else {
          add(index.effects(of: passing, in: context), of: use, to: &fates)
        }
      case .passesView(let passing):
        add(index.effects(ofView: passing, in: context), of: use, to: &fates)
      case .calls(let name):
        let joined = index.effects(ofMethod: name, on: hostType)
        fates.append(Fate(effect: use.effect, use: use, isDirect: true))
        for effect in joined.effects {
          fates.append(Fate(effect: effect, use: use, isDirect: false))
        }
      case .addsChild where takesChildrenOver(use.receiver):
        fates.append(Fate(effect: .listed, use: use, isDirect: true))
      default:
        fates.append(Fate(effect: use.effect, use: use, isDirect: true))
      }
    }
    return fates
  }

  /// Whether what adds a child is a container of UIKit's, `self` where there is none: they take
  /// children into their own lists, show them and tell them so.
  private func takesChildrenOver(_ receiver: Node?) -> Bool {
    let type: String
    if let receiver, !receiver.isSelfReference {
      guard let known = index.type(of: receiver.origin, in: context) else { return false }
      type = known.name
    } else {
      type = context
    }
    return ["UITabBarController", "UINavigationController", "UISplitViewController"].contains {
      index.descends(type, from: $0).isYes
    }
  }

  private func add(_ joined: JoinedEffects, of use: Use, to fates: inout [Fate]) {
    for effect in joined.effects.sorted(by: { "\($0)" < "\($1)" }) {
      fates.append(Fate(effect: effect, use: use, isDirect: false))
    }
    if !joined.isComplete { fates.append(Fate(effect: use.effect, use: use, isDirect: true)) }
  }

  /// `embed(_:in:)` or bare `embed` in the configuration.
  private func isConfiguredHelper(_ passing: Effect.Passing) -> Bool {
    guard !settings.containmentHelpers.isEmpty else { return false }
    let labels = passing.labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined()
    return settings.containmentHelpers.contains(passing.name)
      || settings.containmentHelpers.contains("\(passing.name)(\(labels))")
  }
}
