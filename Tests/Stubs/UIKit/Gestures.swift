@MainActor @preconcurrency open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable { case possible, began, changed, ended, cancelled, failed }
  public init(target: Any?, action: Selector?) {}
  public override convenience init() { self.init(target: nil, action: nil) }
  open func addTarget(_ target: Any, action: Selector) {}
  open func removeTarget(_ target: Any?, action: Selector?) {}
  open var state: State { .possible }
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var isEnabled = true
  open var view: UIView? { nil }
  open var cancelsTouchesInView = true
  open func location(in view: UIView?) -> CGPoint { .zero }
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
}
@MainActor @preconcurrency open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
}
@MainActor @preconcurrency open class UILongPressGestureRecognizer: UIGestureRecognizer {}
@MainActor @preconcurrency open class UISwipeGestureRecognizer: UIGestureRecognizer {}
@MainActor @preconcurrency open class UIPinchGestureRecognizer: UIGestureRecognizer {
  open var scale: CGFloat = 1
}
@MainActor @preconcurrency open class UIPanGestureRecognizer: UIGestureRecognizer {
  open func translation(in view: UIView?) -> CGPoint { .zero }
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}
@MainActor @preconcurrency public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}
extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}
@MainActor @preconcurrency open class UIContextMenuInteraction: NSObject, UIInteraction {}
