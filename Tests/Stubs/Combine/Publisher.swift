@_exported import ObjectiveC

public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  associatedtype Input
  associatedtype Failure: Error
  func receive(subscription: any Subscription)
  func receive(_ input: Input) -> Subscribers.Demand
  func receive(completion: Subscribers.Completion<Failure>)
}

public protocol CustomCombineIdentifierConvertible {}

public protocol Cancellable { func cancel() }

public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  func request(_ demand: Subscribers.Demand)
}

public final class AnyCancellable: Cancellable, Hashable {
  public init(_ cancel: @escaping () -> Void) {}
  public init<C: Cancellable>(_ cancellable: C) {}
  public func cancel() {}
  public func hash(into hasher: inout Hasher) {}
  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }
  public func store(in set: inout Set<AnyCancellable>) {}
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {}
}

extension Cancellable {
  public func store(in set: inout Set<AnyCancellable>) {}
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {}
}

public enum Subscribers {
  public struct Demand: Equatable, Hashable, Sendable {
    public static let unlimited = Demand()
    public static let none = Demand()
    public static func max(_ value: Int) -> Demand { Demand() }
  }
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
}

extension Subscribers.Completion: Sendable {}

public struct AnyPublisher<Output, Failure: Error>: Publisher {
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {}
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {}
}

public struct Just<Output>: Publisher {
  public typealias Failure = Never
  public init(_ output: Output) {}
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {}
}

public struct Empty<Output, Failure: Error>: Publisher {
  public init(completeImmediately: Bool = true) {}
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {}
}

public struct Fail<Output, Failure: Error>: Publisher {
  public init(error: Failure) {}
  public init(outputType: Output.Type, failure: Failure) {}
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {}
}

public struct Deferred<P: Publisher>: Publisher {
  public typealias Output = P.Output
  public typealias Failure = P.Failure
  public init(createPublisher: @escaping () -> P) {}
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {}
}

public final class Future<Output, Failure: Error>: Publisher {
  public typealias Promise = (Result<Output, Failure>) -> Void
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {}
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {}
}

public protocol ConnectablePublisher: Publisher { func connect() -> any Cancellable }

extension ConnectablePublisher {
  public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect() }
}
