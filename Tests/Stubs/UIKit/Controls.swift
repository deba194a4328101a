@MainActor @preconcurrency open class UIControl: UIView {
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchDown = Self(rawValue: 1)
    public static let touchUpInside = Self(rawValue: 2)
    public static let valueChanged = Self(rawValue: 4)
    public static let editingChanged = Self(rawValue: 8)
    public static let editingDidBegin = Self(rawValue: 16)
    public static let editingDidEnd = Self(rawValue: 32)
    public static let primaryActionTriggered = Self(rawValue: 64)
    public static let allEvents = Self(rawValue: 127)
  }
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal = Self([])
    public static let highlighted = Self(rawValue: 1)
    public static let disabled = Self(rawValue: 2)
    public static let selected = Self(rawValue: 4)
  }
  public convenience init(frame: CGRect, primaryAction: UIAction?) { self.init(frame: frame) }
  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {}
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {}
  open func addAction(_ action: UIAction, for controlEvents: Event) {}
  open func removeAction(_ action: UIAction, for controlEvents: Event) {}
  open func sendActions(for controlEvents: Event) {}
}

@MainActor @preconcurrency open class UIMenuElement: NSObject {
  public override init() {}
}
@MainActor @preconcurrency open class UIAction: UIMenuElement {
  public struct Identifier: Hashable, Sendable { public init(_ rawValue: String) {} }
  public convenience init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    handler: @escaping (UIAction) -> Void
  ) { self.init() }
  open var title = ""
  open var sender: Any? { nil }
}
@MainActor @preconcurrency open class UIMenu: UIMenuElement {
  public convenience init(title: String = "", image: UIImage? = nil, children: [UIMenuElement] = [])
  { self.init() }
}

@MainActor @preconcurrency open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable { case custom, system, close }
  public struct Configuration {
    public var title: String?
    public var subtitle: String?
    public var image: UIImage?
    public var baseBackgroundColor: UIColor?
    public static func plain() -> Configuration { Configuration() }
    public static func filled() -> Configuration { Configuration() }
    public static func bordered() -> Configuration { Configuration() }
  }
  public convenience init(type: ButtonType) { self.init(frame: .zero) }
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero)
  }
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
  }
  open var configuration: Configuration?
  open var titleLabel: UILabel? { nil }
  open var imageView: UIImageView? { nil }
  open var menu: UIMenu?
  open func setTitle(_ title: String?, for state: UIControl.State) {}
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {}
  open func setImage(_ image: UIImage?, for state: UIControl.State) {}
  open func title(for state: UIControl.State) -> String? { nil }
}
@MainActor @preconcurrency open class UISwitch: UIControl {
  open var isOn = false
  open func setOn(_ on: Bool, animated: Bool) {}
}
@MainActor @preconcurrency open class UISlider: UIControl {
  open var value: Float = 0
  open var minimumValue: Float = 0
  open var maximumValue: Float = 1
}
@MainActor @preconcurrency open class UISegmentedControl: UIControl {
  public init(items: [Any]?) { super.init(frame: .zero) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var selectedSegmentIndex = 0
}
@MainActor @preconcurrency open class UIPageControl: UIControl {
  open var currentPage = 0
  open var numberOfPages = 0
}
@MainActor @preconcurrency open class UIRefreshControl: UIControl {
  open var isRefreshing: Bool { false }
  open func beginRefreshing() {}
  open func endRefreshing() {}
}
@MainActor @preconcurrency open class UIDatePicker: UIControl { open var date = Date() }
@MainActor @preconcurrency open class UIProgressView: UIView { open var progress: Float = 0 }
@MainActor @preconcurrency open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable { case medium, large }
  public init(style: Style) { super.init(frame: .zero) }
  public required init(coder: NSCoder) { super.init(frame: .zero) }
  open var isAnimating: Bool { false }
  open var hidesWhenStopped = true
  open func startAnimating() {}
  open func stopAnimating() {}
}
@MainActor @preconcurrency open class UIImageView: UIView {
  public init(image: UIImage?) { super.init(frame: .zero) }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var image: UIImage?
}
@MainActor @preconcurrency open class UILabel: UIView {
  open var text: String?
  open var attributedText: NSAttributedString?
  open var font: UIFont!
  open var textColor: UIColor!
  open var textAlignment = NSTextAlignment.natural
  open var numberOfLines = 1
  open var adjustsFontForContentSizeCategory = false
}
