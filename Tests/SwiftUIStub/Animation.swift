// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension Animation {
  public static let interactiveSpring: Animation = never()
  public static let interpolatingSpring: Animation = never()
  public static func easeIn(duration: TimeInterval) -> Animation { never() }
  public static func easeOut(duration: TimeInterval) -> Animation { never() }
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation { never() }
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation { never() }
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    never()
  }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    never()
  }
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    never()
  }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    never()
  }
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation { never() }
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation { never() }
  public static func timingCurve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: TimeInterval = 0.35
  ) -> Animation { never() }
  public func delay(_ delay: TimeInterval) -> Animation { never() }
  public func speed(_ speed: Double) -> Animation { never() }
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { never() }
  public func repeatForever(autoreverses: Bool = true) -> Animation { never() }
}

public struct Spring: Hashable, Sendable {
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {}
}

public struct Transaction {
  public init() {}
  public init(animation: Animation?) {}
  public var animation: Animation?
}

extension AnyTransition {
  public init<T: Transition>(_ transition: T) { self = never() }
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { never() }
  public static func push(from edge: Edge) -> AnyTransition { never() }
  public static func offset(_ offset: CGSize) -> AnyTransition { never() }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { never() }
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition { never() }
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { never() }
  public func combined(with other: AnyTransition) -> AnyTransition { never() }
  public func animation(_ animation: Animation?) -> AnyTransition { never() }
}

extension BlurReplaceTransition {
  public enum Configuration: Sendable {
    case downUp, upUp
  }
}

extension Transition where Self == BlurReplaceTransition {
  public static func blurReplace(
    _ configuration: BlurReplaceTransition.Configuration
  ) -> BlurReplaceTransition { never() }
}

extension ContentTransition {
  public static func numericText(countsDown: Bool = false) -> ContentTransition { never() }
  public static func numericText(value: Double) -> ContentTransition { never() }
}

public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let frame = MatchedGeometryProperties(rawValue: 3)
  public static let position = MatchedGeometryProperties(rawValue: 1)
  public static let size = MatchedGeometryProperties(rawValue: 2)
}

extension Binding {
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
}

extension View {
  nonisolated public func animation(_ animation: Animation?) -> some View { Changed<Self>() }
  nonisolated public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (AnyView) -> V
  ) -> some View { Changed<Self>() }
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void)
    -> some View
  { Changed<Self>() }
  nonisolated public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { Changed<Self>() }
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View { Changed<Self>() }
}
