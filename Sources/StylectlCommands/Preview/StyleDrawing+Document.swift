import StyleCatalog
import StyleModel
import StylePreview

extension StyleDrawing {
  /// Writes labels as an SVG document to the output of a context.
  func drawDocument(
    _ labels: LabelList, title: String, from catalog: Catalog, in context: Context
  ) throws {
    try checkCount(of: labels)
    guard !options.isSpoken, options.matrix == nil else {
      throw CommandFailure(
        .wrongUsage, "--format svg draws one picture, without --matrix and --voiceover",
        hint: "leave --format out, or those")
    }
    context.tell(untranslated: labels, in: options.language)
    let document = SVGDocument(
      title: title, labels: labels.titled(in: options.language),
      faces: try faces(from: catalog, in: context),
      width: options.columns)
    try context.output.write(document.bytes[...])
  }

  /// Refuses more labels than a page or an image holds.
  func checkCount(of labels: LabelList) throws {
    guard labels.count <= SVGDocument.countLimit else {
      throw CommandFailure(
        .badInput,
        "a page or an image holds up to \(SVGDocument.countLimit) labels, and these are \(labels.count)",
        hint: "show fewer of them, or leave --format out")
    }
  }
}

extension ChainStyle {
  /// The style as a person names it.
  var title: String {
    switch self {
    case .item(let reference): reference.name
    case .source(let source): source.name
    case .expression(_, let text): text
    }
  }
}
