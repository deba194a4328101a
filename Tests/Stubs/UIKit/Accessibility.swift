extension UIBarItem {
  public var accessibilityLabel: String? {
    get { nil }
    set {}
  }
}
