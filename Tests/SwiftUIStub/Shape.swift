// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

nonisolated public protocol Shape: Sendable, View {
  nonisolated func path(in rect: CGRect) -> Path
}

nonisolated public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension Shape {
  @MainActor @preconcurrency public var body: AnyView { return never() }
}

/// A shape that the framework brings.
nonisolated public protocol PrimitiveShape: InsettableShape {}

extension PrimitiveShape {
  nonisolated public func path(in rect: CGRect) -> Path { never() }
  nonisolated public func inset(by amount: CGFloat) -> AnyInsetShape { never() }
}

public struct AnyInsetShape: InsettableShape {
  public func path(in rect: CGRect) -> Path { never() }
  public func inset(by amount: CGFloat) -> AnyInsetShape { self }
}

public struct Path: Shape {
  nonisolated public init() {}
  nonisolated public init(_ rect: CGRect) {}
  nonisolated public init(ellipseIn rect: CGRect) {}
  nonisolated public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {}
  nonisolated public init(_ callback: (inout Path) -> Void) {}
  nonisolated public mutating func move(to point: CGPoint) {}
  nonisolated public mutating func addLine(to point: CGPoint) {}
  nonisolated public mutating func addRect(_ rect: CGRect) {}
  nonisolated public mutating func closeSubpath() {}
  nonisolated public func path(in rect: CGRect) -> Path { self }
}

public enum RoundedCornerStyle: Sendable {
  case circular, continuous
}

public struct RectangleCornerRadii: Equatable, Sendable {
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {}
}

public struct Rectangle: PrimitiveShape {
  nonisolated public init() {}
}

public struct RoundedRectangle: PrimitiveShape {
  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
  nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {}
}

public struct UnevenRoundedRectangle: PrimitiveShape {
  nonisolated public init(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {}
  nonisolated public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {}
}

public struct Capsule: PrimitiveShape {
  nonisolated public init(style: RoundedCornerStyle = .continuous) {}
}

public struct Circle: PrimitiveShape {
  nonisolated public init() {}
}

public struct Ellipse: PrimitiveShape {
  nonisolated public init() {}
}

public struct ContainerRelativeShape: PrimitiveShape {
  nonisolated public init() {}
}

public struct AnyShape: Shape {
  nonisolated public init<S: Shape>(_ shape: S) {}
  nonisolated public func path(in rect: CGRect) -> Path { never() }
}

extension Shape where Self == Rectangle {
  public static var rect: Rectangle { never() }
}

extension Shape where Self == RoundedRectangle {
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { never() }
  public static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { never() }
}

extension Shape where Self == UnevenRoundedRectangle {
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle { never() }
}

extension Shape where Self == Capsule {
  public static var capsule: Capsule { never() }
  public static func capsule(style: RoundedCornerStyle) -> Capsule { never() }
}

extension Shape where Self == Circle {
  public static var circle: Circle { never() }
}

extension Shape where Self == Ellipse {
  public static var ellipse: Ellipse { never() }
}

extension Shape where Self == ContainerRelativeShape {
  public static var containerRelative: ContainerRelativeShape { never() }
}

public enum CGLineCap: Sendable {
  case butt, round, square
}

public enum CGLineJoin: Sendable {
  case miter, round, bevel
}

public struct StrokeStyle: Equatable, Sendable {
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {}
}

public struct FillStyle: Equatable, Sendable {
  public init(eoFill: Bool = false, antialiased: Bool = true) {}
}

extension Shape {
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> some View { Changed<Self>() }
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some View { Changed<Self>() }
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View { Changed<Self>() }
  nonisolated public func stroke(style: StrokeStyle) -> some Shape { AnyShape(self) }
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape { AnyShape(self) }
  nonisolated public func trim(
    from startFraction: CGFloat = 0, to endFraction: CGFloat = 1
  ) -> some Shape { AnyShape(self) }
  nonisolated public func rotation(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> some Shape { AnyShape(self) }
  nonisolated public func scale(
    _ scale: CGFloat, anchor: UnitPoint = .center
  ) -> some Shape { AnyShape(self) }
}

extension InsettableShape {
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> some View { Changed<Self>() }
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View { Changed<Self>() }
  nonisolated public func strokeBorder(
    style: StrokeStyle, antialiased: Bool = true
  ) -> some View { Changed<Self>() }
  nonisolated public func strokeBorder(
    lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View { Changed<Self>() }
}
