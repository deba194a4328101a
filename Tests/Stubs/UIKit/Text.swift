public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

@MainActor @preconcurrency public protocol UITextInput: AnyObject {
  var selectedTextRange: UITextRange? { get set }
  var markedTextRange: UITextRange? { get }
}
@MainActor @preconcurrency open class UITextRange: NSObject {}

@MainActor @preconcurrency open class UITextField: UIControl, UITextInput {
  open var text: String?
  open var placeholder: String?
  open var font: UIFont?
  open var textColor: UIColor?
  open var isEditing: Bool { false }
  open var isSecureTextEntry = false
  open weak var delegate: (any UITextFieldDelegate)?
  open var selectedTextRange: UITextRange?
  open var markedTextRange: UITextRange? { nil }
  open var leftView: UIView?
  open var rightView: UIView?
}
@MainActor @preconcurrency public protocol UITextFieldDelegate: NSObjectProtocol {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldDidEndEditing(_ textField: UITextField)
  func textFieldDidChangeSelection(_ textField: UITextField)
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
}
extension UITextFieldDelegate {
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
}

@MainActor @preconcurrency open class UITextView: UIScrollView, UITextInput {
  public init(frame: CGRect, textContainer: NSTextContainer?) { super.init(frame: frame) }
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var text: String! = ""
  open var attributedText: NSAttributedString! = NSAttributedString(string: "")
  open var font: UIFont?
  open var textColor: UIColor?
  open var isEditable = true
  open var isSelectable = true
  open var selectedRange = NSRange(location: 0, length: 0)
  open var selectedTextRange: UITextRange?
  open var markedTextRange: UITextRange? { nil }
  open func scrollRangeToVisible(_ range: NSRange) {}
}
@MainActor @preconcurrency open class NSTextContainer: NSObject {}
@MainActor @preconcurrency public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewDidChange(_ textView: UITextView)
  func textViewDidChangeSelection(_ textView: UITextView)
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
}
extension UITextViewDelegate {
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
}

public class UIFont: NSObject, @unchecked Sendable {
  public struct Weight: Hashable, Sendable {
    public static let regular = Weight()
    public static let medium = Weight()
    public static let semibold = Weight()
    public static let bold = Weight()
  }
  public struct TextStyle: Hashable, Sendable {
    public static let body = TextStyle()
    public static let headline = TextStyle()
    public static let title1 = TextStyle()
    public static let footnote = TextStyle()
  }
  public init?(name: String, size: CGFloat) {}
  public class func systemFont(ofSize size: CGFloat) -> UIFont { fatalError() }
  public class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont { fatalError() }
  public class func boldSystemFont(ofSize size: CGFloat) -> UIFont { fatalError() }
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont { fatalError() }
}

public class UIImage: NSObject, @unchecked Sendable {
  public override init() {}
  public init?(named name: String) {}
  public init?(systemName name: String) {}
  public init?(data: Data) {}
  public var size: CGSize { .zero }
}

public class UIColor: NSObject, @unchecked Sendable {
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  public init(white: CGFloat, alpha: CGFloat) {}
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {}
  public init?(named name: String) {}
  public var cgColor: CGColor { CGColor() }
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { self }
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }
  public class var clear: UIColor { fatalError() }
  public class var black: UIColor { fatalError() }
  public class var white: UIColor { fatalError() }
  public class var red: UIColor { fatalError() }
  public class var green: UIColor { fatalError() }
  public class var blue: UIColor { fatalError() }
  public class var gray: UIColor { fatalError() }
  public class var label: UIColor { fatalError() }
  public class var secondaryLabel: UIColor { fatalError() }
  public class var separator: UIColor { fatalError() }
  public class var systemBackground: UIColor { fatalError() }
  public class var systemRed: UIColor { fatalError() }
  public class var systemBlue: UIColor { fatalError() }
  public class var systemGray: UIColor { fatalError() }
  public class var systemGray6: UIColor { fatalError() }
  public class var tintColor: UIColor { fatalError() }
}
