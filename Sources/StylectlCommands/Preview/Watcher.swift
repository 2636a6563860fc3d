import StylePreview

/// Decides, step by step, whether anything is to be drawn again.
package struct Watcher {
  /// What a picture depends on.
  package struct Facts: Equatable {
    /// What is known of the files.
    package var files: [FileFacts]

    /// What is known of the terminal.
    package var terminal: TerminalFacts

    /// Creates facts.
    package init(files: [FileFacts], terminal: TerminalFacts) {
      self.files = files
      self.terminal = terminal
    }
  }

  private var screen = WatchScreen()
  private var last: Facts?

  /// Creates a watcher that has drawn nothing.
  package init() {}

  /// Takes the facts of one moment; returns what is to be written, mostly nothing.
  ///
  /// A file that is half written is drawn as an error, and once more when the rest has come.
  package mutating func step(_ facts: Facts, draw: (TerminalFacts) -> WatchScreen.Frame) -> String {
    guard facts != last else { return "" }
    if let last, last.terminal != facts.terminal { screen.forget() }
    last = facts
    let room = WatchScreen.Room(
      columns: facts.terminal.outputColumns ?? 0, rows: facts.terminal.outputRows ?? 0)
    return screen.output(for: draw(facts.terminal), in: room)
  }
}
