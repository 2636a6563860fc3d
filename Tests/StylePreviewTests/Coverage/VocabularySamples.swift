/// A line of Swift for each name of SwiftUI that styles are made of.
enum VocabularySamples {
  /// Modifiers that change the picture, or are told to be left out.
  static let shownModifiers = """
    padding(4)
    safeAreaPadding(4)
    scenePadding()
    frame(width: 90)
    fixedSize()
    layoutPriority(2)
    offset(x: 3)
    position(x: 3, y: 3)
    alignmentGuide(.leading) { _ in 0 }
    containerRelativeFrame(.horizontal)
    gridCellColumns(2)
    gridColumnAlignment(.leading)
    zIndex(1)
    aspectRatio(1, contentMode: .fit)
    scaledToFit()
    scaledToFill()
    labelIconToTitleSpacing(30)
    labelReservedIconWidth(60)
    listRowInsets(EdgeInsets())
    contentMargins(.all, 4)
    foregroundStyle(.red)
    foregroundColor(.red)
    accentColor(.red)
    tint(.red)
    backgroundStyle(.red)
    background(.red)
    overlay(.red)
    border(.red)
    clipShape(.capsule)
    clipped()
    containerShape(.circle)
    cornerRadius(3)
    mask(Circle())
    opacity(0.5)
    hidden()
    shadow(radius: 2)
    blur(radius: 2)
    brightness(0.1)
    contrast(2)
    saturation(0.5)
    grayscale(1)
    hueRotation(.degrees(90))
    colorInvert()
    colorMultiply(.red)
    blendMode(.multiply)
    rotationEffect(.degrees(5))
    rotation3DEffect(.degrees(5), axis: (x: 0, y: 1, z: 0))
    scaleEffect(2)
    glassEffect()
    glassEffectUnion(id: 1, namespace: space)
    glassEffectTransition(.identity)
    backgroundExtensionEffect()
    colorEffect(shader)
    distortionEffect(shader, maxSampleOffset: .zero)
    layerEffect(shader, maxSampleOffset: .zero)
    transformEffect(.identity)
    projectionEffect(projection)
    luminanceToAlpha()
    symbolColorRenderingMode(.gradient)
    symbolVariableValueMode(.draw)
    symbolEffectsRemoved()
    transition(.blurReplace)
    animation(.default, value: 1)
    contentTransition(.opacity)
    symbolVariant(.fill)
    symbolRenderingMode(.hierarchical)
    symbolEffect(.pulse)
    imageScale(.large)
    visualEffect { content, _ in content }
    redacted(reason: .placeholder)
    preferredColorScheme(.dark)
    colorScheme(.dark)
    font(.largeTitle)
    fontWeight(.bold)
    fontWidth(.expanded)
    fontDesign(.rounded)
    bold()
    italic()
    underline()
    strikethrough()
    monospaced()
    kerning(2)
    tracking(2)
    baselineOffset(2)
    textCase(.uppercase)
    textScale(.secondary)
    lineLimit(3)
    lineHeight(.loose)
    minimumScaleFactor(0.5)
    dynamicTypeSize(.xxxLarge)
    labelStyle(.iconOnly)
    labelsVisibility(.hidden)
    buttonStyle(.bordered)
    buttonBorderShape(.capsule)
    controlGroupStyle(.automatic)
    menuStyle(.automatic)
    toggleStyle(.automatic)
    listStyle(.plain)
    listRowBackground(Color.red)
    listRowSeparator(.hidden)
    listRowSeparatorTint(.red)
    listItemTint(.red)
    headerProminence(.increased)
    disabled(true)
    environment(\\.imageScale, .large)
    badge(3)
    hoverEffect()
    backgroundPreferenceValue(Key.self) { _ in Color.red }
    overlayPreferenceValue(Key.self) { _ in Color.red }
    widgetAccentable()
    menuIndicator(.hidden)
    menuOrder(.fixed)
    tabItem { Text("a") }
    toolbar { Text("a") }
    swipeActions { Text("a") }
    modifier(Elevated())
    transformEnvironment(\\.font) { _ in }
    """

  /// Modifiers of behaviour and of what is spoken: there is nothing to see of them in a still picture of
  /// a label, or only where a view that styles seldom have reads them.
  static let unseenModifiers = """
    ignoresSafeArea()
    layoutValue(key: Key.self, value: 1)
    contentShape(.rect)
    compositingGroup()
    drawingGroup()
    resizable()
    renderingMode(.template)
    interpolation(.high)
    antialiased(true)
    geometryGroup()
    unredacted()
    privacySensitive()
    glassEffectID(1, in: space)
    monospacedDigit()
    textSelection(.enabled)
    lineSpacing(3)
    multilineTextAlignment(.center)
    truncationMode(.middle)
    allowsTightening(true)
    accessibilityLabel("a")
    accessibilityValue("a")
    accessibilityHint("a")
    accessibilityIdentifier("a")
    accessibilityHidden(true)
    accessibilityElement(children: .combine)
    accessibilityAddTraits(.isButton)
    accessibilityRemoveTraits(.isButton)
    accessibilitySortPriority(1)
    accessibilityRepresentation { Text("a") }
    accessibilityShowsLargeContentViewer()
    accessibilityIgnoresInvertColors()
    speechSpellsOutCharacters()
    labelsHidden()
    controlSize(.large)
    environmentObject(model)
    id(1)
    tag(1)
    help("a")
    contextMenu { Text("a") }
    focusable()
    focused($isFocused)
    onHover { _ in }
    onTapGesture { }
    onAppear { }
    onDisappear { }
    onChange(of: 1) { }
    onGeometryChange(for: CGSize.self, of: { $0.size }) { _ in }
    onPreferenceChange(Key.self) { _ in }
    preference(key: Key.self, value: 1)
    anchorPreference(key: Key.self, value: .bounds) { $0 }
    task { }
    allowsHitTesting(false)
    gesture(TapGesture())
    matchedGeometryEffect(id: 1, in: space)
    coordinateSpace(.local)
    equatable()
    sensoryFeedback(.success, trigger: 1)
    keyboardShortcut("a")
    simultaneousGesture(TapGesture())
    highPriorityGesture(TapGesture())
    onLongPressGesture { }
    onKeyPress("a") { }
    focusEffectDisabled()
    hoverEffectDisabled()
    """

  /// Modifiers of shapes.
  static let shapeModifiers = """
    fill(.red)
    stroke(.red, lineWidth: 2)
    strokeBorder(.red, lineWidth: 2)
    inset(by: 3)
    trim(from: 0, to: 0.5)
    rotation(.degrees(45))
    scale(0.5)
    """

  /// Views, which draw something or are told.
  static let views = """
    HStack { Text("a") }
    VStack { Text("a") }
    ZStack { Text("a") }
    LazyHStack { Text("a") }
    LazyVStack { Text("a") }
    Label("a", systemImage: "star")
    Label(configuration)
    Label { Text("a") } icon: { Image(systemName: "star") }
    Text("a")
    Text(verbatim: "a")
    Image(systemName: "star")
    Image("logo")
    Divider()
    Group { Text("a") }
    ViewThatFits { Text("a") }
    ForEach(0..<2) { _ in Text("a") }
    Button("a") { }
    Button(action: { }) { Text("a") }
    Toggle("a", isOn: $isOn)
    Menu("a") { Text("b") }
    Link("a", destination: url)
    NavigationLink { Text("b") } label: { Text("a") }
    Grid { GridRow { Text("a") } }
    GridRow { Text("a") }
    GeometryReader { _ in Text("a") }
    List { Text("a") }
    Form { Text("a") }
    Section { Text("a") }
    ScrollView { Text("a") }
    LabeledContent("a", value: "b")
    ProgressView()
    ProgressView(value: 0.5)
    Gauge(value: 0.5) { Text("a") }
    GroupBox("a") { Text("b") }
    DisclosureGroup("a") { Text("b") }
    ControlGroup { Text("a") }
    NavigationStack { Text("a") }
    ContentUnavailableView("a", systemImage: "star")
    AsyncImage(url: url)
    TimelineView(.everyMinute) { _ in Text("a") }
    Canvas { _, _ in }
    Picker("a", selection: $choice) { Text("b") }
    Stepper("a", value: $count)
    Slider(value: $amount)
    TextField("a", text: $text)
    GlassEffectContainer { Text("a") }
    AnyView(Text("a"))
    AnyLayout(HStackLayout()) { Text("a") }
    HStackLayout() { Text("a") }
    VStackLayout() { Text("a") }
    ZStackLayout() { Text("a") }
    LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 20)
    AngularGradient(colors: [.red, .blue], center: .center)
    EllipticalGradient(colors: [.red, .blue])
    MeshGradient(width: 1, height: 2, points: [[0, 0], [1, 1]], colors: [.red, .blue])
    Color.red
    Color(red: 1, green: 0, blue: 0)
    Rectangle()
    RoundedRectangle(cornerRadius: 4)
    UnevenRoundedRectangle(topLeadingRadius: 4)
    Capsule()
    Circle()
    Ellipse()
    ContainerRelativeShape()
    ConcentricRectangle()
    AnyShape(Circle())
    Path { _ in }
    """

  /// Views that take place and draw nothing.
  static let emptyViews = """
    Spacer()
    EmptyView()
    """

  /// Returns the lines of a list with their names.
  static func lines(_ list: String) -> [(name: String, sample: String)] {
    list.split(separator: "\n").map { line in
      (String(line.prefix { $0.isLetter || $0.isNumber }), String(line))
    }
  }

  /// The modifiers that the vocabulary knows and no line here tries yet; the preview draws none.
  static let toldModifiers = """
    accessibility accessibilityAction accessibilityActions accessibilityActivationPoint \
    accessibilityAdjustableAction accessibilityChildren accessibilityDirectTouch \
    accessibilityHeading accessibilityInputLabels accessibilityLabeledPair \
    accessibilityLinkedGroup accessibilityRespondsToUserInteraction accessibilityTextContentType \
    alert allowedDynamicRange autocorrectionDisabled badgeProminence buttonRepeatBehavior \
    buttonSizing confirmationDialog containerBackground datePickerStyle defaultFocus \
    defaultScrollAnchor deleteDisabled dialogIcon disclosureGroupStyle draggable dropDestination \
    edgesIgnoringSafeArea flipsForRightToLeftLayoutDirection formStyle fullScreenCover gaugeStyle \
    gridCellAnchor gridCellUnsizedAxes groupBoxStyle indexViewStyle interactiveDismissDisabled \
    intersection invalidatableContent keyboardType keyframeAnimator labeledContentStyle \
    layoutDirectionBehavior lineIntersection lineSubtraction listRowSpacing listSectionSeparator \
    listSectionSeparatorTint listSectionSpacing matchedTransitionSource materialActiveAppearance \
    menuActionDismissBehavior moveDisabled navigationBarBackButtonHidden \
    navigationBarTitleDisplayMode navigationDestination navigationSplitViewStyle \
    navigationSubtitle navigationTitle navigationViewStyle onContinuousHover onReceive onSubmit \
    persistentSystemOverlays phaseAnimator pickerStyle popover presentationCornerRadius \
    presentationDetents previewDisplayName previewLayout progressViewStyle refreshable safeAreaBar \
    safeAreaInset scrollBounceBehavior scrollClipDisabled scrollContentBackground scrollDisabled \
    scrollDismissesKeyboard scrollEdgeEffectStyle scrollIndicators scrollPosition \
    scrollTargetBehavior scrollTargetLayout scrollTransition searchable selectionDisabled sheet \
    size speechAdjustedPitch speechAlwaysIncludesPunctuation speechAnnouncementsQueued \
    statusBarHidden submitLabel subtracting symmetricDifference tabViewStyle textContentType \
    textEditorStyle textFieldStyle textInputAutocapitalization toolbarBackground transaction \
    transform transformAnchorPreference transformPreference typesettingLanguage union \
    widgetAccentedRenderingMode widgetLabel widgetURL
    """
}
