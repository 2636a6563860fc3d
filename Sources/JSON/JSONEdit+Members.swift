extension JSONEdit {
  /// Puts members at the end of an object, laid out as those that stand in it.
  ///
  /// - Parameters:
  ///   - members: The members, at least one.
  ///   - object: The object, which gets members once.
  ///   - style: How the file and what is put in are laid out.
  package mutating func append(
    _ members: [JSONMember], to object: JSONSpan, style: JSONStyle
  ) {
    var style = style
    guard let last = object.members.last else {
      style.base = indentation(at: object.range.lowerBound)
      if style.openLevels < .max { style.openLevels += 1 }
      return replace(object.range, by: style.text(.object(members), depth: 0))
    }
    let before =
      object.members.dropLast().last?.value.range.upperBound ?? object.range.lowerBound + 1
    let lead = String(decoding: original[before..<last.keyRange.lowerBound], as: UTF8.self)
    let blank = String(lead.drop { $0 != "," && !$0.isWhitespace }.drop { $0 == "," })
    if let line = blank.lastIndex(where: \.isNewline) {
      style.base = String(blank[blank.index(after: line)...])
      if style.newline.isEmpty { style.newline = "\n" }
    } else {
      style = style.onOneLine
    }
    style.colon = colon(of: last)
    let gap =
      style.newline.isEmpty
      ? (object.members.count > 1 ? blank : style.gap) : style.newline + style.base
    for member in members {
      insert("," + gap + style.text(member, depth: 0), at: last.value.range.upperBound)
    }
  }

  /// What stands between the key of a member and its value.
  package func colon(of member: JSONSpan.Member) -> String {
    String(
      decoding: original[member.keyRange.upperBound..<member.value.range.lowerBound],
      as: UTF8.self)
  }

  /// The blanks that the line of a byte begins with.
  package func indentation(at offset: Int) -> String {
    let start = original[..<offset].lastIndex { $0 == 0x0A }.map { $0 + 1 } ?? 0
    let blanks = original[start..<offset].prefix { $0 == 0x20 || $0 == 0x09 }
    return String(decoding: blanks, as: UTF8.self)
  }
}
