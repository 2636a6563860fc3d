/// Prints the tree as people write Swift: wrapped at a width, with empty lines between members.
///
/// The layout is one that `swift format` leaves as it is, with the configuration
/// `export.swift-format` at the top of the package: 4 blanks, 100 columns, one argument a line where
/// the arguments do not fit. Read again, the text has the tree that it was printed from.
package struct ExportPrinter {
  /// The columns that a line may have where it can be broken.
  static let width = 100

  /// The text so far.
  var output: [UInt8] = []

  /// How many steps of four blanks the present line is indented by.
  var level = 0

  /// Where the present line begins in the output.
  var lineStart = 0

  /// Whether what is printed now has to stay on one line.
  var isFlat = false

  /// Whether what is printed now cannot stay on one line.
  var hasFailed = false

  /// The commas that would follow the last elements of collections on this line, were they broken:
  /// `swift format` counts them as if they were there.
  var possibleCommas = 0

  /// Whether what comes next has to begin a line, as behind `#endif`.
  var needsLineBreak = false

  init() {}

  /// Prints declarations as a file or a part of one; the last line has its end.
  package static func print(_ document: Document) -> String {
    var printer = ExportPrinter()
    printer.declarations(document.declarations)
    printer.comments(document.trailingComments)
    return String(decoding: printer.output, as: UTF8.self)
  }

  /// Prints an expression as it stands alone on its lines; the last line has its end.
  package static func print(_ expression: Expression) -> String {
    var printer = ExportPrinter()
    printer.statementExpression(expression)
    printer.endLine()
    return String(decoding: printer.output, as: UTF8.self)
  }

  /// The columns of the present line.
  ///
  /// Blanks and ASCII are a column each; of other text every character is one, as `swift format`
  /// counts.
  var column: Int {
    let line = output[lineStart...]
    if line.allSatisfy({ $0 < 0x80 }) { return line.count }
    return String(decoding: line, as: UTF8.self).count
  }

  /// Writes a piece of text that holds no line break.
  mutating func write(_ text: String) {
    if hasFailed { return }
    if needsLineBreak { breakLine() }
    output.append(contentsOf: text.utf8)
    if isFlat, output.count - lineStart > 4 * Self.width { hasFailed = true }
  }

  /// Ends the line.
  mutating func endLine() {
    if isFlat { hasFailed = true }
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
    if !isFlat { beginLine() }
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
    if text.utf8.contains(UInt8(ascii: "\n")), isFlat { hasFailed = true }
    if hasFailed { return }
    if needsLineBreak { breakLine() }
    for byte in text.utf8 {
      if output.count == lineStart, byte != UInt8(ascii: "\n"), output.last == UInt8(ascii: "\n") {
        beginLine()
      }
      output.append(byte)
      if byte == UInt8(ascii: "\n") { lineStart = output.count }
    }
  }

  /// Writes something on the present line if it fits there with what follows it.
  ///
  /// - Parameters:
  ///   - tail: The columns that have to follow on the line.
  ///   - body: What writes it.
  /// - Returns: Whether it was written; if not, the output is as before.
  mutating func writeFlat(tail: Int, _ body: (inout ExportPrinter) -> Void) -> Bool {
    if isFlat {
      body(&self)
      return true
    }
    guard !needsLineBreak else { return false }
    let start = output.count
    isFlat = true
    possibleCommas = 0
    body(&self)
    isFlat = false
    if !hasFailed, column + tail + possibleCommas <= Self.width { return true }
    hasFailed = false
    output.removeSubrange(start...)
    return false
  }

  /// Writes something one step further to the right.
  mutating func indented(_ body: (inout ExportPrinter) -> Void) {
    level += 1
    body(&self)
    level -= 1
  }
}
