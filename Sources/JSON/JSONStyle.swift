/// How the text of a JSON file is laid out, so that what is put into it looks like the rest.
package struct JSONStyle: Hashable, Sendable {
  /// What ends a line; empty where all stands on one.
  package var newline = "\n"

  /// What each level is indented by.
  package var unit = "  "

  /// What stands between a key and its value.
  package var colon = " : "

  /// What stands before each line, also of the outermost level.
  package var base = ""

  /// So many levels have a line for each of their elements; deeper ones stand on one line.
  package var openLevels = Int.max

  /// What stands inside the braces of an object on one line.
  package var padding = ""

  /// That of Xcode.
  package init() {}

  /// Finds the layout of a file by its first member.
  package init(of bytes: [UInt8], root: JSONSpan) {
    guard let first = root.members.first else { return }
    let head = bytes[root.range.lowerBound + 1..<first.keyRange.lowerBound]
    let text = String(decoding: head, as: UTF8.self)
    if let line = text.lastIndex(where: \.isNewline) {
      newline = text.contains("\r\n") ? "\r\n" : "\n"
      unit = String(text[text.index(after: line)...])
    } else {
      newline = ""
      unit = ""
    }
    colon = String(
      decoding: bytes[first.keyRange.upperBound..<first.value.range.lowerBound], as: UTF8.self)
  }

  /// What stands behind a comma where all is on one line.
  package var gap: String { newline.isEmpty && colon.hasSuffix(" ") ? " " : "" }

  /// What stands before something at a depth.
  package func indentation(_ depth: Int) -> String {
    newline + base + String(repeating: unit, count: depth)
  }

  /// The style of what stands on one line.
  package var onOneLine: JSONStyle {
    var style = self
    style.newline = ""
    style.unit = ""
    style.base = ""
    return style
  }

  /// Returns a value as it stands at a depth, so many levels within what is written.
  package func text(_ value: JSONValue, depth: Int, level: Int = 0) -> String {
    if level >= openLevels, !newline.isEmpty { return onOneLine.text(value, depth: 0) }
    switch value.content {
    case .array(let elements):
      return list(
        elements.map { text($0, depth: depth + 1, level: level + 1) }, "[", "]", depth: depth)
    case .object(let members):
      return list(
        members.map { text($0, depth: depth + 1, level: level + 1) }, "{", "}", depth: depth)
    case .number(let spelling): return spelling
    default: return String(decoding: value.canonical, as: UTF8.self)
    }
  }

  /// Returns a member as it stands at a depth.
  package func text(_ member: JSONMember, depth: Int, level: Int = 0) -> String {
    text(.string(member.key), depth: depth) + colon
      + text(member.value, depth: depth, level: level)
  }

  private func list(_ parts: [String], _ open: String, _ close: String, depth: Int) -> String {
    if parts.isEmpty {
      return newline.isEmpty ? open + close : open + newline + indentation(depth) + close
    }
    let inside = newline.isEmpty && open == "{" ? padding : ""
    return open + inside + indentation(depth + 1)
      + parts.joined(separator: "," + gap + indentation(depth + 1))
      + indentation(depth) + inside + close
  }
}

extension JSONValue {
  /// The value as Xcode lays out JSON, members in the order in which they stand, no final line break.
  ///
  /// Two blanks of indentation, a blank on either side of a colon, and a blank line in what is empty;
  /// neither slashes nor anything but ASCII controls, quotes and backslashes are escaped.
  package var xcode: String { JSONStyle().text(self, depth: 0) }
}
