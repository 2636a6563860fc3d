import StyleEvaluation
import StyleModel
import StylePreview
import StyleSyntax

/// A style as it is drawn on a label in one appearance.
struct StyleFace {
  /// The appearance.
  var appearance: Appearance

  /// Whether the horizontal size class is compact.
  var isCompact: Bool

  /// What is drawn.
  var list: DisplayList

  /// What VoiceOver speaks.
  var speech: Speech

  /// The appearances of the system.
  private static let appearances = [
    Appearance(), Appearance(isHighContrast: true), Appearance(isDark: true),
    Appearance(isDark: true, isHighContrast: true),
  ]

  /// Draws a style in all four appearances, and in a compact width as well where it reads one.
  ///
  /// - Throws: what the evaluation throws, at the first appearance that cannot be drawn.
  static func all(
    of source: StyleSource, survey: StyleSurvey, in content: CheckedContent, target: PreviewTarget
  ) throws -> [StyleFace] {
    let readsWidth = survey.environmentKeys.contains("horizontalSizeClass")
    let settings = OpenColor.settings(for: source)
    var faces: [StyleFace] = []
    for isCompact in readsWidth ? [false, true] : [false] {
      for appearance in appearances {
        var environment = PreviewEnvironment()
        environment.appearance = appearance
        environment.horizontalSizeClass = isCompact ? .compact : nil
        environment.drawsSystemLevels = true
        environment.target = target
        let evaluator = StyleEvaluator(
          library: OpenLibrary(content: content), environment: environment, sets: settings)
        let drawn = try evaluator.resolve([StyleUse(.source(source))], sampling: true)
        faces.append(
          StyleFace(
            appearance: appearance, isCompact: isCompact,
            list: drawn.view.displayList(title: "Monday", systemImage: "sun.max"),
            speech: drawn.speech))
      }
    }
    return faces
  }

  /// Whether the icon is drawn and the title is not.
  var isIconOnly: Bool { Self.draws(.icon, list.items) && !Self.draws(.title, list.items) }

  private static func draws(_ part: LabelPart, _ items: [DisplayItem]) -> Bool {
    items.contains { item in
      switch item {
      case .text(let text, _): part == .title && text.content.isTitle
      case .symbol(let symbol, _): part == .icon && symbol.content == .icon
      case .clipped(_, _, let inner), .translucent(_, _, let inner), .effect(_, _, let inner):
        draws(part, inner)
      case .fill, .stroke: false
      }
    }
  }
}

extension Appearance {
  /// The appearance in a sentence.
  var words: String {
    (isDark ? "dark" : "light") + (isHighContrast ? " with increased contrast" : "")
  }
}

extension StyleFace {
  /// How a sentence says which face it is.
  var words: String { appearance.words + (isCompact ? ", compact" : "") }
}
