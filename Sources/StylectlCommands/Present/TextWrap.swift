import StylePreview

/// Text broken into lines between its words, for people to read in a terminal.
struct TextWrap: Hashable {
  /// The columns of a line.
  var width: Int

  /// The blanks before every line but the first, or before all.
  var indentation: Int

  /// How words are made fit to be shown.
  var sanitizer: Sanitizer

  /// Returns a text in lines that fit; a word that is longer than a line has one of its own, cut.
  ///
  /// Each line ends in a line feed.
  func lines(of text: String, isFirstIndented: Bool = true) -> String {
    let room = max(width - indentation, 1)
    let indent = String(repeating: " ", count: indentation)
    var lines: [String] = []
    var line = ""
    var used = 0
    for word in text.split(whereSeparator: \.isWhitespace) {
      let word = sanitizer.truncated(sanitizer.clean(String(word)), to: room)
      if used > 0, used + 1 + word.width > room {
        lines.append(line)
        (line, used) = ("", 0)
      }
      if used > 0 {
        line += " "
        used += 1
      }
      line += String(decoding: word.isolatedBytes, as: UTF8.self)
      used += word.width
    }
    lines.append(line)
    let head = isFirstIndented ? indent : ""
    return head + lines.joined(separator: "\n" + indent) + "\n"
  }
}
