// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public struct EnvironmentValues {
  public init() {}
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { never() }
    set {}
  }
}

public enum ColorScheme: CaseIterable, Sendable {
  case light, dark
}

public enum ColorSchemeContrast: CaseIterable, Sendable {
  case standard, increased
}

public enum UserInterfaceSizeClass: Sendable {
  case compact, regular
}

public enum LayoutDirection: CaseIterable, Sendable {
  case leftToRight, rightToLeft
}

public enum LegibilityWeight: Sendable {
  case regular, bold
}

public enum ControlSize: CaseIterable, Sendable {
  case mini, small, regular, large, extraLarge
}

public enum DynamicTypeSize: Int, CaseIterable, Comparable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
  public var isAccessibilitySize: Bool { never() }
  public static func < (left: DynamicTypeSize, right: DynamicTypeSize) -> Bool { never() }
}

public enum ContentSizeCategory: CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
  public var isAccessibilityCategory: Bool { never() }
  public static func < (left: Self, right: Self) -> Bool { never() }
  public static func >= (left: Self, right: Self) -> Bool { never() }
}

public struct BackgroundProminence: Hashable, Sendable {
  public static let standard: BackgroundProminence = never()
  public static let increased: BackgroundProminence = never()
}

public enum Visibility: CaseIterable, Sendable {
  case automatic, visible, hidden
}

public enum WidgetFamily: Int, Sendable {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge
  case accessoryCircular, accessoryRectangular, accessoryInline, accessoryCorner
}

public struct WidgetRenderingMode: Equatable, Sendable {
  public static var fullColor: WidgetRenderingMode { never() }
  public static var accented: WidgetRenderingMode { never() }
  public static var vibrant: WidgetRenderingMode { never() }
}

public enum ScenePhase: Sendable {
  case background, inactive, active
}

public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let placeholder = RedactionReasons(rawValue: 1)
  public static let privacy = RedactionReasons(rawValue: 2)
}

public struct OpenURLAction: Sendable {
  public func callAsFunction(_ url: URL) {}
}

public struct DismissAction: Sendable {
  public func callAsFunction() {}
}

extension View {
  nonisolated public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View { Changed<Self>() }
  nonisolated public func environmentObject<Object: ObservableObject>(
    _ object: Object
  ) -> some View { Changed<Self>() }
  nonisolated public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> some View { Changed<Self>() }
  nonisolated public func preference<Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Key.Value
  ) -> some View { Changed<Self>() }
  nonisolated public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable { Changed<Self>() }
}
