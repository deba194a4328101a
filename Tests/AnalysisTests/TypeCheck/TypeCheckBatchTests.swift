import Testing

/// The type-checks can fail, and blame the right program.
@Suite struct TypeCheckBatchTests {
  @Test func blamesOnlyWhatDoesNotCompile() throws {
    let compiler = try Compiler.withStubs.get()
    let good = program("struct A: View {\n  var body: some View { ProfileView() }\n}\n")
    let missing = program("struct A: View {\n  var body: some View { Missing() }\n}\n")
    let flow = program("class A {\n  let a: Int\n  init() {}\n}\n")
    let extends = program("extension Item {\n  var b: Int { id }\n}\n")
    let shadows = program("struct Item { let c: Int }\nlet item = Item(c: 1)\n")
    let noSelector = program("func f(_ v: UIButton) { v.isHidden = 1 }\n")
    let programs = [good, missing, flow, extends, shadows, noSelector]
    let verdicts = TypeCheck.verdicts(on: programs, by: compiler)
    #expect(verdicts.count == 6)
    #expect(verdicts[good]?.complaints.map(\.message) == [])
    #expect(verdicts[missing]?.complaints.map(\.line) == [2])
    #expect(verdicts[missing]?.complaints.first?.message == "cannot find 'Missing' in scope")
    #expect(verdicts[flow]?.complaints.map(\.line) == [3])
    #expect(verdicts[extends]?.complaints.map(\.message) == [])
    #expect(verdicts[shadows]?.complaints.map(\.message) == [])
    #expect(verdicts[noSelector]?.complaints.map(\.line) == [1])
  }

  @Test func readsWhatNeedsObjectiveCOrXcode() throws {
    let compiler = try Compiler.withStubs.get()
    let program = program(
      """
      extension EnvironmentValues {
        @Entry var isCompact: Bool = false
      }

      final class Screen: UIViewController {
        @IBOutlet private weak var label: UILabel?

        override func viewDidLoad() {
          super.viewDidLoad()
          let tap = UITapGestureRecognizer(target: self, action: #selector(tapped(_:)))
          view.addGestureRecognizer(tap)
        }

        @objc private func tapped(_ sender: UITapGestureRecognizer) { label?.text = "" }
      }

      #Preview("Compact") {
        ProfileView().environment(\\.isCompact, true)
      }

      #Preview {
        ProfileView()
      }

      """, languageMode: 6)
    let verdict = TypeCheck.verdicts(on: [program], by: compiler)[program]
    #expect(verdict?.complaints.map(\.message) == [])
  }

  @Test func modesDiffer() throws {
    let compiler = try Compiler.withStubs.get()
    let text = "final class A {\n  static var shared = A()\n}\n"
    let verdicts = [5, 6].map { mode -> [Int] in
      let program = program(text, languageMode: mode)
      return TypeCheck.verdicts(on: [program], by: compiler)[program]?.complaints.map(\.line) ?? []
    }
    #expect(verdicts == [[], [2]])
  }

  private func program(_ text: String, languageMode: Int = 5) -> TypeCheck.Program {
    TypeCheck.Program(files: [.init(path: "File.swift", text: text)], languageMode: languageMode)
  }
}
