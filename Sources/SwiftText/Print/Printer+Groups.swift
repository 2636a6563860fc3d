extension Printer {
  /// Writes something on the present line if it fits there with what follows it; without a width all
  /// fits.
  ///
  /// - Parameters:
  ///   - tail: The columns that have to follow on the line.
  ///   - body: What writes it.
  /// - Returns: Whether it was written; if not, the output is as before.
  mutating func writeIfFits(tail: Int, _ body: (inout Printer) -> Void) -> Bool {
    if isFlat {
      body(&self)
      return true
    }
    guard !needsLineBreak, let width = layout.width else { return false }
    let start = (output: output.count, hoisted: hoisted.count)
    (isFlat, isTrial, possibleCommas) = (true, true, 0)
    body(&self)
    (isFlat, isTrial) = (false, false)
    if !hasFailed, column + tail + possibleCommas <= width { return true }
    (hasFailed, needsLineBreak) = (false, false)
    output.removeSubrange(start.output...)
    hoisted.removeSubrange(start.hoisted...)
    return false
  }

  /// Whether something would fit on the present line; nothing is written.
  mutating func hasRoom(tail: Int, _ body: (inout Printer) -> Void) -> Bool {
    let start = (output: output.count, hoisted: hoisted.count)
    let hasRoom = writeIfFits(tail: tail, body)
    output.removeSubrange(start.output...)
    hoisted.removeSubrange(start.hoisted...)
    return hasRoom
  }

  /// Writes a group: on one line where it fits, else with each of its breaks as a line break.
  mutating func group(tail: Int, _ body: (inout Printer) -> Void) {
    if !writeIfFits(tail: tail, body) { body(&self) }
  }

  /// Writes a break of a group: a space or a line break.
  mutating func softBreak() {
    if isFlat { write(" ") } else { breakLine() }
  }

  /// Writes something one step further to the right where the group around it breaks.
  mutating func nested(_ body: (inout Printer) -> Void) {
    if isFlat { body(&self) } else { indented(body) }
  }

  /// Writes elements between brackets: on one line where they fit, else one a line.
  ///
  /// - Parameters:
  ///   - elements: What stands between the brackets.
  ///   - opener: The bracket before them.
  ///   - closer: The bracket after them.
  ///   - tail: The columns that have to follow on the line of the last bracket.
  ///   - endsWithComma: Whether a comma follows the last element where the lines break.
  ///   - isBeside: Whether the one element stays beside its brackets and breaks inside.
  ///   - body: What writes an element, and the columns that have to follow it.
  mutating func list<Element>(
    _ elements: [Element], _ opener: String, _ closer: String, tail: Int,
    endsWithComma: Bool = false, isBeside: Bool = false,
    _ body: (inout Printer, Element, Int) -> Void
  ) {
    group(tail: tail) { printer in
      printer.write(opener)
      if printer.isFlat || isBeside || elements.isEmpty {
        printer.items(elements, lastTail: closer.utf8.count + tail, body)
        if endsWithComma { printer.possibleCommas += 1 }
      } else {
        printer.indented { printer in
          printer.breakLine()
          printer.items(elements, lastTail: endsWithComma ? 1 : 0, body)
          if endsWithComma { printer.write(",") }
        }
        printer.breakLine()
      }
      printer.write(closer)
    }
  }

  /// Writes elements behind a word: on its line where they fit, else one a line.
  ///
  /// - Parameters:
  ///   - elements: What stands behind the word.
  ///   - tail: The columns that have to follow where they fit.
  ///   - lastTail: The columns that have to follow the last element where they do not.
  ///   - breaks: Whether each stands on a line of its own in any case.
  ///   - body: What writes an element, and the columns that have to follow it.
  /// - Returns: Whether they fit.
  @discardableResult
  mutating func series<Element>(
    _ elements: [Element], tail: Int, lastTail: Int, breaks: Bool = false,
    _ body: (inout Printer, Element, Int) -> Void
  ) -> Bool {
    let fits =
      !breaks && writeIfFits(tail: tail) { $0.items(elements, lastTail: lastTail, body) }
    if !fits { indented { $0.items(elements, lastTail: lastTail, breaks: breaks, body) } }
    return fits
  }

  private mutating func items<Element>(
    _ elements: [Element], lastTail: Int, breaks: Bool = false,
    _ body: (inout Printer, Element, Int) -> Void
  ) {
    for (index, element) in elements.enumerated() {
      if index > 0 { separator(breaks: breaks) }
      body(&self, element, index < elements.count - 1 ? 1 : lastTail)
    }
  }

  private mutating func separator(breaks: Bool) {
    if isFlat, !breaks { return write(", ") }
    write(",")
    breakLine()
  }

  /// Gives up what is tried where a line is much longer than the width, so that no trial takes long.
  mutating func failIfFarTooLong() {
    if let width = layout.width, (output.count - lineStart) / 4 > width { hasFailed = true }
  }

  /// The columns of the present line.
  ///
  /// Spaces and ASCII are a column each; of other text every character is one, as `swift format`
  /// counts.
  var column: Int {
    let line = output[lineStart...]
    if line.allSatisfy({ $0 < 0x80 }) { return line.count }
    return String(decoding: line, as: UTF8.self).count
  }
}
