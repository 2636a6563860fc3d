// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct ScenePadding: Equatable, Sendable {
  public static let minimum: ScenePadding = never()
}

public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let all = SafeAreaRegions(rawValue: 3)
  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
}

public enum VerticalEdge: Int8, Sendable {
  case top, bottom
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let top = Set(rawValue: 1)
    public static let bottom = Set(rawValue: 2)
    public static let all = Set(rawValue: 3)
  }
}

public enum HorizontalEdge: Int8, Sendable {
  case leading, trailing
}

public struct ContentMarginPlacement: Sendable {
  public static let automatic: ContentMarginPlacement = never()
  public static let scrollContent: ContentMarginPlacement = never()
  public static let scrollIndicators: ContentMarginPlacement = never()
}

public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public protocol CoordinateSpaceProtocol {}

public struct NamedCoordinateSpace: CoordinateSpaceProtocol {}

public struct LocalCoordinateSpace: CoordinateSpaceProtocol {}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace { never() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { never() }
}

extension GeometryProxy {
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect { never() }
}

extension UnitPoint {
  public init() { self = .zero }
}

extension View {
  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View { Changed<Self>() }
  nonisolated public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View
  { Changed<Self>() }
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View { Changed<Self>() }
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View { Changed<Self>() }
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View { Changed<Self>() }
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { Changed<Self>() }
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View { Changed<Self>() }
  nonisolated public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View { Changed<Self>() }
  nonisolated public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View { Changed<Self>() }
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View { Changed<Self>() }
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { Changed<Self>() }
  nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    Changed<Self>()
  }
  nonisolated public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    Changed<Self>()
  }
  nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set)
    -> some View
  { Changed<Self>() }
  nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all)
    -> some View
  { Changed<Self>() }
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View { Changed<Self>() }
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View { Changed<Self>() }
  nonisolated public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View { Changed<Self>() }
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View { Changed<Self>() }
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View { Changed<Self>() }
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    Changed<Self>()
  }
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View { Changed<Self>() }
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View { Changed<Self>() }
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    Changed<Self>()
  }
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    Changed<Self>()
  }
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    Changed<Self>()
  }
  nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
    Changed<Self>()
  }
}
