extension UIScreen {
  public var brightness: CGFloat {
    get { 1 }
    set {}
  }
}
