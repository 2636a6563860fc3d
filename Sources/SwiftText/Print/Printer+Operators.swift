extension Printer {
  /// Writes an operator and its sides: a run of operators breaks before each that binds loosest.
  mutating func binary(_ word: String, _ left: Expression, _ right: Expression, tail: Int) {
    if word == "..." || word == "..<" {
      range(word, left, right, tail: tail)
    } else if Self.isAssignment(word) {
      expression(left)
      value(right, behind: word, tail: tail)
    } else {
      run(word, left, right, tail: tail)
    }
  }

  private mutating func range(_ word: String, _ left: Expression, _ right: Expression, tail: Int) {
    expression(left)
    let isTight = Self.isTight(behind: output.last, right)
    if !isTight { write(" ") }
    write(word)
    if !isTight { write(" ") }
    expression(right, tail: tail)
  }

  /// Whether a range stands without spaces: neither of its sides would run into its operator.
  private static func isTight(behind byte: UInt8?, _ right: Expression) -> Bool {
    let runsInto = { (byte: UInt8) in ByteClass.isOperator(byte) || byte == UInt8(ascii: ".") }
    return !(byte.map(runsInto) ?? false || right.firstByte.map(runsInto) ?? false)
  }

  private mutating func run(_ word: String, _ left: Expression, _ right: Expression, tail: Int) {
    if !isFlat, case .binary(let next, let first, let second) = left.kind,
      Self.strength(next) == Self.strength(word)
    {
      run(next, first, second, tail: 0)
    } else {
      expression(left)
    }
    nested { printer in
      printer.softBreak()
      printer.write(word)
      printer.write(" ")
      printer.expression(right, tail: tail, isIndented: true)
    }
  }

  /// Writes a condition and its two values, which stand below it where they do not fit.
  mutating func ternary(
    _ condition: Expression, _ first: Expression, _ second: Expression, tail: Int
  ) {
    expression(condition)
    nested { printer in
      printer.softBreak()
      printer.write("? ")
      printer.expression(first)
      printer.softBreak()
      printer.write(": ")
      printer.expression(second, tail: tail)
    }
  }

  /// Writes `=` and a value: beside it, or on the next line where it is one of operators.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - word: The operator, `=` or one like `+=`.
  ///   - tail: The columns that have to follow on the last line.
  ///   - isStatement: Whether the value breaks as a statement does.
  mutating func value(
    _ value: Expression, behind word: String = "=", tail: Int = 0, isStatement: Bool = false
  ) {
    write(" ")
    write(word)
    write(" ")
    if isStatement, !layout.joinsShortLines { return statementExpression(value) }
    if writeIfFits(tail: tail, { $0.expression(value) }) { return }
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

  private static func isAssignment(_ word: String) -> Bool {
    guard word.utf8.last == UInt8(ascii: "=") else { return false }
    switch word {
    case "==", "!=", "<=", ">=", "===", "!==": return false
    default: return true
    }
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
