import Analysis
import Dispatch
import Foundation
import JSONRPC

/// The message loop: one thread that owns the session and does nothing that takes long.
///
/// Everything reaches it through one mailbox: messages in the order they were read, and what
/// workers found out. Not sendable on purpose: only the loop can touch it.
final class Server {
  let connection: Connection
  let workers: WorkerPool
  let mailbox = Mailbox<Router.Step>()
  /// How many more requests may be open at once.
  let requestPermits = DispatchSemaphore(permits: 1000)
  let options: Options
  var session = Session()
  var timers = Timers()
  private let transport: any Transport
  private var exitCode: Int32?

  /// What differs between a real run and a test.
  struct Options: Sendable {
    /// Makes result ids of different runs differ.
    var salt = String(UInt32.random(in: 0 ... .max), radix: 36)
    /// Bytes that may wait for a client that does not read.
    var outgoingLimit = 16 << 20
    /// Milliseconds a client gets to answer a question about its settings.
    var patience = 1000
    /// Milliseconds a client that pulls gets to ask about a document it opened.
    var pullPatience = 1000
    /// Milliseconds between two looks whether the client's process is alive.
    var parentInterval = 3000
    var rules = allRules
    /// Where to keep what was parsed; `nil` to keep nothing.
    var caches: CacheFolder?
  }

  init(_ transport: any Transport, options: Options = Options()) {
    self.transport = transport
    self.options = options
    workers = WorkerPool()
    connection = Connection(transport, limit: options.outgoingLimit)
  }

  /// Serves until the client says exit, goes away or dies, and returns the process's exit code.
  func run() -> Int32 {
    connection.start { [mailbox] in mailbox.put { server in server.end() } }
    Reader(transport, self).start()
    while exitCode == nil {
      if let step = mailbox.take(until: timers.next) {
        step(self)
      } else {
        for action in timers.due(at: .now()) { action(self) }
      }
    }
    for scope in session.scopes.values { scope.scanFlag?.cancel() }
    connection.finishWriting(within: 1)
    workers.stop()
    return exitCode ?? 1
  }

  /// Ends the loop. The exit code says whether the client asked for a shutdown first.
  func end() {
    exitCode = exitCode ?? (session.phase == .shutDown ? 0 : 1)
  }
}

extension Server {
  /// Runs `job` on a worker and `then` with its result on the loop.
  func work<Value: Sendable>(
    _ lane: WorkerPool.Lane, _ job: @escaping @Sendable () -> Value,
    then: @escaping @Sendable (Server, Value) -> Void
  ) {
    workers.run(lane) { [mailbox] in
      let value = job()
      mailbox.put { server in then(server, value) }
    }
  }

  /// Tells the client's log, and nobody else.
  func log(_ message: String, _ type: LSP.MessageType = .log) {
    guard session.phase == .running else { return }
    notify(LSP.LogMessage(type: type, message: message), urgency: .droppable)
  }

  /// The same for what would be found again and again.
  func logOnce(_ message: String) {
    if session.settings.told.insert(message).inserted { log(message, .warning) }
  }

  /// Tells the person in front of the client.
  func show(_ message: String, _ type: LSP.MessageType) {
    notify(LSP.ShowMessage(type: type, message: message))
  }

  func notify<Note: NotificationMessage>(
    _ note: Note, urgency: Connection.Urgency = .needed
  ) {
    guard session.phase == .running else { return }
    connection.notify(Note.method, urgency: urgency) { DiagnosticReport.encoded(note) }
  }

  /// Asks the client something; `then` runs on the loop.
  func call<Request: RequestMessage>(
    _ request: Request,
    then: @escaping @Sendable (Server, Result<Request.Result, ResponseError>) -> Void = { _, _ in }
  ) {
    guard session.phase == .running else { return }
    connection.call(request) { [mailbox] outcome in
      mailbox.put { server in then(server, outcome) }
    }
  }
}
