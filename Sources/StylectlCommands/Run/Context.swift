import Diagnostics
import StyleCatalog
import StylePreview

/// What a command works with: the options of all commands and the world around the process.
package final class Context {
  /// The options of all commands.
  package let options: GlobalOptions

  /// The surroundings of the process.
  package let surroundings: Surroundings

  /// The items in conflict and the sentences that were warned of.
  var warned: Set<String> = []

  /// The check of symbols, once the list of their names was read.
  var knownSymbolCheck: SymbolCheck?

  /// The catalog that was opened last to be read.
  var openCatalog: Catalog?

  /// What the command has left out because it cannot be read.
  var unreadable: [CatalogError] = []

  /// Creates a context.
  package init(options: GlobalOptions, surroundings: Surroundings) {
    self.options = options
    self.surroundings = surroundings
  }

  /// Runs a command, and tells at its end what it has left out because it cannot be read.
  ///
  /// - Throws: What the command throws; `CommandFailure` with `no` where anything was left out.
  func run(_ command: (Context) throws -> Void) throws {
    var failure = CommandFailure(.no)
    do { try command(self) } catch let error as any ReportableError {
      if unreadable.isEmpty { throw error }
      failure = error.failure
    }
    for error in unreadable {
      let told = error.failure.diagnostics.filter { !failure.diagnostics.contains($0) }
      failure.diagnostics += told
    }
    if !unreadable.isEmpty { throw failure }
  }

  /// The variables of the environment.
  package var environment: EnvironmentVariables { surroundings.environment }

  /// Where results go.
  package var output: ByteStream { surroundings.output }

  /// Where everything else goes.
  package var errors: ByteStream { surroundings.errors }

  /// What the terminal can show, after the options of a command.
  package func terminal(width: Int? = nil, isDark: Bool? = nil) -> Terminal {
    Terminal(
      facts: surroundings.facts, environment: environment, color: options.color, width: width,
      isDark: isDark)
  }

  /// Reads a file, or standard input where the path is `-`.
  package func read(_ path: String, limit: Int = InputFile.defaultLimit) throws -> [UInt8] {
    try InputFile.read(path, limit: limit, standardInput: surroundings.standardInput)
  }

  /// Tells one sentence about what was done, unless quiet was asked for.
  package func tell(_ sentence: String) {
    guard !options.isQuiet else { return }
    errors.tryToWrite(safe(sentence) + "\n")
  }

  /// Tells warnings and notes, unless quiet was asked for; errors always.
  package func report(_ diagnostics: [Diagnostic]) {
    let told = diagnostics.filter { $0.severity == .error || !options.isQuiet }
    guard !told.isEmpty else { return }
    ErrorReport(isColored: terminal().colorsErrors).write(told, to: errors)
  }

  /// Tells warnings that were not told yet.
  func warnOnce(_ warnings: [Diagnostic]) {
    report(warnings.filter { warned.insert($0.message).inserted })
  }
}

/// The world around the process, so that tests can give it another one.
package struct Surroundings {
  /// The variables of the environment.
  package var environment: EnvironmentVariables

  /// Where results go.
  package var output: ByteStream

  /// Where everything else goes.
  package var errors: ByteStream

  /// The file descriptor that `-` is read from.
  package var standardInput: Int32

  /// What the system said about the terminal at the start.
  package var facts: TerminalFacts

  /// Asks the terminal for the colour of its ground.
  package var background = BackgroundQuery { nil }

  /// Asks the system about the terminal now, whose size may have changed.
  package var presentFacts: () -> TerminalFacts

  /// Shows what is held back of the results, and all that follows at once.
  package var showAtOnce: () -> Void = {}

  /// Is told how far work has come that may take long.
  package var reportWork: Work.Report = { _ in }

  /// The time in milliseconds, from any start.
  package var now: () -> Int = { 0 }

  /// Is given what the end of the process frees anyway.
  package var keepToTheEnd: (AnyObject) -> Void = { _ in }

  /// Starts a pager, which is a command of the shell; nil where it cannot be started.
  package var startPager: (String) -> (any Pager)? = { _ in nil }

  /// Creates surroundings.
  package init(
    environment: EnvironmentVariables, output: ByteStream, errors: ByteStream,
    standardInput: Int32, facts: TerminalFacts
  ) {
    self.environment = environment
    self.output = output
    self.errors = errors
    self.standardInput = standardInput
    self.facts = facts
    presentFacts = { facts }
  }

  /// Returns the real ones.
  package static func process() -> Surroundings {
    var surroundings = Surroundings(
      environment: .process, output: ByteStream(descriptor: 1), errors: ByteStream(descriptor: 2),
      standardInput: 0, facts: .process())
    surroundings.presentFacts = TerminalFacts.process
    surroundings.background = BackgroundQuery { BackgroundQuery.ask(input: 0, output: 1) }
    surroundings.now = Screen.milliseconds
    surroundings.startPager = { PagerProcess($0) }
    surroundings.keepToTheEnd = { _ = Unmanaged.passRetained($0) }
    return surroundings
  }
}
