// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct CGAffineTransform: Hashable, Sendable {
  public init() {}
  public init(rotationAngle: CGFloat) {}
  public init(scaleX: CGFloat, y: CGFloat) {}
  public init(translationX: CGFloat, y: CGFloat) {}
  public static let identity = CGAffineTransform()
  public func rotated(by angle: CGFloat) -> CGAffineTransform { self }
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform { self }
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform { self }
}

public struct ProjectionTransform: Sendable {
  public init(_ transform: CGAffineTransform) {}
}

extension Shape {
  nonisolated public func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some Shape { AnyShape(self) }
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape { AnyShape(self) }
  nonisolated public func offset(_ offset: CGPoint) -> some Shape { AnyShape(self) }
  nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape { AnyShape(self) }
  nonisolated public func size(_ size: CGSize) -> some Shape { AnyShape(self) }
  nonisolated public func transform(_ transform: CGAffineTransform) -> some Shape {
    AnyShape(self)
  }
  nonisolated public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    AnyShape(self)
  }
  nonisolated public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    AnyShape(self)
  }
  nonisolated public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    AnyShape(self)
  }
  nonisolated public func symmetricDifference<T: Shape>(
    _ other: T, eoFill: Bool = false
  ) -> some Shape { AnyShape(self) }
}

extension Edge {
  public enum Corner: Sendable {
    public struct Style: Hashable, Sendable {
      public static let concentric: Style = never()
      public static func concentric(minimum: Style? = nil) -> Style { never() }
      public static func fixed(_ radius: CGFloat) -> Style { never() }
    }
  }
}

public struct ConcentricRectangle: PrimitiveShape {
  nonisolated public init() {}
  nonisolated public init(corners: Edge.Corner.Style, isUniform: Bool = false) {}
}

extension Shape where Self == ConcentricRectangle {
  public static func rect(
    corners: Edge.Corner.Style, isUniform: Bool = false
  ) -> ConcentricRectangle { never() }
}

extension Shape where Self == UnevenRoundedRectangle {
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle { never() }
}

extension ButtonBorderShape: PrimitiveShape {
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { never() }
}

extension Shape where Self == ButtonBorderShape {
  public static var buttonBorder: ButtonBorderShape { never() }
}

extension Path {
  nonisolated public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {}
}

public enum ColorRenderingMode: Sendable {
  case nonLinear, linear, extendedLinear
}

extension View {
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    Changed<Self>()
  }
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    Changed<Self>()
  }
  nonisolated public func luminanceToAlpha() -> some View { Changed<Self>() }
  nonisolated public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode)
    -> some View
  { Changed<Self>() }
  nonisolated public func colorScheme(_ scheme: ColorScheme) -> some View { Changed<Self>() }
  nonisolated public func visualEffect<V: View>(
    _ effect: @escaping @Sendable (AnyView, GeometryProxy) -> V
  ) -> some View { Changed<Self>() }
  nonisolated public func glassEffectID<ID: Hashable & Sendable>(
    _ id: ID?, in namespace: Namespace.ID
  ) -> some View { Changed<Self>() }
  nonisolated public func glassEffectUnion<ID: Hashable & Sendable>(
    id: ID?, namespace: Namespace.ID
  ) -> some View { Changed<Self>() }
  nonisolated public func backgroundExtensionEffect() -> some View { Changed<Self>() }
}
