/// A switch of an app that is turned on in a property list, such as its Info.plist.
///
/// The analyzer knows no file but Swift's. An entry says what has to be in the other one; the edit is
/// made when that file's text is at hand, or not at all.
public struct PropertyListEntry: Hashable, Sendable {
  public let path: String
  /// The key that is set to true.
  public let key: String

  public init(path: String, key: String) {
    self.path = path
    self.key = key
  }

  /// What makes UIKit track reads of observable objects on iOS 18 to 25.
  public static func observationTracking(in path: String) -> PropertyListEntry {
    PropertyListEntry(path: path, key: "UIObservationTrackingEnabled")
  }

  /// The edit that sets the key in the dictionary that `text`, an XML property list, is. `nil` for
  /// one that has the key, is empty, is written on one line, has CDATA, or is no
  /// well-formed property list of one dictionary.
  public func edit(in text: SourceText) -> TextEdit? {
    guard let place = PropertyListOutline(text)?.lastValue, !text.string.contains("<key>\(key)<")
    else { return nil }
    let indentation = text.indentation(at: place.key)
    guard
      indentation.utf8.count == place.key.utf8 - text.lines.startOfLine(containing: place.key).utf8
    else { return nil }
    let end = text.lineEnding
    return TextEdit(
      replace: place.end..<place.end,
      with: "\(end)\(indentation)<key>\(key)</key>\(end)\(indentation)<true/>")
  }
}

/// Where the entries of an XML property list end.
private struct PropertyListOutline {
  /// The last key of the outermost dictionary, and the end of its value.
  private(set) var lastValue: (key: TextOffset, end: TextOffset)?

  /// Reads tags until the property list ends; `nil` where they do not match. Deeper nesting than
  /// any property list has is refused.
  init?(_ text: SourceText) {
    guard text.utf8Count < 1 << 20 else { return nil }
    let bytes = Array(text.string.utf8)
    var open: [[UInt8]] = []
    var key: Int?
    var isComplete = false
    var roots = 0
    var position = 0
    while let start = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
      guard let tag = XMLTag(bytes, at: start) else { return nil }
      position = tag.end
      guard !tag.isMarkup else { continue }
      guard !isComplete else { return nil }
      if open.count == 1, !tag.isClosing { roots += 1 }
      guard roots <= 1 else { return nil }
      if tag.isClosing {
        guard open.popLast() == tag.name else { return nil }
      } else if open.count == 2, tag.name == Array("key".utf8) {
        key = start
      }
      if tag.isOpening { open.append(tag.name) }
      switch open.count {
      case 0: isComplete = true
      case 1 where tag.isOpening: if tag.name != Array("plist".utf8) { return nil }
      case 2 where tag.isOpening: if tag.name != Array("dict".utf8) { return nil }
      case 2 where tag.name != Array("key".utf8):
        if let key { lastValue = (TextOffset(utf8: key), TextOffset(utf8: position)) }
      default: if open.count > 32 { return nil }
      }
    }
    guard isComplete else { return nil }
  }
}

/// One tag, comment or declaration.
private struct XMLTag {
  private(set) var name: [UInt8] = []
  private(set) var isClosing = false
  /// `<dict>`, as opposed to `<dict/>` and `</dict>`.
  private(set) var isOpening = false
  /// A comment, a declaration or an instruction, which says nothing about the content.
  private(set) var isMarkup = false
  let end: Int

  init?(_ bytes: [UInt8], at start: Int) {
    let rest = bytes[(start + 1)...]
    // Whoever writes CDATA into a property list has it read by hand.
    guard let first = rest.first, !rest.starts(with: "![CDATA[".utf8) else { return nil }
    if first == UInt8(ascii: "!") || first == UInt8(ascii: "?") {
      let isComment = rest.starts(with: Array("!--".utf8))
      let terminator = Array((isComment ? "-->" : ">").utf8)
      guard let found = rest.firstRange(of: terminator) else { return nil }
      isMarkup = true
      end = found.upperBound
      return
    }
    guard let close = rest.firstIndex(of: UInt8(ascii: ">")) else { return nil }
    end = close + 1
    isClosing = first == UInt8(ascii: "/")
    let isEmpty = bytes[close - 1] == UInt8(ascii: "/")
    isOpening = !isClosing && !isEmpty
    name = Array(
      rest[..<close].drop { $0 == UInt8(ascii: "/") }
        .prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "/") })
  }
}
