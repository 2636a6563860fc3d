// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct ButtonRole: Equatable, Sendable {
  public static let destructive: ButtonRole = never()
  public static let cancel: ButtonRole = never()
}

public struct Button<Label: View>: PrimitiveView {
  nonisolated public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {}
  nonisolated public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {}
}

extension Button where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void
  ) {}
  nonisolated public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {}
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {}
}

@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {}

@MainActor @preconcurrency
public protocol MenuStyle {}

@MainActor @preconcurrency
public protocol ListStyle {}

public struct BuiltInStyle: PrimitiveButtonStyle, MenuStyle, ListStyle {}

extension PrimitiveButtonStyle where Self == BuiltInStyle {
  public static var automatic: BuiltInStyle { never() }
  public static var plain: BuiltInStyle { never() }
  public static var borderless: BuiltInStyle { never() }
  public static var bordered: BuiltInStyle { never() }
  public static var borderedProminent: BuiltInStyle { never() }
}

extension ListStyle where Self == BuiltInStyle {
  public static var automatic: BuiltInStyle { never() }
  public static var plain: BuiltInStyle { never() }
  public static var insetGrouped: BuiltInStyle { never() }
  public static var sidebar: BuiltInStyle { never() }
}

public struct ButtonBorderShape: Equatable, Sendable {
  public static let automatic: ButtonBorderShape = never()
  public static let capsule: ButtonBorderShape = never()
  public static let roundedRectangle: ButtonBorderShape = never()
  public static let circle: ButtonBorderShape = never()
}

public struct Toggle<Label: View>: PrimitiveView {
  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {}
}

extension Toggle where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {}
}

public struct Menu<Label: View, Content: View>: PrimitiveView {
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {}
}

public struct Link<Label: View>: PrimitiveView {
  nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) {}
}

public struct NavigationStack<Root: View>: PrimitiveView {
  nonisolated public init(@ViewBuilder root: () -> Root) {}
}

public struct NavigationLink<Label: View, Destination: View>: PrimitiveView {
  nonisolated public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {}
}

public struct List<Content: View>: PrimitiveView {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
}

extension List {
  nonisolated public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {}
}

public struct Form<Content: View>: PrimitiveView {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
}

public struct ScrollView<Content: View>: PrimitiveView {
  nonisolated public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {}
}

public struct Section<Parent: View, Content: View>: PrimitiveView {}

extension Section where Parent == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
}

extension Section where Parent == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}

public struct LabeledContent<Label: View, Content: View>: PrimitiveView {
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {}
}

public struct ProgressView: PrimitiveView {
  nonisolated public init() {}
  nonisolated public init(value: Double?, total: Double = 1) {}
}

public struct GlassEffectContainer<Content: View>: PrimitiveView {
  nonisolated public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
}
