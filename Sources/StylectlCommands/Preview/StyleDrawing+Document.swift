import StyleCatalog
import StyleEvaluation
import StyleModel
import StylePreview

extension StyleDrawing {
  /// Writes labels as an SVG document to the output of a context.
  func drawDocument(
    _ labels: LabelList, title: String, from catalog: Catalog, in context: Context
  ) throws {
    try checkCount(of: labels)
    context.warn(ofSymbolsIn: labels)
    context.tell(untranslated: labels, in: options.language)
    if let combinations = try options.combinations() {
      try checkMatrix(of: labels)
      let environments = try environments(of: combinations, in: context)
      let resolutions = try resolutions(in: environments, from: catalog, context)
      let matrix = SVGMatrix(
        title: title, pictures: Self.pictures(combinations, environments, resolutions, of: labels),
        inLinesOf: try options.matrixLineCount(), width: options.columns)
      return try context.output.write(matrix.bytes[...])
    }
    let document = SVGDocument(
      title: title, labels: labels.titled(in: options.language),
      faces: try faces(from: catalog, in: context),
      width: options.columns)
    try context.output.write(document.bytes[...])
  }

  /// Returns the pictures of a matrix, the titles of each in the language of its own.
  static func pictures(
    _ combinations: [PreviewOptions.Combination], _ environments: [PreviewEnvironment],
    _ resolutions: [StyleEvaluation.Resolution], of labels: LabelList
  ) -> [SVGMatrix.Picture] {
    zip(combinations, zip(environments, resolutions)).map { combination, seen in
      SVGMatrix.Picture(
        caption: combination.caption,
        labels: labels.titled(in: combination.options.language),
        face: SVGDocument.Face(
          view: seen.1.view, appearance: seen.0.appearance, speech: seen.1.speech))
    }
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
