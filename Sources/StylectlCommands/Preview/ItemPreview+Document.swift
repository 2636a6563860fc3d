import Diagnostics
import StyleCatalog
import StyleModel
import StylePreview
import StyleSyntax

extension ItemPreview {
  /// Writes an item of the catalog, or one of SwiftUI's own styles, as an SVG document.
  func drawDocument(of reference: ItemReference) throws {
    if BuiltInLabelStyle(name: reference.name) != nil, reference.kind ?? .style == .style {
      return try drawDocument([.item(reference)], on: Self.samples, title: reference.name)
    }
    let (item, document) = try catalog.document(reference)
    if case .style = document {
      return try drawDocument([.item(reference)], on: Self.samples, title: item.name)
    }
    context.warn(ofConflictIn: item)
    context.warn(ofDeprecationOf: item, document)
    try drawDocument(of: document, named: item.name)
  }

  /// Writes the one item of a file as an SVG document.
  func drawDocument(of drafts: [Draft], in file: FileArgument) throws {
    guard let draft = drafts.first, drafts.count == 1 else {
      throw CommandFailure(
        .wrongUsage, "an SVG document shows one item, and \(named(file.path)) has \(drafts.count)",
        hint: drafts.first.map { "say which one: \(typed("\(file.path)#\($0.name.text)"))" })
    }
    try drawDocument(of: draft.document, named: draft.name.text)
  }

  private func drawDocument(of document: ItemDocument, named name: String) throws {
    switch document {
    case .style:
      guard let source = files.style(named: name) else { return }
      try drawDocument([.source(source)], on: Self.samples, title: name)
    case .labels(let set): try drawDocument([], on: LabelList(set), title: name)
    case .tint(let tint):
      try options.checkTint()
      let document = SVGDocument(
        title: name, swatches: try swatches(of: tint), appearances: options.pageAppearances)
      try context.output.write(document.bytes[...])
    }
  }

  private func drawDocument(_ chain: [ChainStyle], on labels: LabelList, title: String) throws {
    try StyleDrawing(chain: chain, options: options, isSampling: true, files: files)
      .drawDocument(labels, title: title, from: catalog, in: context)
  }
}
