/// What modifiers do beside drawing.
enum ModifierKind {
  /// Whether a modifier only changes what the views inside it see.
  static func changesEnvironment(_ name: String) -> Bool {
    switch name {
    case "foregroundStyle", "foregroundColor", "tint", "accentColor", "labelStyle", "environment",
      "disabled", "labelIconToTitleSpacing", "labelReservedIconWidth", "dynamicTypeSize",
      "symbolVariant", "imageScale", "colorScheme", "font", "controlSize", "fontWeight", "bold",
      "italic", "underline", "strikethrough", "lineLimit", "multilineTextAlignment",
      "truncationMode", "textCase", "backgroundStyle":
      true
    default: false
    }
  }

  /// Whether a modifier changes nothing that a still picture shows.
  static func drawsNothing(_ name: String) -> Bool {
    switch name {
    case "accessibilityHidden", "accessibilityElement", "accessibilityLabel", "accessibilityValue",
      "accessibilityHint", "accessibilityIdentifier", "accessibilityAddTraits",
      "accessibilityRemoveTraits", "allowsHitTesting", "allowsTightening", "id", "tag",
      "resizable", "contentShape", "drawingGroup",
      "compositingGroup", "geometryGroup", "help", "monospacedDigit",
      "onAppear", "onDisappear", "onChange", "onTapGesture", "task",
      "renderingMode", "antialiased",
      "interpolation", "lineSpacing", "privacySensitive", "unredacted", "textSelection",
      "ignoresSafeArea", "preference", "onPreferenceChange", "equatable", "labelsHidden",
      "focusable", "focused",
      "onHover", "onGeometryChange", "gesture", "contextMenu", "coordinateSpace",
      "accessibilitySortPriority", "accessibilityShowsLargeContentViewer",
      "accessibilityIgnoresInvertColors", "speechSpellsOutCharacters", "layoutValue",
      "glassEffectID", "anchorPreference", "matchedGeometryEffect", "environmentObject",
      "accessibilityRepresentation", "sensoryFeedback", "keyboardShortcut",
      "simultaneousGesture", "highPriorityGesture", "onLongPressGesture", "onKeyPress",
      "focusEffectDisabled", "hoverEffectDisabled":
      true
    default: false
    }
  }
}
