// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct ColorResource: Hashable, Sendable {
  public init(name: String, bundle: Bundle) {}
}

public struct Color: ShapeStyle, PrimitiveView, Hashable {
  public enum RGBColorSpace: Sendable {
    case sRGB, sRGBLinear, displayP3
  }
  nonisolated public init(_ name: String, bundle: Bundle? = nil) {}
  nonisolated public init(_ resource: ColorResource) {}
  nonisolated public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {}
  nonisolated public init(
    _ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
  ) {}
  nonisolated public init(
    hue: Double, saturation: Double, brightness: Double, opacity: Double = 1
  ) {}
  nonisolated public init(_ color: UIColor) {}
  nonisolated public init(uiColor: UIColor) {}
  nonisolated public init(nsColor: NSColor) {}
  public func opacity(_ opacity: Double) -> Color { never() }
  public func mix(with color: Color, by fraction: Double) -> Color { never() }
  public var gradient: AnyGradient { never() }
  public func resolve(in environment: EnvironmentValues) -> Resolved { never() }

  public struct Resolved: ShapeStyle, Hashable {
    public var red: Float { never() }
    public var green: Float { never() }
    public var blue: Float { never() }
    public var opacity: Float { never() }
  }
}

extension Color {
  public static let red: Color = never()
  public static let orange: Color = never()
  public static let yellow: Color = never()
  public static let green: Color = never()
  public static let mint: Color = never()
  public static let teal: Color = never()
  public static let cyan: Color = never()
  public static let blue: Color = never()
  public static let indigo: Color = never()
  public static let purple: Color = never()
  public static let pink: Color = never()
  public static let brown: Color = never()
  public static let white: Color = never()
  public static let gray: Color = never()
  public static let black: Color = never()
  public static let clear: Color = never()
  public static let primary: Color = never()
  public static let secondary: Color = never()
  public static let accentColor: Color = never()
}

extension ShapeStyle where Self == Color {
  public static var red: Color { never() }
  public static var orange: Color { never() }
  public static var yellow: Color { never() }
  public static var green: Color { never() }
  public static var mint: Color { never() }
  public static var teal: Color { never() }
  public static var cyan: Color { never() }
  public static var blue: Color { never() }
  public static var indigo: Color { never() }
  public static var purple: Color { never() }
  public static var pink: Color { never() }
  public static var brown: Color { never() }
  public static var white: Color { never() }
  public static var gray: Color { never() }
  public static var black: Color { never() }
  public static var clear: Color { never() }
  public static var accentColor: Color { never() }
}

public final class UIColor: Hashable, Sendable {
  public init?(named name: String) {}
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {}
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { never() }
  public static func == (left: UIColor, right: UIColor) -> Bool { never() }
  public func hash(into hasher: inout Hasher) {}
  public static var label: UIColor { never() }
  public static var secondaryLabel: UIColor { never() }
  public static var tertiaryLabel: UIColor { never() }
  public static var quaternaryLabel: UIColor { never() }
  public static var systemFill: UIColor { never() }
  public static var secondarySystemFill: UIColor { never() }
  public static var tertiarySystemFill: UIColor { never() }
  public static var quaternarySystemFill: UIColor { never() }
  public static var placeholderText: UIColor { never() }
  public static var systemBackground: UIColor { never() }
  public static var secondarySystemBackground: UIColor { never() }
  public static var tertiarySystemBackground: UIColor { never() }
  public static var systemGroupedBackground: UIColor { never() }
  public static var secondarySystemGroupedBackground: UIColor { never() }
  public static var tertiarySystemGroupedBackground: UIColor { never() }
  public static var separator: UIColor { never() }
  public static var opaqueSeparator: UIColor { never() }
  public static var link: UIColor { never() }
  public static var tintColor: UIColor { never() }
  public static var systemBlue: UIColor { never() }
  public static var systemBrown: UIColor { never() }
  public static var systemCyan: UIColor { never() }
  public static var systemGreen: UIColor { never() }
  public static var systemIndigo: UIColor { never() }
  public static var systemMint: UIColor { never() }
  public static var systemOrange: UIColor { never() }
  public static var systemPink: UIColor { never() }
  public static var systemPurple: UIColor { never() }
  public static var systemRed: UIColor { never() }
  public static var systemTeal: UIColor { never() }
  public static var systemYellow: UIColor { never() }
  public static var systemGray: UIColor { never() }
  public static var systemGray2: UIColor { never() }
  public static var systemGray3: UIColor { never() }
  public static var systemGray4: UIColor { never() }
  public static var systemGray5: UIColor { never() }
  public static var systemGray6: UIColor { never() }
  public static var black: UIColor { never() }
  public static var blue: UIColor { never() }
  public static var brown: UIColor { never() }
  public static var clear: UIColor { never() }
  public static var cyan: UIColor { never() }
  public static var darkGray: UIColor { never() }
  public static var gray: UIColor { never() }
  public static var green: UIColor { never() }
  public static var lightGray: UIColor { never() }
  public static var magenta: UIColor { never() }
  public static var orange: UIColor { never() }
  public static var purple: UIColor { never() }
  public static var red: UIColor { never() }
  public static var white: UIColor { never() }
  public static var yellow: UIColor { never() }
}

public final class UITraitCollection: Sendable {
  public var userInterfaceStyle: UIUserInterfaceStyle { never() }
  public var accessibilityContrast: UIAccessibilityContrast { never() }
}

public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified, normal, high
}

public final class NSColor: Hashable, Sendable {
  public static func == (left: NSColor, right: NSColor) -> Bool { never() }
  public func hash(into hasher: inout Hasher) {}
  public static var controlBackgroundColor: NSColor { never() }
  public static var controlColor: NSColor { never() }
  public static var labelColor: NSColor { never() }
  public static var secondaryLabelColor: NSColor { never() }
  public static var tertiaryLabelColor: NSColor { never() }
  public static var quaternaryLabelColor: NSColor { never() }
  public static var controlAccentColor: NSColor { never() }
  public static var separatorColor: NSColor { never() }
  public static var textColor: NSColor { never() }
  public static var textBackgroundColor: NSColor { never() }
  public static var windowBackgroundColor: NSColor { never() }
  public static var systemRed: NSColor { never() }
  public static var systemBlue: NSColor { never() }
}
