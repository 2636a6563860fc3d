/// Lays out views for a terminal, with a label whose parts take a known number of cells.
package struct CellLayout: Sendable {
  /// The sizes of the label's parts.
  package var label: LabelSize

  /// What texts and symbols are written with.
  package var form: TextForm

  /// Creates a layout for a label.
  package init(label: LabelSize, form: TextForm = TextForm()) {
    self.label = label
    self.form = form
  }

  /// Returns what is drawn of a view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - width: The cells that it is proposed; nil for its ideal width.
  ///   - overhang: The cells beside them that it may be drawn in as well.
  /// - Returns: The items with their frames in points.
  package func displayList(
    for view: ResolvedView, width: Int?, overhang: Int = 0
  ) -> DisplayList {
    var builder = LayoutBuilder(label: label, form: form)
    return Self.displayList(for: builder.node(view), width: width, overhang: overhang)
  }

  /// Returns the columns beside a proposed width in which letters of a view stand, such as those of a
  /// badge.
  func overhang(of view: ResolvedView, proposed width: Int) -> Int {
    let list = displayList(for: view, width: width, overhang: Snapping.maximumCells)
    let letters = list.items.filter(\.isLeaf).map(\.frame)
    // What is behind a few letters belongs to them.
    let grounds = list.items.map(\.frame).filter { frame in
      frame.width <= 6 * Snapping.unit && letters.contains { frame.intersection($0) == $0 }
    }
    let right = (letters + grounds).map { $0.x + $0.width }.max() ?? 0
    return max(0, Int((min(right, Snapping.maximum) / Snapping.unit).rounded(.up)) - width)
  }

  /// Returns the columns that a view asks for, which may be more than it is proposed.
  func columns(of view: ResolvedView, proposed width: Int?) -> Int {
    var builder = LayoutBuilder(label: label, form: form)
    guard let node = builder.node(view) else { return 0 }
    var engine = LayoutEngine()
    let proposal = ProposedSize(width: width.map { Double($0) * Snapping.unit }, height: nil)
    let length = min(engine.arrange(node, proposal).width, Snapping.maximum)
    return Int((length / Snapping.unit).rounded(.up))
  }

  /// Returns what is drawn of several labels in one style below one another, all as wide as the widest.
  ///
  /// This is `VStack(alignment: .leading) { … }.fixedSize(horizontal: true, vertical: false)`; with a
  /// width, it is the same stack in a frame of that width.
  static func displayList(
    ofLabels labels: [LabelSize], in view: ResolvedView, width: Int? = nil,
    form: TextForm = TextForm()
  ) -> DisplayList {
    let nodes = labels.compactMap { label in
      var builder = LayoutBuilder(label: label, form: form)
      return builder.node(view, in: .vertical)
    }
    let stack = LayoutNode(.stack(.vertical, Alignment(horizontal: .leading), spacing: nil), nodes)
    let column = LayoutNode(.fixedSize(horizontal: true, vertical: false), [stack])
    return displayList(for: width == nil ? column : stack, width: width)
  }

  private static func displayList(
    for node: LayoutNode?, width: Int?, overhang: Int = 0
  ) -> DisplayList {
    guard let node else { return DisplayList(width: 0, height: 0) }
    let room = width.map { Double(min(max(0, $0), Snapping.maximumCells)) * Snapping.unit }
    var engine = LayoutEngine()
    let proposal = ProposedSize(width: room, height: nil)
    let arrangement = engine.arrange(node, proposal)
    let items = engine.draw(node, proposal)
    var width = arrangement.width
    if room != nil {
      // What stands out of the view is shown as far as there is room.
      width = items.reduce(width) { max($0, $1.frame.x + $1.frame.width) }
    }
    let most = room.map { $0 + Double(overhang) * Snapping.unit } ?? Snapping.maximum
    var list = DisplayList(
      width: min(width, most, Snapping.maximum),
      height: min(arrangement.height, Snapping.maximum), items: items)
    list.alignLeavesToRows()
    list.cutToWidth()
    return list
  }
}

extension DisplayList {
  /// The columns that the drawing takes.
  package var columns: Int { Int((width / Snapping.unit).rounded(.up)) }

  /// The rows that the drawing takes.
  package var rows: Int { Int((height / Snapping.line).rounded(.up)) }
}
