import TestSupport
import Testing

/// What the built tool draws in a terminal and in a pipe, for every way to tell it about colours.
struct TierTests {
  /// How colours reach the terminal.
  enum Colors: String {
    case trueColor, indexed, sixteen, none
  }

  /// A line of the rules: what is given, and what is drawn.
  struct Rule: CustomTestStringConvertible {
    var says: String
    var options: [String]
    var variables: [String: String]
    var isPipe: Bool
    var colors: Colors

    init(
      _ says: String, _ variables: [String: String], _ colors: Colors, _ options: String...,
      isPipe: Bool = false
    ) {
      self.says = says
      self.options = options
      self.variables = variables
      self.isPipe = isPipe
      self.colors = colors
    }

    var testDescription: String { says }
  }

  private static let choice: [Rule] = [
    Rule(
      "--color never beats all", ["STYLECTL_COLOR": "always", "FORCE_COLOR": "3"], .none,
      "--color", "never"),
    Rule(
      "--color always beats NO_COLOR", ["NO_COLOR": "1", "TERM": "xterm"], .sixteen,
      "--color", "always"),
    Rule("--color always in a pipe", [:], .sixteen, "--color", "always", isPipe: true),
    Rule("--color always on a dumb terminal", ["TERM": "dumb"], .sixteen, "--color", "always"),
    Rule(
      "--color auto beats STYLECTL_COLOR", ["STYLECTL_COLOR": "always"], .none,
      "--color", "auto", isPipe: true),
    Rule(
      "STYLECTL_COLOR beats NO_COLOR", ["STYLECTL_COLOR": "always", "NO_COLOR": "1"], .sixteen,
      isPipe: true),
    Rule("STYLECTL_COLOR=never", ["STYLECTL_COLOR": "never", "TERM": "xterm"], .none),
    Rule(
      "STYLECTL_COLOR of another word is none", ["STYLECTL_COLOR": "on", "TERM": "xterm"],
      .sixteen),
    Rule("NO_COLOR of any value", ["NO_COLOR": "1", "TERM": "xterm"], .none),
    Rule("NO_COLOR=0", ["NO_COLOR": "0", "TERM": "xterm"], .none),
    Rule("NO_COLOR=yes", ["NO_COLOR": "yes", "TERM": "xterm"], .none),
    Rule("an empty NO_COLOR is unset", ["NO_COLOR": "", "TERM": "xterm"], .sixteen),
    Rule("NO_COLOR beats FORCE_COLOR", ["NO_COLOR": "1", "FORCE_COLOR": "3"], .none),
    Rule(
      "NO_COLOR beats COLORTERM", ["NO_COLOR": "1", "TERM": "xterm", "COLORTERM": "truecolor"],
      .none),
    Rule("FORCE_COLOR in a pipe", ["FORCE_COLOR": "1"], .sixteen, isPipe: true),
    Rule(
      "FORCE_COLOR=true", ["FORCE_COLOR": "true", "TERM": "xterm-256color"], .indexed,
      isPipe: true),
    Rule("FORCE_COLOR=2", ["FORCE_COLOR": "2"], .indexed, isPipe: true),
    Rule("FORCE_COLOR=3", ["FORCE_COLOR": "3"], .trueColor, isPipe: true),
    Rule("FORCE_COLOR on a dumb terminal", ["FORCE_COLOR": "1", "TERM": "dumb"], .sixteen),
    Rule("FORCE_COLOR=0 is unset", ["FORCE_COLOR": "0"], .none, isPipe: true),
    Rule("FORCE_COLOR=false is unset", ["FORCE_COLOR": "false"], .none, isPipe: true),
    Rule("an empty FORCE_COLOR is unset", ["FORCE_COLOR": ""], .none, isPipe: true),
    Rule("FORCE_COLOR=0 does not forbid", ["FORCE_COLOR": "0", "TERM": "xterm"], .sixteen),
    Rule("CLICOLOR_FORCE in a pipe", ["CLICOLOR_FORCE": "1"], .sixteen, isPipe: true),
    Rule("CLICOLOR_FORCE=0 is unset", ["CLICOLOR_FORCE": "0"], .none, isPipe: true),
    Rule("CLICOLOR_FORCE beats CLICOLOR", ["CLICOLOR_FORCE": "1", "CLICOLOR": "0"], .sixteen),
    Rule("CLICOLOR=0", ["CLICOLOR": "0", "TERM": "xterm"], .none),
    Rule("CLICOLOR=1 in a terminal", ["CLICOLOR": "1", "TERM": "xterm"], .sixteen),
    Rule("CLICOLOR=1 in a pipe", ["CLICOLOR": "1", "TERM": "xterm"], .none, isPipe: true),
    Rule("a pipe", ["TERM": "xterm", "COLORTERM": "truecolor"], .none, isPipe: true),
    Rule("no TERM", [:], .none),
    Rule("an empty TERM", ["TERM": "", "COLORTERM": "truecolor"], .none),
    Rule("TERM=dumb", ["TERM": "dumb", "COLORTERM": "truecolor"], .none),
  ]

  private static let depth: [Rule] = [
    Rule("COLORTERM=truecolor", ["TERM": "xterm", "COLORTERM": "truecolor"], .trueColor),
    Rule("COLORTERM=24bit", ["TERM": "xterm", "COLORTERM": "24bit"], .trueColor),
    Rule("COLORTERM of another word", ["TERM": "xterm", "COLORTERM": "yes"], .sixteen),
    Rule("screen misreads 24 bits", ["TERM": "screen", "COLORTERM": "truecolor"], .sixteen),
    Rule("screen with 256", ["TERM": "screen-256color", "COLORTERM": "truecolor"], .indexed),
    Rule("screen within xterm", ["TERM": "screen.xterm-256color", "COLORTERM": "24bit"], .indexed),
    Rule(
      "tmux passes COLORTERM on", ["TERM": "tmux-256color", "COLORTERM": "truecolor"],
      .trueColor),
    Rule("tmux alone", ["TERM": "tmux-256color"], .indexed),
    Rule("xterm-256color", ["TERM": "xterm-256color"], .indexed),
    Rule("xterm", ["TERM": "xterm"], .sixteen), Rule("vt100", ["TERM": "vt100"], .sixteen),
    Rule("-direct", ["TERM": "xterm-direct"], .trueColor),
    Rule("kitty", ["TERM": "xterm-kitty"], .trueColor),
    Rule("alacritty", ["TERM": "alacritty"], .trueColor),
    Rule("foot", ["TERM": "foot"], .trueColor),
    Rule("ghostty", ["TERM": "xterm-ghostty"], .trueColor),
    Rule("wezterm", ["TERM": "wezterm"], .trueColor),
    Rule("contour", ["TERM": "contour"], .trueColor), Rule("st", ["TERM": "st"], .sixteen),
    Rule("st-256color", ["TERM": "st-256color"], .indexed),
    Rule("st in a name", ["TERM": "stterm"], .sixteen),
    Rule("rxvt", ["TERM": "rxvt-unicode-256color"], .indexed),
    Rule("the Linux console", ["TERM": "linux"], .sixteen),
  ]

  @Test(arguments: choice + depth) func firstMatchDecidesAboutColour(rule: Rule) throws {
    let text = try draw(rule.options, rule.variables, isPipe: rule.isPipe)
    #expect(colors(of: text) == rule.colors, "\(text.debugDescription)")
  }

  @Test(arguments: [
    ("nothing is set", ["LC_ALL": ""], true), ("LANG=C", ["LC_ALL": "", "LANG": "C"], false),
    ("LANG=POSIX", ["LC_ALL": "", "LANG": "POSIX"], false),
    ("LANG of UTF-8", ["LC_ALL": "", "LANG": "de_DE.UTF-8"], true),
    ("LANG of Latin-1", ["LC_ALL": "", "LANG": "de_DE.ISO-8859-1"], false),
    ("LC_CTYPE beats LANG", ["LC_ALL": "", "LC_CTYPE": "C", "LANG": "de_DE.UTF-8"], false),
    ("LC_CTYPE of UTF-8", ["LC_ALL": "", "LC_CTYPE": "UTF-8", "LANG": "C"], true),
    ("LC_ALL beats both", ["LC_ALL": "C", "LC_CTYPE": "UTF-8", "LANG": "de_DE.UTF-8"], false),
    ("LC_ALL=POSIX", ["LC_ALL": "POSIX"], false),
    ("LC_ALL=en_US.utf8", ["LC_ALL": "en_US.utf8"], true),
    ("TERM=dumb", ["TERM": "dumb"], false), ("TERM=linux", ["TERM": "linux"], false),
    ("wide ambiguous characters", ["STYLECTL_AMBIGUOUS": "2"], false),
    ("narrow ambiguous characters", ["STYLECTL_AMBIGUOUS": "1"], true),
  ])
  func localeDecidesAboutCharacters(says: String, variables: [String: String], isUnicode: Bool)
    throws
  {
    for isPipe in [false, true] {
      for color in ["always", "never"] {
        let text = try draw(["--color", color], variables, isPipe: isPipe)
        #expect(text.contains("╭") == isUnicode, "\(says)")
        #expect(text.contains(".") != isUnicode, "\(says)")
      }
    }
  }

  @Test(arguments: [
    ("dark by itself", [:], true), ("light on white", ["COLORFGBG": "0;15"], false),
    ("light on 7", ["COLORFGBG": "0;7"], false), ("light on 9", ["COLORFGBG": "0;9"], false),
    ("dark on black", ["COLORFGBG": "15;0"], true), ("dark on 6", ["COLORFGBG": "15;6"], true),
    ("dark on 8", ["COLORFGBG": "15;8"], true), ("three fields", ["COLORFGBG": "0;x;15"], false),
    ("no number", ["COLORFGBG": "0;default"], true), ("out of range", ["COLORFGBG": "0;16"], true),
    ("STYLECTL_APPEARANCE", ["COLORFGBG": "15;0", "STYLECTL_APPEARANCE": "light"], false),
    ("dark where light", ["COLORFGBG": "0;15", "STYLECTL_APPEARANCE": "dark"], true),
    ("another word", ["COLORFGBG": "0;15", "STYLECTL_APPEARANCE": "pink"], false),
  ])
  func groundIsDarkUnlessToldOtherwise(says: String, variables: [String: String], isDark: Bool)
    throws
  {
    let terminal = ["TERM": "xterm", "COLORTERM": "truecolor"].merging(variables) { $1 }
    // The blue of iOS is #0A84FF in dark and #007AFF in light.
    let (light, dark) = ("38;2;0;122;255", "38;2;10;132;255")
    #expect(try draw([], terminal).contains(isDark ? dark : light), "\(says)")
    #expect(try draw(["--appearance", "light"], terminal).contains(light))
    #expect(try draw(["--appearance", "dark"], terminal).contains(dark))
    #expect(try draw(["--background", "#FAF4ED"], terminal).contains(light))
    #expect(try draw(["--background", "#1E1E2E"], terminal).contains(dark))
  }

  @Test(arguments: [
    ("40", 40), ("1", 1), ("200", 200), ("0", 57), ("-1", 57), ("99999999", 57),
    ("99999999999999999999", 57), ("wide", 57), ("40.5", 57), ("0x28", 57), ("", 57), (" 40", 57),
  ])
  func onlySensibleColumnsCount(columns: String, width: Int) throws {
    #expect(try self.width([], ["COLUMNS": columns], terminal: 57) == width)
    #expect(try self.width(["--width", "9"], ["COLUMNS": columns], terminal: 57) == 9)
  }

  @Test func widthFallsBackToEighty() throws {
    #expect(try width([], [:], terminal: 0) == 80)
    #expect(try width([], [:], terminal: 1) == 1)
    #expect(try width([], [:], terminal: 0, isPipe: true) == 80)
    #expect(try width(["--width", "0"], [:], terminal: 57) == 1)
    #expect(try width([], ["COLUMNS": "33"], terminal: 57, isPipe: true) == 33)
  }

  /// The cells of the widest line of a title without end.
  private func width(
    _ options: [String], _ variables: [String: String], terminal: UInt16, isPipe: Bool = false
  ) throws -> Int {
    let words = ["apply", ".titleOnly", "--label", String(repeating: "W", count: 500)] + options
    let folder = try TemporaryFolder()
    let text =
      isPipe
      ? try runStylectl(words, in: folder, environment: variables).output
      : try runInTerminal(words, in: folder, columns: terminal, environment: variables).text
    return text.split(separator: "\n").map(\.count).max() ?? 0
  }

  private func draw(
    _ options: [String], _ variables: [String: String], isPipe: Bool = false
  ) throws -> String {
    let words = ["apply", "BlueDashBorderLabelStyle", "--label", "Monday=star"] + options
    let folder = try TemporaryFolder()
    let result =
      isPipe
      ? try runStylectl(words, in: folder, environment: variables).output
      : try runInTerminal(words, in: folder, environment: variables).text
    #expect(result.contains("Monday"))
    return result
  }

  private func colors(of text: String) -> Colors {
    if text.contains("38;2;") { return .trueColor }
    if text.contains("38;5;") { return .indexed }
    if text.contains(/\u{1B}\[([0-9]+;)*(3|9)[0-7]m/) { return .sixteen }
    return text.contains("\u{1B}") ? .trueColor : .none
  }
}
