public import Foundation

/// One JSON-RPC message whose parameters or result are still undecoded.
///
/// Only the envelope is read on arrival. The rest is decoded once, straight into the type that
/// its handler asks for.
public enum Message: Sendable {
  case request(id: RequestID, method: String, params: Body)
  case notification(method: String, params: Body)
  case response(id: RequestID, outcome: Result<Body, ResponseError>)

  /// Why bytes are no message, and the id under which their sender can be told, if it is known.
  public struct Malformed: Error, Hashable, Sendable {
    public let id: RequestID?
    public let error: ResponseError
  }

  /// Undecoded JSON; empty where the message holds none.
  public struct Body: Sendable {
    let bytes: Data

    init(bytes: Data) { self.bytes = bytes }
    public init(_ json: EncodedJSON) { bytes = json.bytes }

    public func decoded<Value: Decodable>(as type: Value.Type) throws(ResponseError) -> Value {
      do {
        return try JSONDecoder().decode(type, from: bytes.isEmpty ? Data("null".utf8) : bytes)
      } catch DecodingError.dataCorrupted(let context) where context.codingPath.isEmpty {
        // A number beyond what the type holds is reported without a place, though it is JSON.
        guard type != JSONValue.self, (try? decoded(as: JSONValue.self)) != nil else {
          throw ResponseError(.parseError, "not valid JSON")
        }
        throw ResponseError(.invalidParams, "params: a number is out of range")
      } catch {
        throw ResponseError(.invalidParams, Self.explanation(of: error))
      }
    }

    /// Says where decoding failed, in the words of the message and not of this program's types.
    private static func explanation(of error: any Error) -> String {
      func place(_ path: [any CodingKey]) -> String {
        let keys = path.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }
        return keys.isEmpty ? "params" : keys.joined(separator: ".")
      }
      switch error {
      case DecodingError.keyNotFound(let key, let context):
        return "\(place(context.codingPath)): '\(key.stringValue)' is missing"
      case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
        DecodingError.dataCorrupted(let context):
        return "\(place(context.codingPath)): not what was expected"
      default:
        return "the parameters cannot be read"
      }
    }
  }

  public init(_ bytes: Data) throws(Malformed) {
    let envelope = Envelope(bytes)
    let id = envelope.id.flatMap { try? JSONDecoder().decode(RequestID.self, from: $0) }
    guard envelope.isComplete else {
      throw Malformed(
        id: id ?? Envelope.searchForID(in: bytes),
        error: ResponseError(.parseError, "not a JSON object"))
    }
    guard envelope.method == nil else {
      guard
        let method = envelope.method.flatMap({ try? JSONDecoder().decode(String.self, from: $0) })
      else {
        throw Malformed(id: id, error: ResponseError(.invalidRequest, "the method is no string"))
      }
      let params = Body(bytes: envelope.params ?? Data())
      if let id {
        self = .request(id: id, method: method, params: params)
      } else if envelope.id == nil {
        self = .notification(method: method, params: params)
      } else {
        throw Malformed(
          id: nil, error: ResponseError(.invalidRequest, "the id is neither string nor integer"))
      }
      return
    }
    guard let id, envelope.result != nil || envelope.error != nil else {
      throw Malformed(
        id: id, error: ResponseError(.invalidRequest, "neither a request nor a response"))
    }
    if let error = envelope.error, error != Data("null".utf8) {
      let known = try? JSONDecoder().decode(ResponseError.self, from: error)
      self = .response(
        id: id,
        outcome: .failure(known ?? ResponseError(.internalError, "an error that cannot be read")))
    } else {
      self = .response(id: id, outcome: .success(Body(bytes: envelope.result ?? Data())))
    }
  }
}
