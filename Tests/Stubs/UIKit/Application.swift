@MainActor @preconcurrency open class UIApplication: UIResponder {
  public class var shared: UIApplication { fatalError() }
  open weak var delegate: (any UIApplicationDelegate)?
  open var connectedScenes: Set<UIScene> { [] }
  open var windows: [UIWindow] { [] }
  open var keyWindow: UIWindow? { nil }
  open var applicationState: State { .active }
  open var isIdleTimerDisabled = false
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {}
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool { false }
  public enum State: Int, Sendable { case active, inactive, background }
  public struct OpenExternalURLOptionsKey: Hashable, Sendable {}
  public struct LaunchOptionsKey: Hashable, Sendable {}
  public nonisolated class var didBecomeActiveNotification: NSNotification.Name { .init("a") }
  public nonisolated class var willEnterForegroundNotification: NSNotification.Name { .init("b") }
  public nonisolated class var didEnterBackgroundNotification: NSNotification.Name { .init("c") }
  public nonisolated class var willResignActiveNotification: NSNotification.Name { .init("d") }
  public nonisolated class var openSettingsURLString: String { "" }
}
@MainActor @preconcurrency public protocol UIApplicationDelegate: NSObjectProtocol {
  var window: UIWindow? { get set }
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
}
extension UIApplicationDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }
  public static func main() {}
}
@MainActor @preconcurrency open class UIScene: UIResponder {
  public class ConnectionOptions: NSObject {}
  public enum ActivationState: Int, Sendable {
    case unattached, foregroundActive, foregroundInactive, background
  }
  open var activationState: ActivationState { .unattached }
  open weak var delegate: (any UISceneDelegate)?
}
@MainActor @preconcurrency open class UIWindowScene: UIScene {
  open var windows: [UIWindow] { [] }
  open var keyWindow: UIWindow? { nil }
  open var screen: UIScreen { UIScreen.main }
}
@MainActor @preconcurrency open class UISceneSession: NSObject {
  public struct Role: Hashable, Sendable {}
  open var role: Role { Role() }
  open var configuration: UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: role)
  }
}
@MainActor @preconcurrency open class UISceneConfiguration: NSObject {
  public init(name: String?, sessionRole: UISceneSession.Role) {}
  open var delegateClass: AnyClass?
}
@MainActor @preconcurrency public protocol UISceneDelegate: NSObjectProtocol {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneDidDisconnect(_ scene: UIScene)
}
extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
}
@MainActor @preconcurrency public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}
extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
@MainActor @preconcurrency public class UIScreen: NSObject {
  public class var main: UIScreen { fatalError() }
  public var bounds: CGRect { .zero }
  public var scale: CGFloat { 1 }
}
@MainActor @preconcurrency public class UIDevice: NSObject {
  public class var current: UIDevice { fatalError() }
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
}
public enum UIUserInterfaceIdiom: Int, Sendable { case unspecified, phone, pad }
@MainActor @preconcurrency public class UINib: NSObject {
  public init(nibName: String, bundle: Bundle?) {}
}
@MainActor @preconcurrency public class UIPasteboard: NSObject {
  public class var general: UIPasteboard { fatalError() }
  public var string: String?
}
@MainActor @preconcurrency public class UIImpactFeedbackGenerator: NSObject {
  public func impactOccurred() {}
}
@MainActor @preconcurrency public enum UIAccessibility {
  public struct Notification: Hashable, Sendable {
    public static let layoutChanged = Notification()
    public static let screenChanged = Notification()
    public static let announcement = Notification()
  }
  public static func post(notification: Notification, argument: Any?) {}
  public static var isVoiceOverRunning: Bool { false }
  public static var isReduceMotionEnabled: Bool { false }
}
