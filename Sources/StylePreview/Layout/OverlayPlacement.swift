/// Where a small overlay with a text, such as the number of a badge, stands in a terminal.
///
/// SwiftUI lets it stand out of the view by some points, over its upper edge most often. A row of cells
/// above a label belongs to no label, and half a row holds no letter: all of the overlay moves to the
/// nearest row of the view, and beside the letters that stand there.
struct OverlayPlacement {
  /// The widest text that is moved.
  private static let maximumWidth = 4 * Snapping.unit

  /// The frame of the view below.
  let content: Frame

  /// The letters of the view below.
  let letters: [Frame]

  /// Moves an overlay whose letters would not be seen.
  func settle(_ overlay: inout ArraySlice<DisplayItem>) {
    let leaves = overlay.filter(\.isLeaf).map(\.frame)
    guard content.height >= Snapping.line, let first = leaves.first,
      leaves.allSatisfy({ $0.width <= Self.maximumWidth })
    else { return }
    let top = leaves.map(\.y).min() ?? 0
    let bottom = leaves.map { $0.y + $0.height }.max() ?? 0
    var y = 0.0
    if top < content.y {
      y = content.y - top
    } else if bottom > content.y + content.height {
      y = content.y + content.height - bottom
    }
    guard y != 0 else { return }
    if let letter = letters.first {
      let rest = (first.y + y - letter.y).truncatingRemainder(dividingBy: Snapping.line)
      if rest != 0 { y += y > 0 ? Snapping.unit : -Snapping.unit }
    }
    let moved = leaves.map { Frame(x: $0.x, y: $0.y + y, width: $0.width, height: $0.height) }
    let x = distance(of: moved)
    for index in overlay.indices {
      overlay[index].frame.x += x
      overlay[index].frame.y += y
    }
  }

  /// How far the overlay moves to the trailing side, so that it covers no letter.
  private func distance(of leaves: [Frame]) -> Double {
    var distance = 0.0
    for letter in letters.sorted(by: { $0.x < $1.x }) {
      for leaf in leaves
      where leaf.y == letter.y && leaf.x + distance < letter.x + letter.width
        && leaf.x + distance + leaf.width > letter.x
      {
        distance += letter.x + letter.width - leaf.x - distance
      }
    }
    return distance
  }
}
