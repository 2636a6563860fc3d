import StyleModel

/// A drawing as a file of its own: exact shapes, and texts as text.
package struct SVGDocument {
  /// A view as one appearance shows it.
  package struct Face {
    /// One label in its style.
    package var view: ResolvedView

    /// The appearance that the view was resolved for.
    package var appearance: Appearance

    /// What VoiceOver speaks of a label.
    package var speech: Speech

    /// Creates a face; without a speech it speaks the titles.
    package init(view: ResolvedView, appearance: Appearance, speech: Speech? = nil) {
      self.view = view
      self.appearance = appearance
      self.speech = speech ?? .title
    }
  }

  /// The most labels that a document is asked for.
  package static let countLimit = 10_000

  private let title: String
  private let description: String
  private let figures: [(figure: SVGFigure, appearance: Appearance)]

  /// Draws labels in a style; with two faces, the reader's own appearance decides between them.
  ///
  /// - Parameters:
  ///   - title: What the drawing is called.
  ///   - labels: The labels, `countLimit` at most.
  ///   - faces: The style in one appearance, or in the light and the dark one.
  ///   - width: The cells of 10 points that there are; nil for as many as the widest label takes.
  package init(title: String, labels: LabelList, faces: [Face], width: Int? = nil) {
    self.title = title
    description = SpokenLabels(labels, faces.first?.speech ?? .title).text
    let room = width.map { Double(max(1, $0)) * CellMetric.width }
    figures = faces.enumerated().map { index, face in
      let figure = SVGFigure(
        labels, in: face.view, room: room, appearance: face.appearance, namePrefix: "d\(index)-")
      return (figure, face.appearance)
    }
  }

  /// Draws the variants of a tint below one another, each on the ground that it is meant for.
  ///
  /// `appearances` says of each page whether it is dark: one, or the light and the dark one.
  package init(title: String, swatches: [TintSwatches.Swatch], appearances: [Bool]) {
    self.title = title
    description = swatches.map { "\($0.caption): \($0.value)" }.joined(separator: ", ")
    figures = appearances.map { isDark in
      let appearance = Appearance(isDark: isDark)
      return (SVGFigure(swatches, appearance: appearance), appearance)
    }
  }

  /// The bytes of the file, the same for the same drawing.
  package var bytes: [UInt8] {
    var markup = Markup()
    let width = figures.map(\.figure.width).max() ?? 0
    let height = figures.map(\.figure.height).max() ?? 0
    markup.begin(width: width, height: height, isDocument: true)
    markup.add("\n")
    markup.add(element: "title", text: title)
    markup.add("\n")
    markup.add(element: "desc", text: description, limit: .max)
    markup.add("\n")
    let isAdaptive = figures.count > 1
    if isAdaptive { markup.add(Self.style) }
    for (figure, appearance) in figures {
      if isAdaptive { markup.add("<g class=\"\(appearance.isDark ? "dark" : "light")\">\n") }
      markup.add("<rect width=\"100%\" height=\"100%\"")
      markup.add(" fill=\"\(Backdrop(appearance).background.hex)\"/>\n")
      markup.add(figure)
      if isAdaptive { markup.add("</g>\n") }
    }
    markup.add("</svg>\n")
    return markup.bytes
  }

  private static let style = """
    <style>.dark{display:none}@media (prefers-color-scheme:dark)\
    {.light{display:none}.dark{display:inline}}</style>

    """
}

extension Markup {
  /// Begins an `svg` element, which assistive technology takes as one image.
  mutating func begin(width: Double, height: Double, isDocument: Bool) {
    add("<svg")
    if isDocument { add(" xmlns=\"http://www.w3.org/2000/svg\"") }
    add(attribute: "width", width)
    add(attribute: "height", height)
    add(" viewBox=\"0 0 \(Self.decimal(width)) \(Self.decimal(height))\" role=\"img\"")
    if isDocument {
      add(" font-family=\"\(SVGFigure.fontFamily)\" font-size=\"17\"")
    }
    add(">")
  }

  /// Appends the elements of a figure.
  mutating func add(_ figure: SVGFigure) {
    add(bytes: figure.elements)
  }
}
