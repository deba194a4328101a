import Dispatch
import Foundation
import JSONRPC

/// Reads, cuts and decodes what the client sends, on a thread of its own.
///
/// It waits where reading on would only make something grow: the loop's mailbox, the requests that
/// are being answered, or the answers that the client does not take.
struct Reader: Sendable {
  private let transport: any Transport
  private let connection: Connection
  private let mailbox: Mailbox<Router.Step>
  private let requestPermits: DispatchSemaphore
  private let messagePermits = DispatchSemaphore(permits: 1024)

  init(_ transport: any Transport, _ server: Server) {
    self.transport = transport
    connection = server.connection
    mailbox = server.mailbox
    requestPermits = server.requestPermits
  }

  func start() {
    let thread = Thread { [self] in
      read()
      mailbox.put { server in server.end() }
    }
    thread.stackSize = 16 << 20
    thread.name = "bridge-lsp.reader"
    thread.start()
  }

  private func read() {
    var frames = FrameDecoder()
    while let bytes = transport.read() {
      frames.append(bytes)
      while let frame = frames.next() {
        connection.waitUntilReadable()
        messagePermits.wait()
        let step = step(for: frame)
        mailbox.put { server in
          step(server)
          messagePermits.signal()
        }
      }
    }
  }

  private func step(for frame: FrameDecoder.Frame) -> Router.Step {
    guard case .body(let bytes) = frame else {
      return { server in server.log("skipped bytes that belong to no message") }
    }
    do throws(Message.Malformed) {
      let message = try Message(bytes)
      if case .request = message { requestPermits.wait() }
      return Server.router.step(for: message)
    } catch {
      return { server in server.connection.reject(error.id, error.error) }
    }
  }
}

extension DispatchSemaphore {
  /// A semaphore that lets `permits` pass. One that was made with that value could not be freed
  /// while any of them is out.
  convenience init(permits: Int) {
    self.init(value: 0)
    for _ in 0..<permits { signal() }
  }
}
