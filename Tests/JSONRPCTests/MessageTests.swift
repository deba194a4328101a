import Foundation
import JSONRPC
import Testing

extension Message.Body {
  fileprivate func failure<Value: Decodable>(as type: Value.Type) -> ResponseError? {
    do throws(ResponseError) {
      _ = try decoded(as: type)
      return nil
    } catch {
      return error
    }
  }
}

@Suite struct MessageTests {
  private func message(_ text: String) throws(Message.Malformed) -> Message {
    try Message(Data(text.utf8))
  }

  private func malformed(_ bytes: Data) -> Message.Malformed? {
    do throws(Message.Malformed) {
      _ = try Message(bytes)
      return nil
    } catch {
      return error
    }
  }

  @Test func readsWhateverTheOrderOfItsMembers() throws {
    guard
      case .request(.number(7), "m", let params) = try message(
        #" { "params" : {"a":[1,{"id":9}],"b":"}\"\\"} , "jsonrpc":"2.0", "method":"m" , "id": 7 } "#
      )
    else {
      Issue.record("not read as a request")
      return
    }
    #expect(try params.decoded(as: JSONValue.self) == ["a": [1, ["id": 9]], "b": "}\"\\"])
  }

  @Test func tellsTheKindsApart() throws {
    guard case .notification("n", let params) = try message(#"{"method":"n"}"#) else {
      Issue.record("not a notification")
      return
    }
    #expect(try params.decoded(as: JSONValue.self) == .null)
    guard
      case .response(.string("a"), .success(let result)) = try message(#"{"id":"a","result":null}"#)
    else {
      Issue.record("not a response")
      return
    }
    #expect(try result.decoded(as: JSONValue.self) == .null)
    guard
      case .response(.number(1), .failure(let error)) = try message(
        #"{"id":1,"error":{"code":-5,"message":"no","data":{"retriggerRequest":true}}}"#)
    else {
      Issue.record("not a failure")
      return
    }
    #expect(error.code.rawValue == -5)
    #expect(error.data == ["retriggerRequest": true])
  }

  @Test(
    arguments: [
      (#"{"id":3,"method":"m","params":{"#, RequestID.number(3), -32700),
      (#"{"method":"m","params":[1,2,"id":5}"#, nil, -32700),
      (#"[{"id":4,"method":"m"}]"#, nil, -32700), (#"x "id" : 5,"#, RequestID.number(5), -32700),
      (#"{"id":"x"}"#, RequestID.string("x"), -32600),
      (#"{"id":1,"method":2}"#, RequestID.number(1), -32600),
      (#"{"id":{},"method":"m"}"#, nil, -32600),
      ("null", nil, -32700), ("", nil, -32700), ("{", nil, -32700), ("\"", nil, -32700),
      (#"{"id":1,"method":"m"} x"#, RequestID.number(1), -32700),
    ] as [(String, RequestID?, Int)])
  func saysWhoseBrokenMessageItWas(text: String, id: RequestID?, code: Int) {
    let found = malformed(Data(text.utf8))
    #expect(found?.error.code.rawValue == code)
    #expect(found?.id == id)
  }

  @Test func survivesAnythingThatIsCutOrChanged() throws {
    let whole = Data(
      #"{"jsonrpc":"2.0","id":12,"method":"a/b","params":{"s":"\u00e9\"\\","l":[1,-2.5e3,true,null]}}"#
        .utf8)
    for end in 0..<whole.count { #expect(malformed(whole.prefix(end)) != nil) }
    for index in whole.indices {
      for byte in [0, 0x22, 0x5C, 0x7B, 0x7D, 0xC3, 0xFF] as [UInt8] {
        var changed = whole
        changed[index] = byte
        if case .request(_, _, let params)? = try? Message(changed) {
          _ = try? params.decoded(as: JSONValue.self)
        }
      }
    }
  }

  @Test func deepNestingIsAnErrorAndNotACrash() throws {
    let deep = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
    guard case .notification(_, let params) = try message(#"{"method":"m","params":\#(deep)}"#)
    else {
      Issue.record("the envelope does not look inside")
      return
    }
    #expect(throws: ResponseError.self) { try params.decoded(as: JSONValue.self) }
  }

  @Test func errorsNameThePlaceInTheMessage() throws {
    struct Params: Codable {
      struct Inner: Codable { let line: Int }
      let position: Inner
    }
    func error(_ params: String) -> ResponseError? {
      guard case .notification(_, let body)? = try? message(#"{"method":"m","params":\#(params)}"#)
      else { return nil }
      return body.failure(as: Params.self)
    }
    #expect(error(#"{"position":{"line":"x"}}"#)?.message == "position.line: not what was expected")
    #expect(error(#"{"position":{}}"#)?.message == "position: 'line' is missing")
    let huge = error(#"{"position":{"line":1e30}}"#)
    #expect(huge?.code.rawValue == -32602)
    #expect(huge?.message.contains("out of range") == true)
    #expect(error(#"{"position":{"line":1"#) == nil, "no message at all")
  }
}
