import CommandTable
import StyleCatalog
import StyleEvaluation
import StyleModel
import StylePreview

extension StyleDrawing {
  /// The most labels that each picture of a matrix shows.
  private static let matrixLabelLimit = 1_000

  /// Draws labels in several environments side by side, each under what it is.
  ///
  /// A picture for the other appearance than the terminal's stands on the ground of its own.
  func draw(
    _ combinations: [PreviewOptions.Combination], of labels: LabelList, from catalog: Catalog,
    in context: Context
  ) throws {
    try checkMatrix(of: labels)
    let terminal = options.terminal(context)
    let environments = try environments(of: combinations, in: context)
    let resolutions = try resolutions(in: environments, from: catalog, context)
    tellTerminalNotes(of: resolutions, in: context)
    let tier = terminal.tier
    let columns = try zip(zip(combinations, environments), resolutions).map { pair, resolution in
      let (combination, environment) = pair
      let isOther = tier.colors != .none && environment.appearance.isDark != terminal.isDark
      let ground = SystemColor.systemBackground.rgba(for: environment.appearance)
      let sheet = LabelSheet(
        view: resolution.view.scaled(to: combination.options.picture.scale ?? .regular), tier: tier,
        backdrop: isOther
          ? Backdrop(environment.appearance) : terminal.backdrop(isHighContrast: false),
        width: terminal.width, language: combination.options.language,
        ground: isOther ? ground : nil)
      return PaintedColumns.Column(
        title: combination.caption,
        bytes: try context.capture { inner in
          try sheet.write(labels) { try inner.output.write($0) }
        })
    }
    let picture = PaintedColumns(columns, width: terminal.width, form: terminal.form)
    try context.output.write(picture.grid(inLinesOf: options.matrixLineCount())[...])
  }

  /// Refuses more labels than a matrix shows.
  func checkMatrix(of labels: LabelList) throws {
    guard labels.count <= Self.matrixLabelLimit else {
      throw CommandFailure(
        .badInput,
        "--matrix shows up to \(Self.matrixLabelLimit) labels, and these are \(labels.count)",
        hint: "show fewer of them, or leave out --matrix")
    }
  }

  /// The environments of a matrix.
  func environments(
    of combinations: [PreviewOptions.Combination], in context: Context
  ) throws -> [PreviewEnvironment] {
    try combinations.map {
      try $0.options.previewEnvironment(isDark: $0.options.terminal(context).isDark)
    }
  }

  /// Prints what VoiceOver speaks of labels, a line each.
  func speak(_ labels: LabelList, from catalog: Catalog, in context: Context) throws {
    guard options.matrix == nil else {
      throw UsageError(
        "--voiceover and --matrix do not go together", hint: "leave one of them out")
    }
    let environment = try options.previewEnvironment(isDark: options.terminal(context).isDark)
    guard let resolution = try resolutions(in: [environment], from: catalog, context).first else {
      return
    }
    if !resolution.speech.saysTitle {
      context.report([
        Diagnostic(
          .note,
          message: "the style shows no title, and SwiftUI does not say that VoiceOver speaks it",
          hint: "Label(configuration).labelStyle(.iconOnly) keeps the title for VoiceOver")
      ])
    }
    for index in 0..<labels.count {
      let label = labels[index]
      let title = options.language.map { labels.title(at: index, language: $0) } ?? label.title
      let text = resolution.speech.text(title: title, systemImage: label.systemImage)
      try context.output.write((text.isEmpty ? "(nothing)" : safe(text)) + "\n")
    }
  }
}
