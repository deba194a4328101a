@MainActor @preconcurrency open class UIResponder: NSObject {
  public override init() {}
  /// Declared by NSObject on Apple's systems.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}
  open var next: UIResponder? { nil }
  open var isFirstResponder: Bool { false }
  open var canBecomeFirstResponder: Bool { false }
  @discardableResult open func becomeFirstResponder() -> Bool { false }
  @discardableResult open func resignFirstResponder() -> Bool { false }
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open var inputView: UIView? { nil }
  open var inputAccessoryView: UIView? { nil }
  open func reloadInputViews() {}
  open var undoManager: UndoManager? { nil }

  public nonisolated class var keyboardWillShowNotification: NSNotification.Name { .init("a") }
  public nonisolated class var keyboardDidShowNotification: NSNotification.Name { .init("b") }
  public nonisolated class var keyboardWillHideNotification: NSNotification.Name { .init("c") }
  public nonisolated class var keyboardDidHideNotification: NSNotification.Name { .init("d") }
  public nonisolated class var keyboardWillChangeFrameNotification: NSNotification.Name {
    .init("e")
  }
  public nonisolated class var keyboardFrameEndUserInfoKey: String { "" }
  public nonisolated class var keyboardAnimationDurationUserInfoKey: String { "" }
}

@MainActor @preconcurrency open class UndoManager: NSObject {}
@MainActor @preconcurrency open class UITouch: NSObject {
  open func location(in view: UIView?) -> CGPoint { .zero }
}
@MainActor @preconcurrency open class UIEvent: NSObject {}

/// Declared by Foundation on Apple's systems.
extension IndexPath {
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  public var row: Int { 0 }
  public var item: Int { 0 }
  public var section: Int { 0 }
}
