/// What the answers that an ``IndexMemory`` remembers rest on: parts of the facts, and other answers. A
/// change takes back those that it may reach, and no others.
///
/// Answers are numbered in the order in which they are complete, so that each rests on smaller numbers
/// only and one pass over all of them finds what a change reaches.
final class AnswerTrace {
  /// Parts of the facts by number, which count down from -1.
  private var parts: [FactPart: Int32] = [:]
  /// What all answers rest on, one after the other, and where that of each ends.
  private var grounds: [Int32] = []
  private var ends: [Int] = []
  private var isKnown: [Bool] = []
  /// What the answers that are being found have asked for so far, the outermost first, and where
  /// that of each begins.
  private var asked: [Int32] = []
  private var starts: [Int] = []

  var isTracing: Bool { !starts.isEmpty }

  /// How much there is to go through, with what belongs to answers that were taken back.
  var size: Int { grounds.count + ends.count }

  func isKnown(_ answer: Int32) -> Bool { isKnown[Int(answer)] }

  func note(_ part: FactPart) {
    let next = -Int32(truncatingIfNeeded: parts.count) - 1
    let number = parts[part] ?? next
    if number == next { parts[part] = next }
    asked.append(number)
  }

  /// Notes that the answer being found, if one is, rests on another.
  func note(_ answer: Int32) {
    if isTracing { asked.append(answer) }
  }

  func begin() { starts.append(asked.count) }

  /// Ends what ``begin()`` began: the number of the answer that was found.
  func end() -> Int32 {
    let own = asked[(starts.popLast() ?? asked.count)...]
    if own.count > 8 { grounds += Set(own) } else { grounds += own }
    asked.removeSubrange(own.indices)
    ends.append(grounds.count)
    isKnown.append(true)
    return Int32(truncatingIfNeeded: isKnown.count - 1)
  }

  /// Ends what ``begin()`` began where the answer is not kept: whoever asked rests on the same.
  func endWithoutAnswer() { _ = starts.popLast() }

  /// Takes back every answer that rests on one of `changed`, directly or not.
  func takeBack(_ changed: Set<FactPart>) {
    var isChanged = [Bool](repeating: false, count: parts.count)
    for case let number? in changed.map({ parts[$0] }) { isChanged[Int(-1 - number)] = true }
    guard isChanged.contains(true) else { return }
    var start = 0
    for answer in isKnown.indices {
      let end = ends[answer]
      isKnown[answer] =
        isKnown[answer]
        && grounds[start..<end].allSatisfy { $0 < 0 ? !isChanged[Int(-1 - $0)] : isKnown[Int($0)] }
      start = end
    }
  }
}

/// What a pure function has answered so far.
final class Memo<Key: Hashable, Answer> {
  private var known: [Key: (answer: Answer, number: Int32)] = [:]
  private let trace: AnswerTrace?

  init(_ trace: AnswerTrace?) { self.trace = trace }

  /// The answer that is known for `key`, else that of `find`, which may ask for other keys and is
  /// remembered if it `isLasting` then.
  func answer(
    _ key: Key, _ find: () -> Answer, isLasting: () -> Bool = { true }
  ) -> Answer {
    if let answer = self[key] { return answer }
    trace?.begin()
    let answer = find()
    if isLasting() {
      let number = trace?.end() ?? 0
      known[key] = (answer, number)
      trace?.note(number)
    } else {
      trace?.endWithoutAnswer()
    }
    return answer
  }

  /// The answer that is known for `key`.
  subscript(_ key: Key) -> Answer? {
    guard let found = known[key] else { return nil }
    guard let trace else { return found.answer }
    guard trace.isKnown(found.number) else { return nil }
    trace.note(found.number)
    return found.answer
  }
}
