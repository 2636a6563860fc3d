import Platform
import StylePreview

/// Asks a terminal for the colour of its ground, once and only where somebody wants to know.
package final class BackgroundQuery {
  /// OSC 11 of xterm with a question mark; ended by ST.
  private static let question = Array("\u{1B}]11;?\u{1B}\\".utf8)

  /// How long a terminal has to answer: those that do not know the question never do.
  private static let patience = 100

  /// The longest answer that is read, in bytes.
  private static let longestAnswer = 256

  private let ask: () -> OpaqueColor?
  private var answer: OpaqueColor??

  /// Creates a query that asks a closure.
  package init(_ ask: @escaping () -> OpaqueColor?) {
    self.ask = ask
  }

  /// The colour; nil where the terminal did not say.
  package var color: OpaqueColor? {
    if let answer { return answer }
    let color = ask()
    answer = .some(color)
    return color
  }

  /// Asks the terminal behind two file descriptors; nil where either is none, or no answer comes.
  ///
  /// Meanwhile it shows nothing that is typed. Signals wait until it is as it was.
  static func ask(input: Int32, output: Int32) -> OpaqueColor? {
    var former = termios()
    guard isatty(output) == 1, tcgetattr(input, &former) == 0, isInForeground(input) else {
      return nil
    }
    let mask = holdSignals()
    var quiet = former
    quiet.c_lflag &= ~tcflag_t(ICANON | ECHO)
    tcsetattr(input, TCSANOW, &quiet)
    let bytes = answer(from: input, to: output)
    let color = bytes.flatMap(color(in:))
    // What came of an answer after its time would be taken for typed.
    tcsetattr(input, color == nil ? TCSAFLUSH : TCSANOW, &former)
    var restored = mask
    sigprocmask(SIG_SETMASK, &restored, nil)
    return color
  }

  /// Whether no other job has the terminal; one that controls no jobs at all answers with an error.
  private static func isInForeground(_ input: Int32) -> Bool {
    let group = tcgetpgrp(input)
    return group < 0 || group == getpgrp()
  }

  private static func holdSignals() -> sigset_t {
    var held = sigset_t()
    var former = sigset_t()
    sigemptyset(&held)
    for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGTTOU] { sigaddset(&held, number) }
    sigprocmask(SIG_BLOCK, &held, &former)
    return former
  }

  /// Writes the question and reads up to the end of an answer.
  private static func answer(from input: Int32, to output: Int32) -> [UInt8]? {
    guard question.withUnsafeBytes({ (try? writeAll($0, to: output)) != nil }) else { return nil }
    let end = Screen.milliseconds() + patience
    var bytes: [UInt8] = []
    while bytes.count < longestAnswer {
      var request = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
      let left = max(0, end - Screen.milliseconds())
      guard poll(&request, 1, Int32(left)) == 1 else { return nil }
      var byte: UInt8 = 0
      guard read(input, &byte, 1) == 1 else { return nil }
      bytes.append(byte)
      if byte == 0x07 || bytes.suffix(2) == [0x1B, UInt8(ascii: "\\")] { return bytes }
    }
    return nil
  }
}

extension BackgroundQuery {
  /// Reads an answer such as `␛]11;rgb:1e1e/1e1e/2e2e␛\`: three components of 1 to 4 hex digits.
  package static func color(in answer: [UInt8]) -> OpaqueColor? {
    guard let start = answer.lastIndex(of: UInt8(ascii: "]")) else { return nil }
    let text = String(decoding: answer[start...], as: UTF8.self)
    guard text.hasPrefix("]11;rgb:") || text.hasPrefix("]11;rgba:") else { return nil }
    let value = text.drop { $0 != ":" }
    let digits = value.dropFirst().prefix { $0 == "/" || $0.isHexDigit }
    let parts = digits.split(separator: "/", omittingEmptySubsequences: false).prefix(3)
    let levels = parts.compactMap(level)
    return levels.count == 3 ? OpaqueColor(levels[0], levels[1], levels[2]) : nil
  }

  /// A component of any precision as one of 0 to 255.
  private static func level(_ digits: Substring) -> UInt8? {
    guard (1...4).contains(digits.utf8.count), let value = Int(digits, radix: 16) else {
      return nil
    }
    let most = (1 << (4 * digits.utf8.count)) - 1
    return UInt8((value * 255 + most / 2) / most)
  }
}
