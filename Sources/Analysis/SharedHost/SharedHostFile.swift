/// The hosting class that a project without one of its own can adopt.
package enum SharedHostFile {
  package static let className = "RetainingHostingController"
  package static let name = className + ".swift"

  /// Swift for iOS 14 and later, in the language modes 5 and 6.
  package static let text = imports + declarations

  private static let imports = ["SwiftUI", "UIKit"].map { "import \($0)\n" }.joined()

  private static let declarations = """

    /// The hosting controller that pushed SwiftUI screens have in common.
    ///
    /// It can keep the screen's model, tells when the screen has appeared and when it was left, and
    /// leaves the way back to the system unless somebody takes it over.
    class RetainingHostingController<Content: View>: UIHostingController<Content> {
      /// What has to live as long as the screen and is held by nothing else.
      private(set) var model: AnyObject?

      /// Runs each time the screen has come on screen, from `viewDidAppear`. Unlike `viewWillAppear`,
      /// this does not run for a swipe back that was given up.
      var onAppear: (() -> Void)?

      /// Runs once the screen has been popped, whether by the button, the swipe or in code. For side
      /// effects only: the navigation has happened.
      var onBack: (() -> Void)?

      /// Runs instead of going back, and owns the navigation from there. While it is set, the screen
      /// has a back button of its own, and no swipe goes past it.
      var onCustomBack: (() -> Void)? {
        didSet { updateBackButton() }
      }

      private var isOnStack = false
      private var hasOwnBackButton = false

      /// A host that keeps `model` alive.
      convenience init(rootView: Content, retaining model: AnyObject?) {
        self.init(rootView: rootView)
        self.model = model
      }

      override func viewDidLoad() {
        super.viewDidLoad()
        // The back button belongs to the item of the screen below: screens pushed from here show
        // the chevron alone, and keep the swipe and the menu of the system's button.
        navigationItem.backButtonDisplayMode = .minimal
      }

      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        updateBackButton()
      }

      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        onAppear?()
      }

      override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        if parent is UINavigationController {
          isOnStack = true
        } else if parent == nil, isOnStack {
          isOnStack = false
          onBack?()
        }
      }

      /// Puts the own back button there or takes it away. The first screen of a stack has none.
      private func updateBackButton() {
        let stack = navigationController?.viewControllers ?? []
        let isFirst = stack.isEmpty || stack.first === self
        guard onCustomBack != nil, !isFirst else {
          if hasOwnBackButton {
            navigationItem.hidesBackButton = false
            navigationItem.leftBarButtonItem = nil
            hasOwnBackButton = false
          }
          return
        }
        guard !hasOwnBackButton else { return }
        let item = UIBarButtonItem(
          image: UIImage(systemName: "chevron.backward"),
          primaryAction: UIAction { [weak self] _ in self?.onCustomBack?() })
        item.accessibilityLabel = stack.dropLast().last?.title
        navigationItem.hidesBackButton = true
        navigationItem.leftBarButtonItem = item
        hasOwnBackButton = true
      }
    }

    extension UINavigationController {
      /// Pushes a SwiftUI screen.
      ///
      /// - Parameters:
      ///   - view: the screen
      ///   - model: an object to keep for as long as the screen lives
      ///   - title: set before the push, so that it is there when the animation starts; SwiftUI's own
      ///     `navigationTitle` arrives one update later
      ///   - backButton: how the button back to the present screen looks
      @discardableResult
      func pushSwiftUIView<Content: View>(
        _ view: Content, retaining model: AnyObject? = nil, title: String? = nil,
        backButton: UINavigationItem.BackButtonDisplayMode = .minimal, animated: Bool = true
      ) -> RetainingHostingController<Content> {
        let host = RetainingHostingController(rootView: view, retaining: model)
        if let title { host.title = title }
        topViewController?.navigationItem.backButtonDisplayMode = backButton
        pushViewController(host, animated: animated)
        return host
      }
    }

    """
}
