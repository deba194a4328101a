import Foundation
@_exported import SwiftUI

public protocol TimelineEntry {
  var date: Date { get }
}
public protocol TimelineProvider {
  associatedtype Entry: TimelineEntry
}
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  @MainActor @preconcurrency public init<Provider: TimelineProvider>(
    kind: String, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {}
  public var body: Never { fatalError() }
}
