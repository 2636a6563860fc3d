extension Vocabulary {
  /// The members that may stand after a dot, by the type that is wanted there.
  ///
  /// Enumerations are listed whole, so that a name near one of their cases is told as misspelt.
  static let members = """
    Edge.Set:all top bottom leading trailing horizontal vertical
    Edge:top bottom leading trailing
    Axis.Set:horizontal vertical
    Axis:horizontal vertical
    Alignment:center leading trailing top bottom topLeading topTrailing bottomLeading bottomTrailing
    Alignment:centerFirstTextBaseline centerLastTextBaseline leadingFirstTextBaseline
    Alignment:leadingLastTextBaseline trailingFirstTextBaseline trailingLastTextBaseline
    HorizontalAlignment:leading center trailing listRowSeparatorLeading listRowSeparatorTrailing
    VerticalAlignment:top center bottom firstTextBaseline lastTextBaseline
    TextAlignment:leading center trailing
    CGFloat:infinity zero pi greatestFiniteMagnitude leastNonzeroMagnitude nan
    Double:infinity zero pi greatestFiniteMagnitude leastNonzeroMagnitude nan
    Int:zero max min
    Color:red orange yellow green mint teal cyan blue indigo purple pink brown white gray black
    Color:clear primary secondary accentColor accent
    ShapeStyle:red orange yellow green mint teal cyan blue indigo purple pink brown white gray black
    ShapeStyle:clear primary secondary tertiary quaternary quinary accentColor accent tint
    ShapeStyle:foreground background selection separator placeholder link fill windowBackground
    ShapeStyle:regularMaterial thinMaterial ultraThinMaterial thickMaterial ultraThickMaterial bar
    UIColor:label secondaryLabel tertiaryLabel quaternaryLabel systemFill secondarySystemFill
    UIColor:tertiarySystemFill quaternarySystemFill placeholderText systemBackground
    UIColor:secondarySystemBackground tertiarySystemBackground systemGroupedBackground
    UIColor:secondarySystemGroupedBackground tertiarySystemGroupedBackground separator
    UIColor:opaqueSeparator link darkText lightText tintColor systemBlue systemBrown systemCyan
    UIColor:systemGreen systemIndigo systemMint systemOrange systemPink systemPurple systemRed
    UIColor:systemTeal systemYellow systemGray systemGray2 systemGray3 systemGray4 systemGray5
    UIColor:systemGray6 black blue brown clear cyan darkGray gray green lightGray magenta orange
    UIColor:purple red white yellow controlBackgroundColor controlColor labelColor
    UIColor:secondaryLabelColor tertiaryLabelColor quaternaryLabelColor controlAccentColor
    UIColor:separatorColor textColor textBackgroundColor windowBackgroundColor \
    selectedContentBackgroundColor
    Font:largeTitle title title2 title3 headline subheadline body callout footnote caption caption2
    Font:extraLargeTitle extraLargeTitle2
    Font.TextStyle:largeTitle title title2 title3 headline subheadline body callout footnote caption
    Font.TextStyle:caption2 extraLargeTitle extraLargeTitle2
    Font.Weight:ultraLight thin light regular medium semibold bold heavy black
    Font.Width:compressed condensed standard expanded
    Font.Design:default rounded serif monospaced
    Font.Leading:standard tight loose
    Image.Scale:small medium large
    Image.TemplateRenderingMode:template original
    SymbolRenderingMode:monochrome multicolor hierarchical palette
    SymbolVariants:none circle square rectangle fill slash
    Shape:rect capsule circle ellipse containerRelative
    RoundedCornerStyle:circular continuous
    ContentMode:fit fill
    ContentShapeKinds:interaction dragPreview contextMenuPreview hoverEffect focusEffect \
    accessibility
    UnitPoint:zero center top bottom leading trailing topLeading topTrailing bottomLeading
    UnitPoint:bottomTrailing
    Text.Case:uppercase lowercase
    Text.TruncationMode:head middle tail
    LabelStyle:automatic titleAndIcon iconOnly titleOnly
    ButtonStyle:automatic plain borderless bordered borderedProminent glass glassProminent link
    ButtonStyle:accessoryBar accessoryBarAction card
    ButtonBorderShape:automatic capsule roundedRectangle circle
    ButtonRole:destructive cancel close confirm
    ControlSize:mini small regular large extraLarge
    ColorScheme:light dark
    ColorSchemeContrast:standard increased
    DynamicTypeSize:xSmall small medium large xLarge xxLarge xxxLarge
    DynamicTypeSize:accessibility1 accessibility2 accessibility3 accessibility4 accessibility5
    UserInterfaceSizeClass:compact regular
    LayoutDirection:leftToRight rightToLeft
    LegibilityWeight:regular bold
    BackgroundProminence:standard increased
    Visibility:automatic visible hidden
    CGLineCap:butt round square
    CGLineJoin:miter round bevel
    Color.RGBColorSpace:sRGB sRGBLinear displayP3
    BlendMode:normal multiply screen overlay darken lighten colorDodge colorBurn softLight hardLight
    BlendMode:difference exclusion hue saturation color luminosity sourceAtop destinationOver
    BlendMode:destinationOut plusDarker plusLighter
    Angle:zero degrees radians
    CGSize:zero
    CGPoint:zero
    Glass:regular clear identity
    AnyTransition:opacity slide identity scale move offset push asymmetric blurReplace
    Animation:default linear easeIn easeOut easeInOut spring bouncy smooth snappy interactiveSpring
    ContentTransition:identity opacity interpolate numericText symbolEffect
    AccessibilityChildBehavior:ignore contain combine
    AccessibilityTraits:isButton isHeader isImage isLink isSelected isStaticText isToggle isModal
    AccessibilityTraits:isSummaryElement playsSound startsMediaSession updatesFrequently
    WidgetFamily:systemSmall systemMedium systemLarge systemExtraLarge accessoryCircular
    WidgetFamily:accessoryRectangular accessoryInline accessoryCorner
    """

  /// The keys of the environment that a style may read, with their types and what a phone has for them.
  static let environmentKeys = """
    accessibilityDifferentiateWithoutColor: Bool = false
    accessibilityEnabled: Bool = false
    accessibilityInvertColors: Bool = false
    accessibilityReduceMotion: Bool = false
    accessibilityReduceTransparency: Bool = false
    accessibilityShowButtonShapes: Bool = false
    accessibilitySwitchControlEnabled: Bool = false
    accessibilityVoiceOverEnabled: Bool = false
    allowsTightening: Bool = false
    autocorrectionDisabled: Bool = false
    backgroundProminence: BackgroundProminence = .standard
    backgroundStyle: ShapeStyle? = nil
    buttonRepeatBehavior: Any = .automatic
    calendar: Any = .current
    colorScheme: ColorScheme = .light
    colorSchemeContrast: ColorSchemeContrast = .standard
    controlActiveState: Any = .key
    controlSize: ControlSize = .regular
    defaultMinListRowHeight: CGFloat = 44
    dismiss: Any = .init()
    displayScale: CGFloat = 3
    dynamicTypeSize: DynamicTypeSize = .large
    editMode: Any? = nil
    font: Font? = nil
    headerProminence: Any = .standard
    horizontalSizeClass: UserInterfaceSizeClass? = nil
    imageScale: Image.Scale = .medium
    isActivityFullscreen: Bool = false
    isEnabled: Bool = true
    isFocused: Bool = false
    isFocusEffectEnabled: Bool = true
    isHoverEffectEnabled: Bool = true
    isLuminanceReduced: Bool = false
    isPresented: Bool = false
    isSceneCaptured: Bool = false
    isSearching: Bool = false
    labelIconToTitleSpacing: CGFloat? = nil
    labelReservedIconWidth: CGFloat? = nil
    labelsVisibility: Visibility = .automatic
    layoutDirection: LayoutDirection = .leftToRight
    legibilityWeight: LegibilityWeight? = nil
    lineLimit: Int? = nil
    lineSpacing: CGFloat = 0
    listItemTint: Color? = nil
    locale: Any = .current
    materialActiveAppearance: Any? = nil
    menuIndicatorVisibility: Visibility = .automatic
    menuOrder: Any = .automatic
    minimumScaleFactor: CGFloat = 1
    multilineTextAlignment: TextAlignment = .leading
    openURL: Any = .init()
    pixelLength: CGFloat = 0.3333333333333333
    redactionReasons: Any = []
    scenePhase: Any = .active
    showsWidgetContainerBackground: Bool = true
    showsWidgetLabel: Bool = false
    sizeCategory: ContentSizeCategory = .large
    symbolRenderingMode: SymbolRenderingMode? = nil
    symbolVariants: SymbolVariants = .none
    textCase: Text.Case? = nil
    timeZone: Any = .current
    tint: Color? = nil
    truncationMode: Text.TruncationMode = .tail
    undoManager: Any? = nil
    verticalSizeClass: UserInterfaceSizeClass? = nil
    widgetFamily: WidgetFamily = .systemMedium
    widgetRenderingMode: Any = .fullColor
    """
}
