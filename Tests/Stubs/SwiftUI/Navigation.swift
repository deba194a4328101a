public struct NavigationPath: Equatable {
  public init() {}
  public var count: Int { 0 }
  public var isEmpty: Bool { true }
  public mutating func append<V: Hashable>(_ value: V) {}
  public mutating func removeLast(_ k: Int = 1) {}
}
public struct NavigationStack<Data, Root: View>: PrimitiveView {
  public nonisolated init(@ViewBuilder root: () -> Root) where Data == NavigationPath {}
  public nonisolated init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {}
  public nonisolated init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {}
}
public struct NavigationView<Content: View>: PrimitiveView {
  public nonisolated init(@ViewBuilder content: () -> Content) {}
}
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: PrimitiveView {
  public nonisolated init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {}
}
public struct NavigationLink<Label: View, Destination: View>: PrimitiveView {
  public nonisolated init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {}
  public nonisolated init(destination: Destination, @ViewBuilder label: () -> Label) {}
}
extension NavigationLink where Label == Text {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination
  ) {}
  public nonisolated init(_ titleKey: LocalizedStringKey, destination: Destination) {}
}
extension NavigationLink where Destination == Never {
  public nonisolated init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {}
  public nonisolated init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?)
  where Label == Text {}
}

public struct ToolbarItemPlacement: Sendable {
  public static let automatic = Self()
  public static let principal = Self()
  public static let keyboard = Self()
  public static let bottomBar = Self()
  public static let topBarLeading = Self()
  public static let topBarTrailing = Self()
  public static let navigationBarLeading = Self()
  public static let navigationBarTrailing = Self()
  public static let confirmationAction = Self()
  public static let cancellationAction = Self()
  public static let primaryAction = Self()
}
public struct ToolbarPlacement: Sendable {
  public static let navigationBar = Self()
  public static let tabBar = Self()
  public static let bottomBar = Self()
}
@MainActor @preconcurrency public protocol ToolbarContent {}
public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  public nonisolated init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) where ID == Void {}
}
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  public nonisolated init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {}
}
public struct TupleToolbarContent<T>: ToolbarContent { nonisolated init() {} }
@resultBuilder public struct ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content)
    -> TupleToolbarContent<(repeat each Content)>
  { TupleToolbarContent() }
  public static func buildIf<Content: ToolbarContent>(_ content: Content?)
    -> TupleToolbarContent<Content?>
  { TupleToolbarContent() }
}
public enum NavigationBarItem {
  public enum TitleDisplayMode: Sendable { case automatic, inline, large }
}

extension View {
  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload public nonisolated func navigationTitle<S: StringProtocol>(_ title: S)
    -> some View
  { self }
  public nonisolated func navigationTitle(_ title: Text) -> some View { self }
  public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { self }
  public nonisolated func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { self }
  public nonisolated func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { self }
  public nonisolated func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { self }
  public nonisolated func navigationBarBackButtonHidden(_ hides: Bool = true) -> some View { self }
  public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View { self }
  public nonisolated func navigationBarItems<T: View>(trailing: T) -> some View { self }
  public nonisolated func navigationBarItems<L: View>(leading: L) -> some View { self }
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { self }
  public nonisolated func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View { self }
  public nonisolated func toolbar<Content: View>(@ViewBuilder content: () -> Content)
    -> some View
  { self }
  public nonisolated func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View { self }
  public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  { self }
  public nonisolated func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View { self }
  public nonisolated func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }
  public nonisolated func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View { self }
  public nonisolated func searchable(
    text: Binding<String>, prompt: LocalizedStringKey
  ) -> some View { self }
  public nonisolated func searchable(text: Binding<String>) -> some View { self }
  public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { self }
  public nonisolated func badge(_ count: Int) -> some View { self }
}
