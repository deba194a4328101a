/// How long objects of a type are there.
extension WorkspaceIndex {
  /// Whether objects of a type are meant to be freed while the app goes on: those of a class that
  /// does not live as long as the app.
  package func isMeantToBeFreed(_ type: String) -> Bool {
    isClass(type).isYes && !livesAsLongAsTheApp(type)
  }

  /// Application and scene delegates, and singletons, which end with the app.
  private func livesAsLongAsTheApp(_ type: String) -> Bool {
    if isSingleton(type) { return true }
    return [
      "UIApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate", "NSApplicationDelegate",
    ]
    .contains { descends(type, from: $0).isYes }
  }

  /// Whether a type keeps its one instance in a static property: under a name that says so, or
  /// because nobody else can make one.
  private func isSingleton(_ type: String) -> Bool {
    let members = declarations(of: type).map(\.fact)
    let initialisers = members.flatMap(\.functions).filter(\.isInitializer)
    let isClosed = !initialisers.isEmpty && initialisers.allSatisfy { $0.has(.isPrivate) }
    return members.flatMap(\.properties).contains { property in
      property.has(.isStatic) && !property.has(.isComputed)
        && (isClosed || property.name.isSingletonName)
        && self.type(of: property, owner: type)?.name == type
    }
  }
}

extension String {
  /// Whether a static member of this name holds the one instance of its type.
  var isSingletonName: Bool {
    ["shared", "default", "sharedInstance", "instance"].contains(self)
  }
}
