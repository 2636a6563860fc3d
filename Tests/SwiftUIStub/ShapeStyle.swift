// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public protocol ShapeStyle: Sendable {}

public struct AnyShapeStyle: ShapeStyle {
  public init<S: ShapeStyle>(_ style: S) {}
}

public struct ForegroundStyle: ShapeStyle {
  public init() {}
}

public struct BackgroundStyle: ShapeStyle {
  public init() {}
}

public struct TintShapeStyle: ShapeStyle {
  public init() {}
}

public struct SelectionShapeStyle: ShapeStyle {
  public init() {}
}

public struct SeparatorShapeStyle: ShapeStyle {
  public init() {}
}

public struct PlaceholderTextShapeStyle: ShapeStyle {
  public init() {}
}

public struct LinkShapeStyle: ShapeStyle {
  public init() {}
}

public struct FillShapeStyle: ShapeStyle {
  public init() {}
}

public struct WindowBackgroundShapeStyle: ShapeStyle {
  public init() {}
}

public struct HierarchicalShapeStyle: ShapeStyle {
  public static let primary: HierarchicalShapeStyle = never()
  public static let secondary: HierarchicalShapeStyle = never()
  public static let tertiary: HierarchicalShapeStyle = never()
  public static let quaternary: HierarchicalShapeStyle = never()
  public static let quinary: HierarchicalShapeStyle = never()
}

public struct Material: ShapeStyle {
  public static let regular: Material = never()
  public static let thin: Material = never()
  public static let ultraThin: Material = never()
  public static let thick: Material = never()
  public static let ultraThick: Material = never()
  public static let bar: Material = never()
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { never() }
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { never() }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { never() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  public static var selection: SelectionShapeStyle { never() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { never() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  public static var placeholder: PlaceholderTextShapeStyle { never() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  public static var link: LinkShapeStyle { never() }
}

extension ShapeStyle where Self == FillShapeStyle {
  public static var fill: FillShapeStyle { never() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  public static var windowBackground: WindowBackgroundShapeStyle { never() }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { never() }
  public static var secondary: HierarchicalShapeStyle { never() }
  public static var tertiary: HierarchicalShapeStyle { never() }
  public static var quaternary: HierarchicalShapeStyle { never() }
  public static var quinary: HierarchicalShapeStyle { never() }
}

extension ShapeStyle where Self == Material {
  public static var regularMaterial: Material { never() }
  public static var thinMaterial: Material { never() }
  public static var ultraThinMaterial: Material { never() }
  public static var thickMaterial: Material { never() }
  public static var ultraThickMaterial: Material { never() }
  public static var bar: Material { never() }
}

extension ShapeStyle {
  public func opacity(_ opacity: Double) -> some ShapeStyle { self }
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }
  public var secondary: some ShapeStyle { self }
  public var tertiary: some ShapeStyle { self }
  public var quaternary: some ShapeStyle { self }
}

public struct Gradient: ShapeStyle, Equatable {
  public struct Stop: Equatable, Sendable {
    public init(color: Color, location: CGFloat) {}
  }
  public init(colors: [Color]) {}
  public init(stops: [Stop]) {}
}

public struct AnyGradient: ShapeStyle, Hashable {}

public struct LinearGradient: ShapeStyle, PrimitiveView {
  nonisolated public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}
  nonisolated public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
  nonisolated public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {}
}

public struct RadialGradient: ShapeStyle, PrimitiveView {
  nonisolated public init(
    gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {}
  nonisolated public init(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {}
}

public struct AngularGradient: ShapeStyle, PrimitiveView {
  nonisolated public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {}
  nonisolated public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {}
}

extension ShapeStyle where Self == LinearGradient {
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient { never() }
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient { never() }
}

public enum BlendMode: Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop
  case destinationOver, destinationOut, plusDarker, plusLighter
}

public struct Glass: Equatable, Sendable {
  public static var regular: Glass { never() }
  public static var clear: Glass { never() }
  public static var identity: Glass { never() }
  public func tint(_ color: Color?) -> Glass { never() }
  public func interactive(_ isEnabled: Bool = true) -> Glass { never() }
}
