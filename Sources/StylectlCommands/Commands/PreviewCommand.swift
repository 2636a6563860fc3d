import CommandTable
import StyleCatalog
import StyleModel
import StylePreview

/// Shows what an item looks like.
struct PreviewCommand: Command {
  static let name = "preview"
  static let abstract = "Show what an item looks like, on samples"
  static let discussion = """
    A style is shown on three labels, its parameters with samples where they need a value; a tint as \
    its swatches; a label set in SwiftUI's default style.
    """
  static let examples = [
    Example("stylectl preview DayLabelStyle", "Shows a style"),
    Example("stylectl preview brand", "Shows the variants of a tint"),
    Example("stylectl preview week", "Shows a label set"),
  ]
  static let parameters: [Parameter<PreviewCommand>] =
    [.argument("item", \.item, help: "The item")] + .group("What the styles see", \.preview)

  private var item = ""
  private var preview = PreviewOptions()

  func run(_ context: Context) throws {
    let reference = try ItemReference(item)
    let catalog = try context.catalogForReading()
    if BuiltInLabelStyle(name: reference.name) != nil, reference.kind ?? .style == .style {
      return try draw([reference], Self.samples, from: catalog, in: context)
    }
    let (item, document) = try catalog.document(reference)
    switch document {
    case .style:
      try draw([reference], Self.samples, from: catalog, in: context)
    case .labels(let set):
      try draw([], LabelList(set), from: catalog, in: context)
    case .tint(let tint):
      context.warn(ofConflictIn: item)
      try drawSwatches(of: tint, from: catalog, in: context)
    }
  }

  /// Labels with a narrow, a usual and a long title.
  private static let samples = LabelList(
    LabelSet([
      LabelItem(title: "Add", systemImage: "plus"),
      LabelItem(title: "Monday", systemImage: "sun.max"),
      LabelItem(title: "Notifications", systemImage: "bell"),
    ]))

  private func draw(
    _ chain: [ItemReference], _ labels: LabelList, from catalog: Catalog, in context: Context
  ) throws {
    try StyleDrawing(chain: chain, options: preview, isSampling: true)
      .draw(labels, from: catalog, in: context)
  }

  private func drawSwatches(of tint: Tint, from catalog: Catalog, in context: Context) throws {
    let terminal = preview.terminal(context)
    let swatches = try catalog.withLibrary { library in
      Tint.Variant.allCases.map { variant in
        let appearance = variant.appearance
        return TintSwatches.Swatch(
          caption: variant.caption, value: tint.caption(of: variant),
          color: tint.color(for: appearance) { library.tint(named: $0) },
          isDark: appearance.isDark)
      }
    }
    let drawing = TintSwatches(
      swatches, tier: terminal.tier(isColorForced: context.options.color == .always),
      backdrop: terminal.backdrop(isHighContrast: false))
    try context.output.write(drawing.bytes()[...])
  }
}

extension Tint.Variant {
  /// The variant in words.
  fileprivate var caption: String {
    switch self {
    case .any: "any"
    case .dark: "dark"
    case .highContrast: "high contrast"
    case .darkHighContrast: "dark, high contrast"
    }
  }

  /// The appearance that the variant is meant for.
  fileprivate var appearance: Appearance {
    Appearance(
      isDark: self == .dark || self == .darkHighContrast,
      isHighContrast: self == .highContrast || self == .darkHighContrast)
  }
}

extension Tint {
  /// The value of a variant as it is written; for one without a value, what is seen instead of it.
  fileprivate func caption(of variant: Variant) -> String {
    if let value = values[variant] { return value.text }
    let seen = value(for: variant.appearance)
    let other = Variant.allCases.first { values[$0] == seen } ?? .any
    return "as \(other.caption)"
  }
}
