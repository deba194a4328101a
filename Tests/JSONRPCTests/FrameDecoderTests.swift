import Foundation
import JSONRPC
import Testing

@Suite struct FrameDecoderTests {
  /// Feeds `text` in pieces of `size` bytes and returns all frames.
  private func frames(_ text: String, piece size: Int = .max) -> [FrameDecoder.Frame] {
    var decoder = FrameDecoder()
    var frames: [FrameDecoder.Frame] = []
    let bytes = Array(text.utf8)
    var start = 0
    while start < bytes.count {
      let end = size < bytes.count - start ? start + size : bytes.count
      decoder.append(bytes[start..<end])
      start = end
      while let frame = decoder.next() { frames.append(frame) }
    }
    return frames
  }

  private func body(_ text: String) -> FrameDecoder.Frame { .body(Data(text.utf8)) }

  @Test(arguments: [1, 2, 3, 7, 64, Int.max])
  func cutsMessagesHoweverTheyArrive(piece: Int) {
    let stream =
      "Content-Length: 2\r\n\r\n{}"
      + "content-LENGTH:7\r\nContent-Type: application/vscode-jsonrpc; charset=utf-8\r\n\r\n{\"é\":1}"
      + "Content-Type: x/y\nContent-Length:   4   \n\nnull"
    let expected = [body("{}"), body(#"{"é":1"#), .garbage, body("null")]
    // The second length counts one byte too few: the bracket that is left over is skipped.
    #expect(frames(stream, piece: piece) == expected)
  }

  @Test(arguments: [1, 5, Int.max])
  func findsTheNextHeaderAfterGarbage(piece: Int) {
    for garbage in [
      "hello\r\n\r\n", "Content-Length: -3\r\n\r\n", "Content-Length: many\r\n\r\n",
      "Content-Length: 99999999999999999999\r\n\r\n", "Content-Length: 0\r\n\r\n",
      "X-Content-Length: 4\r\n\r\n", String(repeating: "x", count: 10_000) + "\r\n",
      "Content-Length: 4294967296\r\n\r\n", "{\"jsonrpc\":\"2.0\"}\n",
    ] {
      let found = frames(garbage + "Content-Length: 4\r\n\r\nnull", piece: piece)
      #expect(found.last == body("null"), "\(garbage.prefix(40))")
      #expect(found.dropLast().allSatisfy { $0 == .garbage }, "\(garbage.prefix(40))")
    }
  }

  @Test func keepsNothingOfEndlessGarbage() {
    var decoder = FrameDecoder()
    var reports = 0
    for _ in 0..<100 {
      decoder.append(repeatElement(UInt8(ascii: "x"), count: 4096))
      while let frame = decoder.next() { reports += frame == .garbage ? 1 : 0 }
    }
    #expect(reports == 1)
  }

  @Test func takesALargeBodyInSmallPieces() {
    let text = String(repeating: "a", count: 3 << 20)
    #expect(
      frames("Content-Length: \(text.utf8.count)\r\n\r\n" + text, piece: 4096) == [body(text)])
  }

  @Test func framesWhatItSends() {
    #expect(FrameDecoder.frame(Data("{}".utf8)) == Data("Content-Length: 2\r\n\r\n{}".utf8))
  }
}
