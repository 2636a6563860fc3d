/// Texts that break a terminal, a page or a file: sequences that steer it, and characters that are
/// hard to measure.
enum HostileTexts {
  /// Texts with control, separator and direction characters, and one that is long.
  static let steering = [
    "\u{1B}]0;title\u{7}", "a\u{1B}[31mb\u{1B}[0m", "\u{1B}[2J\u{1B}[Hgone", "\u{9B}2J",
    "x\u{9B}31my",
    "\u{1B}]52;c;Zm9v\u{7}", "\u{1B}]8;;http://a.b\u{1B}\\link\u{1B}]8;;\u{1B}\\",
    "\u{1B}P1$r0m\u{1B}\\", "a\u{90}q\u{9C}", "abc\u{202E}txt", "good\rEVIL", "two\nlines",
    "two\r\nlines", "\u{2066}x\u{2069}", "tab\tbed", "ab\u{8}\u{8}c", "bell\u{7}", "\u{7F}\u{85}",
    "\u{2028}", "a\u{2029}b", String(repeating: "n", count: 900),
  ]

  /// Texts that are clean, but of a width that is easily mistaken.
  static let odd = [
    "", "   ", "☀️ day", "☀︎ day", "❤️‍🔥 x", "👩‍👩‍👧‍👦 four", "💅🏽 nails", "🇫🇷 flag", "2️⃣ two",
    "日本語のラベル", "e\u{301}te\u{301}", "Z" + String(repeating: "\u{335}", count: 60) + "y",
    "नमस्ते", "مرحبا OK", "שלום 12", "o\u{200B}n\u{2060}e\u{FEFF}", "─│●★", "\u{FFFD} x",
    "[red]x[/red] [/]", "<b>&amp;</b>", "]]>", "%s %n", "$(id)`id`", "../../x",
    String(repeating: "W", count: 300),
  ]

  /// Both, and a NUL, which no argument of a program can hold.
  static let all = steering + odd + ["nul\u{0}l"]

  /// Returns the scalars that may reach neither a terminal nor a page; where pens are allowed, without
  /// those of sequences that change one.
  ///
  /// A title from right to left stands between U+2068 and U+2069, which are ours where they are pairs.
  static func faults(in text: String, tabs: Bool = false, pens: Bool = false) -> [Unicode.Scalar] {
    let plain = (pens ? text.replacing(/\u{1B}\[[0-9;]*m/, with: "") : text)
      .replacing(/\u{2068}[^\u{2068}\u{2069}\n]*\u{2069}/, with: "")
    return plain.unicodeScalars.filter { scalar in
      switch scalar.value {
      case 0x0A: false
      case 0x09: !tabs
      case 0..<0x20, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
      default: false
      }
    }
  }
}
