/// The answers about views and modifiers where the answer for one rests on those for others: what it
/// needs, shows or provides. The way may lead back to where it came from.
///
/// What rests on no such circle is the same whatever was asked before, and lasts as long as the
/// facts are that it rests on. What does is good for the rest of one question only, without which a knot of
/// views that show each other would be walked along every path.
final class RecursiveAnswers<Answer> {
  private let lasting: Memo<String, Answer>
  private let questioning: Questioning
  private var passing: [String: Answer] = [:]
  private var pending: Set<String> = []
  /// The question that the passing answers belong to.
  private var question = 0

  init(lasting: Memo<String, Answer>, _ questioning: Questioning) {
    self.lasting = lasting
    self.questioning = questioning
  }

  /// The answer for `key`: one that is known, else that of `find`. Whoever asks for it again while
  /// it is being found gets `open`, as at the end of any endless way.
  func answer(_ key: String, open: Answer, _ find: () -> Answer) -> Answer {
    if let answer = lasting[key] { return answer }
    if question != questioning.question {
      question = questioning.question
      passing = [:]
    }
    if let answer = passing[key] {
      questioning.metCircle()
      return answer
    }
    guard pending.insert(key).inserted else {
      questioning.metCircle()
      return open
    }
    defer { pending.remove(key) }
    let before = questioning.circles
    let answer = lasting.answer(key, find) { questioning.circles == before }
    if questioning.circles != before { passing[key] = answer }
    return answer
  }
}

/// Which question about views is being answered, of those that are asked from outside.
final class Questioning {
  /// The number of the newest question.
  private(set) var question = 0
  /// How often an answer was cut short, or rests on one that was.
  private(set) var circles = 0
  private var isAnswering = false

  func metCircle() { circles += 1 }

  /// The answer for `key` that `known` has, else that of `find`; where it is asked on the way to the
  /// answer of another question, it is a part of that.
  func ask<Key, Answer>(
    _ key: Key, _ known: Memo<Key, Answer>, _ find: () -> Answer
  ) -> Answer {
    if isAnswering { return find() }
    return known.answer(key) {
      isAnswering = true
      question += 1
      defer { isAnswering = false }
      return find()
    }
  }
}
