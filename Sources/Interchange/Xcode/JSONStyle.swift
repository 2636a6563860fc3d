import JSON

/// How the text of a JSON file is laid out, so that what is put into it looks like the rest.
struct JSONStyle: Hashable {
  /// What ends a line; empty where all stands on one.
  var newline = "\n"

  /// What each level is indented by.
  var unit = "  "

  /// What stands between a key and its value.
  var colon = " : "

  /// That of Xcode.
  init() {}

  /// Finds the layout of a file by its first member.
  init(of bytes: [UInt8], root: JSONSpan) {
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
  var gap: String { newline.isEmpty && colon.hasSuffix(" ") ? " " : "" }

  /// What stands before something at a depth.
  func indentation(_ depth: Int) -> String {
    newline + String(repeating: unit, count: depth)
  }

  /// Returns a value as it stands at a depth.
  func text(_ value: JSONValue, depth: Int) -> String {
    switch value.content {
    case .array(let elements):
      list(elements.map { text($0, depth: depth + 1) }, "[", "]", depth: depth)
    case .object(let members):
      list(members.map { text($0, depth: depth + 1) }, "{", "}", depth: depth)
    case .number(let spelling): spelling
    default: String(decoding: value.canonical, as: UTF8.self)
    }
  }

  /// Returns a member as it stands at a depth.
  func text(_ member: JSONMember, depth: Int) -> String {
    text(.string(member.key), depth: depth) + colon + text(member.value, depth: depth)
  }

  private func list(_ parts: [String], _ open: String, _ close: String, depth: Int) -> String {
    if parts.isEmpty {
      return newline.isEmpty ? open + close : open + newline + indentation(depth) + close
    }
    return open + indentation(depth + 1)
      + parts.joined(separator: "," + gap + indentation(depth + 1))
      + indentation(depth) + close
  }
}

extension JSONValue {
  /// The value as Xcode lays out JSON, members in the order in which they stand, no final line break.
  ///
  /// Two blanks of indentation, a blank on either side of a colon, and a blank line in what is empty;
  /// neither slashes nor anything but ASCII controls, quotes and backslashes are escaped.
  package var xcode: String { JSONStyle().text(self, depth: 0) }
}
