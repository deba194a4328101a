extension UIBackgroundConfiguration {
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }
}
