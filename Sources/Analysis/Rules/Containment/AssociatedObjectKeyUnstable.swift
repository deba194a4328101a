/// Reports associated hosts, views and tokens that are stored under an address which is never the
/// same again.
struct AssociatedObjectKeyUnstable: Rule {
  let metadata = RuleMetadata(
    id: "associated-object-key-unstable",
    summary:
      "An associated controller, view or token is stored under a key without stable address.",
    category: .containment, level: .at(.warning),
    rationale: """
      The Objective-C runtime tells associated objects apart by the key's *address* and never looks at what is \
      there. A string (a literal, `#function`, a `String` property) is copied for each call, a local variable \
      lives in each call's own frame, and `&` of a computed property points to a temporary copy. The object that was \
      stored is then not found again: a host that is kept this way is made once more each time, and the old one \
      stays. `&` of a stored static or global variable has one address for as long as the app runs.
      """,
    fix: .needsReview,
    examples: [
      RuleMetadata.Example(
        before: """
          extension UIViewController {
            var banner: UIHostingController<Text>? {
              get {
                objc_getAssociatedObject(self, "banner") as? UIHostingController<Text>
              }
              set {
                objc_setAssociatedObject(self, "banner", newValue, .OBJC_ASSOCIATION_RETAIN)
              }
            }
          }
          """,
        after: """
          extension UIViewController {
            var banner: UIHostingController<Text>? {
              get {
                objc_getAssociatedObject(self, &Self.bannerKey) as? UIHostingController<Text>
              }
              set {
                objc_setAssociatedObject(self, &Self.bannerKey, newValue, .OBJC_ASSOCIATION_RETAIN)
              }
            }

            private static var bannerKey: UInt8 = 0
          }
          """)
    ],
    references: [
      "https://developer.apple.com/documentation/objectivec/objc_setassociatedobject(_:_:_:_:)",
      "https://github.com/shaps80/SwiftUIBackports/pull/15",
    ])

  func check(_ context: RuleContext) -> [Finding] {
    let objects = AssociatedObject.all(in: context.file, context.index)
    return objects.compactMap { object in
      guard let instability = object.instability, object.concernsSeam(context.index) else {
        return nil
      }
      return Finding(
        object.key.range, message(instability),
        fix: fix(object, among: objects, context))
    }
  }

  private func message(_ instability: AssociatedObject.Instability) -> String {
    switch instability {
    case .string: "a string has another address in each call, so this key finds nothing again"
    case .macro(let name):
      "'#\(name)' has another address in each call, so this key finds nothing again"
    case .local(let name):
      "'\(name)' is a local variable with another address in each call, so this key finds nothing again"
    case .computed(let name):
      "'\(name)' is computed and has no address of its own, so this key finds nothing again"
    }
  }

  /// One static key behind the property, and its address in each call that has this key.
  private func fix(
    _ object: AssociatedObject, among objects: [AssociatedObject], _ context: RuleContext
  ) -> Fix? {
    guard object.key.kind == .string || object.key.kind == .macro, !object.key.has(.isInterpolated),
      let member = object.member, let indentation = context.file.indentation(of: member),
      let type = member.enclosingType, type.isIsolatedToMain(object.ownerName, context.index)
    else { return nil }
    let key = member.name + "Key"
    let isTaken =
      type.members.contains { $0.name == key }
      || context.index.property(key, of: object.ownerName) != nil
    // The same string elsewhere may stand for the same object.
    let group = objects.filter { $0.key.kind == object.key.kind && $0.key.name == object.key.name }
    guard !isTaken, group.allSatisfy({ $0.member == member }) else { return nil }
    let end = context.file.endOfLine(member.range.upperBound)
    let declaration = Fix.Edit(
      replace: end..<end,
      with: [
        .text("\n\n"), .source(indentation), .text("private static var \(key): UInt8 = 0"),
      ])
    return Fix(
      "Use the address of 'Self.\(key)'", .needsReview,
      edits: group.map { .replace($0.key.range, with: "&Self.\(key)") } + [declaration])
  }
}

extension AssociatedObject {
  /// Whether what is stored belongs to the seam: a controller, a view or a token.
  fileprivate func concernsSeam(_ index: WorkspaceIndex) -> Bool {
    guard let type = valueType else { return false }
    return index.isController(type.name, in: ownerName).isYes
      || index.isUIView(type.name, in: ownerName).isYes
      || ["AnyCancellable", "Set", "NSObjectProtocol", "NSKeyValueObservation"].contains(type.name)
  }
}

extension Node {
  /// Whether a static variable of this class or extension is isolated to the main actor, and may
  /// be stored at all.
  fileprivate func isIsolatedToMain(_ name: String, _ index: WorkspaceIndex) -> Bool {
    guard child(.genericParameter) == nil, has(.isClass) || has(.isExtension) else { return false }
    let isGeneric = index.declarations(of: name).contains { !$0.fact.generics.isEmpty }
    return !isGeneric && (index.isController(name).isYes || index.isUIView(name).isYes)
  }
}
