// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct Font: Hashable, Sendable {
  public enum TextStyle: CaseIterable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    case caption, caption2
  }

  public struct Weight: Hashable, Sendable {
    public static let ultraLight: Weight = never()
    public static let thin: Weight = never()
    public static let light: Weight = never()
    public static let regular: Weight = never()
    public static let medium: Weight = never()
    public static let semibold: Weight = never()
    public static let bold: Weight = never()
    public static let heavy: Weight = never()
    public static let black: Weight = never()
  }

  public struct Width: Hashable, Sendable {
    public static let compressed: Width = never()
    public static let condensed: Width = never()
    public static let standard: Width = never()
    public static let expanded: Width = never()
  }

  public enum Design: Hashable, Sendable {
    case `default`, rounded, serif, monospaced
  }

  public enum Leading: Hashable, Sendable {
    case standard, tight, loose
  }

  public static let largeTitle: Font = never()
  public static let title: Font = never()
  public static let title2: Font = never()
  public static let title3: Font = never()
  public static let headline: Font = never()
  public static let subheadline: Font = never()
  public static let body: Font = never()
  public static let callout: Font = never()
  public static let footnote: Font = never()
  public static let caption: Font = never()
  public static let caption2: Font = never()
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font { never() }
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font { never() }
  public static func custom(_ name: String, size: CGFloat) -> Font { never() }
  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
  ) -> Font { never() }
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { never() }
  public func weight(_ weight: Weight) -> Font { never() }
  public func width(_ width: Width) -> Font { never() }
  public func leading(_ leading: Leading) -> Font { never() }
  public func bold() -> Font { never() }
  public func italic() -> Font { never() }
  public func monospaced() -> Font { never() }
  public func monospacedDigit() -> Font { never() }
  public func smallCaps() -> Font { never() }
  public func lowercaseSmallCaps() -> Font { never() }
  public func uppercaseSmallCaps() -> Font { never() }
}
