// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  public init(_ value: String) {}
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}

  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation(_ text: Text) {}
    public mutating func appendInterpolation(_ image: Image) {}
    public mutating func appendInterpolation(_ string: String) {}
    public mutating func appendInterpolation<T: CVarArg>(_ value: T) {}
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {}
  }
}

public struct Text: PrimitiveView, Equatable, Sendable {
  public enum Case: Sendable {
    case uppercase, lowercase
  }

  public enum TruncationMode: Sendable {
    case head, tail, middle
  }

  nonisolated public init(verbatim content: String) {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ content: S) {}
  nonisolated public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {}
  nonisolated public init(_ image: Image) {}
  nonisolated public static func + (left: Text, right: Text) -> Text { never() }
  nonisolated public func font(_ font: Font?) -> Text { never() }
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text { never() }
  nonisolated public func bold() -> Text { never() }
  nonisolated public func bold(_ isActive: Bool) -> Text { never() }
  nonisolated public func italic() -> Text { never() }
  nonisolated public func foregroundColor(_ color: Color?) -> Text { never() }
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { never() }
  nonisolated public func monospacedDigit() -> Text { never() }
  nonisolated public func kerning(_ kerning: CGFloat) -> Text { never() }
  nonisolated public func tracking(_ tracking: CGFloat) -> Text { never() }
  nonisolated public func baselineOffset(_ offset: CGFloat) -> Text { never() }
}

public enum TextAlignment: CaseIterable, Sendable {
  case leading, center, trailing
}

public struct ImageResource: Hashable, Sendable {
  public init(name: String, bundle: Bundle) {}
}

public struct Image: PrimitiveView, Equatable, Sendable {
  public enum Scale: Sendable {
    case small, medium, large
  }

  public enum TemplateRenderingMode: Sendable {
    case template, original
  }

  public enum ResizingMode: Sendable {
    case tile, stretch
  }

  public enum Interpolation: Sendable {
    case none, low, medium, high
  }

  nonisolated public init(systemName: String) {}
  nonisolated public init(systemName: String, variableValue: Double?) {}
  nonisolated public init(_ name: String, bundle: Bundle? = nil) {}
  nonisolated public init(_ resource: ImageResource) {}
  nonisolated public init(decorative name: String, bundle: Bundle? = nil) {}
  nonisolated public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image { never() }
  nonisolated public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { never() }
  nonisolated public func interpolation(_ interpolation: Interpolation) -> Image { never() }
  nonisolated public func antialiased(_ isAntialiased: Bool) -> Image { never() }
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { never() }
}

public struct SymbolRenderingMode: Sendable {
  public static let monochrome: SymbolRenderingMode = never()
  public static let multicolor: SymbolRenderingMode = never()
  public static let hierarchical: SymbolRenderingMode = never()
  public static let palette: SymbolRenderingMode = never()
}

public struct SymbolVariants: Hashable, Sendable {
  public static let none: SymbolVariants = never()
  public static let circle: SymbolVariants = never()
  public static let square: SymbolVariants = never()
  public static let rectangle: SymbolVariants = never()
  public static let fill: SymbolVariants = never()
  public static let slash: SymbolVariants = never()
  public var circle: SymbolVariants { never() }
  public var square: SymbolVariants { never() }
  public var rectangle: SymbolVariants { never() }
  public var fill: SymbolVariants { never() }
  public var slash: SymbolVariants { never() }
}
