@MainActor @preconcurrency public protocol UICoordinateSpace: AnyObject {}
@MainActor @preconcurrency public protocol UIAppearance {}
extension UIAppearance {
  public static func appearance() -> Self { fatalError() }
}
@MainActor @preconcurrency public protocol UITraitEnvironment {
  var traitCollection: UITraitCollection { get }
}
@MainActor @preconcurrency public protocol UIInteraction: AnyObject {}

@MainActor @preconcurrency
open class UIView: UIResponder, UIAppearance, UICoordinateSpace, UITraitEnvironment {
  public init(frame: CGRect) {}
  public required init?(coder: NSCoder) {}
  public override convenience init() { self.init(frame: .zero) }

  open class var layerClass: AnyClass { CALayer.self }
  open var layer: CALayer { CALayer() }
  open var tag = 0
  open var frame = CGRect.zero
  open var bounds = CGRect.zero
  open var center = CGPoint.zero
  open var transform = CGAffineTransform.identity
  open var superview: UIView? { nil }
  open var subviews: [UIView] { [] }
  open var window: UIWindow? { nil }
  open var alpha: CGFloat = 1
  open var isHidden = false
  open var isOpaque = true
  open var clipsToBounds = false
  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var backgroundColor: UIColor?
  open var tintColor: UIColor!
  open var contentMode = UIView.ContentMode.scaleToFill
  open var mask: UIView?
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
  open var isAccessibilityElement = false
  open var traitCollection: UITraitCollection { UITraitCollection() }
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  open var autoresizingMask: UIView.AutoresizingMask = []
  open var translatesAutoresizingMaskIntoConstraints = true
  open var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
  open var layoutMargins = UIEdgeInsets.zero
  open var preservesSuperviewLayoutMargins = false
  open var insetsLayoutMarginsFromSafeArea = true
  open var safeAreaInsets: UIEdgeInsets { .zero }
  open var gestureRecognizers: [UIGestureRecognizer]?
  open var interactions: [any UIInteraction] = []
  open var constraints: [NSLayoutConstraint] { [] }
  open var intrinsicContentSize: CGSize { .zero }

  open func addSubview(_ view: UIView) {}
  open func insertSubview(_ view: UIView, at index: Int) {}
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {}
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {}
  open func bringSubviewToFront(_ view: UIView) {}
  open func sendSubviewToBack(_ view: UIView) {}
  open func removeFromSuperview() {}
  open func isDescendant(of view: UIView) -> Bool { false }
  open func viewWithTag(_ tag: Int) -> UIView? { nil }
  open func didAddSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func setNeedsLayout() {}
  open func layoutIfNeeded() {}
  open func layoutSubviews() {}
  open func setNeedsDisplay() {}
  open func draw(_ rect: CGRect) {}
  open func setNeedsUpdateConstraints() {}
  open func updateConstraints() {}
  open func updateConstraintsIfNeeded() {}
  open func setNeedsUpdateProperties() {}
  open func updateProperties() {}
  open func safeAreaInsetsDidChange() {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func tintColorDidChange() {}
  open func prepareForInterfaceBuilder() {}
  open func awakeFromNib() {}
  open func sizeThatFits(_ size: CGSize) -> CGSize { .zero }
  open func sizeToFit() {}
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { .zero }
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { .zero }
  open func invalidateIntrinsicContentSize() {}
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { .zero }
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { .zero }
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { .zero }
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {}
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {}
  open func addInteraction(_ interaction: any UIInteraction) {}
  open func removeInteraction(_ interaction: any UIInteraction) {}
  @discardableResult open func endEditing(_ force: Bool) -> Bool { false }
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { nil }

  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
  }
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {}
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {}
  public class func performWithoutAnimation(_ actions: () -> Void) {}
  public class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {}
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: UIView.AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {}

  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let curveEaseOut = Self(rawValue: 1)
    public static let curveEaseInOut = Self(rawValue: 2)
    public static let transitionCrossDissolve = Self(rawValue: 4)
    public static let beginFromCurrentState = Self(rawValue: 8)
  }

  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleWidth = Self(rawValue: 1)
    public static let flexibleHeight = Self(rawValue: 2)
    public static let flexibleTopMargin = Self(rawValue: 4)
    public static let flexibleBottomMargin = Self(rawValue: 8)
  }

  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top
  }
}

@MainActor @preconcurrency open class UIWindow: UIView {
  public init(windowScene: UIWindowScene) { super.init(frame: .zero) }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var rootViewController: UIViewController?
  open var windowScene: UIWindowScene?
  open var windowLevel = UIWindow.Level.normal
  open var isKeyWindow: Bool { false }
  open func makeKeyAndVisible() {}
  open func makeKey() {}
  public struct Level: Hashable, Sendable {
    public static let normal = Level()
    public static let alert = Level()
    public static let statusBar = Level()
  }
}

@MainActor @preconcurrency open class UIVisualEffectView: UIView {
  open var contentView: UIView { UIView() }
}

public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, forceLeftToRight, forceRightToLeft
}
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

public class UITraitCollection: NSObject {
  public override init() {}
  public init(userInterfaceStyle: UIUserInterfaceStyle) {}
  public init(horizontalSizeClass: UIUserInterfaceSizeClass) {}
  public var userInterfaceStyle: UIUserInterfaceStyle { .light }
  public var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
  public var verticalSizeClass: UIUserInterfaceSizeClass { .compact }
  public var displayScale: CGFloat { 1 }
  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool { false }
}

public protocol UITraitDefinition { associatedtype Value; static var defaultValue: Value { get } }
public typealias UITrait = any UITraitDefinition.Type
public struct UITraitUserInterfaceStyle: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
}
public struct UITraitHorizontalSizeClass: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}
public protocol UITraitChangeRegistration {}
@MainActor @preconcurrency public protocol UITraitChangeObservable {}
extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}
extension UITraitChangeObservable where Self: UITraitEnvironment {
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { fatalError() }
}
@MainActor @preconcurrency public protocol UIMutableTraits {
  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
}
