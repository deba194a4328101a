extension Optional {
  public struct Publisher: Combine.Publisher {
    public typealias Output = Wrapped
    public typealias Failure = Never
    public init(_ output: Output?) {}
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {}
  }

  public var publisher: Optional<Wrapped>.Publisher { fatalError() }
}

extension Result {
  public struct Publisher: Combine.Publisher {
    public typealias Output = Success
    public init(_ result: Result<Output, Failure>) {}
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {}
  }

  public var publisher: Result<Success, Failure>.Publisher { fatalError() }
}
