extension ColorDepth {
  /// Decides about colour; what comes first in this order wins: the option, `STYLECTL_COLOR`,
  /// `NO_COLOR` (no-color.org), `FORCE_COLOR` and `CLICOLOR_FORCE`, `CLICOLOR` (bixense.com/clicolors),
  /// then whether there is a terminal and it is not dumb.
  init(choice: ColorChoice?, environment: EnvironmentVariables, isTerminal: Bool) {
    let detected = ColorDepth(environment: environment)
    switch choice ?? environment["STYLECTL_COLOR"].flatMap(ColorChoice.init(rawValue:)) {
    case .always: self = detected
    case .never: self = .none
    case .auto, nil: self = Self.automatic(detected, environment, isTerminal: isTerminal)
    }
  }

  private static func automatic(
    _ detected: ColorDepth, _ environment: EnvironmentVariables, isTerminal: Bool
  ) -> ColorDepth {
    if environment["NO_COLOR"] != nil { return .none }
    if let force = environment["FORCE_COLOR"], isOn(force) {
      switch force {
      case "2": return .indexed
      case "3": return .trueColor
      default: return detected
      }
    }
    if let force = environment["CLICOLOR_FORCE"], isOn(force) { return detected }
    if environment["CLICOLOR"] == "0" || !isTerminal { return .none }
    guard let term = environment["TERM"], term != "dumb" else { return .none }
    return detected
  }

  /// Tells how many colours a terminal has by `COLORTERM` and `TERM`; sixteen at least.
  ///
  /// GNU screen passes `COLORTERM` on and then misreads 24-bit sequences.
  private init(environment: EnvironmentVariables) {
    let term = environment["TERM"] ?? ""
    let colorTerm = environment["COLORTERM"]?.lowercased()
    let claimsAll = colorTerm == "truecolor" || colorTerm == "24bit"
    if claimsAll && !term.hasPrefix("screen") || Self.hasTrueColor(term) {
      self = .trueColor
    } else {
      self = term.hasSuffix("-256color") ? .indexed : .sixteen
    }
  }

  private static func hasTrueColor(_ term: String) -> Bool {
    switch term {
    case "xterm-kitty", "alacritty", "foot", "ghostty", "xterm-ghostty", "wezterm", "contour": true
    default: term.hasSuffix("-direct")
    }
  }

  private static func isOn(_ value: String) -> Bool {
    value != "0" && value.lowercased() != "false"
  }
}
