/// What a representable says of the text that it wraps: whether it wraps to lines, can be edited, and
/// how high it is.
extension Representable {
  /// Whether the wrapped view is a label of several lines or a text view that does not scroll.
  package var wrapsText: Bool {
    guard let type = make?.type else { return false }
    let setting: (name: String, value: String)
    if index.descends(type.name, from: "UILabel", in: name).isYes {
      setting = ("numberOfLines", "0")
    } else if index.descends(type.name, from: "UITextView", in: name).isYes {
      setting = ("isScrollEnabled", "false")
    } else {
      return false
    }
    return makeWork.contains { work in
      work.pathFromWrapped(work.node.assignmentTarget) == [setting.name]
        && work.node.assignedValue?.name == setting.value
    }
  }

  /// Whether something here tells its size: a method, priorities, or a frame where it is built.
  package func isSized(_ calls: CallTable) -> Bool {
    guard index.functions("sizeThatFits", of: name).isEmpty else { return true }
    let words: Set<String> = [
      "setContentHuggingPriority", "setContentCompressionResistancePriority",
      "preferredMaxLayoutWidth", "heightAnchor", "widthAnchor",
    ]
    if parts.flatMap(\.descendants).contains(where: { words.contains($0.name) }) { return true }
    if let type = make?.type.map({ index.resolve($0, in: name).name }),
      index.property("intrinsicContentSize", of: type) != nil
    {
      return true
    }
    return calls.calls("frame", "fixedSize").contains {
      $0.receiver?.startsWithCall(of: displayName) == true
    }
  }
}

extension Node {
  /// Whether a chain of modifiers begins with building a `type`.
  fileprivate func startsWithCall(of type: String) -> Bool {
    var current = unwrapped
    for _ in 0..<40 {
      guard current.kind == .call else { return false }
      if current.calleeName == type { return true }
      guard let receiver = current.receiver else { return false }
      current = receiver
    }
    return false
  }
}
