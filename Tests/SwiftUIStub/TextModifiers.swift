// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct AccessibilityChildBehavior: Hashable, Sendable {
  public static let ignore: AccessibilityChildBehavior = never()
  public static let contain: AccessibilityChildBehavior = never()
  public static let combine: AccessibilityChildBehavior = never()
}

public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let isButton = AccessibilityTraits(rawValue: 1)
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  public static let isImage = AccessibilityTraits(rawValue: 8)
  public static let isStaticText = AccessibilityTraits(rawValue: 16)
}

extension View {
  nonisolated public func font(_ font: Font?) -> some View { Changed<Self>() }
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View { Changed<Self>() }
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View { Changed<Self>() }
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View { Changed<Self>() }
  nonisolated public func bold(_ isActive: Bool = true) -> some View { Changed<Self>() }
  nonisolated public func italic(_ isActive: Bool = true) -> some View { Changed<Self>() }
  nonisolated public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
    Changed<Self>()
  }
  nonisolated public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
    Changed<Self>()
  }
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View { Changed<Self>() }
  nonisolated public func monospacedDigit() -> some View { Changed<Self>() }
  nonisolated public func kerning(_ kerning: CGFloat) -> some View { Changed<Self>() }
  nonisolated public func tracking(_ tracking: CGFloat) -> some View { Changed<Self>() }
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View { Changed<Self>() }
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View { Changed<Self>() }
  nonisolated public func lineLimit(_ number: Int?) -> some View { Changed<Self>() }
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View { Changed<Self>() }
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    Changed<Self>()
  }
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    Changed<Self>()
  }
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View { Changed<Self>() }
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    Changed<Self>()
  }
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    Changed<Self>()
  }
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View { Changed<Self>() }
  nonisolated public func allowsTightening(_ flag: Bool) -> some View { Changed<Self>() }
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { Changed<Self>() }
  nonisolated public func dynamicTypeSize(_ range: ClosedRange<DynamicTypeSize>) -> some View {
    Changed<Self>()
  }
  nonisolated public func dynamicTypeSize(_ range: PartialRangeThrough<DynamicTypeSize>)
    -> some View
  { Changed<Self>() }
  nonisolated public func accessibilityLabel(_ label: Text) -> some View { Changed<Self>() }
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    Changed<Self>()
  }
  @_disfavoredOverload nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S)
    -> some View
  { Changed<Self>() }
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    Changed<Self>()
  }
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    Changed<Self>()
  }
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    Changed<Self>()
  }
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View { Changed<Self>() }
  nonisolated public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    Changed<Self>()
  }
  nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore)
    -> some View
  { Changed<Self>() }
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    Changed<Self>()
  }
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    Changed<Self>()
  }
  nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    Changed<Self>()
  }
  nonisolated public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View { Changed<Self>() }
  nonisolated public func accessibilityShowsLargeContentViewer() -> some View { Changed<Self>() }
  nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    Changed<Self>()
  }
  nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
    Changed<Self>()
  }
}
