import StyleModel

/// Labels in several environments as one image: pictures beside one another, each under what it shows.
package struct SVGMatrix {
  /// A picture.
  package struct Picture {
    /// What stands over it.
    package var caption: String

    /// The labels.
    package var labels: LabelList

    /// The style as the environment shows it.
    package var face: SVGDocument.Face

    /// Creates a picture.
    package init(caption: String, labels: LabelList, face: SVGDocument.Face) {
      self.caption = caption
      self.labels = labels
      self.face = face
    }
  }

  /// The widest image in points, unless one picture is wider.
  private static let width = 1_200.0

  /// The space between pictures, and around all of them.
  private static let gap = 16.0

  /// The height of a caption.
  fileprivate static let captionHeight = 22.0

  private let title: String
  private let pictures: [Picture]
  private let figures: [SVGFigure]
  private let columns: Int

  /// Draws pictures.
  ///
  /// - Parameters:
  ///   - title: What the image is called.
  ///   - pictures: The pictures.
  ///   - count: How many belong in one line; there are a multiple of it where there is room.
  ///   - width: The cells of 10 points that each picture has; nil for as many as its labels take.
  package init(title: String, pictures: [Picture], inLinesOf count: Int, width: Int? = nil) {
    self.title = title
    self.pictures = pictures
    let room = width.map { Double(max(1, $0)) * CellMetric.width }
    figures = pictures.enumerated().map { index, picture in
      SVGFigure(
        picture.labels, in: picture.face.view, room: room, appearance: picture.face.appearance,
        namePrefix: "m\(index)-")
    }
    let widest = zip(figures, pictures).map { Self.width(of: $0, $1) }.max() ?? 0
    let most = max(1, Int((Self.width - Self.gap) / (widest + Self.gap)))
    columns = most >= count && count > 0 ? most / count * count : most
  }

  /// The bytes of the file, the same for the same pictures.
  package var bytes: [UInt8] {
    var places: [(x: Double, y: Double)] = []
    let step = (zip(figures, pictures).map { Self.width(of: $0, $1) }.max() ?? 0) + Self.gap
    var y = Self.gap
    for start in stride(from: 0, to: figures.count, by: columns) {
      let line = figures[start..<min(start + columns, figures.count)]
      for column in line.indices { places.append((Self.gap + Double(column - start) * step, y)) }
      y += (line.map(\.height).max() ?? 0) + Self.captionHeight + Self.gap
    }
    var markup = Markup()
    let width = Self.gap + step * Double(min(columns, max(figures.count, 1)))
    markup.begin(width: width, height: y, isDocument: true)
    markup.add("\n")
    markup.add(element: "title", text: title)
    markup.add("\n")
    markup.add(element: "desc", text: description, limit: .max)
    markup.add("\n" + Self.style + "<rect class=\"page\" width=\"100%\" height=\"100%\"/>\n")
    for (index, place) in places.enumerated() {
      markup.add(figures[index], pictures[index], at: place)
    }
    markup.add("</svg>\n")
    return markup.bytes
  }

  /// What is spoken of each picture under its caption, the captions alone where there are many.
  private var description: String {
    pictures.map { picture in
      guard pictures.count <= 16 else { return picture.caption }
      return picture.caption + ": " + SpokenLabels(picture.labels, picture.face.speech).text
    }.joined(separator: "; ")
  }

  /// The width of a picture with its caption.
  private static func width(of figure: SVGFigure, _ picture: Picture) -> Double {
    max(figure.width, LetterWidths(fontSize: 13).width(of: picture.caption)).rounded(.up)
  }

  private static let style = """
    <style>.page{fill:#F5F5F7}.caption{fill:#55555C}@media (prefers-color-scheme:dark)\
    {.page{fill:#1C1C1F}.caption{fill:#A8A8B0}}</style>

    """
}

extension Markup {
  /// Appends a picture on its own ground below its caption.
  fileprivate mutating func add(
    _ figure: SVGFigure, _ picture: SVGMatrix.Picture, at place: (x: Double, y: Double)
  ) {
    add("<g transform=\"translate(\(Self.decimal(place.x)) \(Self.decimal(place.y)))\">\n")
    add("<text class=\"caption\" y=\"14\" font-size=\"13\">")
    add(text: String(picture.caption.unicodeScalars.prefix(200)))
    add("</text>\n<g transform=\"translate(0 \(Self.decimal(SVGMatrix.captionHeight)))\">\n<rect")
    add(attribute: "width", figure.width)
    add(attribute: "height", figure.height)
    add(" rx=\"12\" fill=\"\(Backdrop(picture.face.appearance).background.hex)\"/>\n")
    add(figure)
    add("</g>\n</g>\n")
  }
}
