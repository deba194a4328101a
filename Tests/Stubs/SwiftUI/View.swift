@_exported import Combine
@_exported import Observation
@_exported import UIKit

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError() }
}

extension Optional: View where Wrapped: View {
  public var body: Never { fatalError() }
}

public protocol PrimitiveView: View where Body == Never {}
extension PrimitiveView {
  public var body: Never { fatalError() }
}

public struct EmptyView: PrimitiveView {
  public nonisolated init() {}
}
public struct AnyView: PrimitiveView {
  public nonisolated init<V: View>(_ view: V) {}
  public nonisolated init<V: View>(erasing view: V) {}
}
public struct TupleView<T>: PrimitiveView {
  nonisolated init() {}
}
public struct _ConditionalContent<TrueContent, FalseContent> {
  nonisolated init() {}
}
extension _ConditionalContent: View, PrimitiveView where TrueContent: View, FalseContent: View {}

@resultBuilder public struct ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(_ content: repeat each Content)
    -> TupleView<(repeat each Content)>
  { TupleView() }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<T: View, F: View>(first: T) -> _ConditionalContent<T, F> {
    _ConditionalContent()
  }
  public static func buildEither<T: View, F: View>(second: F) -> _ConditionalContent<T, F> {
    _ConditionalContent()
  }
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
  typealias Content = _ViewModifier_Content<Self>
}
public struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {}
public struct ModifiedContent<Content, Modifier> {
  public nonisolated init(content: Content, modifier: Modifier) {}
}
extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {}

public protocol DynamicProperty {
  mutating func update()
}
extension DynamicProperty {
  public mutating func update() {}
}

@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  @MainActor @preconcurrency init()
}
extension App {
  public static func main() {}
}
@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}
extension Never: Scene {}
public struct WindowGroup<Content: View>: Scene {
  public nonisolated init(@ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError() }
}
@resultBuilder public struct SceneBuilder {
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}
extension Scene {
  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    self
  }
  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some Scene { self }
}

@MainActor @preconcurrency public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
}

/// Stands for `#Preview`, whose macro ships with Xcode.
@MainActor public struct _Preview<Content: View> {
  public init(_ name: String? = nil, @ViewBuilder body: @MainActor () -> Content) {}
}
