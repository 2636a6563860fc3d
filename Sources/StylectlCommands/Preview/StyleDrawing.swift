import StyleCatalog
import StyleModel
import StylePreview

/// Draws labels in a chain of styles.
struct StyleDrawing {
  /// The styles, first one closest to the label; empty for SwiftUI's default.
  var chain: [ChainStyle]

  /// The options.
  var options: PreviewOptions

  /// Whether parameters without a value take a sample of their type.
  var isSampling: Bool

  /// Where what the styles name is looked up before the catalog.
  var files: FileItems

  /// Draws labels to the output of a context, and tells what the picture leaves out.
  func draw(_ labels: LabelList, from catalog: Catalog, in context: Context) throws {
    let terminal = options.terminal(context)
    let settings = try Settings(options.settings, option: "--set").values
    let environment = try options.previewEnvironment(isDark: terminal.isDark)
    let resolution = try catalog.withLibrary { library in
      let uses = try chain.map { try use($0, in: library, context: context) }
      let resolution = try StyleEvaluator(
        library: FileLibrary(files: files, catalog: library), environment: environment,
        sets: settings
      )
      .resolve(uses, sampling: isSampling)
      context.warn(ofConflictsIn: library)
      return resolution
    }
    context.report(resolution.notes.map { Diagnostic(.note, message: $0) })
    let sheet = LabelSheet(
      view: resolution.view, tier: terminal.tier(isColorForced: context.options.color == .always),
      backdrop: terminal.backdrop(isHighContrast: environment.appearance.isHighContrast),
      width: terminal.width)
    try sheet.write(labels) { try context.output.write($0) }
  }

  /// Finds a style of the chain.
  private func use(_ style: ChainStyle, in library: CatalogLibrary, context: Context) throws
    -> StyleUse
  {
    switch style {
    case .item(let reference): try use(reference, in: library, context: context)
    case .source(let source): StyleUse(.source(source))
    case .expression(let expression, let text):
      StyleUse(.expression(expression, text: text))
    }
  }

  private func use(_ reference: ItemReference, in library: CatalogLibrary, context: Context) throws
    -> StyleUse
  {
    if reference.version == nil, reference.kind ?? .style == .style,
      let builtIn = BuiltInLabelStyle(name: reference.name)
    {
      return StyleUse(.builtIn(builtIn))
    }
    do {
      let (item, source) = try library.style(reference)
      context.warn(ofConflictIn: item)
      return StyleUse(.source(source))
    } catch let error as CatalogError {
      guard case .otherKind = error else { throw error }
      throw CommandFailure(
        .wrongUsage, error.message, hint: "'stylectl list --kind style' shows the styles")
    }
  }
}
