// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let interaction = ContentShapeKinds(rawValue: 1)
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}

public struct AnyTransition: Sendable {
  public static let opacity: AnyTransition = never()
  public static let slide: AnyTransition = never()
  public static let identity: AnyTransition = never()
  public static let scale: AnyTransition = never()
  public static func move(edge: Edge) -> AnyTransition { never() }
}

public protocol Transition: Sendable {}

public struct BlurReplaceTransition: Transition {}

extension Transition where Self == BlurReplaceTransition {
  public static var blurReplace: BlurReplaceTransition { never() }
}

public struct ContentTransition: Equatable, Sendable {
  public static let identity: ContentTransition = never()
  public static let opacity: ContentTransition = never()
  public static let interpolate: ContentTransition = never()
}

public struct Animation: Equatable, Sendable {
  public static let `default`: Animation = never()
  public static let linear: Animation = never()
  public static let easeIn: Animation = never()
  public static let easeOut: Animation = never()
  public static let easeInOut: Animation = never()
  public static let spring: Animation = never()
  public static let smooth: Animation = never()
  public static let snappy: Animation = never()
  public static let bouncy: Animation = never()
  public static func linear(duration: TimeInterval) -> Animation { never() }
  public static func easeInOut(duration: TimeInterval) -> Animation { never() }
}

extension View {
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    Changed<Self>()
  }
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View { Changed<Self>() }
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View { Changed<Self>() }
  nonisolated public func foregroundColor(_ color: Color?) -> some View { Changed<Self>() }
  nonisolated public func accentColor(_ accentColor: Color?) -> some View { Changed<Self>() }
  nonisolated public func tint(_ tint: Color?) -> some View { Changed<Self>() }
  @_disfavoredOverload nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    Changed<Self>()
  }
  nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    Changed<Self>()
  }
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { Changed<Self>() }
  @_disfavoredOverload nonisolated public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View { Changed<Self>() }
  nonisolated public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { Changed<Self>() }
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    Changed<Self>()
  }
  nonisolated public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle())
    -> some View
  { Changed<Self>() }
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { Changed<Self>() }
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { Changed<Self>() }
  @_disfavoredOverload nonisolated public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View { Changed<Self>() }
  nonisolated public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { Changed<Self>() }
  nonisolated public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { Changed<Self>() }
  nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    Changed<Self>()
  }
  nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle())
    -> some View
  { Changed<Self>() }
  nonisolated public func clipped(antialiased: Bool = false) -> some View { Changed<Self>() }
  nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    Changed<Self>()
  }
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    Changed<Self>()
  }
  nonisolated public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View { Changed<Self>() }
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    Changed<Self>()
  }
  nonisolated public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View { Changed<Self>() }
  @_disfavoredOverload nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
    Changed<Self>()
  }
  nonisolated public func opacity(_ opacity: Double) -> some View { Changed<Self>() }
  nonisolated public func hidden() -> some View { Changed<Self>() }
  nonisolated public func shadow(
    color: Color = Color.black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View { Changed<Self>() }
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    Changed<Self>()
  }
  nonisolated public func brightness(_ amount: Double) -> some View { Changed<Self>() }
  nonisolated public func contrast(_ amount: Double) -> some View { Changed<Self>() }
  nonisolated public func saturation(_ amount: Double) -> some View { Changed<Self>() }
  nonisolated public func grayscale(_ amount: Double) -> some View { Changed<Self>() }
  nonisolated public func hueRotation(_ angle: Angle) -> some View { Changed<Self>() }
  nonisolated public func colorInvert() -> some View { Changed<Self>() }
  nonisolated public func colorMultiply(_ color: Color) -> some View { Changed<Self>() }
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View { Changed<Self>() }
  nonisolated public func compositingGroup() -> some View { Changed<Self>() }
  nonisolated public func drawingGroup(opaque: Bool = false) -> some View { Changed<Self>() }
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    Changed<Self>()
  }
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View { Changed<Self>() }
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    Changed<Self>()
  }
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    Changed<Self>()
  }
  nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)
    -> some View
  { Changed<Self>() }
  nonisolated public func glassEffect(_ glass: Glass = .regular) -> some View { Changed<Self>() }
  nonisolated public func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S) -> some View
  { Changed<Self>() }
  nonisolated public func transition(_ transition: AnyTransition) -> some View { Changed<Self>() }
  nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
    Changed<Self>()
  }
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
    Changed<Self>()
  }
  nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    Changed<Self>()
  }
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View { Changed<Self>() }
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    Changed<Self>()
  }
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View { Changed<Self>() }
  nonisolated public func geometryGroup() -> some View { Changed<Self>() }
  nonisolated public func redacted(reason: RedactionReasons) -> some View { Changed<Self>() }
  nonisolated public func unredacted() -> some View { Changed<Self>() }
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
    Changed<Self>()
  }
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    Changed<Self>()
  }
}
