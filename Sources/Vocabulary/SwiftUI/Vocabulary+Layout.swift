extension Vocabulary {
  /// The modifiers that place and size a view.
  ///
  /// SwiftUI: `padding` without a length is 16 points; alignments are `.center` unless given.
  static let layoutModifiers = """
    padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil)
    padding(_ length: CGFloat)
    padding(_ insets: EdgeInsets)
    safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil)
    safeAreaPadding(_ length: CGFloat)
    scenePadding(_ edges: Edge.Set = .all)
    frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)
    frame(minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, \
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, \
    alignment: Alignment = .center)
    fixedSize()
    fixedSize(horizontal: Bool, vertical: Bool)
    layoutPriority(_ value: Double)
    offset(x: CGFloat = 0, y: CGFloat = 0)
    offset(_ offset: CGSize)
    position(x: CGFloat = 0, y: CGFloat = 0)
    position(_ position: CGPoint)
    alignmentGuide(_ guide: HorizontalAlignment, computeValue: (ViewDimensions) -> CGFloat)
    alignmentGuide(_ guide: VerticalAlignment, computeValue: (ViewDimensions) -> CGFloat)
    aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode)
    aspectRatio(_ size: CGSize, contentMode: ContentMode)
    scaledToFit()
    scaledToFill()
    containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center)
    ignoresSafeArea(_ regions: Any = .all, edges: Edge.Set = .all)
    gridCellColumns(_ count: Int)
    gridColumnAlignment(_ guide: HorizontalAlignment)
    layoutValue(key: Any, value: Any)
    zIndex(_ value: Double)
    labelIconToTitleSpacing(_ spacing: CGFloat)
    labelReservedIconWidth(_ width: CGFloat)
    listRowInsets(_ insets: EdgeInsets?)
    contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?, for placement: Any = .automatic)
    """
}
