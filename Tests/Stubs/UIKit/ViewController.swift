@MainActor @preconcurrency public protocol UIContentContainer: AnyObject {}

@MainActor @preconcurrency
open class UIViewController: UIResponder, UIContentContainer, UITraitEnvironment {
  public init(nibName: String?, bundle: Bundle?) {}
  public required init?(coder: NSCoder) {}
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  open var view: UIView! = UIView()
  open var viewIfLoaded: UIView? { nil }
  open var isViewLoaded: Bool { false }
  open var title: String?
  open var storyboard: UIStoryboard? { nil }
  open var traitCollection: UITraitCollection { UITraitCollection() }
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var traitOverrides: any UIMutableTraits {
    get { fatalError() }
    set {}
  }

  open func loadView() {}
  open func loadViewIfNeeded() {}
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewSafeAreaInsetsDidChange() {}
  open func viewLayoutMarginsDidChange() {}
  open func updateViewConstraints() {}
  open func setNeedsUpdateProperties() {}
  open func updateProperties() {}
  open func didReceiveMemoryWarning() {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  open var parent: UIViewController? { nil }
  open var children: [UIViewController] { [] }
  open func addChild(_ childController: UIViewController) {}
  open func removeFromParent() {}
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {}
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {}
  open func endAppearanceTransition() {}
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  open var isMovingToParent: Bool { false }
  open var isMovingFromParent: Bool { false }
  open var isBeingPresented: Bool { false }
  open var isBeingDismissed: Bool { false }

  open var presentedViewController: UIViewController? { nil }
  open var presentingViewController: UIViewController? { nil }
  open var presentationController: UIPresentationController? { nil }
  open var popoverPresentationController: UIPopoverPresentationController? { nil }
  open var sheetPresentationController: UISheetPresentationController? { nil }
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var isModalInPresentation = false
  open var definesPresentationContext = false
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {}
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {}
  open func show(_ vc: UIViewController, sender: Any?) {}
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {}
  open func performSegue(withIdentifier identifier: String, sender: Any?) {}
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  open var navigationController: UINavigationController? { nil }
  open var tabBarController: UITabBarController? { nil }
  open var splitViewController: UISplitViewController? { nil }
  open var navigationItem: UINavigationItem { UINavigationItem() }
  open var tabBarItem: UITabBarItem! = UITabBarItem()
  open var toolbarItems: [UIBarButtonItem]?
  open var hidesBottomBarWhenPushed = false
  open var isEditing = false
  open func setEditing(_ editing: Bool, animated: Bool) {}
  open var editButtonItem: UIBarButtonItem { UIBarButtonItem() }

  open var preferredContentSize = CGSize.zero
  open var additionalSafeAreaInsets = UIEdgeInsets.zero
  open var edgesForExtendedLayout: UIRectEdge = []
  open var extendedLayoutIncludesOpaqueBars = false
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  open func setNeedsStatusBarAppearanceUpdate() {}
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { nil }
  open func setContentScrollView(_ scrollView: UIScrollView?) {}
}

public struct UIRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = Self(rawValue: 1)
  public static let left = Self(rawValue: 2)
  public static let bottom = Self(rawValue: 4)
  public static let all = Self(rawValue: 15)
}
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = Self(rawValue: 1)
  public static let bottom = Self(rawValue: 4)
}
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let portrait = Self(rawValue: 1)
  public static let all = Self(rawValue: 15)
}
public enum UIStatusBarStyle: Int, Sendable { case `default`, lightContent, darkContent }

public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen
  case overCurrentContext, popover, none, automatic
}
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

@MainActor @preconcurrency open class UIStoryboard: NSObject {
  public init(name: String, bundle: Bundle?) {}
  open func instantiateInitialViewController() -> UIViewController? { nil }
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)?
  ) -> ViewController? { nil }
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController { fatalError() }
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    UIViewController()
  }
}
@MainActor @preconcurrency open class UIStoryboardSegue: NSObject {
  open var identifier: String? { nil }
  open var destination: UIViewController { UIViewController() }
}
