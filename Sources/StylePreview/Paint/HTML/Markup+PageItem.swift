import StyleModel

extension Markup {
  /// The most scalars of Swift that a page shows of one style.
  private static let longestSwift = 50_000

  /// The most labels that a page lists of one set, and that it draws.
  static let labelLimit = 500

  /// Appends an item as a card.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - number: A number that no other item of the page has.
  ///   - isDrawn: Whether the drawing is part of it.
  mutating func add(_ item: PageItem, number: Int, isDrawn: Bool) {
    let anchor = Self.anchor(of: item)
    add("<article aria-labelledby=\"\(anchor)\">\n")
    add("<h3 id=\"\(anchor)\"><a href=\"#\(anchor)\">")
    add(element: "span", text: item.name)
    add("</a></h3>\n")
    if !item.facts.isEmpty { addParagraph("meta", item.facts) }
    switch item.content {
    case .labels, .pictures:
      if isDrawn {
        addPictures(item, number: number)
      } else {
        addParagraph("note", "Not drawn: the page is long enough without.")
      }
    case .swatches(let swatches): addSwatches(swatches)
    case .list(let set): addList(set)
    case .nothing(let reason): addParagraph("note", "Not drawn: \(reason).")
    }
    for note in item.notes.prefix(10) { addParagraph("note", "\(note).") }
    if let swift = item.swift { addCode(swift) }
    add("</article>\n")
  }

  private mutating func addParagraph(_ name: String, _ text: String) {
    add("<p class=\"\(name)\">")
    add(text: String(text.unicodeScalars.prefix(1_000)))
    add("</p>\n")
  }

  private mutating func addPictures(_ item: PageItem, number: Int) {
    add("<div class=\"\(item.isMatrix ? "matrix" : "faces")\">\n")
    for (index, picture) in item.pictures.enumerated() {
      let face = picture.face
      let figure = SVGFigure(
        picture.labels, in: face.view, room: nil, appearance: face.appearance,
        namePrefix: "c\(number)-\(index)-")
      let word = face.appearance.isDark ? "dark" : "light"
      add("<figure class=\"\(word)\"><div class=\"face\">")
      begin(width: figure.width, height: figure.height, isDocument: false)
      let spoken = SpokenLabels(picture.labels, face.speech).text
      add(
        element: "title", text: "\(item.name), \(picture.caption.lowercased()): \(spoken)",
        limit: 2_000)
      add("\n")
      add(figure)
      add("</svg></div><figcaption>")
      add(text: picture.caption)
      add("</figcaption></figure>\n")
    }
    add("</div>\n")
  }

  private mutating func addSwatches(_ swatches: [TintSwatches.Swatch]) {
    add("<ul class=\"swatches\">\n")
    for swatch in swatches {
      let ground = Backdrop(Appearance(isDark: swatch.isDark)).background
      add("<li><svg viewBox=\"0 0 120 48\" preserveAspectRatio=\"none\" aria-hidden=\"true\">")
      add("<rect width=\"120\" height=\"48\" fill=\"\(ground.hex)\"/>")
      if let color = swatch.color {
        let seen = OpaqueColor(color, over: ground)
        add("<rect width=\"120\" height=\"48\" fill=\"\(seen.hex)\"/>")
      }
      add("</svg>")
      add(element: "span", text: swatch.caption)
      add(element: "code", text: swatch.value)
      add("</li>\n")
    }
    add("</ul>\n")
  }

  private mutating func addList(_ set: LabelSet) {
    add("<ol class=\"labels\">\n")
    for item in set.labels.prefix(Self.labelLimit) {
      let label = PointLabel(item)
      let glyph = label.systemImage.map { SymbolGlyph.named($0, variants: []).text(in: TextForm()) }
      add("<li><span aria-hidden=\"true\">")
      add(text: glyph?.string ?? "")
      add("</span>")
      add(element: "bdi", text: label.title)
      add(element: "code", text: label.systemImage ?? "")
      add("</li>\n")
    }
    add("</ol>\n")
    let rest = set.labels.count - Self.labelLimit
    if rest > 0 { addParagraph("meta", "and \(rest) more") }
  }

  private mutating func addCode(_ swift: String) {
    add("<details><summary>Swift</summary><pre tabindex=\"0\"><code>")
    let head = swift.unicodeScalars.prefix(Self.longestSwift)
    add(text: String(head))
    if head.endIndex != swift.unicodeScalars.endIndex { add("\n// and more") }
    add("</code></pre></details>\n")
  }

  /// The place of an item on its page, the same whatever else is on it: letters and digits as they are,
  /// other bytes in hexadecimal digits.
  private static func anchor(of item: PageItem) -> String {
    let digits = Array("0123456789abcdef")
    return item.name.utf8.prefix(200).reduce(into: item.kind.rawValue + "-") { anchor, byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: anchor.append(Character(Unicode.Scalar(byte)))
      default: anchor += "_\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
      }
    }
  }
}

extension PageItem {
  /// Whether pictures keep their sizes, so that they can be compared.
  fileprivate var isMatrix: Bool {
    if case .pictures = content { true } else { false }
  }

  /// What is drawn of labels, each picture with its caption.
  fileprivate var pictures: [SVGMatrix.Picture] {
    switch content {
    case .labels(let labels, let faces):
      faces.map { face in
        SVGMatrix.Picture(
          caption: face.appearance.isDark ? "Dark" : "Light", labels: labels, face: face)
      }
    case .pictures(let pictures): pictures
    case .swatches, .list, .nothing: []
    }
  }
}
