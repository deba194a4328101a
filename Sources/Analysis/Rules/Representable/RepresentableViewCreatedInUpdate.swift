/// Reports views, gesture recognisers, constraints and the like that pile up with every update.
struct RepresentableViewCreatedInUpdate: Rule {
  let metadata = RuleMetadata(
    id: "representable-view-created-in-update",
    summary: "An update method adds something new to the wrapped view each time.",
    category: .representable, level: .at(.warning),
    rationale: """
      SwiftUI calls `updateUIView` for every change of the representable's value, of what it \
      observes and of its environment (all iOS versions). A view, layer, gesture recogniser, \
      constraint, observer or timer that it makes and adds is added again each time, on top of the \
      ones before: taps are handled several times, constraints contradict each other, and memory \
      grows.

      Make them in `makeUIView`, with `context.coordinator` as their target, and only change them in \
      the update.
      """,
    examples: [
      RuleMetadata.Example(
        before: """
          struct Canvas: UIViewRepresentable {
            func makeUIView(context: Context) -> UIView { UIView() }

            func updateUIView(_ view: UIView, context: Context) {
              view.addGestureRecognizer(UITapGestureRecognizer())
            }
          }
          """,
        after: """
          struct Canvas: UIViewRepresentable {
            func makeUIView(context: Context) -> UIView {
              let view = UIView()
              view.addGestureRecognizer(UITapGestureRecognizer())
              return view
            }

            func updateUIView(_ view: UIView, context: Context) {}
          }
          """)
    ],
    references: [
      "https://developer.apple.com/documentation/swiftui/uiviewrepresentable/updateuiview(_:context:)",
      "https://github.com/steventroughtonsmith/CatalystControlsGallery/issues/4",
    ])

  func check(_ context: RuleContext) -> [Finding] {
    context.seam.representables.compactMap { view in
      let work = view.updateWork
      guard
        let first = work.first(where: {
          $0.isGuarded != .yes && $0.addsSomethingNew(for: view, context.index)
        }), !work.contains(where: { $0.takesAway && $0.node.id < first.node.id }),
        let name = first.node.calleeName ?? first.node.assignmentTarget?.unwrapped.name
      else { return nil }
      return Finding(
        first.node.range,
        "'\(name)' adds something new with every update of '\(view.displayName)'",
        severity: first.isGuarded == .no ? nil : .information)
    }
  }
}

extension RepresentableWork {
  private static let adders: Set<String> = [
    "addSubview", "insertSubview", "addArrangedSubview", "insertArrangedSubview", "addSublayer",
    "insertSublayer", "addGestureRecognizer", "addInteraction", "addChild", "addAction",
    "addConstraint", "addConstraints",
  ]

  private static let removers: Set<String> = [
    "removeFromSuperview", "removeFromSuperlayer", "removeGestureRecognizer",
    "removeArrangedSubview", "removeInteraction", "removeConstraints", "removeConstraint",
    "deactivate", "removeFromParent", "removeObserver", "invalidate", "removeTarget",
    "removeAction",
    "removeAll", "cancel", "removeAllConstraints", "removeAllSubviews", "removeSubviews",
    "removeAllArrangedSubviews",
  ]

  fileprivate var takesAway: Bool { Self.removers.contains(node.calleeName ?? "") }

  fileprivate func addsSomethingNew(for view: Representable, _ index: WorkspaceIndex) -> Bool {
    if node.kind == .assignment {
      // `label.topAnchor.constraint(equalTo: …).isActive = true`
      guard let target = node.assignmentTarget?.unwrapped, target.name == "isActive" else {
        return false
      }
      return target.base?.calleeName == "constraint" && node.assignedValue?.name == "true"
        && mentionsWhatStays
    }
    switch node.calleeName {
    case "activate":
      guard node.receiver?.name == "NSLayoutConstraint",
        let array = node.argument(at: 0)?.unwrapped, array.kind == .array
      else { return false }
      return array.children.contains { $0.calleeName == "constraint" } && mentionsWhatStays
    case "scheduledTimer": return node.receiver?.name == "Timer"
    case "addObserver": return node.argument("forName") != nil
    case let name? where Self.adders.contains(name):
      guard let receiver = node.receiver, stays(receiver) else { return false }
      return node.arguments.contains { $0.label != "for" && isNew($0.value) }
    default: return false
    }
  }

  /// Whether something inside lives on after the update: the wrapped view or the coordinator.
  private var mentionsWhatStays: Bool {
    node.descendants.contains { ($0.kind == .name || $0.kind == .member) && stays($0) }
  }

  private func stays(_ expression: Node) -> Bool {
    if pathFromWrapped(expression) != nil { return true }
    guard let path = expression.path, path.count > 1 else { return false }
    return path[1] == "coordinator" || (path[0] == "coordinator" && expression.isMemberOfLocal)
  }

  /// A value that this update makes: `UILabel()`, or a local that was set to one.
  private func isNew(_ value: Node?) -> Bool {
    guard var current = value?.unwrapped else { return false }
    for _ in 0..<8 {
      switch current.kind {
      case .call:
        return current.calleeName.map { $0.isTypeName || $0 == "init" }
          ?? (current.callee?.kind == .closure)
      case .member:
        // `host.view`, `host.view.layer`
        guard let base = current.base else { return false }
        current = base
      case .name:
        guard let local = current.localDeclaration(of: current.name), local.kind == .property,
          let initial = local.initialValue?.unwrapped
        else { return false }
        current = initial
      default: return false
      }
    }
    return false
  }
}

extension Node {
  fileprivate var isMemberOfLocal: Bool { kind == .member }
}
