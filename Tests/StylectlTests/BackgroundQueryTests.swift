import Foundation
import StylePreview
import StylectlCommands
import TestSupport
import Testing

/// What a terminal answers to the question for its ground.
struct BackgroundQueryTests {
  private static let question = "\u{1B}]11;?\u{1B}\\"

  @Test(
    arguments: [
      ("\u{1B}]11;rgb:1e1e/1e1e/2e2e\u{7}", OpaqueColor(30, 30, 46)),
      ("\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\", OpaqueColor(255, 255, 255)),
      ("\u{1B}]11;rgba:0000/8080/ffff/8000\u{1B}\\", OpaqueColor(0, 128, 255)),
      ("\u{1B}]11;rgb:f/0/8\u{7}", OpaqueColor(255, 0, 136)),
      ("x\u{1B}]11;rgb:ff/80/00\u{7}", OpaqueColor(255, 128, 0)),
      ("\u{1B}]11;rgb:ff/80\u{7}", nil), ("\u{1B}]11;rgb:ff//00\u{7}", nil),
      ("\u{1B}]11;rgb:fffff/0/0\u{7}", nil), ("\u{1B}]11;#1e1e2e\u{7}", nil),
      ("\u{1B}]10;rgb:ff/ff/ff\u{7}", nil), ("\u{1B}[?62c", nil), ("", nil),
    ] as [(String, OpaqueColor?)])
  func answersAreRead(answer: String, color: OpaqueColor?) {
    #expect(BackgroundQuery.color(in: Array(answer.utf8)) == color)
  }

  @Test func terminalThatAnswersDecidesTheAppearance() throws {
    for (answer, blue) in [
      ("\u{1B}]11;rgb:fafa/f4f4/eded\u{7}", "38;2;0;122;255"),
      ("\u{1B}]11;rgb:1e1e/1e1e/2e2e\u{1B}\\", "38;2;10;132;255"),
    ] {
      let seen = try ask(answer)
      #expect(seen.text.hasPrefix(Self.question))
      #expect(seen.text.contains(blue))
      #expect(seen.status == 0)
      #expect(seen.isAsItWas)
    }
  }

  @Test func terminalThatDoesNotAnswerIsLeftAsItWas() throws {
    let seen = try ask("")
    #expect(seen.text.contains("38;2;10;132;255"))
    #expect(seen.status == 0)
    #expect(seen.isAsItWas)
  }

  @Test func terminalIsLeftAsItWasAfterASignal() throws {
    let seen = try ask("", ends: true)
    #expect(seen.status == -SIGTERM || seen.status == 0)
    #expect(seen.isAsItWas)
  }

  @Test func nothingIsAskedUnasked() throws {
    let folder = try TemporaryFolder()
    for (words, variables) in [
      (Self.line, ["TERM": "xterm"]), (Self.line + ["--query-background"], ["TERM": "dumb"]),
      (Self.line + ["--query-background"], ["TERM": "xterm", "NO_COLOR": "1"]),
      (Self.line + ["--query-background", "--background", "#FFF"], ["TERM": "xterm"]),
    ] {
      let seen = try runInTerminal(words, in: folder, environment: variables)
      #expect(!seen.text.contains("\u{1B}]"))
      #expect(seen.text.contains("Monday"))
    }
    let piped = try runStylectl(
      Self.line + ["--query-background", "--color", "always"], in: folder)
    #expect(!piped.output.contains("\u{1B}]"))
  }

  private static let line = ["apply", "BlueDashBorderLabelStyle", "--label", "Monday=star"]

  /// Runs the tool in a terminal whose answer lies ready, and perhaps ends it once it has asked.
  private func ask(_ answer: String, ends: Bool = false) throws -> (
    text: String, status: Int32, isAsItWas: Bool
  ) {
    let folder = try TemporaryFolder()
    let (master, slave) = try makeTerminal()
    defer {
      close(master)
      close(slave)
    }
    // An echo of the answer would be taken for output.
    var state = termios()
    tcgetattr(slave, &state)
    state.c_lflag &= ~tcflag_t(ECHO)
    tcsetattr(slave, TCSANOW, &state)
    _ = answer.withCString { write(master, $0, strlen($0)) }
    let process = Process()
    process.executableURL = try builtStylectl()
    process.arguments = Self.line + ["--query-background"]
    process.environment = surroundings(of: folder).merging([
      "TERM": "xterm", "COLORTERM": "truecolor",
    ]) { $1 }
    let terminal = FileHandle(fileDescriptor: slave, closeOnDealloc: false)
    process.standardInput = terminal
    process.standardOutput = terminal
    process.standardError = terminal
    try process.run()
    var text = ""
    if ends {
      text = read(master, upTo: Self.question)
      process.terminate()
    }
    process.waitUntilExit()
    text += read(master, upTo: nil)
    var later = termios()
    tcgetattr(slave, &later)
    let status = process.terminationStatus
    return (
      text, process.terminationReason == .exit ? status : -status,
      later.c_lflag == state.c_lflag && later.c_iflag == state.c_iflag
    )
  }

  /// Reads up to a text, or all that is there.
  private func read(_ descriptor: Int32, upTo end: String?) -> String {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    while true {
      var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&request, 1, end == nil ? 0 : 60_000) == 1 else { break }
      let count = Foundation.read(descriptor, &chunk, chunk.count)
      guard count > 0 else { break }
      bytes += chunk[..<count]
      if let end, String(decoding: bytes, as: UTF8.self).contains(end) { break }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
