extension Printer {
  /// Writes an expression; `top` says that it is a statement's, so that a chain breaks its lines.
  mutating func expression(_ expression: Expression, top: Bool = false) {
    switch expression.kind {
    case .number(let text), .name(let text), .keyPath(let text), .operatorName(let text):
      write(text)
    case .string(let spelling): lines(spelling)
    case .implicitMember(let name): write("." + name)
    case .tuple(let arguments):
      write("(")
      self.arguments(arguments)
      write(")")
    case .array(let values):
      write("[")
      list(values) { printer, value in printer.expression(value) }
      write("]")
    case .dictionary(let pairs): dictionary(pairs)
    case .closure(let closure): self.closure(closure)
    case .chain(let root, let links): chain(root, links, top: top)
    case .statement(let statement):
      hoisted += statement.comments
      body(of: statement.kind)
    default: operation(expression.kind)
    }
  }

  private mutating func operation(_ kind: Expression.Kind) {
    switch kind {
    case .prefix(let word, let value):
      write(word.utf8.first.map(ByteClass.isIdentifierHead) ?? false ? word + " " : word)
      expression(value)
    case .binary(let word, let left, let right): binary(word, left, right)
    case .ternary(let condition, let first, let second):
      expression(condition)
      write(" ? ")
      expression(first)
      write(" : ")
      expression(second)
    case .cast(let value, let word, let type):
      expression(value)
      write(" \(word) \(type)")
    default: break
    }
  }

  /// Ranges stand without blanks, unless an operator or a dot would run into theirs.
  private mutating func binary(_ word: String, _ left: Expression, _ right: Expression) {
    expression(left)
    write(Self.isTight(word, behind: output.last, right) ? word : " \(word) ")
    expression(right)
  }

  /// Whether an operator stands without spaces behind a byte.
  static func isTight(_ word: String, behind byte: UInt8?, _ right: Expression) -> Bool {
    guard word == "..." || word == "..<" else { return false }
    let runsInto = { (byte: UInt8) in ByteClass.isOperator(byte) || byte == UInt8(ascii: ".") }
    return !(byte.map(runsInto) ?? false || right.firstByte.map(runsInto) ?? false)
  }

  private mutating func dictionary(_ pairs: [(key: Expression, value: Expression)]) {
    write(pairs.isEmpty ? "[:" : "[")
    list(pairs) { printer, pair in
      printer.expression(pair.key)
      printer.write(": ")
      printer.expression(pair.value)
    }
    write("]")
  }

  /// Writes arguments without the brackets around them.
  mutating func arguments(_ arguments: [Argument]) {
    list(arguments) { printer, argument in
      if let label = argument.label { printer.write(label + ": ") }
      printer.expression(argument.value)
    }
  }

  private mutating func list<Element>(
    _ elements: [Element], _ body: (inout Printer, Element) -> Void
  ) {
    for (index, element) in elements.enumerated() {
      if index > 0 { write(", ") }
      body(&self, element)
    }
  }

  /// Writes a closure.
  mutating func closure(_ closure: Closure) {
    block(closure.body, signature: closure.signature)
  }
}
