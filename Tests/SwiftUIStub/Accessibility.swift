// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public enum AccessibilityHeadingLevel: UInt, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}

public struct AccessibilityTextContentType: Sendable {
  public static let plain: AccessibilityTextContentType = never()
  public static let narrative: AccessibilityTextContentType = never()
}

public struct AccessibilityActionKind: Equatable, Sendable {
  public static let `default`: AccessibilityActionKind = never()
  public static let escape: AccessibilityActionKind = never()
}

public enum AccessibilityAdjustmentDirection: Sendable {
  case increment, decrement
}

public enum AccessibilityLabeledPairRole: Sendable {
  case label, content
}

extension View {
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool)
    -> some View
  { Changed<Self>() }
  nonisolated public func accessibilityLabel<V: View>(
    @ViewBuilder content: (AnyView) -> V
  ) -> some View { Changed<Self>() }
  nonisolated public func accessibilityValue(_ value: Text) -> some View { Changed<Self>() }
  @_disfavoredOverload nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S)
    -> some View
  { Changed<Self>() }
  nonisolated public func accessibilityInputLabels(_ labelKeys: [LocalizedStringKey]) -> some View {
    Changed<Self>()
  }
  nonisolated public func accessibilityAction(
    _ kind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { Changed<Self>() }
  nonisolated public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View { Changed<Self>() }
  nonisolated public func accessibilityActions<V: View>(@ViewBuilder _ content: () -> V)
    -> some View
  { Changed<Self>() }
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { Changed<Self>() }
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    Changed<Self>()
  }
  nonisolated public func accessibilityTextContentType(_ value: AccessibilityTextContentType)
    -> some View
  { Changed<Self>() }
  nonisolated public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View { Changed<Self>() }
  nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V)
    -> some View
  { Changed<Self>() }
  nonisolated public func accessibilityRespondsToUserInteraction(_ responds: Bool = true)
    -> some View
  { Changed<Self>() }
  nonisolated public func accessibilityActivationPoint(_ point: UnitPoint) -> some View {
    Changed<Self>()
  }
  nonisolated public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { Changed<Self>() }
  nonisolated public func accessibilityLinkedGroup<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { Changed<Self>() }
  nonisolated public func accessibility(label: Text) -> some View { Changed<Self>() }
  nonisolated public func accessibility(hidden: Bool) -> some View { Changed<Self>() }
  nonisolated public func speechAdjustedPitch(_ value: Double) -> some View { Changed<Self>() }
}

extension Text {
  nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { never() }
  nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { never() }
  nonisolated public func speechAdjustedPitch(_ value: Double) -> Text { never() }
  nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { never() }
  nonisolated public func accessibilityLabel(_ label: LocalizedStringKey) -> Text { never() }
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text {
    never()
  }
  nonisolated public func accessibilityTextContentType(
    _ value: AccessibilityTextContentType
  ) -> Text { never() }
}
