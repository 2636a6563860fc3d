import StyleModel

/// Many labels drawn in one style below one another: the walk from the texts of a label to its lines.
///
/// 1. All labels are measured; the style is fitted to the widest of them and the width (`ListLayout`).
/// 2. The texts of a label are made clean and measured (`LeafTexts`).
/// 3. The style is laid out around the cells that they take (`CellLayout`), and drawn in cells with
///    places for them (`Drawing`).
/// 4. A title that may take several lines in a place that is narrower is broken (`TitleLines`), and
///    3 comes again for its lines.
/// 5. Cells and texts become bytes (`Painter`), which are handed on.
///
/// Labels are read twice and written one by one, so that memory does not grow with their number. 3 is
/// done once for each size (`SizedDrawings`): it takes 20 µs for a dashed border and 110 µs for a
/// capsule with a circle in it, where 5 takes 2 and 4 µs.
package struct LabelSheet {
  private let view: ResolvedView
  private let tier: Tier
  private let backdrop: Backdrop
  private let width: Int
  private let language: String?
  private let ground: RGBA?

  /// Creates a sheet of labels in a style, as wide as the widest of them or as the cells that there are.
  ///
  /// Titles are shown in a language where the labels have them in it. A ground is painted behind the
  /// labels, where the terminal's own is another than that of the backdrop.
  package init(
    view: ResolvedView, tier: Tier, backdrop: Backdrop, width: Int, language: String? = nil,
    ground: RGBA? = nil
  ) {
    self.view = view
    self.tier = tier
    self.backdrop = backdrop
    self.width = width
    self.language = language
    self.ground = ground
  }

  /// Writes the lines of each label to a sink, in the order of the labels.
  ///
  /// Rethrows what the sink throws, and then writes no more.
  package func write(_ labels: LabelList, to sink: (ArraySlice<UInt8>) throws -> Void) throws {
    var texts = LeafTexts(tier: tier)
    let list = layout(of: labels, &texts)
    let gap = ground == nil ? list.gap : 0
    var drawings = SizedDrawings()
    var lines: [UInt8] = []
    for index in 0..<labels.count {
      var label = text(of: labels, at: index, &texts)
      var drawing = drawing(of: label, in: list, &drawings, &texts)
      if let columns = drawing.wrappingColumns,
        let broken = TitleLines(label.title, in: columns, form: tier.form)
      {
        label.lines = broken
        drawing = self.drawing(of: label, in: list, &drawings, &texts)
      }
      if index > 0 { lines.append(contentsOf: repeatElement(UInt8(ascii: "\n"), count: gap)) }
      drawing.append(label, &texts, to: &lines)
      try sink(lines[...])
      lines.removeAll(keepingCapacity: true)
    }
  }

  /// The texts of a label, clean and measured.
  private func text(of labels: LabelList, at index: Int, _ texts: inout LeafTexts) -> LabelText {
    let title =
      language.map { ArraySlice(labels.title(at: index, language: $0).utf8) }
      ?? labels.titleBytes(at: index)
    return texts.label(title: title, symbol: labels.symbolBytes(at: index))
  }

  /// Fits the style to the widest of the labels and the width.
  private func layout(of labels: LabelList, _ texts: inout LeafTexts) -> ListLayout {
    var extent = LabelExtent()
    for index in 0..<labels.count { extent.add(text(of: labels, at: index, &texts).size) }
    let margins = ground == nil ? 0 : 2 * DisplayList.groundMargin
    return ListLayout(view, labels: extent, width: max(width - margins, 1), form: tier.form)
  }

  /// Lays out a label and draws it, once for each size.
  private func drawing(
    of label: LabelText, in list: ListLayout, _ drawings: inout SizedDrawings,
    _ texts: inout LeafTexts
  ) -> Drawing {
    drawings.drawing(of: list.shown(label.size)) { size in
      var items = list.displayList(of: size)
      if let ground {
        items = items.onGround(ground, columns: list.columns + list.overhang, gap: list.gap)
      }
      return Drawing(items, texts: &texts, backdrop: backdrop)
    }
  }
}
