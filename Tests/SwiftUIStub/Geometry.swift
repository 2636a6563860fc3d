// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal, vertical

  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
  }
}

public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing

  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public init(_ edge: Edge) { rawValue = edge.rawValue }
    public static let top = Set(rawValue: 1)
    public static let leading = Set(rawValue: 2)
    public static let bottom = Set(rawValue: 4)
    public static let trailing = Set(rawValue: 8)
    public static let all = Set(rawValue: 15)
    public static let horizontal = Set(rawValue: 10)
    public static let vertical = Set(rawValue: 5)
  }
}

public struct EdgeInsets: Equatable, Sendable {
  public var top: CGFloat = 0
  public var leading: CGFloat = 0
  public var bottom: CGFloat = 0
  public var trailing: CGFloat = 0
  public init() {}
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {}
}

public struct UnitPoint: Hashable, Sendable {
  public init(x: CGFloat, y: CGFloat) {}
  public static let zero = UnitPoint(x: 0, y: 0)
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  public static let leading = UnitPoint(x: 0, y: 0.5)
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  public static let top = UnitPoint(x: 0.5, y: 0)
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  public static let topLeading = UnitPoint(x: 0, y: 0)
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

public struct Angle: Hashable, Comparable, Sendable {
  public var radians: Double
  public var degrees: Double { radians }
  public init() { radians = 0 }
  public init(radians: Double) { self.radians = radians }
  public init(degrees: Double) { radians = degrees }
  public static let zero = Angle()
  public static func radians(_ radians: Double) -> Angle { never() }
  public static func degrees(_ degrees: Double) -> Angle { never() }
  public static func < (left: Angle, right: Angle) -> Bool { never() }
  prefix public static func - (angle: Angle) -> Angle { never() }
}

public protocol AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

public struct HorizontalAlignment: Equatable, Sendable {
  public init(_ id: any AlignmentID.Type) {}
  public static func == (left: Self, right: Self) -> Bool { never() }
  public static let leading: HorizontalAlignment = never()
  public static let center: HorizontalAlignment = never()
  public static let trailing: HorizontalAlignment = never()
  public static let listRowSeparatorLeading: HorizontalAlignment = never()
  public static let listRowSeparatorTrailing: HorizontalAlignment = never()
}

public struct VerticalAlignment: Equatable, Sendable {
  public init(_ id: any AlignmentID.Type) {}
  public static func == (left: Self, right: Self) -> Bool { never() }
  public static let top: VerticalAlignment = never()
  public static let center: VerticalAlignment = never()
  public static let bottom: VerticalAlignment = never()
  public static let firstTextBaseline: VerticalAlignment = never()
  public static let lastTextBaseline: VerticalAlignment = never()
}

public struct Alignment: Equatable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
  public static let center: Alignment = never()
  public static let leading: Alignment = never()
  public static let trailing: Alignment = never()
  public static let top: Alignment = never()
  public static let bottom: Alignment = never()
  public static let topLeading: Alignment = never()
  public static let topTrailing: Alignment = never()
  public static let bottomLeading: Alignment = never()
  public static let bottomTrailing: Alignment = never()
  public static let centerFirstTextBaseline: Alignment = never()
  public static let centerLastTextBaseline: Alignment = never()
  public static let leadingFirstTextBaseline: Alignment = never()
  public static let leadingLastTextBaseline: Alignment = never()
  public static let trailingFirstTextBaseline: Alignment = never()
  public static let trailingLastTextBaseline: Alignment = never()
}

public struct ViewDimensions: Equatable {
  public var width: CGFloat { never() }
  public var height: CGFloat { never() }
  public subscript(guide: HorizontalAlignment) -> CGFloat { never() }
  public subscript(guide: VerticalAlignment) -> CGFloat { never() }
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { never() }
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { never() }
}

public struct GeometryProxy: Sendable {
  public var size: CGSize { never() }
  public var safeAreaInsets: EdgeInsets { never() }
}

public struct ProposedViewSize: Equatable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?
  public static let zero: ProposedViewSize = never()
  public static let infinity: ProposedViewSize = never()
  public static let unspecified: ProposedViewSize = never()
  public init(width: CGFloat?, height: CGFloat?) {}
  public init(_ size: CGSize) {}
}
