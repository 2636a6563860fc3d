/// A picture that is drawn again and again on one screen, without flicker.
///
/// Each line is written over the one that stood there and erased to its end; only what is below is
/// erased first. The last good picture stays while there is an error, which stands below it.
package struct WatchScreen {
  /// What one drawing gives.
  package enum Frame: Equatable {
    /// The lines of a picture, and what is to be known of it.
    case picture([String], notes: [String])

    /// Why there is none.
    case failure([String])
  }

  /// The room of the screen in cells.
  package struct Room: Hashable, Sendable {
    /// The columns.
    package var columns: Int

    /// The rows.
    package var rows: Int

    /// Creates a room.
    package init(columns: Int, rows: Int) {
      self.columns = columns
      self.rows = rows
    }
  }

  private var picture: [String] = []
  private var shown: [String]?

  /// Creates a screen that nothing was drawn on.
  package init() {}

  /// What is written at the end: the cursor is seen again, below the picture.
  package static let ending = "\u{1B}[?25h"

  /// Returns what is written to show a frame; nothing where the screen shows it already.
  package mutating func output(for frame: Frame, in room: Room) -> String {
    let below: [String]
    switch frame {
    case .picture(let lines, let notes):
      picture = lines
      below = notes
    case .failure(let lines): below = lines
    }
    let lines = fitted(below.flatMap { wrapped($0, to: room.columns) }, in: room)
    guard lines != shown else { return "" }
    let start = shown == nil ? "\u{1B}[?25l\u{1B}[H\u{1B}[2J" : "\u{1B}[H"
    shown = lines
    // Without the margin's wrap, no line can push the others down.
    return start + "\u{1B}[?7l" + lines.map { $0 + "\u{1B}[K\n" }.joined() + "\u{1B}[J\u{1B}[?7h"
  }

  /// Forgets what the screen shows, as after it got another size.
  package mutating func forget() {
    shown = nil
  }

  /// The picture with what stands below it, cut to the rows so that nothing scrolls.
  private func fitted(_ below: [String], in room: Room) -> [String] {
    let rows = room.rows > 0 ? max(room.rows - 1, 1) : .max
    let below = Array(below.prefix(rows))
    let free = rows - below.count - (below.isEmpty ? 0 : 1)
    var lines = picture
    if lines.count > free {
      let hidden = lines.count - max(free - 1, 0)
      lines = Array(lines.prefix(max(free - 1, 0)))
      if free > 0 { lines.append("and \(hidden) more lines") }
    }
    return below.isEmpty || lines.isEmpty ? lines + below : lines + [""] + below
  }

  private func wrapped(_ line: String, to columns: Int) -> [String] {
    guard columns > 0, line.count > columns else { return [line] }
    var lines: [String] = []
    var rest = line[...]
    while !rest.isEmpty, lines.count < 100 {
      lines.append(String(rest.prefix(columns)))
      rest = rest.dropFirst(columns)
    }
    return lines
  }
}
