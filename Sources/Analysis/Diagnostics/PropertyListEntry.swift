/// A switch of an app that is turned on in a property list, such as its Info.plist.
///
/// The analyzer knows no file but Swift's. An entry says what has to be in the other one; the edit is
/// made when that file's text is at hand, or not at all.
public struct PropertyListEntry: Hashable, Codable, Sendable {
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
    var scanner = XMLTagScanner(Array(text.string.utf8))
    var open: [String] = []
    var key: Int?
    var isComplete = false
    var roots = 0
    while let tag = scanner.next() {
      // Whoever writes CDATA into a property list has it read by hand.
      if tag.kind == .characterData { return nil }
      guard tag.kind != .other else { continue }
      guard !isComplete else { return nil }
      if open.count == 1, tag.kind != .closing { roots += 1 }
      guard roots <= 1 else { return nil }
      let opens = tag.kind == .opening
      if tag.kind == .closing {
        guard open.popLast() == tag.name else { return nil }
      } else if open.count == 2, tag.name == "key" {
        key = tag.start
      }
      if opens { open.append(tag.name) }
      switch open.count {
      case 0: isComplete = true
      case 1 where opens: if tag.name != "plist" { return nil }
      case 2 where opens: if tag.name != "dict" { return nil }
      case 2 where tag.name != "key":
        if let key { lastValue = (TextOffset(utf8: key), TextOffset(utf8: tag.end)) }
      default: if open.count > 32 { return nil }
      }
    }
    guard isComplete, !scanner.isCutShort else { return nil }
  }
}
