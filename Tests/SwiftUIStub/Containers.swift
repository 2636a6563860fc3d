// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct Subview: PrimitiveView, Identifiable {
  public let id: Int
}

public struct SubviewsCollection: PrimitiveView, RandomAccessCollection {
  nonisolated public var startIndex: Int { 0 }
  nonisolated public var endIndex: Int { 0 }
  nonisolated public subscript(index: Int) -> Subview { never() }
}

public struct SectionConfiguration: Identifiable {
  public let id: Int
}

public struct SectionCollection: PrimitiveView, RandomAccessCollection {
  nonisolated public var startIndex: Int { 0 }
  nonisolated public var endIndex: Int { 0 }
  nonisolated public subscript(index: Int) -> SectionConfiguration { never() }
}

public struct GroupElementsOfContent<Subviews: View, Content: View>: PrimitiveView {}

extension Group {
  nonisolated public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {}
  nonisolated public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {}
}

extension ForEach where Data == SubviewsCollection, ID == Int {
  nonisolated public init<V: View>(
    subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content
  ) {}
}

extension ForEach where Data == SectionCollection, ID == Int {
  nonisolated public init<V: View>(
    sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) {}
}

extension List {
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {}
  nonisolated public init<Selection: Hashable>(
    selection: Binding<Selection?>?, @ViewBuilder content: () -> Content
  ) {}
  nonisolated public init<Data: RandomAccessCollection, Row: View, Selection: Hashable>(
    _ data: Data, selection: Binding<Selection?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {}
}

extension Section {
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) {}
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Parent
  ) {}
  nonisolated public init<Header: View, Footer: View>(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header,
    @ViewBuilder footer: () -> Footer
  ) where Parent == TupleView<(Header, Footer)> {}
  nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) {}
  nonisolated public init(footer: Parent, @ViewBuilder content: () -> Content) {}
  nonisolated public init<Header: View, Footer: View>(
    header: Header, footer: Footer, @ViewBuilder content: () -> Content
  ) where Parent == TupleView<(Header, Footer)> {}
}

extension Section where Parent == Text {
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content
  ) {}
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {}
}

public struct GroupBox<Label: View, Content: View>: PrimitiveView {
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {}
  nonisolated public init(label: Label, @ViewBuilder content: () -> Content) {}
}

extension GroupBox where Label == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
}

extension GroupBox where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}

public struct DisclosureGroup<Label: View, Content: View>: PrimitiveView {
  nonisolated public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {}
  nonisolated public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {}
}

extension DisclosureGroup where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
  ) {}
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {}
}

extension LabeledContent where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}

extension LabeledContent where Label == Text, Content == Text {
  nonisolated public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {}
}

public struct GridItem: Sendable {
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {}
}

extension PinnedScrollableViews {
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

public struct LazyVGrid<Content: View>: PrimitiveView {
  nonisolated public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {}
}

public struct LazyHGrid<Content: View>: PrimitiveView {
  nonisolated public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {}
}

public struct GridLayout: PrimitiveLayout {
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {}
}
