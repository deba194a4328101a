public protocol ShapeStyle: Sendable {}
public struct Color: Hashable, ShapeStyle, PrimitiveView {
  public nonisolated init(_ name: String, bundle: Bundle? = nil) {}
  public nonisolated init(uiColor: UIColor) {}
  public nonisolated init(_ color: UIColor) {}
  public nonisolated init(red: Double, green: Double, blue: Double, opacity: Double = 1) {}
  public nonisolated init(white: Double, opacity: Double = 1) {}
  public nonisolated func opacity(_ opacity: Double) -> Color { self }
  public static let red = Color("")
  public static let teal = Color("")
  public static let green = Color("")
  public static let blue = Color("")
  public static let black = Color("")
  public static let white = Color("")
  public static let gray = Color("")
  public static let orange = Color("")
  public static let yellow = Color("")
  public static let clear = Color("")
  public static let primary = Color("")
  public static let secondary = Color("")
  public static let accentColor = Color("")
}
extension ShapeStyle where Self == Color {
  public static var red: Color { .red }
  public static var green: Color { .green }
  public static var blue: Color { .blue }
  public static var black: Color { .black }
  public static var white: Color { .white }
  public static var gray: Color { .gray }
  public static var orange: Color { .orange }
  public static var clear: Color { .clear }
}
public struct HierarchicalShapeStyle: ShapeStyle {}
extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .init() }
  public static var secondary: HierarchicalShapeStyle { .init() }
}
public struct Material: ShapeStyle {
  public static let regular = Material()
}
extension ShapeStyle where Self == Material {
  public static var regularMaterial: Material { .regular }
  public static var bar: Material { .regular }
}
public struct Font: Hashable, Sendable {
  public enum Weight: Sendable { case regular, medium, semibold, bold }
  public static let body = Font()
  public static let title = Font()
  public static let headline = Font()
  public static let footnote = Font()
  public static let caption = Font()
  public static let largeTitle = Font()
  public static func system(size: CGFloat, weight: Weight = .regular) -> Font { Font() }
  public static func custom(_ name: String, size: CGFloat) -> Font { Font() }
  public init(_ font: UIFont) {}
  init() {}
}

public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  public init(_ value: String) {}
  public init(stringLiteral value: String) {}
}

public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let top = Self(rawValue: 1)
    public static let leading = Self(rawValue: 2)
    public static let bottom = Self(rawValue: 4)
    public static let trailing = Self(rawValue: 8)
    public static let all = Self(rawValue: 15)
    public static let horizontal = Self(rawValue: 10)
    public static let vertical = Self(rawValue: 5)
  }
}
public struct EdgeInsets: Equatable, Sendable {
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {}
  public init() {}
}
public enum HorizontalAlignment: Sendable { case leading, center, trailing }
public enum VerticalAlignment: Sendable { case top, center, bottom }
public enum TextAlignment: Sendable { case leading, center, trailing }
public struct Alignment: Equatable, Sendable {
  public static let center = Alignment()
  public static let leading = Alignment()
  public static let trailing = Alignment()
  public static let top = Alignment()
  public static let bottom = Alignment()
  public static let topLeading = Alignment()
}
public enum Visibility: Sendable { case automatic, visible, hidden }
public enum Axis: Sendable {
  case horizontal, vertical
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let horizontal = Self(rawValue: 1)
    public static let vertical = Self(rawValue: 2)
  }
}

public protocol Shape: Sendable, View {}
extension Shape {
  public var body: Never { fatalError() }
  public func fill<S: ShapeStyle>(_ style: S) -> some View { self }
}
public struct Rectangle: Shape { public nonisolated init() {} }
public struct Circle: Shape { public nonisolated init() {} }
public struct Capsule: Shape { public nonisolated init() {} }
public struct RoundedRectangle: Shape {
  public nonisolated init(cornerRadius: CGFloat) {}
}
public struct GeometryProxy {
  public var size: CGSize { .zero }
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }
  public func frame(in space: CoordinateSpace) -> CGRect { .zero }
}
public enum CoordinateSpace { case global, local }
