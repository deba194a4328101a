public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}

public struct EnvironmentValues {
  public init() {}
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { fatalError() }
    set {}
  }
  public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
    get { nil }
    set {}
  }
  public var colorScheme: ColorScheme {
    get { .light }
    set {}
  }
  public var dismiss: DismissAction { DismissAction() }
  public var openURL: OpenURLAction {
    get { OpenURLAction { _ in .handled } }
    set {}
  }
  public var isPresented: Bool { false }
  public var presentationMode: Binding<PresentationMode> { fatalError() }
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { nil }
    set {}
  }
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { nil }
    set {}
  }
  public var dynamicTypeSize: DynamicTypeSize {
    get { .large }
    set {}
  }
  public var layoutDirection: LayoutDirection {
    get { .leftToRight }
    set {}
  }
  public var locale: Locale {
    get { .current }
    set {}
  }
  public var scenePhase: ScenePhase {
    get { .active }
    set {}
  }
  public var isEnabled: Bool {
    get { true }
    set {}
  }
  public var font: Font? {
    get { nil }
    set {}
  }
  public var editMode: Binding<EditMode>? {
    get { nil }
    set {}
  }
  public var refresh: RefreshAction? { nil }
  public var undoManager: UndoManager? { nil }
}

@propertyWrapper public struct Environment<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {}
  public var wrappedValue: Value { fatalError() }
}
extension Environment {
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {}
  public init<T>(_ objectType: T.Type) where Value == T?, T: AnyObject, T: Observable {}
}
extension Environment: Sendable where Value: Sendable {}

extension View {
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View { self }
  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some View { self }
  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View { self }
  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View { self }
  public nonisolated func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value)
    -> some View
  { self }
  public nonisolated func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable { self }
}

public struct DismissAction {
  @MainActor @preconcurrency public func callAsFunction() {}
}
public struct RefreshAction: Sendable {
  public func callAsFunction() async {}
}
@MainActor @preconcurrency public struct OpenURLAction {
  public enum Result { case handled, discarded, systemAction }
  public nonisolated init(handler: @escaping (URL) -> Result) {}
  public func callAsFunction(_ url: URL) {}
}
public struct PresentationMode {
  public var isPresented: Bool
  public mutating func dismiss() {}
}
public enum ColorScheme: CaseIterable, Sendable { case light, dark }
public enum UserInterfaceSizeClass: Sendable { case compact, regular }
public enum DynamicTypeSize: Comparable, Sendable { case small, large, accessibility1 }
public enum LayoutDirection: Sendable { case leftToRight, rightToLeft }
public enum ScenePhase: Comparable, Sendable { case background, inactive, active }
public enum EditMode: Sendable {
  case inactive, transient, active
  public var isEditing: Bool { false }
}
