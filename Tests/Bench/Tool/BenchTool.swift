import Foundation

/// What the benchmark cannot measure from outside: parsing alone, and time per stage and rule.
///
/// `bench-tool parse` and `bench-tool stages` read paths of Swift files from standard input, one
/// a line, and print one line of JSON.
@main
struct BenchTool {
  static func main() {
    let command = CommandLine.arguments.dropFirst().first ?? ""
    guard command == "parse" || command == "stages" else {
      FileHandle.standardError.write(Data("usage: bench-tool parse|stages < paths\n".utf8))
      exit(2)
    }
    var paths: [String] = []
    while let line = readLine() {
      paths.append(line)
    }
    // The parser recurses as deep as the code nests; a thread of our own has room for that.
    let work = Thread { [paths] in
      print(command == "parse" ? ParseFloor.run(paths) : StageTimes.run(paths))
      exit(0)
    }
    work.stackSize = 512 << 20
    work.start()
    while true {
      sleep(60)
    }
  }

  static func text(of path: String) -> String? {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
  }
}
