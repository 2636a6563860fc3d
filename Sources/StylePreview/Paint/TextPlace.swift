/// A place for a text in a line of a drawing.
struct TextPlace {
  /// What goes there.
  enum Content {
    /// The title of the label, or a line of it, perhaps in capitals.
    case title(isUppercased: Bool, line: TitleLine?)

    /// The icon of the label, in variants such as `circle` and `fill`.
    case icon(variants: [String])

    /// A text of the style itself.
    case known(LeafText)
  }

  /// A line of a title that takes several.
  struct TitleLine {
    var index: Int

    /// Whether it shows all of the rest.
    var isLast: Bool
  }

  /// A part of the place on one ground.
  struct Stretch {
    /// The cells.
    var width: Int

    /// What the text is drawn with; nil for what is in force.
    var pen: Pen?
  }

  /// What goes there.
  let content: Content

  /// The first column.
  let column: Int

  /// The cells that the text may take.
  let width: Int

  /// The cells that are filled with blanks where the text is shorter, since more of the line follows
  /// or they have a ground; 0 at the end of what is drawn.
  var filledWidth: Int

  /// The attributes in force.
  let attributes: TextAttributes

  /// The grounds under the text, one after the other.
  private(set) var stretches: [Stretch] = []

  /// Where a text stands that does not fill the place.
  private(set) var alignment = Alignment.Horizontal.leading

  /// What is left out of a text that is too wide.
  private(set) var truncation = Truncation.tail

  /// Whether a title that is too wide may take more lines.
  private(set) var canWrap = false

  /// Creates the place of a leaf over some cells, with its text if that is the style's own.
  init(
    of leaf: Leaf, text: LeafText?, over cells: ArraySlice<Cell>, _ palette: ColorPalette?,
    on backdrop: Backdrop
  ) {
    (column, width, filledWidth) = (leaf.column, leaf.width, leaf.width)
    attributes = leaf.attributes.union(text?.attributes ?? [])
    switch leaf.content {
    case .symbol(let symbol): content = text.map(Content.known) ?? .icon(variants: symbol.variants)
    case .text(let style):
      var line: TitleLine?
      if case .titleLine(let index, let isLast) = style.content {
        line = TitleLine(index: index, isLast: isLast)
      }
      content =
        text.map(Content.known) ?? .title(isUppercased: style.isUppercased == true, line: line)
      (alignment, truncation) = (style.alignment, style.truncation)
      canWrap = text == nil && style.lineLimit != 1
    }
    setStretches(of: cells, ink: leaf.ink, palette, on: backdrop)
  }

  /// Sets what a text in an ink is drawn with on the cells under it.
  private mutating func setStretches(
    of cells: ArraySlice<Cell>, ink: Ink, _ palette: ColorPalette?, on backdrop: Backdrop
  ) {
    var ground: TerminalColor?
    for cell in cells {
      if cell.ground == ground {
        stretches[stretches.count - 1].width += 1
        continue
      }
      ground = cell.ground
      let shown = cell.ground.textColor(of: ink, on: backdrop)
      let pen = palette?.pen(for: shown, on: cell.ground, attributes, backdrop)
      stretches.append(Stretch(width: 1, pen: pen))
    }
  }

  /// Returns the cells that are left free before a text that does not fill the place.
  func indent(of textWidth: Int) -> Int {
    switch alignment {
    case .leading: 0
    case .center: max(0, width - textWidth) / 2
    case .trailing: max(0, width - textWidth)
    }
  }
}
