/// A text or a symbol in its cells: one row high, and never reaching out of the drawing.
struct Leaf: Hashable {
  /// What it shows.
  enum Content: Hashable {
    case text(ResolvedText)
    case symbol(ResolvedSymbol)
  }

  /// What it shows.
  var content: Content

  /// The row.
  var row: Int

  /// The first column.
  var column: Int

  /// The columns that it may take; at least 1.
  var width: Int

  /// The cells that it may take.
  var area: CellArea { CellArea(rows: row..<(row + 1), columns: column..<(column + width)) }

  /// What it is drawn with.
  var ink: Ink {
    get {
      switch content {
      case .text(let text): text.ink
      case .symbol(let symbol): symbol.ink
      }
    }
    set {
      switch content {
      case .text(var text):
        text.ink = newValue
        content = .text(text)
      case .symbol(var symbol):
        symbol.ink = newValue
        content = .symbol(symbol)
      }
    }
  }

  /// Creates the leaf of a display item; nil for other items and for one that is not seen.
  init?(_ item: DisplayItem, columns: Int, rows: Int) {
    let frame: Frame
    switch item {
    case .text(let text, let place): (content, frame) = (.text(text), place)
    case .symbol(let symbol, let place): (content, frame) = (.symbol(symbol), place)
    case .fill, .stroke, .clipped, .translucent, .effect: return nil
    }
    row = CellMetric.floor(frame.y, CellMetric.height)
    column = max(0, CellMetric.floor(frame.x, CellMetric.width))
    let end = min(columns, CellMetric.ceiling(frame.x + frame.width, CellMetric.width))
    width = end - column
    guard (0..<rows).contains(row), width > 0, ink.isVisible else { return nil }
  }
}

extension Leaf {
  /// Returns the leaves of a list from left to right in each row, without those that later ones hide.
  ///
  /// Where texts overlap, the one drawn last stays whole and the other keeps what is left of it.
  static func placed(_ items: [DisplayItem], columns: Int, rows: Int) -> [[Leaf]] {
    var leaves = [[Leaf]](repeating: [], count: rows)
    for leaf in items.lazy.compactMap({ Leaf($0, columns: columns, rows: rows) }) {
      for index in leaves[leaf.row].indices.reversed() {
        let other = leaves[leaf.row][index]
        guard other.area.columns.overlaps(leaf.area.columns) else { continue }
        if other.column < leaf.column {
          leaves[leaf.row][index].width = leaf.column - other.column
        } else {
          leaves[leaf.row].remove(at: index)
        }
      }
      leaves[leaf.row].append(leaf)
    }
    for row in leaves.indices { leaves[row].sort { $0.column < $1.column } }
    return leaves
  }
}
