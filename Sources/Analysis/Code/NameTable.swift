/// The names in a file's code, each once; records refer to them by number.
///
/// Number 0 is the empty name. Nothing is ever taken out, so the table may hold more names than the
/// records mention.
struct NameTable: Sendable {
  private var names: [String] = [""]
  private var numbers: [String: UInt32] = ["": 0]

  subscript(number: UInt32) -> String { names[Int(number)] }

  var count: Int { names.count }

  /// The number of a name, if it is in the table.
  func number(of name: String) -> UInt32? { numbers[name] }

  /// The number of a name, which is put into the table where it is new.
  mutating func intern(_ name: String) -> UInt32 {
    if name.isEmpty { return 0 }
    if let number = numbers[name] { return number }
    let number = UInt32(truncatingIfNeeded: names.count)
    names.append(name)
    numbers[name] = number
    return number
  }
}
