extension Printer {
  /// Writes a piece of text that holds no line break.
  mutating func write(_ text: String) {
    if hasFailed { return }
    if needsLineBreak { breakLine() }
    var text = text
    text.withUTF8 { output.append(contentsOf: $0) }
    if isTrial { failIfFarTooLong() }
  }

  /// Ends the line.
  mutating func endLine() {
    if isTrial { hasFailed = true }
    if hasFailed { return }
    needsLineBreak = false
    output.append(UInt8(ascii: "\n"))
    lineStart = output.count
  }

  /// Begins a line.
  mutating func beginLine() {
    for _ in 0..<max(0, level) { output.append(contentsOf: [0x20, 0x20, 0x20, 0x20]) }
  }

  /// Ends the line and begins the next one.
  mutating func breakLine() {
    endLine()
    beginLine()
  }

  /// Leaves a line empty, unless a block or the text begins here.
  mutating func emptyLine() {
    let last = output.suffix(2)
    guard !last.isEmpty, !last.elementsEqual("\n\n".utf8), !last.elementsEqual("{\n".utf8) else {
      return
    }
    output.append(UInt8(ascii: "\n"))
    lineStart = output.count
  }

  /// Writes comments, each on a line of its own.
  mutating func comments(_ comments: [String]) {
    for comment in comments {
      beginLine()
      write(comment)
      endLine()
    }
  }

  /// Writes a text of several lines, each but an empty one at the present indentation.
  mutating func lines(_ text: String) {
    guard text.utf8.contains(UInt8(ascii: "\n")) else { return write(text) }
    if isTrial { hasFailed = true }
    if hasFailed { return }
    if needsLineBreak { breakLine() }
    for byte in text.utf8 {
      if output.count == lineStart, byte != UInt8(ascii: "\n") { beginLine() }
      output.append(byte)
      if byte == UInt8(ascii: "\n") { lineStart = output.count }
    }
  }

  /// Writes something one step further to the right.
  mutating func indented(_ body: (inout Printer) -> Void) {
    level += 1
    body(&self)
    level -= 1
  }

  /// Writes a statement or declaration, and the comments inside it above it.
  mutating func withHoisted(_ body: (inout Printer) -> Void) {
    let outer = hoisted
    hoisted = []
    let start = output.count
    body(&self)
    if !hoisted.isEmpty {
      let rest = Array(output[start...])
      output.removeSubrange(start...)
      comments(hoisted)
      output += rest
      lineStart = output.count
    }
    hoisted = outer
  }
}
