/// Prints the tree in a layout.
///
/// Lines end with LF; a brace indents by four spaces. Comments stand on lines of their own; those
/// that stand where no line breaks move above their statement. Read again, the text has the tree that
/// it was printed from.
package struct Printer {
  /// How the text is laid out.
  let layout: Layout

  /// The text so far.
  var output: [UInt8] = []

  /// How many steps of four spaces the present line is indented by.
  var level = 0

  /// Where the present line begins in the output.
  var lineStart = 0

  /// The comments that move above the statement that is being printed.
  var hoisted: [String] = []

  /// Whether what comes next has to begin a line, as behind `#endif` inside an argument.
  var needsLineBreak = false

  /// Whether the breaks of groups are spaces: in a layout without a width always, else in a trial.
  var isFlat: Bool

  /// Whether what is printed now is given up if it takes more than one line.
  var isTrial = false

  /// Whether what is tried cannot stay on one line.
  var hasFailed = false

  /// The commas that would follow the last elements of collections on this line, were they broken:
  /// `swift format` counts them as if they were there.
  var possibleCommas = 0

  init(_ layout: Layout) {
    self.layout = layout
    isFlat = layout.width == nil
  }

  /// Prints a document.
  package static func print(_ document: Document, layout: Layout = .canonical) -> String {
    var printer = Printer(layout)
    printer.declarations(document.declarations)
    printer.comments(document.trailingComments)
    return printer.text
  }

  /// Prints a declaration, which ends with a line break.
  package static func print(_ declaration: Declaration) -> String {
    print(Document([declaration]))
  }

  /// Prints a statement, which ends with a line break.
  package static func print(_ statement: Statement, layout: Layout) -> String {
    var printer = Printer(layout)
    printer.statement(statement)
    return printer.text
  }

  /// Prints an expression as it stands in an argument.
  package static func print(_ expression: Expression) -> String {
    var printer = Printer(.canonical)
    printer.expression(expression)
    return printer.text
  }

  /// Prints arguments between the brackets around them.
  static func print(_ arguments: [Argument], _ opener: String, _ closer: String) -> String {
    var printer = Printer(.canonical)
    printer.arguments(arguments, opener, closer)
    return printer.text
  }

  private var text: String { String(decoding: output, as: UTF8.self) }
}
