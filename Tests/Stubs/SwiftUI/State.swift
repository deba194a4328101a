@propertyWrapper public struct State<Value>: DynamicProperty {
  public init(wrappedValue value: Value) {}
  public init(initialValue value: Value) {}
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { fatalError() }
}
extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}
extension State: Sendable where Value: Sendable {}

@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {}
  public init(projectedValue: Binding<Value>) {}
  public init<V>(_ base: Binding<V>) where Value == V? {}
  public init?(_ base: Binding<Value?>) {}
  public static func constant(_ value: Value) -> Binding<Value> { fatalError() }
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { self }
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>)
    -> Binding<Subject>
  { fatalError() }
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
}
extension Binding: DynamicProperty {}
extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { fatalError() }
}
extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public func makeIterator() -> AnyIterator<Binding<Value.Element>> { fatalError() }
}

@MainActor @preconcurrency @propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  public nonisolated init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {}
  public var wrappedValue: ObjectType { fatalError() }
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { fatalError() }
}

@MainActor @preconcurrency @propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  @MainActor @preconcurrency @dynamicMemberLookup public struct Wrapper {
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>)
      -> Binding<Subject>
    { fatalError() }
  }
  public nonisolated init(initialValue: ObjectType) {}
  public nonisolated init(wrappedValue: ObjectType) {}
  public var wrappedValue: ObjectType {
    get { fatalError() }
    set {}
  }
  public var projectedValue: Wrapper { fatalError() }
}

@MainActor @preconcurrency @propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  @MainActor @preconcurrency @dynamicMemberLookup public struct Wrapper {
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>)
      -> Binding<Subject>
    { fatalError() }
  }
  public nonisolated init() {}
  public var wrappedValue: ObjectType { fatalError() }
  public var projectedValue: Wrapper { fatalError() }
}

@propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
  public var wrappedValue: Value {
    get { fatalError() }
    set {}
  }
  public var projectedValue: Bindable<Value> { self }
  public init(wrappedValue: Value) where Value: AnyObject, Value: Observable {}
  public init(_ wrappedValue: Value) where Value: AnyObject, Value: Observable {}
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>)
    -> Binding<Subject> where Value: AnyObject
  { fatalError() }
}

@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
  private let key: String
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { fatalError() }
}
extension AppStorage where Value == Bool {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) { self.key = key }
}
extension AppStorage where Value == Int {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) { self.key = key }
}
extension AppStorage where Value == String {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) { self.key = key }
}
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
  private let key: String
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { fatalError() }
}
extension SceneStorage where Value == String {
  public init(wrappedValue: Value, _ key: String) { self.key = key }
}

@MainActor @preconcurrency @propertyWrapper
public struct FocusState<Value: Hashable>:
  DynamicProperty
{
  @propertyWrapper public struct Binding {
    private let value: Value
    public var wrappedValue: Value {
      get { fatalError() }
      nonmutating set {}
    }
    public var projectedValue: Binding { self }
  }
  public nonisolated init() where Value == Bool {}
  public nonisolated init<T>() where Value == T?, T: Hashable {}
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding { fatalError() }
}

@propertyWrapper public struct GestureState<Value>: DynamicProperty {
  public init(wrappedValue: Value) {}
  public var wrappedValue: Value { fatalError() }
  public var projectedValue: GestureState<Value> { self }
}

@propertyWrapper public struct Namespace: DynamicProperty {
  public struct ID: Hashable {}
  public init() {}
  public var wrappedValue: ID { ID() }
}

@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<
  DelegateType: NSObject & UIApplicationDelegate
>: DynamicProperty {
  public nonisolated init(_ delegateType: DelegateType.Type = DelegateType.self) {}
  public var wrappedValue: DelegateType { fatalError() }
}

public struct Transaction {
  public init() {}
  public init(animation: Animation?) {}
  public var disablesAnimations: Bool {
    get { false }
    set {}
  }
  public var animation: Animation?
}
public struct Animation: Equatable, Sendable {
  public static let `default` = Animation()
  public static let easeInOut = Animation()
  public static let spring = Animation()
  public static func easeInOut(duration: TimeInterval) -> Animation { Animation() }
  public static func linear(duration: TimeInterval) -> Animation { Animation() }
}
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result)
  rethrows -> Result
{ try body() }
