import Diagnostics

/// A terminal that results and messages go to: it pages what is longer than it, and shows one line
/// of progress that gives way to everything else.
///
/// Results are held until they are longer than the screen, and a pager begins, or until they end or a
/// message comes that must stand below them. What is told while a pager runs is shown after it.
final class Screen {
  private enum State {
    /// Nothing is shown yet of what is held.
    case holding

    /// Everything is shown at once.
    case direct

    /// A pager shows it.
    case paging(any Pager)
  }

  /// How many rows results may have without a pager; nil for any number.
  private let rowLimit: Int?

  private let terminal: Surroundings
  private let startPager: () -> (any Pager)?
  private let progress: ProgressLine?
  private var state: State
  private var held: [UInt8] = []
  private var count: RowCount
  private var late = ""

  /// Creates a screen in front of what is really written to.
  ///
  /// - Parameters:
  ///   - terminal: The streams and facts of the process.
  ///   - progress: The line of progress; nil where none is wanted.
  ///   - startPager: Starts the pager; nil where there is none.
  init(
    _ terminal: Surroundings, progress: ProgressLine?, startPager: (() -> (any Pager)?)?
  ) {
    self.terminal = terminal
    self.progress = progress
    self.startPager = startPager ?? { nil }
    let rows = terminal.facts.outputRows ?? 0
    rowLimit = startPager != nil && rows > 1 ? rows - 1 : nil
    state = rowLimit == nil ? .direct : .holding
    count = RowCount(columns: terminal.facts.outputColumns ?? 80)
  }

  /// The surroundings that a command is given.
  var surroundings: Surroundings {
    var inner = terminal
    if terminal.facts.outputIsTerminal { inner.output = ByteStream { try self.take($0) } }
    inner.errors = ByteStream { self.tell($0) }
    inner.showAtOnce = { self.showAtOnce() }
    inner.reportWork = { self.show($0) }
    return inner
  }

  /// Shows what is held, and all that follows without a pager.
  func showAtOnce() {
    progress?.clear()
    guard case .holding = state else { return }
    state = .direct
    // A terminal that is gone is found out by what is written next.
    try? pass(held)
    held = []
  }

  /// Shows what is held, or waits until the pager was quit, and tells what was told meanwhile.
  func finish() throws {
    progress?.clear()
    switch state {
    case .holding:
      state = .direct
      try pass(held)
    case .direct: break
    case .paging(let pager):
      state = .direct
      pager.finish()
      terminal.errors.tryToWrite(late)
    }
    try terminal.output.flush()
  }
}

extension Screen {
  private func take(_ bytes: UnsafeRawBufferPointer) throws {
    progress?.clear()
    switch state {
    case .direct: try pass(bytes)
    case .paging(let pager): try pager.write(bytes)
    case .holding:
      held += bytes
      count.add(bytes)
      guard let rowLimit, count.rows > rowLimit else { return }
      let all = held
      held = []
      guard let pager = startPager() else {
        state = .direct
        return try pass(all)
      }
      state = .paging(pager)
      try all.withUnsafeBytes { try pager.write($0) }
    }
  }

  private func pass(_ bytes: some Collection<UInt8>) throws {
    try terminal.output.write(ArraySlice(bytes))
    try terminal.output.flush()
  }

  private func tell(_ bytes: UnsafeRawBufferPointer) {
    progress?.clear()
    let text = String(decoding: bytes, as: UTF8.self)
    if case .paging = state {
      late += text
      return
    }
    if !held.isEmpty { showAtOnce() }
    if case .holding = state { count.add(bytes) }
    terminal.errors.tryToWrite(text)
  }

  private func show(_ work: Work) {
    if case .paging = state { return }
    progress?.show(work)
  }
}
