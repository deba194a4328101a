import Analysis
import Testing

@Suite struct NearestMatchTests {
  private let ids = [
    "hosting-not-contained", "hosting-controller-released", "double-pop", "combine-sink-self-cycle",
  ]

  @Test(arguments: [
    ("hosting-not-contain", "hosting-not-contained"),
    ("hosting-not-contianed", "hosting-not-contained"),
    ("Hosting-Not-Contained", "hosting-not-contained"),
    ("hosting_not_contained", "hosting-not-contained"),
    ("doublepop", "double-pop"),
    ("combine-sink-cycle", "combine-sink-self-cycle"),
  ])
  func findsWhatWasMeant(written: String, meant: String) {
    #expect(nearestMatch(to: written, among: ids) == meant)
  }

  @Test(arguments: ["", "x", "force-unwrapping"])
  func findsNothingFarAway(written: String) {
    #expect(nearestMatch(to: written, among: ids) == nil)
  }

  @Test func survivesAnAbsurdlyLongWord() {
    let word = String(repeating: "double-pop", count: 100_000)
    #expect(nearestMatch(to: word, among: ids) == nil)
  }

  @Test func countsASwapAsOneMistake() {
    #expect(nearestMatch(to: "ehx", among: ["hex"]) == "hex")
    #expect(nearestMatch(to: "xeh", among: ["hex"]) == nil)
  }

  @Test func prefersTheFewestMistakesThenTheAlphabet() {
    #expect(nearestMatch(to: "abcdef", among: ["abcdxy", "abcdex", "abcdea"]) == "abcdea")
    #expect(nearestMatch(to: "abcdef", among: ["abcdea", "abcdef"]) == "abcdef")
  }

  @Test func knowsNothingWithoutCandidates() {
    #expect(nearestMatch(to: "double-pop", among: [String]()) == nil)
  }
}
