import StylectlCommands
import Testing

struct TerminalTests {
  /// One row of the matrix: what is given, and the colours that follow.
  struct Case: CustomTestStringConvertible {
    var choice: ColorChoice?
    var variables: [String: String]
    var isTerminal: Bool
    var colors: ColorDepth

    init(
      _ variables: [String: String], _ colors: ColorDepth, choice: ColorChoice? = nil,
      pipe: Bool = false
    ) {
      self.choice = choice
      self.variables = variables
      self.colors = colors
      isTerminal = !pipe
    }

    var testDescription: String {
      "\(choice.map(\.rawValue) ?? "") \(variables) \(isTerminal ? "terminal" : "pipe")"
    }
  }

  @Test(arguments: [
    Case(["TERM": "xterm"], .sixteen),
    Case(["TERM": "xterm"], .none, pipe: true),
    Case([:], .none),
    Case(["TERM": ""], .none),
    Case(["TERM": "dumb"], .none),
    Case(["TERM": "dumb", "COLORTERM": "truecolor"], .none),
    Case(["TERM": "xterm"], .sixteen, choice: .always, pipe: true),
    Case([:], .sixteen, choice: .always, pipe: true),
    Case(["NO_COLOR": "1", "TERM": "xterm"], .sixteen, choice: .always),
    Case(["TERM": "xterm", "FORCE_COLOR": "3"], .none, choice: .never),
    Case(["STYLECTL_COLOR": "always"], .none, choice: .never),
    Case(["STYLECTL_COLOR": "always", "NO_COLOR": "1"], .sixteen, pipe: true),
    Case(["STYLECTL_COLOR": "never", "TERM": "xterm"], .none),
    Case(["STYLECTL_COLOR": "always"], .none, choice: .auto, pipe: true),
    Case(["STYLECTL_COLOR": "sometimes", "TERM": "xterm"], .sixteen),
    Case(["NO_COLOR": "0", "TERM": "xterm"], .none),
    Case(["NO_COLOR": "yes", "TERM": "xterm"], .none),
    Case(["NO_COLOR": "", "TERM": "xterm"], .sixteen),
    Case(["NO_COLOR": "1", "FORCE_COLOR": "1", "TERM": "xterm"], .none),
    Case(["FORCE_COLOR": "1"], .sixteen, pipe: true),
    Case(["FORCE_COLOR": "2"], .indexed, pipe: true),
    Case(["FORCE_COLOR": "3"], .trueColor, pipe: true),
    Case(["FORCE_COLOR": "0", "TERM": "xterm"], .none, pipe: true),
    Case(["FORCE_COLOR": "false", "TERM": "xterm"], .sixteen),
    Case(["FORCE_COLOR": ""], .none, pipe: true),
    Case(["CLICOLOR_FORCE": "1", "TERM": "xterm-256color"], .indexed, pipe: true),
    Case(["CLICOLOR_FORCE": "0", "TERM": "xterm"], .none, pipe: true),
    Case(["CLICOLOR": "0", "TERM": "xterm"], .none),
    Case(["CLICOLOR": "1", "TERM": "xterm"], .sixteen),
    Case(["CLICOLOR": "0", "CLICOLOR_FORCE": "1"], .sixteen, pipe: true),
    Case(["TERM": "xterm", "COLORTERM": "truecolor"], .trueColor),
    Case(["TERM": "xterm", "COLORTERM": "24bit"], .trueColor),
    Case(["TERM": "tmux-256color", "COLORTERM": "truecolor"], .trueColor),
    Case(["TERM": "screen-256color", "COLORTERM": "truecolor"], .indexed),
    Case(["TERM": "screen", "COLORTERM": "truecolor"], .sixteen),
    Case(["TERM": "xterm-kitty"], .trueColor),
    Case(["TERM": "xterm-direct"], .trueColor),
    Case(["TERM": "st"], .sixteen),
    Case(["TERM": "st-256color"], .indexed),
    Case(["TERM": "xterm", "COLORTERM": "yes"], .sixteen),
  ])
  func firstMatchDecidesAboutColour(_ row: Case) {
    let terminal = Terminal(
      facts: TerminalFacts(outputIsTerminal: row.isTerminal),
      environment: EnvironmentVariables(row.variables), color: row.choice)
    #expect(terminal.colors == row.colors)
  }

  @Test func errorsAreColouredByTheirOwnStream() {
    let environment = EnvironmentVariables(["TERM": "xterm"])
    let terminal = Terminal(
      facts: TerminalFacts(outputIsTerminal: false, errorsAreTerminal: true),
      environment: environment)
    #expect(terminal.colors == .none)
    #expect(terminal.colorsErrors)
  }

  @Test(arguments: [
    ("40", 40), ("1", 1), ("10000", 10_000), ("0", 120), ("-1", 120), ("99999999", 120),
    ("99999999999999999999", 120), ("wide", 120), ("", 120), (" 40", 120),
  ])
  func onlySensibleColumnsCount(_ columns: String, _ width: Int) {
    let facts = TerminalFacts(outputIsTerminal: true, outputColumns: 120, errorColumns: 100)
    let environment = EnvironmentVariables(["COLUMNS": columns])
    #expect(Terminal(facts: facts, environment: environment).width == width)
    #expect(Terminal(facts: facts, environment: environment, width: 7).width == 7)
  }

  @Test func widthFallsBackToEighty() {
    func width(_ facts: TerminalFacts) -> Int {
      Terminal(facts: facts, environment: EnvironmentVariables([:])).width
    }
    #expect(width(TerminalFacts(outputIsTerminal: true, outputColumns: 0, errorColumns: 99)) == 99)
    #expect(width(TerminalFacts(outputIsTerminal: true, outputColumns: 0, errorColumns: 0)) == 80)
    #expect(width(TerminalFacts(errorsAreTerminal: true, errorColumns: 200)) == 80)
  }

  @Test(arguments: [
    ([:], true), (["COLORFGBG": "0;15"], false), (["COLORFGBG": "15;0"], true),
    (["COLORFGBG": "0;default;7"], false), (["COLORFGBG": "7;8"], true),
    (["COLORFGBG": "0;default"], true), (["COLORFGBG": "0;16"], true),
    (["COLORFGBG": "15;0", "STYLECTL_APPEARANCE": "light"], false),
    (["COLORFGBG": "0;15", "STYLECTL_APPEARANCE": "dark"], true),
    (["COLORFGBG": "0;15", "STYLECTL_APPEARANCE": "pink"], false),
  ])
  func groundIsDarkUnlessToldOtherwise(_ variables: [String: String], _ isDark: Bool) {
    let environment = EnvironmentVariables(variables)
    #expect(Terminal(facts: TerminalFacts(), environment: environment).isDark == isDark)
    #expect(!Terminal(facts: TerminalFacts(), environment: environment, isDark: false).isDark)
  }

  @Test(arguments: [
    ([:], false), (["LANG": "C"], true), (["LANG": "POSIX"], true), (["LANG": "de_DE"], true),
    (["LANG": "en_US.UTF-8"], false), (["LANG": "en_US.utf8"], false),
    (["LANG": "ca_ES.UTF-8@valencia"], false), (["LANG": "de_DE.ISO-8859-15@euro"], true),
    (["LC_ALL": "C", "LANG": "en_US.UTF-8"], true),
    (["LC_ALL": "", "LC_CTYPE": "UTF-8", "LANG": "C"], false),
    (["LC_CTYPE": "C", "LANG": "en_US.UTF-8"], true),
    (["TERM": "dumb", "LANG": "en_US.UTF-8"], true), (["TERM": "linux"], true),
  ])
  func plainTerminalsAndLocalesGetASCII(_ variables: [String: String], _ isASCII: Bool) {
    let environment = EnvironmentVariables(variables)
    #expect(Terminal(facts: TerminalFacts(), environment: environment).form.isASCII == isASCII)
  }
}
