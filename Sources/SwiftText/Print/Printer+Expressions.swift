extension Printer {
  /// Writes an expression: on one line where it fits, else broken.
  ///
  /// - Parameters:
  ///   - expression: The expression.
  ///   - tail: The columns that have to follow on its last line.
  ///   - isIndented: Whether its line is indented already, so that operators stand below it.
  mutating func expression(_ expression: Expression, tail: Int = 0, isIndented: Bool = false) {
    if isFlat { return parts(of: expression.kind, tail: tail) }
    if writeIfFits(tail: tail, { $0.parts(of: expression.kind, tail: tail) }) { return }
    let outer = level
    switch expression.kind {
    case .binary, .ternary: if isIndented { level -= 1 }
    default: break
    }
    parts(of: expression.kind, tail: tail)
    level = outer
  }

  /// Writes an expression that is a statement or what one returns: chains of views break.
  mutating func statementExpression(_ expression: Expression) {
    guard case .chain(let root, let links) = expression.kind, !isTrial else {
      return self.expression(expression)
    }
    let breaks = ChainLayout(root, links, top: true)
    guard breaks.isBroken, !isShort(root, links) else { return self.expression(expression) }
    chain(root, links, breaks, isStatement: true)
  }

  /// Whether a chain reads best on one line: a view without arguments and one modifier, such as
  /// `Circle().fill(Color.white)`.
  private mutating func isShort(_ root: Expression, _ links: [Link]) -> Bool {
    guard layout.joinsShortLines, links.count == 3, case .name = root.kind,
      case .call(let first) = links[0].kind, case .call(let last) = links[2].kind,
      first.arguments?.isEmpty == true, first.trailing.isEmpty, last.trailing.isEmpty,
      links.allSatisfy(\.comments.isEmpty)
    else { return false }
    return hasRoom(tail: 0) { $0.chain(root, links, ChainLayout(root, links, top: false)) }
  }

  private mutating func parts(of kind: Expression.Kind, tail: Int) {
    switch kind {
    case .number(let text), .name(let text), .keyPath(let text), .operatorName(let text):
      write(text)
    case .string(let spelling): string(spelling)
    case .implicitMember(let name):
      write(".")
      write(name)
    case .tuple(let arguments): self.arguments(arguments, "(", ")", tail: tail)
    case .array(let values):
      let isBeside = values.count == 1 && Self.breaksInside(values[0])
      list(
        values, "[", "]", tail: tail, endsWithComma: values.count > 1, isBeside: isBeside
      ) { $0.expression($1, tail: $2) }
    case .dictionary(let pairs): dictionary(pairs, tail: tail)
    case .closure(let closure): self.closure(closure, isTrailing: false, tail: tail)
    case .chain(let root, let links):
      chain(root, links, ChainLayout(root, links, top: !isFlat), tail: tail)
    case .prefix(let word, let value):
      write(word)
      if word.utf8.first.map(ByteClass.isIdentifierHead) ?? false { write(" ") }
      expression(value, tail: tail)
    case .binary(let word, let left, let right): binary(word, left, right, tail: tail)
    case .ternary(let condition, let first, let second):
      ternary(condition, first, second, tail: tail)
    case .cast(let value, let word, let type):
      expression(value)
      write(" \(word) \(type)")
    case .statement(let statement):
      if isTrial { hasFailed = true }
      hoisted += statement.comments
      body(of: statement.kind)
    }
  }
  /// Writes a literal; the lines of a `"""` one that is broken stand further to the right than the
  /// line that it begins in, unless it begins that line.
  private mutating func string(_ spelling: String) {
    if isFlat || output.count - lineStart == 4 * level { return lines(spelling) }
    indented { $0.lines(spelling) }
  }
}
