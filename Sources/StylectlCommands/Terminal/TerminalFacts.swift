import Platform

/// What the system says about where output goes.
package struct TerminalFacts: Hashable, Sendable {
  /// Whether results go to a terminal.
  package var outputIsTerminal: Bool

  /// Whether everything else goes to a terminal.
  package var errorsAreTerminal: Bool

  /// The columns of the terminal for results; nil or 0 where it does not say.
  package var outputColumns: Int?

  /// The rows of the terminal for results; nil or 0 where it does not say.
  package var outputRows: Int?

  /// The columns of the terminal for everything else.
  package var errorColumns: Int?

  /// Creates facts; no terminal unless told otherwise.
  package init(
    outputIsTerminal: Bool = false, errorsAreTerminal: Bool = false, outputColumns: Int? = nil,
    outputRows: Int? = nil, errorColumns: Int? = nil
  ) {
    self.outputIsTerminal = outputIsTerminal
    self.errorsAreTerminal = errorsAreTerminal
    self.outputColumns = outputColumns
    self.outputRows = outputRows
    self.errorColumns = errorColumns
  }

  /// Asks the system about this process.
  package static func process() -> TerminalFacts {
    let output = isatty(1) == 1
    let errors = isatty(2) == 1
    return TerminalFacts(
      outputIsTerminal: output, errorsAreTerminal: errors,
      outputColumns: output ? size(of: 1)?.columns : nil,
      outputRows: output ? size(of: 1)?.rows : nil,
      errorColumns: errors ? size(of: 2)?.columns : nil)
  }

  private static func size(of descriptor: Int32) -> (columns: Int, rows: Int)? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 else { return nil }
    return (Int(size.ws_col), Int(size.ws_row))
  }
}
