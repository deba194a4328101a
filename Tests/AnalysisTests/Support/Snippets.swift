/// Small files that between them use every kind of declaration and literal of the language.
enum Snippets {
  static let all = [
    controller, view, literals, conditions, declarations, broken, windows,
    "\"\"\"\\(r\"\")", "", "x",
  ]

  static let controller = """
    import SwiftUI
    import UIKit

    /// A screen. 👩‍👩‍👧
    final class AccountViewController: UIViewController {
      private let session: Session
      private lazy var host = UIHostingController(rootView: AccountView(session: session))
      weak var delegate: (any AccountDelegate)?

      init(session: Session) {
        self.session = session
        super.init(nibName: nil, bundle: nil)
      }

      @available(*, unavailable)
      required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

      override func viewDidLoad() {
        super.viewDidLoad()
        addChild(host); view.addSubview(host.view) // shown
        host.view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          host.view.topAnchor.constraint(equalTo: view.topAnchor),
          host.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        ])
        host.didMove(toParent: self)
      }

      func reload() async throws {
        let items = try await session.items.filter { $0.isVisible }.map { item in
          Row(title: item.title ?? "—", action: { [weak self] in self?.open(item) })
        }
        if items.isEmpty, let delegate { delegate.empty(self) } else { show(items) }
      }

      deinit { session.close() }

      struct Row {
        let title: String
        var action: () -> Void
      }
    }

    extension AccountViewController: AccountDelegate {
      func empty(_ controller: AccountViewController) {}
      var isEmpty: Bool { session.items.isEmpty }
    }

    """

  static let view = """
    struct AccountView: View {
      @ObservedObject var session: Session
      @State private var name = ""
      @Environment(\\.dismiss) private var dismiss

      var body: some View {
        NavigationStack {
          List(session.items) { item in
            Text("\\(item.title): \\(item.count, specifier: "%d")").font(.body)
          }
          .navigationTitle("Compte d’été")
          .onAppear { session.load() }
          .task(id: name) { await session.search(name) }
        }
      }

      subscript(index: Int) -> Item { session.items[index] }
      var total: Int {
        get { session.total }
        set { session.total = newValue }
      }
    }

    #Preview { AccountView(session: .sample) }

    """

  static let literals = ##"""
    enum Texts {
      static let plain = "a { b } \" c"
      static let raw = #"raw \(not) \#(1 + 2) " { "#
      static let block = """
        first { \(plain) {
          "second" // not a comment
        """
      static let nested = "\(["a": "\(plain)"].values.map { "<\($0)>" })"
      static let pattern = /[a-z]+\/{2,3}/
      static func describe(_ value: Int) -> String { "\(value) { \("}")" }
      /* outer /* inner } */ still outer { */
      static func last() -> Int { /* } */ 1 }
    }

    extension Texts {
      static func quote(_ text: String) -> String {
        let long = """
          <\(text.map { "\($0)}" })
          """
        return long + #"\#(text)"# + "}"
      }
      static var match: Bool { "a".contains(/[{}]"/) }
    }
    func top(_ x: Int) -> Int { x < 3 ? x : top(x - 1) }

    """##

  static let conditions = """
    #if canImport(UIKit)
    import UIKit
    final class Cell: UICollectionViewCell {
      #if DEBUG
      func log() { print("cell") }
      #endif
      func show() {
        #if os(iOS)
        contentView.layoutMargins = .zero
        #else
        print("other")
        #endif
      }
      func after() { show() }
    }
    #else
    struct Cell { func show() { } }
    #endif
    @MainActor func outside() { _ = Cell() }

    """

  static let declarations = """
    protocol Shape: Sendable {
      associatedtype Unit
      var area: Double { get }
      static func make() -> Self
      func grow<T>(by value: T) where T: Numeric
    }
    indirect enum Tree<Element> {
      case leaf, node(Tree, Element, Tree)
      var count: Int { switch self { case .leaf: 0; case let .node(l, _, r): l.count + 1 + r.count } }
    }
    actor Store { var items: [Int] = []; func add(_ i: Int) { items.append(i) } }
    infix operator <>: AdditionPrecedence
    precedencegroup Loose { lowerThan: AdditionPrecedence }
    extension Array where Element == Int { func sum() -> Int { reduce(0, +) } }
    typealias Handler = @Sendable (Result<Int, any Error>) -> Void
    class Base { class func create() -> Base { Base() }; class Inner { func deep() { _ = [[1], [2]] } } }
    var counter = 0 { willSet { print(newValue) } didSet { print(oldValue) } }
    for index in 0..<3 where index != 1 { counter += index }

    """

  static let broken = """
    class Half {
      func open( { let x = [1, 2
      var y: Int {
      override viewDidLoad() { super. }
    }
    struct Whole { func fine() { let a = 1 } }
    func tail() { if true {
    """

  static let windows =
    "struct A {\r\n  func a() {\r\n    b()\r\n  }\r\n}\r\n\r\nstruct B {\r\n  var c: Int { 1 }\r\n}\r\n"
}
