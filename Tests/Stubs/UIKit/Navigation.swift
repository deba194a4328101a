@MainActor @preconcurrency open class UINavigationController: UIViewController {
  public init(rootViewController: UIViewController) { super.init(nibName: nil, bundle: nil) }
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
  }
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var viewControllers: [UIViewController] = []
  open var topViewController: UIViewController? { nil }
  open var visibleViewController: UIViewController? { nil }
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {}
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? { nil }
  @discardableResult open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? { nil }
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    nil
  }
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {}
  open var isNavigationBarHidden = false
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {}
  open var isToolbarHidden = true
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {}
  open var navigationBar: UINavigationBar { UINavigationBar() }
  open weak var delegate: (any UINavigationControllerDelegate)?
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { nil }
  open var hidesBarsOnSwipe = false
}

@MainActor @preconcurrency public protocol UINavigationControllerDelegate: NSObjectProtocol {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
}
extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
}

@MainActor @preconcurrency open class UINavigationItem: NSObject {
  public init(title: String) {}
  public override init() {}
  open var title: String?
  open var titleView: UIView?
  open var prompt: String?
  open var subtitle: String?
  open var hidesBackButton = false
  open var leftItemsSupplementBackButton = false
  open var backButtonTitle: String?
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  open var backBarButtonItem: UIBarButtonItem?
  open var backAction: UIAction?
  open var leftBarButtonItem: UIBarButtonItem?
  open var leftBarButtonItems: [UIBarButtonItem]?
  open var rightBarButtonItem: UIBarButtonItem?
  open var rightBarButtonItems: [UIBarButtonItem]?
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  open var searchController: UISearchController?
  open var hidesSearchBarWhenScrolling = true
  open var standardAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var compactAppearance: UINavigationBarAppearance?
  open func setHidesBackButton(_ hides: Bool, animated: Bool) {}
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {}
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {}
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {}

  public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never, inline }
}

@MainActor @preconcurrency open class UIBarItem: NSObject {
  public override init() {}
  open var title: String?
  open var image: UIImage?
  open var isEnabled = true
  open var tag = 0
}

@MainActor @preconcurrency open class UIBarButtonItem: UIBarItem {
  public enum Style: Int, Sendable { case plain, bordered, done }
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, close
    case refresh, stop, trash, search
  }
  public override init() {}
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
  }
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
  }
  public convenience init(barButtonSystemItem: SystemItem, target: Any?, action: Selector?) {
    self.init()
  }
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) { self.init() }
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) { self.init() }
  public convenience init(customView: UIView) { self.init() }
  open var style = Style.plain
  open weak var target: AnyObject?
  open var action: Selector?
  open var primaryAction: UIAction?
  open var customView: UIView?
  open var menu: UIMenu?
  open var tintColor: UIColor?
}

@MainActor @preconcurrency open class UITabBarController: UIViewController {
  open var viewControllers: [UIViewController]?
  open var selectedViewController: UIViewController?
  open var selectedIndex = 0
  open var tabs: [UITab] = []
  open var tabBar: UITabBar { UITabBar() }
  open weak var delegate: (any UITabBarControllerDelegate)?
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {}
}
@MainActor @preconcurrency public protocol UITabBarControllerDelegate: NSObjectProtocol {}
@MainActor @preconcurrency open class UITab: NSObject {
  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {}
}
@MainActor @preconcurrency open class UITabBarItem: UIBarItem {
  public override init() {}
  public convenience init(title: String?, image: UIImage?, tag: Int) { self.init() }
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) { self.init() }
  open var badgeValue: String?
}
@MainActor @preconcurrency open class UISplitViewController: UIViewController {
  public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
  public enum Column: Int, Sendable { case primary, supplementary, secondary, compact }
  public init(style: Style) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var viewControllers: [UIViewController] = []
  open func setViewController(_ vc: UIViewController?, for column: Column) {}
}
@MainActor @preconcurrency open class UIPageViewController: UIViewController {
  public enum NavigationDirection: Int, Sendable { case forward, reverse }
  public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
  public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
  public struct OptionsKey: Hashable, Sendable {
    public static let interPageSpacing = OptionsKey()
  }
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
  ) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open weak var delegate: (any UIPageViewControllerDelegate)?
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  open var viewControllers: [UIViewController]? { nil }
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {}
}
@MainActor @preconcurrency public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}
@MainActor @preconcurrency open class UISearchController: UIViewController {
  public init(searchResultsController: UIViewController?) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var searchBar: UISearchBar { UISearchBar() }
}
@MainActor @preconcurrency public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}
extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
