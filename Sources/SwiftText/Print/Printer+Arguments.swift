extension Printer {
  /// Writes arguments in their brackets: on one line where they fit, else one a line.
  mutating func arguments(
    _ arguments: [Argument], _ opener: String, _ closer: String, tail: Int = 0
  ) {
    let isBeside = arguments.count == 1 && Self.breaksInside(arguments[0].value)
    list(arguments, opener, closer, tail: tail, isBeside: isBeside) { printer, argument, tail in
      printer.argument(argument, tail: tail)
    }
  }

  private mutating func argument(_ argument: Argument, tail: Int) {
    guard let label = argument.label else { return expression(argument.value, tail: tail) }
    write(label)
    if startsBeside(argument.value, tail: tail) {
      write(": ")
      return expression(argument.value, tail: tail)
    }
    write(":")
    indented { printer in
      printer.breakLine()
      printer.expression(argument.value, tail: tail, isIndented: true)
    }
  }

  /// Whether the first name or literal of a value fits behind its label, a colon and a space.
  private mutating func startsBeside(_ value: Expression, tail: Int) -> Bool {
    if isFlat { return true }
    var first = value
    while true {
      switch first.kind {
      case .binary(_, let left, _): first = left
      case .ternary(let condition, _, _): first = condition
      case .name, .number, .implicitMember, .keyPath:
        return hasRoom(tail: 2 + tail) { $0.expression(first) }
      default: return true
      }
    }
  }

  /// Whether a value that is the only one stays behind its bracket and breaks inside.
  static func breaksInside(_ value: Expression) -> Bool {
    switch value.kind {
    case .closure, .array, .dictionary: true
    default: false
    }
  }

  /// Writes a dictionary.
  mutating func dictionary(_ pairs: [(key: Expression, value: Expression)], tail: Int) {
    guard !pairs.isEmpty else { return write("[:]") }
    list(pairs, "[", "]", tail: tail, endsWithComma: pairs.count > 1) { printer, pair, tail in
      printer.expression(pair.key, tail: 1)
      printer.write(": ")
      printer.expression(pair.value, tail: tail)
    }
  }
}
