/// Lays out labels in one style below one another on a page, in points that no cell rounds.
///
/// All are as wide as the widest, as in `VStack(alignment: .leading) { … }.fixedSize(horizontal: true,
/// vertical: false)`; with a width, as in the same stack in a frame of that width.
struct PointLayout {
  /// The width of the column in points.
  let width: Double

  /// The space between two labels.
  let gap: Double

  private let view: ResolvedView

  /// Measures labels in a style.
  ///
  /// - Parameters:
  ///   - view: One label in its style.
  ///   - labels: The labels, which are gone through once.
  ///   - room: The points that there are; nil for as many as the widest label takes.
  init(_ view: ResolvedView, labels: some Sequence<PointLabel>, room: Double? = nil) {
    self.view = view
    var widest = 0.0
    var gap = 0.0
    for (index, label) in labels.enumerated() {
      var builder = LayoutBuilder(.points(label))
      guard let node = builder.node(view, in: .vertical) else { continue }
      if index == 0 { gap = StackSpacing.gaps(between: [node, node], .vertical, nil).first ?? 0 }
      guard room == nil else { break }
      var engine = LayoutEngine(.points)
      widest = max(widest, engine.arrange(node, ProposedSize(width: nil, height: nil)).width)
    }
    self.gap = gap
    width = min(room ?? widest, Snapping.maximum)
  }

  /// Returns what is drawn of a label, with its top left corner at zero.
  func displayList(of label: PointLabel) -> DisplayList {
    var builder = LayoutBuilder(.points(label))
    guard let node = builder.node(view, in: .vertical) else {
      return DisplayList(width: 0, height: 0)
    }
    var engine = LayoutEngine(.points)
    let proposal = ProposedSize(width: width, height: nil)
    let arrangement = engine.arrange(node, proposal)
    // What is moved to nowhere is not seen.
    let items = engine.draw(node, proposal).filter { item in
      abs(item.frame.x) <= Snapping.maximum && abs(item.frame.y) <= Snapping.maximum
    }
    return DisplayList(
      width: min(arrangement.width, Snapping.maximum),
      height: min(arrangement.height, Snapping.maximum), items: items)
  }
}
