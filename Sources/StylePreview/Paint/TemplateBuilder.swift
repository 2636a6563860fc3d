/// Makes the template of a drawing with a painter.
struct TemplateBuilder<Brush: Painter> {
  private var painter: Brush
  private var template = LabelTemplate()
  private let backdrop: Backdrop
  private let texts: LeafTexts

  /// Returns the template of cells.
  static func template(
    of grid: CellGrid, by painter: Brush, on backdrop: Backdrop, texts: LeafTexts
  ) -> LabelTemplate {
    var builder = TemplateBuilder(painter: painter, backdrop: backdrop, texts: texts)
    for row in 0..<grid.rows { builder.addRow(grid.cells[row], grid.leaves[row]) }
    return builder.template
  }

  private init(painter: Brush, backdrop: Backdrop, texts: LeafTexts) {
    self.painter = painter
    self.backdrop = backdrop
    self.texts = texts
  }

  /// Adds a line up to the last cell that shows anything.
  private mutating func addRow(_ cells: [Cell], _ leaves: [Leaf]) {
    let leaves = leaves.map { (leaf: $0, text: texts.text(of: $0)) }.filter {
      !($0.text?.isBlank ?? false)
    }
    let drawn = (cells.lastIndex { !$0.isBlank } ?? -1) + 1
    let end = max(drawn, leaves.last?.leaf.area.columns.upperBound ?? 0)
    var column = 0
    for (leaf, text) in leaves {
      for cell in cells[column..<leaf.column] { painter.paint(cell, into: &template.bytes) }
      column = leaf.column + leaf.width
      let isLast = leaf == leaves.last?.leaf
      let filled = isLast ? min(column, max(drawn, leaf.column)) : column
      add(leaf, text, over: cells[leaf.column..<column], filledWidth: filled - leaf.column)
    }
    if column < end {
      for cell in cells[column..<end] { painter.paint(cell, into: &template.bytes) }
    }
    painter.endLine(into: &template.bytes)
    template.bytes.append(UInt8(ascii: "\n"))
  }

  /// Adds a text that is known, or the slot of one that each label brings.
  private mutating func add(
    _ leaf: Leaf, _ text: LeafText?, over cells: ArraySlice<Cell>, filledWidth: Int
  ) {
    let attributes = leaf.attributes.union(text?.attributes ?? [])
    var stretches = stretches(of: cells, leaf.ink, attributes)
    if stretches.count == 1 {
      template.bytes.append(contentsOf: stretches[0].change)
      stretches = []
    }
    var slot = LabelTemplate.Slot(
      content: .icon(0), offset: template.bytes.count, width: leaf.width,
      filledWidth: filledWidth, attributes: attributes, stretches: stretches)
    if case .text(let style) = leaf.content { slot.set(style) }
    switch (text, leaf.content) {
    case (let text?, _):
      texts.append(text, in: slot, to: &template.bytes)
    case (nil, .text): template.slots.append(slot)
    case (nil, .symbol(let symbol)):
      slot.content = .icon(index(of: symbol))
      template.slots.append(slot)
    }
  }

  /// The stretches of cells with one ground each; the ink may differ with the ground.
  private mutating func stretches(
    of cells: ArraySlice<Cell>, _ ink: Ink, _ attributes: TextAttributes
  ) -> [LabelTemplate.Stretch] {
    var stretches: [LabelTemplate.Stretch] = []
    var ground: TerminalColor?
    for cell in cells {
      if cell.ground == ground {
        stretches[stretches.count - 1].width += 1
        continue
      }
      ground = cell.ground
      var change: [UInt8] = []
      painter.prepare(
        cell.ground.textColor(of: ink, on: backdrop), on: cell.ground, attributes, into: &change)
      stretches.append(LabelTemplate.Stretch(width: 1, change: change))
    }
    return stretches
  }

  /// The number of a way to show the icon.
  private mutating func index(of symbol: ResolvedSymbol) -> Int {
    if let index = template.icons.firstIndex(of: symbol) { return index }
    template.icons.append(symbol)
    return template.icons.count - 1
  }
}

extension LabelTemplate.Slot {
  /// Makes the slot one for a text.
  fileprivate mutating func set(_ text: ResolvedText) {
    var line: Line?
    if case .titleLine(let index, let isLast) = text.content {
      line = Line(index: index, isLast: isLast)
    }
    content = .title(isUppercased: text.isUppercased == true, line: line)
    alignment = text.alignment
    truncation = text.truncation
    canWrap = text.lineLimit != 1
  }
}
