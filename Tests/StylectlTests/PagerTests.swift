import StylectlCommands
import TestSupport
import Testing

/// When results go through a pager, with a pager that only keeps what it gets.
struct PagerTests {
  /// A pager that keeps what it gets and can be quit.
  private final class KeptPager: Pager {
    var text = ""
    var isFinished = false
    var isQuit = false

    func write(_ bytes: UnsafeRawBufferPointer) throws {
      if isQuit { throw StreamError.readerIsGone }
      text += String(decoding: bytes, as: UTF8.self)
    }

    func finish() { isFinished = true }
  }

  /// What one run gave.
  private struct Seen {
    var terminal = ""
    var errors = ""
    var command: String?
    var status: StylectlCommands.ExitStatus
  }

  private let pager = KeptPager()

  /// Runs a line in a terminal of some rows whose search path has a `less`.
  private func run(
    _ words: [String], rows: Int?, columns: Int = 80, environment: [String: String] = [:]
  ) throws -> Seen {
    let folder = try TemporaryFolder()
    try folder.makeProgram("bin/less", "true")
    try folder.makeProgram("bin/more", "true")
    let variables = ["PATH": folder.file("bin"), "TERM": "xterm", "NO_COLOR": "1"].merging(
      environment
    ) { $1 }
    var seen = Seen(status: .bug)
    var terminal: [UInt8] = []
    var errors: [UInt8] = []
    var command: String?
    var surroundings = Surroundings(
      environment: EnvironmentVariables(variables), output: ByteStream { terminal += $0 },
      errors: ByteStream { errors += $0 }, standardInput: -1,
      facts: TerminalFacts(
        outputIsTerminal: rows != nil, errorsAreTerminal: rows != nil, outputColumns: columns,
        outputRows: rows))
    surroundings.startPager = { [pager] asked in
      command = asked
      return pager
    }
    seen.status = Stylectl.run(words, in: surroundings)
    seen.terminal = String(decoding: terminal, as: UTF8.self)
    seen.errors = String(decoding: errors, as: UTF8.self)
    seen.command = command
    return seen
  }

  @Test func onlyWhatIsLongerThanTheScreenIsPaged() throws {
    let page = try run(["help", "exit-status"], rows: nil).terminal
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false).count - 1
    let fitting = try run(["help", "exit-status"], rows: lines + 1)
    #expect(fitting.command == nil)
    #expect(fitting.terminal == page)
    let long = try run(["help", "exit-status"], rows: lines)
    #expect(long.command == "less -FRX")
    #expect(long.terminal == "")
    #expect(pager.text == page)
    #expect(pager.isFinished)
    #expect(long.status == .done)
  }

  @Test func linesThatWrapTakeMoreRows() throws {
    let words = ["show", "DayLabelStyle"]
    #expect(try run(words, rows: 30, columns: 80).command == nil)
    #expect(try run(words, rows: 30, columns: 20).command == "less -FRX")
    #expect(try run(words, rows: 1_000, columns: 1).command == nil)
  }

  @Test func variablesAndTheOptionChoose() throws {
    let words = ["help", "apply"]
    #expect(try run(words, rows: 9, environment: ["PAGER": "more"]).command == "more")
    let both = ["PAGER": "more", "STYLECTL_PAGER": "less -S | cat"]
    #expect(try run(words, rows: 9, environment: both).command == "less -S | cat")
    #expect(try run(words, rows: 9, environment: ["PAGER": "cat"]).command == nil)
    #expect(try run(words, rows: 9, environment: ["PAGER": ""]).command == "less -FRX")
    #expect(try run(words, rows: 9, environment: ["TERM": "dumb"]).command == nil)
    #expect(try run(words, rows: 9, environment: ["PATH": "/nowhere"]).command == nil)
    #expect(try run(words + ["--no-pager"], rows: 9).command == nil)
    #expect(try run(["--no-pager"] + words, rows: 9).command == nil)
    #expect(try run(words, rows: 0).command == nil)
  }

  @Test func pagerThatIsNotThereIsTold() throws {
    let seen = try run(["help", "apply"], rows: 9, environment: ["PAGER": "nope -x"])
    #expect(seen.command == nil)
    #expect(
      seen.errors == """
        note: there is no pager 'nope'
        hint: name another with STYLECTL_PAGER, or cat for none

        """)
    #expect(seen.terminal == (try run(["help", "apply"], rows: nil).terminal))
  }

  @Test func pagerThatIsQuitEndsQuietly() throws {
    pager.isQuit = true
    let seen = try run(["list"], rows: 3)
    #expect(seen.status == .done)
    #expect(seen.command == "less -FRX")
    #expect(seen.terminal == "")
    #expect(pager.isFinished)
  }

  @Test func whatIsToldMeanwhileStandsBelow() throws {
    let paged = try run(["list"], rows: 3)
    #expect(pager.text.contains("DayLabelStyle"))
    #expect(paged.errors.hasPrefix("SwiftUI's own can be applied too: "))
    let wrong = try run(["nonsense"], rows: 3)
    #expect(wrong.status == .wrongUsage)
    #expect(wrong.errors.hasPrefix("error: there is no command 'nonsense'"))
  }

  @Test func coloursAreKept() throws {
    let words = ["apply", "DayLabelStyle", "--labels", "week", "--color", "always"]
    let direct = try run(words + ["--no-pager"], rows: 5)
    #expect(direct.terminal.contains("\u{1B}["))
    #expect(try run(words, rows: 5).terminal == "")
    #expect(pager.text == direct.terminal)
  }

  @Test func realPagerIsACommandOfTheShell() throws {
    let folder = try TemporaryFolder()
    let seen = try runInTerminal(
      ["help", "apply"], in: folder,
      environment: ["PAGER": "sed -n 's/Show/Shown by sed:/p' | head -1"])
    #expect(seen.text == "Shown by sed: styles on your labels\n")
    #expect(seen.status == 0)
    let quit = try runInTerminal(["help", "apply"], in: folder, environment: ["PAGER": "true"])
    #expect(quit.text == "")
    #expect(quit.status == 0)
  }
}
