/// A text as layout sees it: the room that it takes on one line, and its lines where it gets less.
struct TextBlock {
  /// What its letters are.
  enum Letters {
    /// Those of a label's title, of which the cells alone are known.
    case title(TitleWrapping?)

    /// Known ones, and how they break.
    case known(String, LineBreaker)
  }

  /// What is drawn on the lines of a text.
  struct Lines {
    /// What each line shows; less than the text in all but the last one, which may be cut.
    var contents: [TextContent]

    /// The width of each line.
    var widths: [Double]

    /// The lines that are kept free below.
    var emptyCount = 0

    /// The number of lines.
    var count: Int { contents.count + emptyCount }

    /// The width of the widest line.
    var width: Double { widths.max() ?? 0 }
  }

  /// The text.
  let text: ResolvedText

  /// The size of one line with all of it.
  let line: LeafSize

  /// What its letters are.
  let letters: Letters

  /// Returns the lines in what is proposed.
  ///
  /// SwiftUI: a text is as wide as one line with all of it, unless it is proposed less; then it breaks
  /// into as many lines as its limit and the proposed height allow, and the last of them is cut.
  func lines(in proposal: ProposedSize, _ metric: LayoutMetric) -> Lines {
    var lines = Lines(contents: [text.content], widths: [line.width])
    if let width = proposal.width {
      lines = filled(room: max(metric.floor(width), Snapping.unit), limit: limit(in: proposal))
    }
    lines.emptyCount = max(0, min(text.minimumLines, LineBreaker.maximumLines) - lines.count)
    return lines
  }

  private func limit(in proposal: ProposedSize) -> Int {
    var limit = max(1, text.lineLimit ?? .max)
    if let height = proposal.height, height.isFinite {
      limit = min(limit, max(1, Int(min(height / max(line.height, 1) + 0.01, 1_000))))
    }
    return limit
  }

  private func filled(room: Double, limit: Int) -> Lines {
    switch letters {
    case .title(let wrapping?) where limit > 1 && room <= wrapping.room:
      let count = min(wrapping.lines, limit)
      return Lines(
        contents: (0..<count).map { .titleLine($0, isLast: $0 == count - 1) },
        widths: Array(repeating: min(wrapping.width, room), count: count))
    case .known(let string, let breaker) where limit > 1 && line.width > room + 0.01:
      return Self.lines(of: string, by: breaker, room: room, limit: limit)
    case .title, .known: break
    }
    return Lines(contents: [text.content], widths: [min(line.width, room)])
  }

  private static func lines(
    of string: String, by breaker: LineBreaker, room: Double, limit: Int
  ) -> Lines {
    var lines = breaker.lines(of: string, in: room)
    if lines.count > limit {
      let last = string[lines[limit - 1].text.startIndex...]
      lines = Array(lines[..<limit])
      // More than there is room for, so that it is cut.
      lines[limit - 1] = LineBreaker.Line(text: last, width: room)
    }
    return Lines(
      contents: lines.map { .literal(String($0.text)) },
      widths: lines.map { min($0.width, room) })
  }
}

extension TitleWrapping {
  /// The points that the title gets.
  fileprivate var room: Double { Double(columns) * Snapping.unit + 0.01 }

  /// The width of its widest line in points.
  fileprivate var width: Double { Double(widest) * Snapping.unit }
}
