public struct Text: PrimitiveView, Equatable, Sendable {
  public nonisolated init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil
  ) {}
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ content: S) {}
  public nonisolated init(verbatim content: String) {}
  public nonisolated init(_ attributedContent: AttributedString) {}
  public nonisolated init(_ date: Date, style: DateStyle) {}
  public enum DateStyle: Sendable { case time, date, relative }
  public nonisolated func bold() -> Text { self }
  public nonisolated func font(_ font: Font?) -> Text { self }
  public nonisolated func foregroundColor(_ color: Color?) -> Text { self }
}
public struct Image: PrimitiveView, Equatable, Sendable {
  public nonisolated init(_ name: String, bundle: Bundle? = nil) {}
  public nonisolated init(systemName: String) {}
  public nonisolated init(uiImage: UIImage) {}
  public nonisolated func resizable() -> Image { self }
}
public struct Label<Title: View, Icon: View>: PrimitiveView {
  public nonisolated init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {}
}
extension Label where Title == Text, Icon == Image {
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String) {}
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage name: String
  ) {}
}
public struct Button<Label: View>: PrimitiveView {
  public nonisolated init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {}
  public nonisolated init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {}
}
extension Button where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
  }
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S, action: @escaping @MainActor () -> Void
  ) {}
  public nonisolated init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {}
}
public struct ButtonRole: Equatable, Sendable {
  public static let destructive = ButtonRole()
  public static let cancel = ButtonRole()
}
public struct TextField<Label: View>: PrimitiveView {}
extension TextField where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {}
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {}
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>
  ) {}
}
public struct SecureField<Label: View>: PrimitiveView {}
extension SecureField where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {}
}
public struct TextEditor: PrimitiveView {
  public nonisolated init(text: Binding<String>) {}
}
public struct Toggle<Label: View>: PrimitiveView {
  public nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {}
}
extension Toggle where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {}
}
public struct Slider<Label: View>: PrimitiveView {}
extension Slider where Label == EmptyView {
  public nonisolated init(value: Binding<Double>, in bounds: ClosedRange<Double> = 0...1) {}
}
public struct Stepper<Label: View>: PrimitiveView {}
extension Stepper where Label == Text {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, value: Binding<Int>, in bounds: ClosedRange<Int>
  ) {}
}
public struct Picker<Label: View, Selection: Hashable, Content: View>: PrimitiveView {
  public nonisolated init(
    selection: Binding<Selection>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {}
}
extension Picker where Label == Text {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Selection>,
    @ViewBuilder content: () -> Content
  ) {}
}
public struct ProgressView<Label: View>: PrimitiveView {}
extension ProgressView where Label == EmptyView {
  public nonisolated init() {}
  public nonisolated init(value: Double?, total: Double = 1) {}
}
public struct Menu<Label: View, Content: View>: PrimitiveView {
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
}
public struct Link<Label: View>: PrimitiveView {}
extension Link where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, destination: URL) {}
}
public struct Spacer: PrimitiveView { public nonisolated init(minLength: CGFloat? = nil) {} }
public struct Divider: PrimitiveView { public nonisolated init() {} }
public struct AsyncImage<Content: View>: PrimitiveView {}
extension AsyncImage where Content == Image {
  public nonisolated init(url: URL?, scale: CGFloat = 1) {}
}
public struct ContentUnavailableView<Content: View>: PrimitiveView {}
extension ContentUnavailableView where Content == Label<Text, Image> {
  public nonisolated init(_ title: LocalizedStringKey, systemImage name: String) {}
}
