extension ExportPrinter {
  /// Writes an expression: on one line where it fits, else broken.
  ///
  /// - Parameters:
  ///   - expression: The expression.
  ///   - tail: The columns that have to follow on its last line.
  ///   - isIndented: Whether its line is indented already, so that operators stand below it.
  mutating func expression(_ expression: Expression, tail: Int = 0, isIndented: Bool = false) {
    if writeFlat(tail: tail, { $0.flat(expression) }) { return }
    let outer = level
    switch expression.kind {
    case .binary, .ternary: if isIndented { level -= 1 }
    default: break
    }
    broken(expression, tail: tail)
    level = outer
  }

  /// Writes an expression that is a statement or what one returns: chains of views break.
  mutating func statementExpression(_ expression: Expression) {
    guard case .chain(let root, let links) = expression.kind, !isFlat,
      ChainLayout(root, links, top: true).isBroken,
      !isShort(root, links)
    else { return self.expression(expression) }
    chain(root, links, tail: 0)
  }

  /// Whether a chain reads best on one line: a view without arguments and one modifier, such as
  /// `Circle().fill(Color.white)`.
  private mutating func isShort(_ root: Expression, _ links: [Link]) -> Bool {
    guard links.count == 3, case .name = root.kind, case .call(let first) = links[0].kind,
      case .call(let last) = links[2].kind, first.arguments?.isEmpty == true,
      first.trailing.isEmpty, last.trailing.isEmpty, links.allSatisfy(\.comments.isEmpty)
    else { return false }
    let start = output.count
    guard writeFlat(tail: 0, { $0.flat(Expression(.chain(root, links))) }) else { return false }
    output.removeSubrange(start...)
    return true
  }

  /// Writes an expression without a line break.
  private mutating func flat(_ expression: Expression) {
    switch expression.kind {
    case .number(let text), .name(let text), .keyPath(let text), .operatorName(let text):
      write(text)
    case .string(let spelling): lines(spelling)
    case .implicitMember(let name): write("." + name)
    case .tuple(let arguments): self.arguments(arguments, "(", ")")
    case .array(let values):
      self.arguments(values.map { Argument(value: $0) }, "[", "]", isCollection: true)
    case .dictionary(let pairs): dictionary(pairs)
    case .closure(let closure): self.closure(closure, isTrailing: false)
    case .chain(let root, let links): chain(root, links, tail: 0)
    case .prefix(let word, let value): prefix(word, value, tail: 0)
    case .binary(let word, let left, let right):
      flat(left)
      write(Printer.isTight(word, behind: output.last, right) ? word : " \(word) ")
      flat(right)
    case .ternary(let condition, let first, let second):
      flat(condition)
      write(" ? ")
      flat(first)
      write(" : ")
      flat(second)
    case .cast(let value, let word, let type):
      flat(value)
      write(" \(word) \(type)")
    case .statement: hasFailed = true
    }
  }

  /// Writes an expression that does not fit on its line.
  private mutating func broken(_ expression: Expression, tail: Int) {
    switch expression.kind {
    case .number, .name, .keyPath, .operatorName, .implicitMember: forced(expression)
    case .string(let spelling): string(spelling)
    case .tuple(let arguments): self.arguments(arguments, "(", ")", tail: tail)
    case .array(let values):
      self.arguments(values.map { Argument(value: $0) }, "[", "]", tail: tail, isCollection: true)
    case .dictionary(let pairs): dictionary(pairs, tail: tail)
    case .closure(let closure): self.closure(closure, isTrailing: false, tail: tail)
    case .chain(let root, let links): chain(root, links, tail: tail)
    case .prefix(let word, let value): prefix(word, value, tail: tail)
    case .binary(let word, _, _) where word == "..." || word == "..<":
      binaryInLine(expression, tail: tail)
    case .binary: binary(expression, tail: tail)
    case .ternary(let condition, let first, let second):
      ternary(condition, first, second, tail: tail)
    case .cast(let value, let word, let type):
      self.expression(value)
      write(" \(word) \(type)")
    case .statement(let statement): body(of: statement.kind)
    }
  }

  /// Writes a literal; the lines of a `"""` one stand further to the right than the line that it
  /// begins in, unless it begins that line.
  private mutating func string(_ spelling: String) {
    if output.count - lineStart == 4 * level { return lines(spelling) }
    indented { $0.lines(spelling) }
  }

  /// Writes what cannot be broken, however long it is.
  private mutating func forced(_ expression: Expression) {
    write(Printer.print(expression))
  }

  private mutating func prefix(_ word: String, _ value: Expression, tail: Int) {
    write(word.utf8.first.map(ByteClass.isIdentifierHead) ?? false ? word + " " : word)
    expression(value, tail: tail)
  }

  private mutating func binaryInLine(_ expression: Expression, tail: Int) {
    guard case .binary(let word, let left, let right) = expression.kind else { return }
    self.expression(left)
    write(Printer.isTight(word, behind: output.last, right) ? word : " \(word) ")
    self.expression(right, tail: tail)
  }

  /// Breaks a run of operators before each of those that bind loosest.
  private mutating func binary(_ expression: Expression, tail: Int) {
    guard case .binary(let word, let left, let right) = expression.kind else { return }
    if word == "=" || word.hasSuffix("=") && Self.isAssignment(word) {
      self.expression(left)
      write(" \(word)")
      value(right, tail: tail)
      return
    }
    var operands: [(word: String, value: Expression)] = [(word, right)]
    var first = left
    while case .binary(let next, let left, let right) = first.kind,
      Self.strength(next) == Self.strength(word)
    {
      operands.append((next, right))
      first = left
    }
    self.expression(first)
    indented { printer in
      for (index, operand) in operands.reversed().enumerated() {
        printer.breakLine()
        printer.write(operand.word + " ")
        let isLast = index == operands.count - 1
        printer.expression(operand.value, tail: isLast ? tail : 0, isIndented: true)
      }
    }
  }

  private mutating func ternary(
    _ condition: Expression, _ first: Expression, _ second: Expression, tail: Int
  ) {
    expression(condition)
    indented { printer in
      printer.breakLine()
      printer.write("? ")
      printer.expression(first)
      printer.breakLine()
      printer.write(": ")
      printer.expression(second, tail: tail)
    }
  }

  /// Writes a value behind `=`: beside it, or on the next line where it is one of operators.
  mutating func value(_ value: Expression, tail: Int = 0, isStatement: Bool = false) {
    write(" ")
    if writeFlat(tail: tail, { $0.expression(value) }) { return }
    switch value.kind {
    case .ternary, .binary, .name, .implicitMember, .cast, .number, .keyPath, .prefix:
      output.removeLast()
      indented { printer in
        printer.breakLine()
        printer.expression(value, tail: tail, isIndented: true)
      }
    default:
      isStatement ? statementExpression(value) : expression(value, tail: tail)
    }
  }
}

extension ExportPrinter {
  private static func isAssignment(_ word: String) -> Bool {
    !["==", "!=", "<=", ">=", "===", "!=="].contains(word)
  }

  /// How tightly an operator binds, as far as runs of it are broken together.
  private static func strength(_ word: String) -> Int {
    switch word {
    case "||", ".||": 1
    case "&&": 2
    case "==", "!=", "<", ">", "<=", ">=", "===", "!==", "~=": 3
    case "??": 4
    case "+", "-", "&+", "&-", "|", "^": 5
    case "*", "/", "%", "&", "&*": 6
    default: 7
    }
  }
}
