import Diagnostics

/// One line of a terminal that tells how far work has come: only where it takes long, and gone when
/// anything else is shown.
final class ProgressLine {
  /// The time, in milliseconds from any start.
  typealias Clock = () -> Int

  /// Work that is done sooner shows no line.
  private static let patience = 100

  /// How long a state stands before the next one is shown.
  private static let interval = 100

  private let columns: Int
  private let now: Clock
  private let write: (String) -> Void
  private var name = ""
  private var start = 0
  private var last = 0
  private var isShown = false

  /// Creates a line that is written with a closure.
  init(columns: Int, now: @escaping Clock, write: @escaping (String) -> Void) {
    self.columns = columns
    self.now = now
    self.write = write
  }

  /// Tells of a step; another name begins other work, which has patience of its own unless a line
  /// stands already.
  func show(_ work: Work) {
    let time = now()
    if work.name != name {
      name = work.name
      if !isShown { start = time }
    }
    guard time - start >= Self.patience, !isShown || time - last >= Self.interval else { return }
    last = time
    isShown = true
    write("\r\(text(of: work))\u{1B}[K")
  }

  /// Takes the line away.
  func clear() {
    guard isShown else { return }
    isShown = false
    start = now()
    write("\r\u{1B}[K")
  }

  /// The work in one line that does not reach the last column, where it would wrap.
  private func text(of work: Work) -> String {
    var text = work.name
    if let total = work.total, total > 0 {
      text += " \(work.done) of \(total) (\(work.done * 100 / total) %)"
    } else if work.done > 0 {
      text += " \(work.done)"
    }
    return String(visible(text).prefix(max(columns - 1, 0)))
  }
}
