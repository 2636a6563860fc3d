// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension Text {
  public struct DateStyle: Equatable, Sendable {
    public static let date: DateStyle = never()
    public static let time: DateStyle = never()
    public static let relative: DateStyle = never()
  }
  public struct Scale: Hashable, Sendable {
    public static let `default`: Scale = never()
    public static let secondary: Scale = never()
  }
  public struct LineStyle: Hashable, Sendable {
    public struct Pattern: Sendable {
      public static let solid: Pattern = never()
      public static let dot: Pattern = never()
      public static let dash: Pattern = never()
      public static let dashDot: Pattern = never()
    }
  }
  nonisolated public init(_ date: Date, style: DateStyle) {}
  nonisolated public init(_ content: AttributedString) {}
  nonisolated public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {}
  nonisolated public func fontWidth(_ width: Font.Width?) -> Text { never() }
  nonisolated public func fontDesign(_ design: Font.Design?) -> Text { never() }
  nonisolated public func italic(_ isActive: Bool) -> Text { never() }
  nonisolated public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    never()
  }
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text { never() }
  nonisolated public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    never()
  }
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text { never() }
  nonisolated public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { never() }
}

extension View {
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> some View { Changed<Self>() }
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> some View { Changed<Self>() }
  nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    Changed<Self>()
  }
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    Changed<Self>()
  }
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    Changed<Self>()
  }
  nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    Changed<Self>()
  }
  nonisolated public func help(_ text: Text) -> some View { Changed<Self>() }
  @_disfavoredOverload nonisolated public func help<S: StringProtocol>(_ text: S) -> some View {
    Changed<Self>()
  }
  nonisolated public func badge(_ label: Text?) -> some View { Changed<Self>() }
}

extension Font.Width {
  public init(_ value: CGFloat) { self = never() }
}

extension Font {
  public func bold(_ isActive: Bool) -> Font { never() }
  public func scaled(by factor: CGFloat) -> Font { never() }
}

extension Image {
  nonisolated public init(_ name: String, bundle: Bundle? = nil, label: Text) {}
  nonisolated public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {}
  nonisolated public init(
    _ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text
  ) {}
  nonisolated public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {}
  nonisolated public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image {
    never()
  }
}

public struct SymbolColorRenderingMode: Equatable, Sendable {
  public static let flat: SymbolColorRenderingMode = never()
  public static let gradient: SymbolColorRenderingMode = never()
}

extension View {
  nonisolated public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    Changed<Self>()
  }
  nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    Changed<Self>()
  }
}
