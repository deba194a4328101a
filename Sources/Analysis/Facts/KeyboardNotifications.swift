/// The notifications by which UIKit tells that the keyboard comes or changes its frame.
enum KeyboardNotifications {
  static let names: Set<String> = [
    "keyboardWillShowNotification", "keyboardWillChangeFrameNotification",
    "UIKeyboardWillShow", "UIKeyboardWillChangeFrame",
  ]
}
