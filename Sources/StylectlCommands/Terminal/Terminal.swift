import StylePreview

/// What can be shown where output goes: colours, characters, width and appearance.
package struct Terminal: Hashable, Sendable {
  /// Whether results go to a terminal.
  package var isTerminal: Bool

  /// The colours of results.
  package var colors: ColorDepth

  /// Whether the words of errors are coloured.
  package var colorsErrors: Bool

  /// The characters of lines and blocks.
  package var characters: Tier.Characters

  /// What texts are written with.
  package var form: TextForm

  /// The columns of previews; data that goes to a file or pipe is never cut to it.
  package var width: Int

  /// Whether the ground is dark.
  package var isDark: Bool

  /// The colour of the ground; nil where it is not known.
  package var background: OpaqueColor?

  /// Whether fills that are hardly seen become outlines.
  package var outlinesFaintFills = false

  /// Decides all of it from what the system, the environment and the options say.
  package init(
    facts: TerminalFacts, environment: EnvironmentVariables, color: ColorChoice? = nil,
    width: Int? = nil, isDark: Bool? = nil
  ) {
    isTerminal = facts.outputIsTerminal
    colors = ColorDepth(
      choice: color, environment: environment, isTerminal: facts.outputIsTerminal)
    colorsErrors =
      ColorDepth(choice: color, environment: environment, isTerminal: facts.errorsAreTerminal)
      != .none
    let isASCII = environment.asksForASCII
    characters = environment.isConsole ? .halves : isASCII ? .ascii : .unicode
    form = TextForm(isASCII: isASCII)
    self.width = width ?? environment.columns ?? facts.columns ?? Self.defaultWidth
    self.isDark = isDark ?? environment.isDark ?? true
    if environment["STYLECTL_AMBIGUOUS"] == "2" { setAmbiguous(isWide: true) }
  }

  /// Says whether ambiguous characters take two cells: lines of such would tear every frame apart, so
  /// that it is then drawn in ASCII.
  package mutating func setAmbiguous(isWide: Bool) {
    form.isAmbiguousWide = isWide
    if !form.isASCII { characters = isWide ? .ascii : .unicode }
  }

  /// The columns where nothing says how many there are.
  private static let defaultWidth = 80
}

extension TerminalFacts {
  /// The columns of the terminal that shows the results.
  fileprivate var columns: Int? {
    guard outputIsTerminal else { return nil }
    return [outputColumns, errorColumns].lazy.compactMap { $0 }.first { $0 > 0 }
  }
}

extension EnvironmentVariables {
  /// The value of `COLUMNS`, if it is a sensible number.
  fileprivate var columns: Int? {
    self["COLUMNS"].flatMap { Int($0) }.flatMap { (1...10_000).contains($0) ? $0 : nil }
  }

  /// Whether the ground is dark by `STYLECTL_APPEARANCE`, else by the last field of `COLORFGBG`
  /// (rxvt's convention: the palette's number of the ground; 7 and 9 to 15 are light).
  fileprivate var isDark: Bool? {
    switch self["STYLECTL_APPEARANCE"] {
    case "light": return false
    case "dark": return true
    default: break
    }
    guard let field = self["COLORFGBG"]?.split(separator: ";").last, let ground = Int(field) else {
      return nil
    }
    switch ground {
    case 7, 9...15: return false
    case 0...6, 8: return true
    default: return nil
    }
  }

  /// Whether the terminal is too plain for more than ASCII, or the locale names another encoding.
  ///
  /// A locale that is not set at all is no sign of that: containers and build machines have none.
  fileprivate var asksForASCII: Bool {
    if let term = self["TERM"], term == "dumb" || term == "linux" { return true }
    return hasOtherEncoding
  }

  /// Whether it is the console of Linux, whose font has the half blocks and little else.
  fileprivate var isConsole: Bool { self["TERM"] == "linux" && !hasOtherEncoding }

  private var hasOtherEncoding: Bool {
    guard let locale = self["LC_ALL"] ?? self["LC_CTYPE"] ?? self["LANG"] else { return false }
    let name = locale.lowercased()
    return !name.hasSuffix("utf-8") && !name.contains("utf-8@") && !name.hasSuffix("utf8")
      && !name.contains("utf8@")
  }
}
