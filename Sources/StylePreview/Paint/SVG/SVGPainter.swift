/// Draws display lists in points as elements of SVG.
struct SVGPainter {
  /// The elements drawn so far.
  private(set) var markup = Markup()

  private let backdrop: Backdrop
  private let namePrefix: String
  private var nameCount = 0

  /// Creates a painter.
  ///
  /// - Parameters:
  ///   - backdrop: The colours that the primary ink and the page stand for.
  ///   - namePrefix: What the names of definitions start with, which no other drawing of the page has.
  init(on backdrop: Backdrop, namePrefix: String) {
    self.backdrop = backdrop
    self.namePrefix = namePrefix
  }

  /// Draws a label's list in a group of its own.
  mutating func draw(_ list: DisplayList, of label: PointLabel, x: Double, y: Double) {
    markup.add("<g transform=\"translate(\(Markup.decimal(x)) \(Markup.decimal(y)))\">")
    for item in list.items { draw(item, of: label) }
    markup.add("</g>\n")
  }

  private mutating func draw(_ item: DisplayItem, of label: PointLabel) {
    switch item {
    case .fill(let kind, let frame, let ink): fill(kind, frame, ink)
    case .stroke(let kind, let frame, let stroke): self.stroke(kind, frame, stroke)
    case .text(let text, let frame): self.text(text, label.shown(text), frame)
    case .symbol(let symbol, let frame):
      if let name = label.name(of: symbol) { self.symbol(symbol, named: name, frame) }
    case .clipped(let kind, let frame, let items): clipped(kind, frame, items, of: label)
    case .translucent(let opacity, _, let items):
      markup.add("<g opacity=\"\(Markup.decimal(opacity, places: 4))\">")
      for item in items { draw(item, of: label) }
      markup.add("</g>")
    case .effect(let effect, let frame, let items):
      markup.begin(effect, named: newName(), in: frame, on: backdrop)
      for item in items { draw(item, of: label) }
      markup.add("</g>")
    }
  }

  // MARK: Shapes

  private mutating func fill(_ kind: ShapeKind, _ frame: Frame, _ ink: Ink) {
    guard ink.isVisible else { return }
    let paint = paint("fill", ink, in: frame)
    guard markup.begin(kind, in: frame) else { return }
    markup.add(paint + "/>")
  }

  private mutating func stroke(_ kind: ShapeKind, _ frame: Frame, _ stroke: Stroke) {
    let width = stroke.lineWidth
    guard width > 0, width.isFinite, stroke.ink.isVisible else { return }
    // A border stays inside of the outline: the line runs half its width within.
    let outline = stroke.isInside ? frame.inset(by: width / 2) : frame
    let inner = stroke.isInside ? kind.inset(by: width / 2) : kind
    let paint = paint("stroke", stroke.ink, in: outline)
    guard markup.begin(inner, in: outline) else { return }
    markup.add(" fill=\"none\"" + paint)
    markup.add(attribute: "stroke-width", width)
    if stroke.dash.contains(where: { $0 > 0 }) {
      let lengths = stroke.dash.prefix(64).map { Markup.decimal(max(0, $0)) }
      markup.add(" stroke-dasharray=\"\(lengths.joined(separator: " "))\"")
      if stroke.dashPhase != 0 { markup.add(attribute: "stroke-dashoffset", stroke.dashPhase) }
    }
    if stroke.cap != .butt { markup.add(" stroke-linecap=\"\(stroke.cap.rawValue)\"") }
    if stroke.join != .miter { markup.add(" stroke-linejoin=\"\(stroke.join.rawValue)\"") }
    markup.add("/>")
  }

  private mutating func clipped(
    _ kind: ShapeKind, _ frame: Frame, _ items: [DisplayItem], of label: PointLabel
  ) {
    let name = newName()
    markup.add("<clipPath id=\"\(name)\">")
    guard markup.begin(kind, in: frame) else {
      // Through a shape without an area nothing is seen.
      return markup.add("</clipPath>")
    }
    markup.add("/></clipPath><g clip-path=\"url(#\(name))\">")
    for item in items { draw(item, of: label) }
    markup.add("</g>")
  }

  // MARK: Texts

  private mutating func text(_ text: ResolvedText, _ shown: String, _ frame: Frame) {
    let widths = LetterWidths(text)
    let fitting = widths.truncated(
      shown, to: frame.width, leavingOut: text.truncation)
    guard text.ink.isVisible, !fitting.isEmpty else { return }
    let font = FontMetric(size: text.fontSize)
    let paint = paint("fill", text.ink, in: frame)
    markup.add("<text xml:space=\"preserve\"")
    markup.add(attribute: "x", frame.x)
    markup.add(attribute: "y", frame.y + font.ascent)
    if font != .body { markup.add(attribute: "font-size", font.size) }
    if text.weight != 400 { markup.add(" font-weight=\"\(text.weight)\"") }
    if text.isItalic { markup.add(" font-style=\"italic\"") }
    decorate(isUnderlined: text.isUnderlined, isStruck: text.isStruck)
    // The widths of other scripts are guessed, and their letters may be joined.
    if fitting.unicodeScalars.allSatisfy({ $0.value < 0x180 || $0 == "…" }) {
      let width = widths.width(of: fitting)
      markup.add(" lengthAdjust=\"spacingAndGlyphs\"")
      markup.add(attribute: "textLength", width)
    }
    markup.add(paint + ">")
    markup.add(text: fitting)
    markup.add("</text>")
  }

  private mutating func symbol(_ symbol: ResolvedSymbol, named name: String, _ frame: Frame) {
    guard symbol.ink.isVisible else { return }
    let glyph = SymbolGlyph.named(name, variants: symbol.variants)
    let size = min(frame.width, frame.height) * 0.9
    let paint = paint("fill", symbol.ink, in: frame)
    markup.add("<text text-anchor=\"middle\"")
    markup.add(attribute: "x", frame.x + frame.width / 2)
    // The middle of a capital, near that of most signs.
    markup.add(attribute: "y", frame.y + frame.height / 2 + FontMetric(size: size).capHeight / 2)
    markup.add(attribute: "font-size", size)
    let weight = glyph.isBold ? max(symbol.weight, FontWeight.bold) : symbol.weight
    if weight != 400 { markup.add(" font-weight=\"\(weight)\"") }
    decorate(isUnderlined: false, isStruck: glyph.isStruck)
    markup.add(paint + ">")
    markup.add(text: glyph.text(in: TextForm()).string)
    markup.add("</text>")
  }

  private mutating func decorate(isUnderlined: Bool, isStruck: Bool) {
    guard isUnderlined || isStruck else { return }
    let lines = (isUnderlined ? ["underline"] : []) + (isStruck ? ["line-through"] : [])
    markup.add(" text-decoration=\"\(lines.joined(separator: " "))\"")
  }

  // MARK: Inks

  /// Returns the attributes of an ink; a gradient is defined first.
  private mutating func paint(_ attribute: String, _ ink: Ink, in frame: Frame) -> String {
    if case .gradient(let gradient) = ink {
      let name = newName()
      markup.add(gradient, named: name, in: frame, on: backdrop)
      return " \(attribute)=\"url(#\(name))\""
    }
    let (hex, opacity) = ink.plain(on: backdrop)
    let text = " \(attribute)=\"\(hex)\""
    return opacity < 1
      ? text + " \(attribute)-opacity=\"\(Markup.decimal(opacity, places: 4))\"" : text
  }

  private mutating func newName() -> String {
    nameCount += 1
    return "\(namePrefix)\(nameCount)"
  }
}

extension ShapeKind {
  /// The shape of a line that runs inside of the outline.
  fileprivate func inset(by distance: Double) -> ShapeKind {
    guard case .roundedRectangle(let radius, let isContinuous) = self else { return self }
    return .roundedRectangle(cornerRadius: max(0, radius - distance), isContinuous: isContinuous)
  }
}
