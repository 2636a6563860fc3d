extension Reader {
  /// Checks the condition that begins here and fills the line: names and calls joined by `&&`, `||`
  /// and `!`.
  func checkCondition(of directive: String) throws(Failure) {
    var ahead = index
    var wantsOperand = true
    repeat {
      switch tokens[ahead].kind {
      case .operator where wantsOperand && isOperator(at: ahead, "!"): break
      case .leftParenthesis where wantsOperand: break
      case .rightParenthesis where !wantsOperand: break
      case .operator where !wantsOperand && isJunction(ahead): wantsOperand = true
      case .identifier, .number, .string:
        guard wantsOperand, !tokens[ahead].word.isReserved else {
          throw expected("the end of the line", at: ahead)
        }
        let end = endOfOperand(ahead)
        try checkOperand(ahead...end)
        ahead = end
        wantsOperand = false
      default:
        throw expected(wantsOperand ? "a condition" : "the end of the line", at: ahead)
      }
      ahead += 1
    } while tokens[ahead].kind != .end && !tokens[ahead].lineBreakBefore
    guard !wantsOperand else { throw expected("a condition after '\(directive)'", at: ahead) }
  }

  private func isJunction(_ ahead: Int) -> Bool {
    isOperator(at: ahead, "&&") || isOperator(at: ahead, "||")
  }

  /// The index of the last token of `DEBUG`, `os(iOS)` or `A.B`.
  private func endOfOperand(_ first: Int) -> Int {
    var last = first
    while tokens[last + 1].kind == .dot, tokens[min(last + 2, tokens.count - 1)].kind == .identifier
    {
      last += 2
    }
    let next = tokens[last + 1]
    return next.kind == .leftParenthesis && !next.lineBreakBefore ? partner(of: last + 1) : last
  }

  /// Checks that the parentheses of an operand hold names and numbers with something between them.
  private func checkOperand(_ range: ClosedRange<Int>) throws(Failure) {
    for place in range {
      if tokens[place].word.isReserved { throw expected("a name", at: place) }
      if place > range.lowerBound, tokens[place].kind.isWord, tokens[place - 1].kind.isWord {
        throw expected("',' or ')'", at: place)
      }
    }
  }

  /// Checks that nothing stands behind `#else` or `#endif`.
  func endOfDirectiveLine() throws(Failure) {
    guard token.kind == .end || token.lineBreakBefore else {
      throw expected("the end of the line")
    }
  }

  /// Checks what the parentheses of `@available` or `#available` hold, which begin here.
  func checkAvailability(of owner: String) throws(Failure) {
    let closer = partner(of: index)
    let isCondition = owner.utf8.first == UInt8(ascii: "#")
    var first = index + 1
    var count = 0
    var hasOptions = false
    repeat {
      var end = first
      while end < closer, tokens[end].kind != .comma { end += 1 }
      let item = first..<end
      if count == 0, !isCondition { hasOptions = item.count == 1 && end < closer }
      let isGood = hasOptions && count > 0 ? isAvailabilityOption(item) : isPlatform(item)
      guard isGood, hasOptions || isCondition || item.count == 2 || isStar(item) else {
        throw expected("a platform and its version, or '*', in '\(owner)'", at: first)
      }
      count += 1
      first = end + 1
    } while first <= closer
    guard isCondition || count > 1 || closer == index + 3 else {
      throw expected("',' and when it is available, in '\(owner)'", at: closer)
    }
  }

  private func isStar(_ item: Range<Int>) -> Bool {
    item.count == 1 && isOperator(at: item.lowerBound, "*")
  }

  /// Whether tokens are `*`, `iOS` or `iOS 17`.
  private func isPlatform(_ item: Range<Int>) -> Bool {
    if isStar(item) { return true }
    guard let first = item.first, tokens[first].kind == .identifier,
      !tokens[first].word.isReserved
    else { return false }
    return item.count == 1 || (item.count == 2 && tokens[first + 1].kind == .number)
  }

  /// Whether tokens are `unavailable`, `introduced: 17` or `message: "…"`.
  private func isAvailabilityOption(_ item: Range<Int>) -> Bool {
    guard let first = item.first else { return false }
    switch text(at: first) {
    case "unavailable", "noasync": return item.count == 1
    case "deprecated" where item.count == 1: return true
    case "introduced", "deprecated", "obsoleted":
      return item.count == 3 && tokens[first + 1].kind == .colon
        && tokens[first + 2].kind == .number
    case "message", "renamed":
      return item.count == 3 && tokens[first + 1].kind == .colon
        && tokens[first + 2].kind == .string
    default: return false
    }
  }
}
