extension View {
  public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View { self }
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }
  public nonisolated func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { self }
  public nonisolated func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { self }
  public nonisolated func refreshable(
    @_inheritActorContext action: @escaping @Sendable () async -> Void
  ) -> some View { self }
  public nonisolated func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never { self }
  public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View { self }
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View { self }
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View { self }
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
  public nonisolated func onSubmit(_ action: @escaping (() -> Void)) -> some View { self }
  public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void)
    -> some View
  { self }
  public nonisolated func onLongPressGesture(perform action: @escaping () -> Void) -> some View {
    self
  }

  public nonisolated func gesture<T: Gesture>(_ gesture: T) -> some View { self }

  public nonisolated func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }
  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { self }
  public nonisolated func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }
  public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { self }
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }
  public nonisolated func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { self }
  public nonisolated func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { self }
  public nonisolated func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    self
  }
  public nonisolated func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> some View { self }
  public nonisolated func actionSheet(
    isPresented: Binding<Bool>, content: () -> ActionSheet
  ) -> some View { self }
  public nonisolated func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { self }
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    self
  }
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    self
  }

  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { self }
  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View { self }
  public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    self
  }
  public nonisolated func padding(_ length: CGFloat) -> some View { self }
  public nonisolated func padding(_ insets: EdgeInsets) -> some View { self }
  public nonisolated func fixedSize() -> some View { self }
  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View { self }
  public nonisolated func layoutPriority(_ value: Double) -> some View { self }
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
  public nonisolated func background<S: ShapeStyle>(_ style: S) -> some View { self }
  public nonisolated func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { self }
  public nonisolated func background<V: View>(_ background: V, alignment: Alignment = .center)
    -> some View
  { self }
  public nonisolated func overlay<V: View>(_ overlay: V, alignment: Alignment = .center)
    -> some View
  { self }
  public nonisolated func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { self }
  public nonisolated func foregroundColor(_ color: Color?) -> some View { self }
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
  public nonisolated func tint(_ tint: Color?) -> some View { self }
  public nonisolated func font(_ font: Font?) -> some View { self }
  public nonisolated func bold() -> some View { self }
  public nonisolated func lineLimit(_ number: Int?) -> some View { self }
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }
  public nonisolated func cornerRadius(_ radius: CGFloat) -> some View { self }
  public nonisolated func clipShape<S: Shape>(_ shape: S) -> some View { self }
  public nonisolated func contentShape<S: Shape>(_ shape: S) -> some View { self }
  public nonisolated func shadow(radius: CGFloat) -> some View { self }
  public nonisolated func opacity(_ opacity: Double) -> some View { self }
  public nonisolated func hidden() -> some View { self }
  public nonisolated func disabled(_ disabled: Bool) -> some View { self }
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View { self }
  public nonisolated func scaledToFit() -> some View { self }
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View { self }
  public nonisolated func tag<V: Hashable>(_ tag: V) -> some View { self }
  public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    self
  }
  public nonisolated func transition(_ t: AnyTransition) -> some View { self }
  public nonisolated func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View { self }
  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
  public nonisolated func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View { self }
  public nonisolated func scrollDisabled(_ disabled: Bool) -> some View { self }
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { self }
  public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View { self }
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { self }
  public nonisolated func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View { self }
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View { self }
  public nonisolated func accessibilityLabel(_ label: LocalizedStringKey) -> some View { self }
  public nonisolated func accessibilityLabel(_ label: Text) -> some View { self }
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View { self }
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View { self }
  public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View { self }
  public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { self }
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View { self }
  public nonisolated func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items)
    -> some View
  { self }
  public nonisolated func swipeActions<T: View>(@ViewBuilder content: () -> T) -> some View { self }
  public nonisolated func matchedGeometryEffect<ID: Hashable>(id: ID, in namespace: Namespace.ID)
    -> some View
  { self }
}

public struct PresentationDetent: Hashable, Sendable {
  public static let medium = PresentationDetent()
  public static let large = PresentationDetent()
  public static func height(_ height: CGFloat) -> PresentationDetent { .medium }
}
public struct AnyTransition {
  public static let opacity = AnyTransition()
  public static let slide = AnyTransition()
}
public enum VerticalEdge: Sendable { case top, bottom }
public protocol ListStyle {}
public struct PlainListStyle: ListStyle { public init() {} }
public struct InsetGroupedListStyle: ListStyle { public init() {} }
extension ListStyle where Self == PlainListStyle { public static var plain: Self { .init() } }
extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: Self { .init() }
}
public protocol PrimitiveButtonStyle {}
public struct PlainButtonStyle: PrimitiveButtonStyle { public init() {} }
public struct BorderedButtonStyle: PrimitiveButtonStyle { public init() {} }
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: Self { .init() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: Self { .init() }
}

public struct Alert {
  public struct Button {
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
    public static func cancel() -> Button { Button() }
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button()
    }
  }
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {}
}
public struct ActionSheet {
  public init(title: Text, message: Text? = nil, buttons: [Alert.Button] = []) {}
}

@MainActor @preconcurrency public protocol Gesture<Value> {
  associatedtype Value
}
extension Gesture {
  public func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value> { self }
  public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value> { self }
}
public struct DragGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var translation: CGSize
    public var location: CGPoint
  }
  public nonisolated init(minimumDistance: CGFloat = 10) {}
}
public struct TapGesture: Gesture {
  public typealias Value = Void
  public nonisolated init(count: Int = 1) {}
}
