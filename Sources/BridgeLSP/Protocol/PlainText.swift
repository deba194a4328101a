/// Markdown as text for clients that show it as it stands: code stays, its fences and the marks
/// of headings, emphasis and links go.
func plainText(ofMarkdown markdown: String) -> String {
  var lines: [String] = []
  var isCode = false
  for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
    if line.drop(while: { $0 == " " }).hasPrefix("```") {
      isCode.toggle()
      continue
    }
    lines.append(isCode ? "    " + line : withoutMarks(line))
  }
  while lines.last?.isEmpty == true { lines.removeLast() }
  return lines.joined(separator: "\n")
}

private func withoutMarks(_ line: Substring) -> String {
  var text = line
  if text.hasPrefix("#") { text = text.drop { $0 == "#" }.drop { $0 == " " } }
  var result = ""
  var rest = text
  while let character = rest.popFirst() {
    switch character {
    case "`": continue
    case "*" where rest.first == "*": rest.removeFirst()
    case "<" where rest.hasPrefix("http"):
      result += rest.prefix { $0 != ">" }
      rest = rest.drop { $0 != ">" }.dropFirst()
    case "[":
      guard let close = rest.firstRange(of: "]("),
        let end = rest[close.upperBound...].firstIndex(of: ")")
      else {
        result.append(character)
        continue
      }
      result += "\(rest[..<close.lowerBound]) (\(rest[close.upperBound..<end]))"
      rest = rest[rest.index(after: end)...]
    default: result.append(character)
    }
  }
  return result
}
