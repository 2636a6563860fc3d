import StyleCatalog
import StyleEvaluation
import StyleModel
import StylePreview

/// Makes items ready for a page.
struct PageItemMaker {
  /// The options.
  var options: PreviewOptions

  /// Where what styles name is looked up before the catalog.
  var files: FileItems

  /// The catalog at one moment.
  var library: CatalogLibrary

  /// Where warnings go.
  var context: Context

  /// Where the aliases of all items lead.
  private let aliases: TintAliases

  /// Creates a maker of items that are drawn with options.
  init(
    options: PreviewOptions, files: FileItems = FileItems(), library: CatalogLibrary,
    context: Context
  ) {
    self.options = options
    self.files = files
    self.library = library
    self.context = context
    aliases = TintAliases(find: FileLibrary(files: files, catalog: library).tint(named:))
  }

  /// Returns an item of the catalog, with what it holds.
  ///
  /// The reference says at which version it is drawn.
  func item(_ item: Item, _ document: ItemDocument, as reference: ItemReference? = nil) throws
    -> PageItem
  {
    let reference = reference ?? ItemReference(kind: .style, name: item.name)
    var page = try self.item(document, named: item.name, as: .item(reference))
    let author = item.isBuiltIn ? "built in" : item.author
    page.facts = ["version \(item.version.short)", author].compactMap(\.self)
      .joined(separator: " · ")
    if item.isConflicted { page.notes.insert("it is in conflict", at: 0) }
    return page
  }

  /// Returns an item of a file.
  func item(_ draft: Draft) throws -> PageItem? {
    let name = draft.name.text
    guard case .style = draft.document else {
      return try item(draft.document, named: name, as: nil)
    }
    return try files.style(named: name).flatMap {
      try item(draft.document, named: name, as: .source($0))
    }
  }

  private func item(_ document: ItemDocument, named name: String, as style: ChainStyle?) throws
    -> PageItem
  {
    switch document {
    case .style(let document):
      let chain = [style].compactMap(\.self)
      var item = try item(chain, on: ItemPreview.samples, named: name, sampling: true)
      item.swift = document.swift
      return item
    case .labels(let set) where options.matrix != nil:
      var item = try item([], on: LabelList(set), named: name, sampling: true)
      item.kind = .labels
      return item
    case .labels(let set): return PageItem(kind: .labels, name: name, content: .list(set))
    case .tint(let tint):
      return PageItem(kind: .tint, name: name, content: .swatches(tint.swatches(aliases)))
    }
  }

  /// Returns labels in a chain of styles; one that cannot be drawn says why.
  func item(
    _ chain: [ChainStyle], on labels: LabelList, named name: String, sampling isSampling: Bool
  ) throws -> PageItem {
    let drawing = StyleDrawing(
      chain: chain, options: options, isSampling: isSampling, files: files)
    do {
      let (content, resolutions) = try content(of: drawing, on: labels)
      return PageItem(
        kind: .style, name: name, content: content, notes: StyleDrawing.notes(of: resolutions))
    } catch let error as EvaluationError where isSampling {
      let problem = error.failure.diagnostics.first?.message ?? error.message
      return PageItem(kind: .style, name: name, content: .nothing(problem))
    }
  }

  /// Draws labels in each appearance, or in all environments of a matrix.
  private func content(of drawing: StyleDrawing, on labels: LabelList) throws
    -> (PageItem.Content, [StyleEvaluation.Resolution])
  {
    guard let combinations = try options.combinations() else {
      let environments = try options.pageEnvironments()
      let resolutions = try drawing.resolutions(in: environments, from: library, context)
      let faces = zip(resolutions, environments).map {
        SVGDocument.Face(view: $0.view, appearance: $1.appearance, speech: $0.speech)
      }
      return (.labels(labels.titled(in: options.language), faces: faces), resolutions)
    }
    try drawing.checkMatrix(of: labels)
    let environments = try drawing.environments(of: combinations, in: context)
    let resolutions = try drawing.resolutions(in: environments, from: library, context)
    let pictures = StyleDrawing.pictures(combinations, environments, resolutions, of: labels)
    return (.pictures(pictures), resolutions)
  }
}
