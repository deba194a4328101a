public struct VStack<Content: View>: PrimitiveView {
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
}
public struct HStack<Content: View>: PrimitiveView {
  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
}
public struct ZStack<Content: View>: PrimitiveView {
  public nonisolated init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {}
}
public struct LazyVStack<Content: View>: PrimitiveView {
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
}
public struct LazyHStack<Content: View>: PrimitiveView {
  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
}
public struct GridItem: Sendable {
  public enum Size: Sendable {
    case fixed(CGFloat), flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
  }
  public init(_ size: Size = .flexible()) {}
}
public struct LazyVGrid<Content: View>: PrimitiveView {
  public nonisolated init(columns: [GridItem], @ViewBuilder content: () -> Content) {}
}
public struct Group<Content> {}
extension Group: View, PrimitiveView where Content: View {
  public nonisolated init(@ViewBuilder content: () -> Content) {}
}
public struct ScrollView<Content: View>: PrimitiveView {
  public nonisolated init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {}
}
public struct ScrollViewReader<Content: View>: PrimitiveView {
  public nonisolated init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {}
}
public struct ScrollViewProxy {
  public func scrollTo<ID: Hashable>(_ id: ID) {}
}
public struct GeometryReader<Content: View>: PrimitiveView {
  public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {}
}
public struct Form<Content: View>: PrimitiveView {
  public nonisolated init(@ViewBuilder content: () -> Content) {}
}
public struct Section<Parent, Content, Footer> {}
extension Section: View, PrimitiveView where Parent: View, Content: View, Footer: View {
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {}
}
extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  public nonisolated init(@ViewBuilder content: () -> Content) {}
}
extension Section where Parent: View, Content: View, Footer == EmptyView {
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {}
}
extension Section where Parent == Text, Content: View, Footer == EmptyView {
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {}
extension ForEach: View, PrimitiveView where Content: View {}
extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  public nonisolated init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {}
}
extension ForEach where Content: View {
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {}
  public nonisolated init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == [C.Element], C.Element: Identifiable, ID == C.Element.ID {}
  public nonisolated func onDelete(perform action: ((IndexSet) -> Void)?) -> some View { self }
  public nonisolated func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some View { self }
}
extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  public nonisolated init(
    _ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content
  ) {}
}

@MainActor @preconcurrency
public struct List<SelectionValue: Hashable, Content: View>:
  PrimitiveView
{
  public nonisolated init(
    selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content
  ) {}
  public nonisolated init(
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
  ) {}
}
extension List where SelectionValue == Never {
  public nonisolated init(@ViewBuilder content: () -> Content) {}
  public nonisolated init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {}
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {}
}
public struct TabView<SelectionValue: Hashable, Content: View>: PrimitiveView {
  public nonisolated init(
    selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content
  ) {}
}
extension TabView where SelectionValue == Int {
  public nonisolated init(@ViewBuilder content: () -> Content) {}
}
public struct TimelineView<Content: View>: PrimitiveView {}
