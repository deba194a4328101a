/// Every text of the specs and the snippets, for tests that change texts.
enum Corpus {
  static let texts = Specs.cases.flatMap { $0.files.map(\.text) } + Snippets.all

  /// The different words that the texts use, in alphabetical order.
  static let words: [String] = {
    var words: Set<String> = []
    for text in texts {
      for match in text.matches(of: /[A-Za-z_]\w*/) { words.insert(String(match.output)) }
    }
    return words.sorted()
  }()
}
