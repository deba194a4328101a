@MainActor @preconcurrency open class UIHostingController<Content: View>: UIViewController {
  public init(rootView: Content) { super.init(nibName: nil, bundle: nil) }
  public init?(coder aDecoder: NSCoder, rootView: Content) { super.init(coder: aDecoder) }
  public required dynamic init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
  public var rootView: Content {
    get { fatalError() }
    set {}
  }
  public var sizingOptions: UIHostingControllerSizingOptions {
    get { [] }
    set {}
  }
  public var safeAreaRegions: SafeAreaRegions {
    get { .all }
    set {}
  }
  public func sizeThatFits(in size: CGSize) -> CGSize { size }
  public var _disableSafeArea: Bool {
    get { false }
    set {}
  }
}

public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let preferredContentSize = Self(rawValue: 1)
  public static let intrinsicContentSize = Self(rawValue: 2)
}

public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let container = Self(rawValue: 1)
  public static let keyboard = Self(rawValue: 2)
  public static let all = Self(rawValue: .max)
}

public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  public func background<B: View>(@ViewBuilder content: () -> B)
    -> UIHostingConfiguration<Content, B>
  { fatalError() }
  public func background<S: ShapeStyle>(_ style: S)
    -> UIHostingConfiguration<Content, _UIHostingConfigurationBackgroundView<S>>
  { fatalError() }
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self { self }
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self { self }
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self { self }
  @MainActor @preconcurrency public func makeContentView() -> any UIView & UIContentView {
    fatalError()
  }
  public func updated(for state: any UIConfigurationState) -> Self { self }
}
extension UIHostingConfiguration where Background == EmptyView {
  public init(@ViewBuilder content: () -> Content) {}
}
public struct _UIHostingConfigurationBackgroundView<Style: ShapeStyle>: PrimitiveView {}

@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  @MainActor @preconcurrency func makeUIView(context: Context) -> UIViewType
  @MainActor @preconcurrency func updateUIView(_ uiView: UIViewType, context: Context)
  @MainActor @preconcurrency static func dismantleUIView(
    _ uiView: UIViewType, coordinator: Coordinator)
  associatedtype Coordinator = Void
  @MainActor @preconcurrency func makeCoordinator() -> Coordinator
  @MainActor @preconcurrency func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize?
  typealias Context = UIViewRepresentableContext<Self>
}
extension UIViewRepresentable where Coordinator == Void {
  @MainActor @preconcurrency public func makeCoordinator() {}
}
extension UIViewRepresentable {
  @MainActor @preconcurrency public static func dismantleUIView(
    _ uiView: UIViewType, coordinator: Coordinator
  ) {}
  @MainActor @preconcurrency public func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize? { nil }
  public var body: Never { fatalError() }
}
@MainActor @preconcurrency
public struct UIViewRepresentableContext<
  Representable: UIViewRepresentable
> {
  public let coordinator: Representable.Coordinator
  public var transaction: Transaction { Transaction() }
  public var environment: EnvironmentValues { EnvironmentValues() }
}

@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View
where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  @MainActor @preconcurrency func makeUIViewController(context: Context) -> UIViewControllerType
  @MainActor @preconcurrency func updateUIViewController(
    _ uiViewController: UIViewControllerType, context: Context)
  @MainActor @preconcurrency static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)
  associatedtype Coordinator = Void
  @MainActor @preconcurrency func makeCoordinator() -> Coordinator
  @MainActor @preconcurrency func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize?
  typealias Context = UIViewControllerRepresentableContext<Self>
}
extension UIViewControllerRepresentable where Coordinator == Void {
  @MainActor @preconcurrency public func makeCoordinator() {}
}
extension UIViewControllerRepresentable {
  @MainActor @preconcurrency public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}
  @MainActor @preconcurrency public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? { nil }
  public var body: Never { fatalError() }
}
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<
  Representable: UIViewControllerRepresentable
> {
  public let coordinator: Representable.Coordinator
  public var transaction: Transaction { Transaction() }
  public var environment: EnvironmentValues { EnvironmentValues() }
}

public struct ProposedViewSize: Equatable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?
  public init(width: CGFloat?, height: CGFloat?) {}
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10))
    -> CGSize
  { size }
}

@MainActor public final class ImageRenderer<Content: View>: ObservableObject {
  public init(content: Content) {}
  public var uiImage: UIImage? { nil }
}

public protocol UITraitBridgedEnvironmentKey: EnvironmentKey, UITraitDefinition {
  static func read(from traitCollection: UITraitCollection) -> EnvironmentKey_Value
  typealias EnvironmentKey_Value = Self.Value
}
