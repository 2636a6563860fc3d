// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public enum ContentMode: CaseIterable, Sendable {
  case fit, fill
}

extension View {
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    Changed<Self>()
  }
  nonisolated public func padding(_ length: CGFloat) -> some View { Changed<Self>() }
  nonisolated public func padding(_ insets: EdgeInsets) -> some View { Changed<Self>() }
  nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil)
    -> some View
  { Changed<Self>() }
  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View { Changed<Self>() }
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View { Changed<Self>() }
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { Changed<Self>() }
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View { Changed<Self>() }
  nonisolated public func fixedSize() -> some View { Changed<Self>() }
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    Changed<Self>()
  }
  nonisolated public func layoutPriority(_ value: Double) -> some View { Changed<Self>() }
  nonisolated public func offset(_ offset: CGSize) -> some View { Changed<Self>() }
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { Changed<Self>() }
  nonisolated public func position(_ position: CGPoint) -> some View { Changed<Self>() }
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { Changed<Self>() }
  nonisolated public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { Changed<Self>() }
  nonisolated public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { Changed<Self>() }
  nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode)
    -> some View
  { Changed<Self>() }
  nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View
  { Changed<Self>() }
  nonisolated public func scaledToFit() -> some View { Changed<Self>() }
  nonisolated public func scaledToFill() -> some View { Changed<Self>() }
  nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center)
    -> some View
  { Changed<Self>() }
  nonisolated public func gridCellColumns(_ count: Int) -> some View { Changed<Self>() }
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    Changed<Self>()
  }
  nonisolated public func zIndex(_ value: Double) -> some View { Changed<Self>() }
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View { Changed<Self>() }
}
