// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The values that a view may read and write.
extension EnvironmentValues {
  public var allowsTightening: Bool {
    get { never() }
    set {}
  }
  public var backgroundStyle: AnyShapeStyle? {
    get { never() }
    set {}
  }
  public var calendar: Calendar {
    get { never() }
    set {}
  }
  public var colorScheme: ColorScheme {
    get { never() }
    set {}
  }
  public var controlSize: ControlSize {
    get { never() }
    set {}
  }
  public var defaultMinListRowHeight: CGFloat {
    get { never() }
    set {}
  }
  public var displayScale: CGFloat {
    get { never() }
    set {}
  }
  public var dynamicTypeSize: DynamicTypeSize {
    get { never() }
    set {}
  }
  public var font: Font? {
    get { never() }
    set {}
  }
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { never() }
    set {}
  }
  public var imageScale: Image.Scale {
    get { never() }
    set {}
  }
  public var isEnabled: Bool {
    get { never() }
    set {}
  }
  public var labelIconToTitleSpacing: CGFloat? {
    get { never() }
    set {}
  }
  public var labelReservedIconWidth: CGFloat? {
    get { never() }
    set {}
  }
  public var labelsVisibility: Visibility {
    get { never() }
    set {}
  }
  public var layoutDirection: LayoutDirection {
    get { never() }
    set {}
  }
  public var legibilityWeight: LegibilityWeight? {
    get { never() }
    set {}
  }
  public var lineLimit: Int? {
    get { never() }
    set {}
  }
  public var lineSpacing: CGFloat {
    get { never() }
    set {}
  }
  public var locale: Locale {
    get { never() }
    set {}
  }
  public var minimumScaleFactor: CGFloat {
    get { never() }
    set {}
  }
  public var multilineTextAlignment: TextAlignment {
    get { never() }
    set {}
  }
  public var redactionReasons: RedactionReasons {
    get { never() }
    set {}
  }
  public var sizeCategory: ContentSizeCategory {
    get { never() }
    set {}
  }
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { never() }
    set {}
  }
  public var symbolVariants: SymbolVariants {
    get { never() }
    set {}
  }
  public var textCase: Text.Case? {
    get { never() }
    set {}
  }
  public var timeZone: TimeZone {
    get { never() }
    set {}
  }
  public var truncationMode: Text.TruncationMode {
    get { never() }
    set {}
  }
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { never() }
    set {}
  }
  public var widgetFamily: WidgetFamily {
    get { never() }
    set {}
  }
  public var widgetRenderingMode: WidgetRenderingMode {
    get { never() }
    set {}
  }
  public var backgroundProminence: BackgroundProminence {
    get { never() }
    set {}
  }
  public var openURL: OpenURLAction {
    get { never() }
    set {}
  }
}

/// The values that a view may only read.
extension EnvironmentValues {
  public var accessibilityDifferentiateWithoutColor: Bool { never() }
  public var accessibilityEnabled: Bool { never() }
  public var accessibilityInvertColors: Bool { never() }
  public var accessibilityReduceMotion: Bool { never() }
  public var accessibilityReduceTransparency: Bool { never() }
  public var accessibilityShowButtonShapes: Bool { never() }
  public var accessibilityVoiceOverEnabled: Bool { never() }
  public var colorSchemeContrast: ColorSchemeContrast { never() }
  public var dismiss: DismissAction { never() }
  public var isFocused: Bool { never() }
  public var isFocusEffectEnabled: Bool { never() }
  public var isHoverEffectEnabled: Bool { never() }
  public var isLuminanceReduced: Bool { never() }
  public var pixelLength: CGFloat { never() }
  public var scenePhase: ScenePhase { never() }
  public var showsWidgetContainerBackground: Bool { never() }
  public var showsWidgetLabel: Bool { never() }
}
