/// Prints the tree in its canonical layout, which knows no width and never wraps.
///
/// Lines end with LF; a brace indents by four blanks; there are no empty lines. Comments stand on
/// lines of their own; those that stand where no line breaks move above their statement.
package struct Printer {
  /// The text so far.
  var output: [UInt8] = []

  /// How many braces the present line is indented by.
  var level = 0

  /// The comments that move above the statement that is being printed.
  var hoisted: [String] = []

  /// Whether what comes next has to begin a line, as behind `#endif` inside an argument.
  var needsLineBreak = false

  init() {}

  /// Prints a document.
  package static func print(_ document: Document) -> String {
    var printer = Printer()
    for declaration in document.declarations { printer.declaration(declaration) }
    printer.comments(document.trailingComments)
    return printer.text
  }

  /// Prints a declaration, which ends with a line break.
  package static func print(_ declaration: Declaration) -> String {
    var printer = Printer()
    printer.declaration(declaration)
    return printer.text
  }

  /// Prints an expression as it stands in an argument.
  package static func print(_ expression: Expression) -> String {
    var printer = Printer()
    printer.expression(expression)
    return printer.text
  }

  /// Prints arguments between the brackets around them.
  static func print(_ arguments: [Argument], _ opener: String, _ closer: String) -> String {
    var printer = Printer()
    printer.write(opener)
    printer.arguments(arguments)
    printer.write(closer)
    return printer.text
  }

  private var text: String { String(decoding: output, as: UTF8.self) }

  /// Writes a piece of text that holds no line break.
  mutating func write(_ text: String) {
    if needsLineBreak { breakLine() }
    var text = text
    text.withUTF8 { output.append(contentsOf: $0) }
  }

  /// Ends the line.
  mutating func endLine() {
    needsLineBreak = false
    output.append(UInt8(ascii: "\n"))
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

  /// Writes comments, each on a line of its own.
  mutating func comments(_ comments: [String]) {
    for comment in comments {
      beginLine()
      write(comment)
      endLine()
    }
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
    }
    hoisted = outer
  }

  /// Writes a text of several lines, each but an empty one at the present indentation.
  mutating func lines(_ text: String) {
    if needsLineBreak { breakLine() }
    for byte in text.utf8 {
      if let last = output.last, last == UInt8(ascii: "\n"), byte != UInt8(ascii: "\n") {
        beginLine()
      }
      output.append(byte)
    }
  }
}
