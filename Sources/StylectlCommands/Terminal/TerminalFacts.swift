#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the system says about where output goes.
package struct TerminalFacts: Hashable, Sendable {
  /// Whether results go to a terminal.
  package var outputIsTerminal: Bool

  /// Whether everything else goes to a terminal.
  package var errorsAreTerminal: Bool

  /// The columns of the terminal for results; nil or 0 where it does not say.
  package var outputColumns: Int?

  /// The columns of the terminal for everything else.
  package var errorColumns: Int?

  /// Creates facts; no terminal unless told otherwise.
  package init(
    outputIsTerminal: Bool = false, errorsAreTerminal: Bool = false, outputColumns: Int? = nil,
    errorColumns: Int? = nil
  ) {
    self.outputIsTerminal = outputIsTerminal
    self.errorsAreTerminal = errorsAreTerminal
    self.outputColumns = outputColumns
    self.errorColumns = errorColumns
  }

  /// Asks the system about this process.
  package static func process() -> TerminalFacts {
    let output = isatty(1) == 1
    let errors = isatty(2) == 1
    return TerminalFacts(
      outputIsTerminal: output, errorsAreTerminal: errors,
      outputColumns: output ? columns(of: 1) : nil, errorColumns: errors ? columns(of: 2) : nil)
  }

  private static func columns(of descriptor: Int32) -> Int? {
    var size = winsize()
    return ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 ? Int(size.ws_col) : nil
  }
}
