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
  /// It is evaluated once for all appearances, unless it does more with them than draw in their colours.
  ///
  /// - Throws: what the evaluation throws, at the first appearance that cannot be drawn.
  static func all(
    of source: StyleSource, survey: StyleSurvey, in content: CheckedContent, target: PreviewTarget
  ) throws -> [StyleFace] {
    let readsWidth = survey.environmentKeys.contains("horizontalSizeClass")
    let library = OpenLibrary(content: content)
    let settings = OpenColor.settings(for: source)
    let chain = [StyleUse(.source(source))]
    return try (readsWidth ? [false, true] : [false]).flatMap { isCompact in
      func drawing(
        in appearance: Appearance, standIns: StandInColors? = nil
      ) throws -> (list: DisplayList, speech: Speech) {
        var environment = PreviewEnvironment()
        environment.appearance = appearance
        environment.horizontalSizeClass = isCompact ? .compact : nil
        environment.drawsSystemLevels = true
        environment.target = target
        let evaluator = StyleEvaluator(library: library, environment: environment, sets: settings)
        let drawn = try evaluator.resolve(chain, sampling: true, standIns: standIns)
        return (drawn.view.displayList(title: "Monday", systemImage: "sun.max"), drawn.speech)
      }
      let standIns = StandInColors(appearances)
      let common = try drawing(in: appearances[0], standIns: standIns)
      return try appearances.enumerated().map { index, appearance in
        let own = standIns.areTooFew ? try drawing(in: appearance) : common
        return StyleFace(
          appearance: appearance, isCompact: isCompact,
          list: standIns.areTooFew ? own.list : standIns.list(own.list, in: index),
          speech: own.speech)
      }
    }
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
