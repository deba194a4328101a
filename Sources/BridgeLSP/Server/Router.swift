import JSONRPC

/// Which handler takes which message.
///
/// Parameters are decoded where the message was read, off the loop; handlers run on the loop, in
/// the order of arrival, and hand everything that takes time to the workers.
struct Router: Sendable {
  typealias Step = @Sendable (Server) -> Void

  private var notifications: [String: @Sendable (Message.Body) throws -> Step] = [:]
  private var requests: [String: @Sendable (RequestID, Message.Body) throws -> Step] = [:]

  mutating func on<Note: NotificationMessage>(
    _ type: Note.Type, _ handle: @escaping @Sendable (Server, Note) -> Void
  ) {
    notifications[Note.method] = { body in
      let note = try body.decoded(as: Note.self)
      return { server in handle(server, note) }
    }
  }

  mutating func on<Request: RequestMessage>(
    _ type: Request.Type,
    _ handle: @escaping @Sendable (Server, Request, Reply<Request.Result>) -> Void
  ) {
    requests[Request.method] = { id, body in
      let request = try body.decoded(as: Request.self)
      return { server in handle(server, request, Reply(id: id)) }
    }
  }

  /// What the loop has to do about `message`.
  func step(for message: Message) -> Step {
    switch message {
    case .response(let id, let outcome):
      return { server in server.connection.finish(id, with: outcome) }
    case .notification(let method, let params):
      do {
        guard let step = try notifications[method]?(params) else { return { _ in } }
        return { server in server.receive(notification: method, step) }
      } catch {
        return { server in server.log("\(method): \((error as? ResponseError)?.message ?? "")") }
      }
    case .request(let id, let method, let params):
      do {
        guard let prepare = requests[method] else {
          throw ResponseError(.methodNotFound, "no method '\(method)'")
        }
        let step = try prepare(id, params)
        return { server in server.receive(request: id, method, .success(step)) }
      } catch {
        let error = error as? ResponseError ?? ResponseError(.internalError, "unreadable")
        return { server in server.receive(request: id, method, .failure(error)) }
      }
    }
  }
}

/// The right and the duty to answer one request.
struct Reply<Result: Encodable & Sendable>: Sendable {
  let id: RequestID
}
