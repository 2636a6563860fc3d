import StyleCatalog
import StyleEvaluation
import StyleModel
import StylePreview
import StyleSyntax

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
    context.tell(untranslated: labels, in: options.language)
    context.warn(ofSymbolsIn: labels)
    if options.isSpoken { return try speak(labels, from: catalog, in: context) }
    if let combinations = try options.combinations() {
      return try draw(combinations, of: labels, from: catalog, in: context)
    }
    let terminal = options.terminal(context)
    let environment = try options.previewEnvironment(isDark: terminal.isDark)
    guard let resolution = try resolutions(in: [environment], from: catalog, context).first else {
      return
    }
    let tier = terminal.tier
    var backdrop = terminal.backdrop(isHighContrast: environment.appearance.isHighContrast)
    var ground: RGBA?
    if options.picture.hasCanvas, tier.colors != .none {
      let system = SystemColor.systemBackground.rgba(for: environment.appearance)
      ground = terminal.background?.rgba ?? system
      if terminal.background == nil { backdrop.background = OpaqueColor(system) }
    }
    let sheet = LabelSheet(
      view: resolution.view.scaled(to: options.picture.scale ?? .regular), tier: tier,
      backdrop: backdrop, width: terminal.width, language: options.language, ground: ground)
    tellTerminalNotes(of: [resolution], in: context)
    try sheet.write(labels) { try context.output.write($0) }
  }

  /// Returns one label in its style as each appearance shows it: the one asked for, else light and dark.
  func faces(from catalog: Catalog, in context: Context) throws -> [SVGDocument.Face] {
    let environments = try options.pageEnvironments()
    let resolutions = try resolutions(in: environments, from: catalog, context)
    return zip(resolutions, environments).map {
      SVGDocument.Face(view: $0.view, appearance: $1.appearance, speech: $0.speech)
    }
  }

  /// Evaluates the chain in environments, all at one moment, and tells once what is left out.
  func resolutions(
    in environments: [PreviewEnvironment], from catalog: Catalog, _ context: Context
  ) throws -> [StyleEvaluation.Resolution] {
    let found = try catalog.withLibrary { library in
      let resolutions = try self.resolutions(in: environments, from: library, context)
      context.warn(ofConflictsIn: library)
      try context.warn(ofDeprecationsIn: library, usedBy: fileSources)
      return resolutions
    }
    context.report(Self.notes(of: found).map { Diagnostic(.note, message: $0) })
    context.warn(ofSymbols: found.flatMap(\.symbols))
    return found
  }

  /// Evaluates the chain in environments.
  func resolutions(
    in environments: [PreviewEnvironment], from library: CatalogLibrary, _ context: Context
  ) throws -> [StyleEvaluation.Resolution] {
    let settings = try Settings(options.settings, option: "--set").values
    let uses = try chain.map { try use($0, in: library, context: context) }
    return try environments.map { environment in
      try StyleEvaluator(
        library: FileLibrary(files: files, catalog: library), environment: environment,
        sets: settings
      )
      .resolve(uses, sampling: isSampling)
    }
  }

  /// The styles of the chain that stand in files.
  private var fileSources: [StyleSource] {
    chain.compactMap { style in
      if case .source(let source) = style { source } else { nil }
    }
  }

  /// Tells what pictures show and a terminal leaves out, each once.
  func tellTerminalNotes(of resolutions: [StyleEvaluation.Resolution], in context: Context) {
    let notes = resolutions.compactMap(\.terminalNote).reduce(into: [String]()) { notes, note in
      if !notes.contains(note) { notes.append(note) }
    }
    context.report(notes.map { Diagnostic(.note, message: $0) })
  }

  /// What drawings leave out, each once.
  static func notes(of resolutions: [StyleEvaluation.Resolution]) -> [String] {
    resolutions.flatMap(\.notes).reduce(into: []) { notes, note in
      if !notes.contains(note) { notes.append(note) }
    }
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
