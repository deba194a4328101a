import Dispatch

public protocol SchedulerTimeIntervalConvertible {
  static func seconds(_ s: Int) -> Self
  static func seconds(_ s: Double) -> Self
  static func milliseconds(_ ms: Int) -> Self
}

public protocol Scheduler<SchedulerTimeType> {
  associatedtype SchedulerTimeType: Strideable
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  associatedtype SchedulerOptions
}

/// Stands for the time of every scheduler.
public struct SchedulerTime: Strideable {
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
    ExpressibleByFloatLiteral
  {
    public typealias Magnitude = Double
    public var magnitude: Double
    public init(_ value: Double) { magnitude = value }
    public init(integerLiteral value: Int) { magnitude = Double(value) }
    public init(floatLiteral value: Double) { magnitude = value }
    public init?<T: BinaryInteger>(exactly source: T) { magnitude = Double(source) }
    public static func seconds(_ s: Int) -> Stride { 0 }
    public static func seconds(_ s: Double) -> Stride { 0 }
    public static func milliseconds(_ ms: Int) -> Stride { 0 }
    public static func < (lhs: Stride, rhs: Stride) -> Bool { false }
    public static func + (lhs: Stride, rhs: Stride) -> Stride { lhs }
    public static func - (lhs: Stride, rhs: Stride) -> Stride { lhs }
    public static func * (lhs: Stride, rhs: Stride) -> Stride { lhs }
    public static func *= (lhs: inout Stride, rhs: Stride) {}
  }
  public func distance(to other: SchedulerTime) -> Stride { 0 }
  public func advanced(by n: Stride) -> SchedulerTime { self }
}

public struct ImmediateScheduler: Scheduler {
  public typealias SchedulerTimeType = SchedulerTime
  public typealias SchedulerOptions = Never
  public static let shared = ImmediateScheduler()
}

extension DispatchQueue: Scheduler {
  public typealias SchedulerTimeType = SchedulerTime
  public typealias SchedulerOptions = Int
}

extension RunLoop: Scheduler {
  public typealias SchedulerTimeType = SchedulerTime
  public typealias SchedulerOptions = Int
}

extension OperationQueue: Scheduler {
  public typealias SchedulerTimeType = SchedulerTime
  public typealias SchedulerOptions = Int
}

extension NotificationCenter {
  public struct Publisher: Combine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Notification, S.Failure == Never {}
  }
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher()
  }
}

extension Timer {
  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never
    public func connect() -> any Cancellable { fatalError() }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {}
  }
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher { TimerPublisher() }
}

extension URLSession {
  public struct DataTaskPublisher: Combine.Publisher {
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {}
  }
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { DataTaskPublisher() }
}

extension Sequence {
  public var publisher: AnyPublisher<Element, Never> { fatalError() }
}

extension _KeyValueCodingAndObserving where Self: NSObject {
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> AnyPublisher<Value, Never> { fatalError() }
}
