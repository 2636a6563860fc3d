extension DisplayItem {
  /// Where the item is drawn.
  var frame: Frame {
    get {
      switch self {
      case .fill(_, let frame, _), .stroke(_, let frame, _), .text(_, let frame),
        .symbol(_, let frame), .clipped(_, let frame, _), .translucent(_, let frame, _),
        .effect(_, let frame, _):
        frame
      }
    }
    set {
      switch self {
      case .fill(let kind, _, let ink): self = .fill(kind, newValue, ink)
      case .stroke(let kind, _, let stroke): self = .stroke(kind, newValue, stroke)
      case .text(let text, _): self = .text(text, newValue)
      case .symbol(let symbol, _): self = .symbol(symbol, newValue)
      case .clipped(let kind, _, let items): self = .clipped(kind, newValue, items)
      case .translucent(let opacity, _, let items):
        self = .translucent(opacity, newValue, items)
      case .effect(let effect, _, let items): self = .effect(effect, newValue, items)
      }
    }
  }

  /// Whether the item is a text or a symbol, which stands in a row.
  var isLeaf: Bool {
    switch self {
    case .fill, .stroke, .clipped, .translucent, .effect: false
    case .text, .symbol: true
    }
  }

  /// Returns what a shape leaves of the item; nil for nothing.
  ///
  /// A rectangle behind all of the shape becomes the shape. What is cut by a curve otherwise keeps its
  /// corners, which are less than a cell in a label.
  func clipped(to kind: ShapeKind, in bounds: Frame) -> DisplayItem? {
    guard let part = frame.intersection(bounds) else { return nil }
    if case .fill(.rectangle, _, let ink) = self, part == bounds { return .fill(kind, part, ink) }
    return cut(to: part)
  }

  /// Returns the item in a part of its frame; nil for a leaf that is not in it with its whole height.
  func cut(to part: Frame) -> DisplayItem? {
    if isLeaf && part.height < frame.height { return nil }
    var item = self
    item.frame = part
    return item
  }
}

extension Frame {
  /// The part that two frames share; nil for none.
  func intersection(_ other: Frame) -> Frame? {
    let (left, top) = (max(x, other.x), max(y, other.y))
    let right = min(x + width, other.x + other.width)
    let bottom = min(y + height, other.y + other.height)
    guard right > left, bottom > top else { return nil }
    return Frame(x: left, y: top, width: right - left, height: bottom - top)
  }
}
