/// The brackets that are open at a place of a text, and how hard they make the parser work.
struct BracketNesting {
  private struct Bracket {
    let opening: UInt8
    /// How often the work for what stands inside has doubled, because the parser first tries
    /// to read each bracket around it as a type.
    let doublings: Int
    /// Whether something has come that is no part of a type, so that the trial ends there.
    var isNoType = false
    var hasAttribute = false
    /// The string to go on with after the bracket, for that of an interpolation.
    let string: StringDelimiter?
  }

  /// The first stands for the file and is never closed.
  private var open = [Bracket(opening: 0, doublings: 0, string: nil)]
  private var angles = 0

  private static let deepest = 100
  private static let deepestAngles = 256
  private static let mostDoublings = 12
  private static let angle = UInt8(ascii: "<")
  private static let brace = UInt8(ascii: "{")

  /// Opens `(`, `[` or `{`, and tells why that is too much.
  mutating func open(_ opening: UInt8) -> String? {
    if opening == Self.brace {
      // A generic argument list holds no braces: what looked like one was a comparison.
      while open.last?.opening == Self.angle { drop() }
      setAttribute(false)
    }
    return push(opening, string: nil)
  }

  mutating func openInterpolation(in string: StringDelimiter) -> String? {
    push(UInt8(ascii: "("), string: string)
  }

  /// Opens `<`, which with a space before it is an operator, except after an attribute.
  mutating func openAngle(isSpaced: Bool) -> String? {
    guard !isSpaced || open.last?.hasAttribute == true else { return nil }
    angles += 1
    return push(Self.angle, string: nil)
  }

  /// Closes the innermost bracket, and generic arguments left open in it, if it is of this kind;
  /// a brace also closes whatever else was left open in it. Returns the string that an
  /// interpolation belongs to.
  @discardableResult
  mutating func close(_ opening: UInt8) -> StringDelimiter? {
    while let bracket = open.last, bracket.opening != 0 {
      let fits = bracket.opening == opening
      guard fits || bracket.opening == Self.angle || opening == Self.brace else { return nil }
      drop()
      if fits { return bracket.string }
    }
    return nil
  }

  mutating func attribute() { setAttribute(true) }

  /// A comma or colon: what follows has no attribute yet, and in square brackets is no type.
  mutating func endElement() {
    setAttribute(false)
    if open.last?.opening == UInt8(ascii: "[") { literal() }
  }

  /// A string: the innermost bracket holds no type.
  mutating func literal() {
    guard let last = open.indices.last, open[last].opening != Self.brace else { return }
    open[last].isNoType = last > 0
  }

  /// An equals sign: among statements, the attributes of a declaration end here.
  mutating func startValue() {
    if let last = open.last, last.opening == 0 || last.opening == Self.brace {
      setAttribute(false)
    }
  }

  private mutating func setAttribute(_ value: Bool) {
    guard let last = open.indices.last else { return }
    open[last].hasAttribute = value
  }

  private mutating func drop() {
    if open.removeLast().opening == Self.angle { angles -= 1 }
  }

  private mutating func push(_ opening: UInt8, string: StringDelimiter?) -> String? {
    var doublings = 0
    if opening != Self.brace, let outer = open.last, !outer.isNoType {
      doublings = outer.doublings + (outer.hasAttribute ? 2 : 0)
    }
    if opening == UInt8(ascii: "[") { doublings += 1 }
    open.append(Bracket(opening: opening, doublings: doublings, string: string))
    if doublings > Self.mostDoublings {
      return "its square brackets and attributes nest more than \(Self.mostDoublings) levels deep"
    }
    if angles > Self.deepestAngles {
      return "its generic arguments nest more than \(Self.deepestAngles) levels deep"
    }
    if open.count - 1 - angles > Self.deepest {
      return "its brackets nest more than \(Self.deepest) levels deep"
    }
    return nil
  }
}
