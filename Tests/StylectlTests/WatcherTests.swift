import Foundation
import StylectlCommands
import TestSupport
import Testing

/// The steps of `--watch`, without a clock.
struct WatcherTests {
  private let folder: TemporaryFolder
  private let terminal = TerminalFacts(outputIsTerminal: true, outputColumns: 20, outputRows: 6)

  init() throws {
    folder = try TemporaryFolder()
  }

  private func facts(_ terminal: TerminalFacts? = nil) -> Watcher.Facts {
    Watcher.Facts(
      files: [FileFacts(folder.file("a")), FileFacts(folder.path)],
      terminal: terminal ?? self.terminal)
  }

  /// What a step writes, with the escape character as `^`.
  private func step(
    _ watcher: inout Watcher, in terminal: TerminalFacts? = nil, _ frame: WatchScreen.Frame
  ) -> String {
    watcher.step(facts(terminal)) { _ in frame }.replacing("\u{1B}", with: "^")
  }

  @Test func onlyAChangeIsDrawn() throws {
    var watcher = Watcher()
    var drawings = 0
    func step() {
      _ = watcher.step(facts()) { _ in
        drawings += 1
        return .picture(["a"], notes: [])
      }
    }
    step()
    step()
    #expect(drawings == 1)
    try folder.write("1", to: "a")
    step()
    #expect(drawings == 2)
    try folder.write("22", to: "a")
    step()
    step()
    #expect(drawings == 3)
  }

  @Test func everyLineIsErasedToItsEndAndNothingBefore() throws {
    var watcher = Watcher()
    #expect(
      step(&watcher, .picture(["one", "two"], notes: []))
        == "^[?25l^[H^[2J^[?7lone^[K\ntwo^[K\n^[J^[?7h")
    try folder.write("1", to: "a")
    #expect(step(&watcher, .picture(["three"], notes: [])) == "^[H^[?7lthree^[K\n^[J^[?7h")
    try folder.write("22", to: "a")
    #expect(step(&watcher, .picture(["three"], notes: [])) == "")
  }

  @Test func theLastGoodPictureStaysAboveAnError() throws {
    var watcher = Watcher()
    _ = step(&watcher, .picture(["good"], notes: ["note"]))
    try folder.write("1", to: "a")
    #expect(
      step(&watcher, .failure(["error: 123456789012345678"]))
        == "^[H^[?7lgood^[K\n^[K\nerror: 1234567890123^[K\n45678^[K\n^[J^[?7h")
    try folder.write("22", to: "a")
    #expect(step(&watcher, .picture(["better"], notes: [])) == "^[H^[?7lbetter^[K\n^[J^[?7h")
  }

  @Test func anErrorAtTheStartStandsAlone() {
    var watcher = Watcher()
    #expect(step(&watcher, .failure(["bad"])) == "^[?25l^[H^[2J^[?7lbad^[K\n^[J^[?7h")
  }

  @Test func nothingScrolls() {
    var watcher = Watcher()
    let lines = (1...9).map(String.init)
    #expect(
      step(&watcher, .picture(lines, notes: ["note"]))
        == "^[?25l^[H^[2J^[?7l1^[K\n2^[K\nand 7 more lines^[K\n^[K\nnote^[K\n^[J^[?7h")
  }

  @Test func anotherSizeIsDrawnFromTheStart() {
    var watcher = Watcher()
    _ = step(&watcher, .picture(["a"], notes: []))
    var wider = terminal
    wider.outputColumns = 30
    #expect(step(&watcher, in: wider, .picture(["a"], notes: [])).hasPrefix("^[?25l^[H^[2J"))
  }

  @Test func replacingAFileIsAChange() throws {
    try folder.write("1", to: "a")
    let before = FileFacts(folder.file("a"))
    #expect(FileFacts(folder.file("a")) == before)
    try OutputFile.replace(folder.file("a"), with: Array("2".utf8))
    #expect(FileFacts(folder.file("a")) != before)
    #expect(FileFacts(folder.file("none")) == FileFacts(folder.file("neither")))
  }

  @Test func aTerminalFollowsTheFile() throws {
    let style = """
      struct TryLabelStyle: LabelStyle {
          func makeBody(configuration: Configuration) -> some View { configuration.title }
      }
      """
    try folder.write(style, to: "Try.swift")
    let run = try WatchedRun(
      ["apply", "Try.swift", "--label", "First=plus", "--watch", "--color", "never"], in: folder)
    #expect(run.read(until: "\u{1B}[J").contains("First\u{1B}[K"))
    try folder.write(String(style.dropLast(2)), to: "Try.swift")
    let broken = run.read(until: "closed")
    #expect(broken.contains("First\u{1B}[K"))
    #expect(broken.contains("Try.swift:1:34: error: '{' opened here is never closed"))
    try folder.write(
      style.replacing("configuration.title", with: "Text(\"Second\")"), to: "Try.swift")
    #expect(run.read(until: "Second\u{1B}[K").contains("\u{1B}[H"))
    #expect(run.interrupt().status == 0)
  }

  private func style(_ body: String) -> String {
    """
    struct TryLabelStyle: LabelStyle {
        func makeBody(configuration: Configuration) -> some View { \(body) }
    }
    """
  }

  /// What a terminal shows of a picture of one line, drawn over the one before.
  private func redrawn(_ line: String) -> String { "\u{1B}[H\u{1B}[?7l\(line)\u{1B}[K" }

  @Test func previewFollowsEverythingThatHappensToAFile() throws {
    try folder.write(style("Text(\"First\")"), to: "Try.swift")
    let run = try WatchedRun(["preview", "Try.swift", "--watch", "--color", "never"], in: folder)
    #expect(run.read(until: "First\u{1B}[K").contains("\u{1B}[2J"))

    // An editor writes another file and renames it.
    try folder.write(style("Text(\"Second\")"), to: "Try.swift~")
    #expect(rename(folder.file("Try.swift~"), folder.file("Try.swift")) == 0)
    #expect(run.read(until: "Second\u{1B}[K").hasSuffix(redrawn("Second")))

    // It goes, and comes back.
    #expect(unlink(folder.file("Try.swift")) == 0)
    let gone = run.read(until: "no such file")
    #expect(gone.contains(redrawn("Second")))
    #expect(gone.contains("Try.swift"))
    try folder.write(style("Text(\"Third\")"), to: "Try.swift")
    #expect(run.read(until: "Third\u{1B}[K").hasSuffix(redrawn("Third")))

    // It is written in two halves: the last good picture stays above what is wrong.
    let text = style("Text(\"Fourth\")")
    try folder.write(String(text.prefix(80)), to: "Try.swift")
    let half = run.read(until: "never closed")
    #expect(half.contains(redrawn("Third")))
    #expect(half.contains("Try.swift:2:18: error: "))
    _ = run.read(until: "\u{1B}[?7h")
    try folder.write(text, to: "Try.swift")
    #expect(run.read(until: "Fourth\u{1B}[K").hasSuffix(redrawn("Fourth")))
    #expect(!run.read(until: "\u{1B}[?7h").contains("error"))
    #expect(run.interrupt().status == 0)
  }

  @Test func previewFollowsTheCatalog() throws {
    let folder = try Samples.emptyCatalog()
    func paint(_ color: String) throws {
      let words = ["add", "tint", "--replace", "brand", color]
      #expect(try runStylectl(words, in: folder).status == 0)
    }
    try paint("#FF0000")
    try folder.write(style("Text(\"Ink\").foregroundStyle(Color(\"brand\"))"), to: "Try.swift")
    let run = try WatchedRun(
      ["preview", "Try.swift", "--watch", "--color", "always"], in: folder)
    #expect(run.read(until: "Ink").contains("[91m"))
    _ = run.read(until: "\u{1B}[?7h")
    try paint("#00FF00")
    let green = run.read(until: "Ink")
    #expect(green.contains("[92m"))
    #expect(run.interrupt().status == 0)
  }

  @Test func previewFollowsTheWindow() throws {
    try folder.write(style("configuration.title"), to: "Try.swift")
    let run = try WatchedRun(
      ["apply", "Try.swift", "--label", "A longer title=star", "--watch", "--color", "never"],
      in: folder)
    _ = run.read(until: "A longer title\u{1B}[K")
    _ = run.read(until: "\u{1B}[?7h")
    run.resize(columns: 8)
    let narrow = run.read(until: "\u{1B}[?7h")
    #expect(narrow.hasPrefix("\u{1B}[?25l\u{1B}[H\u{1B}[2J"))
    #expect(!narrow.contains("A longer title"))
    run.resize(columns: 60)
    #expect(run.read(until: "\u{1B}[?7h").contains("A longer title\u{1B}[K"))
    #expect(run.interrupt().status == 0)
  }

  @Test func itNeedsATerminal() throws {
    var seen = Transcript(in: folder)
    try seen.run("preview", "week", "--watch")
    #expect(
      seen.text == """
        $ stylectl preview week --watch
        ! error: --watch draws in a terminal, and the output goes to none
        ! hint: leave --watch out
        [exit 2]


        """)
  }
}
