public enum Publishers {
  /// Stands for the type of every operator.
  public struct Derived<Upstream, Output, Failure: Error>: Publisher {
    init() {}
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {}
  }

  public struct Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    init() {}
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {}
  }

  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    public init(_ a: A, _ b: B) {}
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {}
  }

  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public init(_ upstream: Upstream...) {}
    public init<S: Sequence>(_ upstream: S) where S.Element == Upstream {}
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {}
  }

  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure, A.Output == B.Output {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    public init(_ a: A, _ b: B) {}
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {}
  }
}

extension Publisher {
  public typealias Changed<T> = Publishers.Derived<Self, T, Failure>

  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { fatalError() }
  public func map<T>(_ transform: @escaping (Output) -> T) -> Changed<T> { .init() }
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> Changed<T> { .init() }
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T)
    -> Publishers.Derived<Self, T, any Error>
  { .init() }
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Changed<T> { .init() }
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Changed<Output> { .init() }
  public func removeDuplicates() -> Changed<Output> where Output: Equatable { .init() }
  public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> Changed<Output>
  { .init() }
  public func dropFirst(_ count: Int = 1) -> Changed<Output> { .init() }
  public func first() -> Changed<Output> { .init() }
  public func first(where predicate: @escaping (Output) -> Bool) -> Changed<Output> { .init() }
  public func last() -> Changed<Output> { .init() }
  public func prefix(_ maxLength: Int) -> Changed<Output> { .init() }
  public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> Changed<Output> { .init() }
  public func prefix(while predicate: @escaping (Output) -> Bool) -> Changed<Output> { .init() }
  public func prepend(_ elements: Output...) -> Changed<Output> { .init() }
  public func scan<T>(_ initial: T, _ next: @escaping (T, Output) -> T) -> Changed<T> { .init() }
  public func collect() -> Changed<[Output]> { .init() }
  public func share() -> Changed<Output> { .init() }
  public func print(_ prefix: String = "") -> Changed<Output> { .init() }
  public func flatMap<T, P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.Derived<Self, T, P.Failure>
  where T == P.Output, P.Failure == Failure { .init() }
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.Derived<Self, P.Output, P.Failure> where Failure == Never { .init() }
  public func switchToLatest() -> Publishers.Derived<Self, Output.Output, Failure>
  where Output: Publisher, Output.Failure == Failure { .init() }
  public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P)
    -> Publishers.Derived<Self, Output, P.Failure> where P.Output == Output
  { .init() }
  public func replaceError(with output: Output) -> Publishers.Derived<Self, Output, Never> {
    .init()
  }
  public func replaceNil<T>(with output: T) -> Changed<T> where Output == T? { .init() }
  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E)
    -> Publishers.Derived<Self, Output, E>
  { .init() }
  public func setFailureType<E: Error>(to type: E.Type) -> Publishers.Derived<Self, Output, E>
  where Failure == Never { .init() }
  public func decode<Item: Decodable>(type: Item.Type, decoder: JSONDecoder)
    -> Publishers.Derived<Self, Item, any Error> where Output == Data
  { .init() }
  public func retry(_ count: Int) -> Changed<Output> { .init() }
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
  where P.Failure == Failure { .init(self, other) }
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
  where P.Failure == Failure, P.Output == Output { .init(self, other) }
  public func zip<P: Publisher>(_ other: P) -> Changed<(Output, P.Output)>
  where P.Failure == Failure { .init() }
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Changed<Output> { .init() }

  public func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil)
    -> Changed<Output>
  { .init() }
  public func subscribe<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil)
    -> Changed<Output>
  { .init() }
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Changed<Output> { .init() }
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Changed<Output> { .init() }
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Changed<Output> { .init() }

  public func sink(
    receiveCompletion: @escaping ((Subscribers.Completion<Failure>) -> Void),
    receiveValue: @escaping ((Output) -> Void)
  ) -> AnyCancellable { fatalError() }
  public func sink(receiveValue: @escaping ((Output) -> Void)) -> AnyCancellable
  where Failure == Never { fatalError() }
  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root)
    -> AnyCancellable where Failure == Never
  { fatalError() }
  public func assign(to published: inout Published<Output>.Publisher) where Failure == Never {}
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where S.Input == Output, S.Failure == Failure {}
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure { fatalError() }

  public var values: AsyncThrowingPublisher<Self> { .init() }
}

extension Publisher where Failure == Never {
  public var values: AsyncPublisher<Self> { .init() }
}

public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  public typealias Element = P.Output
  public struct Iterator: AsyncIteratorProtocol {
    public mutating func next() async -> P.Output? { nil }
  }
  public func makeAsyncIterator() -> Iterator { Iterator() }
}

public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  public typealias Element = P.Output
  public struct Iterator: AsyncIteratorProtocol {
    public mutating func next() async throws -> P.Output? { nil }
  }
  public func makeAsyncIterator() -> Iterator { Iterator() }
}
