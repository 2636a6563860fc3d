import StyleCatalog
import StyleEvaluation
import StyleModel
import StylePreview
import StyleSyntax
import SwiftText

/// Draws items on samples.
struct ItemPreview {
  /// The options.
  var options: PreviewOptions

  /// What is drawn from files.
  var files = FileItems()

  /// The catalog.
  var catalog: Catalog

  /// Where the picture goes.
  var context: Context

  /// Draws an item of the catalog, or one of SwiftUI's own styles; of a tint the swatches, where they
  /// are known.
  func draw(_ reference: ItemReference, swatches: [TintSwatches.Swatch]? = nil) throws {
    if BuiltInLabelStyle(name: reference.name) != nil, reference.kind ?? .style == .style {
      return try draw([.item(reference)], on: Self.samples)
    }
    let (item, document) = try catalog.document(reference)
    switch document {
    case .style: try draw([.item(reference)], on: Self.samples)
    case .labels(let set):
      context.warn(ofConflictIn: item)
      context.warn(ofDeprecationOf: item, document)
      try draw([], on: LabelList(set))
    case .tint(let tint):
      try options.checkTint()
      context.warn(ofConflictIn: item)
      context.warn(ofDeprecationOf: item, document)
      try draw(swatches ?? self.swatches(of: tint))
    }
  }

  /// Draws items of files, each under its name where there are several.
  ///
  /// A style that cannot be drawn does not hide the others.
  func draw(_ drafts: [Draft]) throws {
    var problems: [Diagnostic] = []
    for (number, draft) in drafts.enumerated() {
      if drafts.count > 1 {
        try context.output.write((number > 0 ? "\n" : "") + safe(draft.name.text) + "\n")
      }
      do {
        try draw(draft)
      } catch let error as EvaluationError {
        problems += error.failure.diagnostics
      }
    }
    if !problems.isEmpty { throw CommandFailure(.badInput, problems) }
  }

  private func draw(_ draft: Draft) throws {
    switch draft.document {
    case .style:
      guard let source = files.style(named: draft.name.text) else { return }
      try draw([.source(source)], on: Self.samples)
    case .labels(let set): try draw([], on: LabelList(set))
    case .tint(let tint): try draw(swatches(of: tint))
    }
  }

  /// Draws what an item holds, which need not be what the catalog has of it now.
  func draw(_ document: ItemDocument, named name: String) throws {
    switch document {
    case .style(let style):
      let source = StyleSource(
        name: name, text: style.swift, document: try Reader.document(style.swift),
        samples: style.samples)
      try draw([.source(source)], on: Self.samples)
    case .labels(let set): try draw([], on: LabelList(set))
    case .tint(let tint): try draw(swatches(of: tint))
    }
  }

  /// Labels with a narrow, a usual and a long title.
  static let samples = LabelList(
    LabelSet([
      LabelItem(title: "Add", systemImage: "plus"),
      LabelItem(title: "Monday", systemImage: "sun.max"),
      LabelItem(title: "Notifications", systemImage: "bell"),
    ]))

  private func draw(_ chain: [ChainStyle], on labels: LabelList) throws {
    try StyleDrawing(chain: chain, options: options, isSampling: true, files: files)
      .draw(labels, from: catalog, in: context)
  }

  private func draw(_ swatches: [TintSwatches.Swatch]) throws {
    let terminal = options.terminal(context)
    let drawing = TintSwatches(
      swatches, tier: terminal.tier,
      backdrop: terminal.backdrop(isHighContrast: false))
    try context.output.write(drawing.bytes()[...])
  }

  /// Returns the variants of a tint with their captions and colours.
  func swatches(of tint: Tint) throws -> [TintSwatches.Swatch] {
    try catalog.withLibrary { library in
      let colors = FileLibrary(files: files, catalog: library)
      let swatches = tint.swatches(TintAliases(find: colors.tint(named:)))
      context.warn(ofConflictsIn: library)
      try context.warn(ofDeprecationsIn: library)
      return swatches
    }
  }
}
