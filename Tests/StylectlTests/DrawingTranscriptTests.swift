import TestSupport
import Testing

/// What `apply` and `preview` print into a pipe and a terminal.
struct DrawingTranscriptTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Samples.days, to: "days.json")
  }

  @Test func apply() throws {
    var seen = Transcript(in: folder)
    try seen.run("apply", "DayLabelStyle", "--labels", "days.json")
    try seen.run("apply", "DayLabelStyle", "--labels", "-", "--width", "16", input: Samples.days)
    try seen.run("apply", "BlueDashBorderLabelStyle", "--labels", "days.json")
    try seen.run(
      "apply", "BlueDashBorderLabelStyle", "-l", "days.json", environment: ["LC_ALL": "C"])
    try seen.run("apply", "IconTintLabelStyle", "--set", "color=.green", "--label", "Add=plus")
    try seen.run("apply", ".iconOnly", "BlueDashBorderLabelStyle", "--label", "Stop=xmark.circle")
    for size in ["compact", "regular"] {
      try seen.run("apply", "AdaptiveLabelStyle", "-l", "days.json", "--size-class", size)
      try seen.run("apply", "AdaptiveStackLabelStyle", "-l", "days.json", "--size-class", size)
    }
    expectGolden(seen.text, "apply.txt")
  }

  @Test func applyRefusals() throws {
    var seen = Transcript(in: folder)
    try folder.write(#"[{"title": 7}]"#, to: "bad.json")
    try seen.run("apply", "IconTintLabelStyle", "-l", "days.json")
    try seen.run("apply", "DayLabelStyle", "-l", "days.json", "--set", "color=.red")
    try seen.run("apply", "DayLabelStyl", "-l", "days.json")
    try seen.run("apply", "week", "-l", "days.json")
    try seen.run("apply", "DayLabelStyle", "-l", "ocean")
    try seen.run("apply", "DayLabelStyle", "-l", "nowhere.json")
    try seen.run("apply", "DayLabelStyle", "-l", "bad.json")
    try seen.run("apply", "DayLabelStyle", "-l", "days.json", "--type-size", "huge")
    try seen.run("apply", "DayLabelStyle", "-l", "days.json", "--environment", "colour")
    try seen.run("preview", "DayLabelStyle@7")
    expectGolden(seen.text, "apply-refusals.txt")
  }

  @Test func preview() throws {
    _ = try runStylectl(["init", "Team.stylecatalog"], in: folder)
    _ = try runStylectl(
      ["add", "tint", "brand", "#0A84FF", "--dark", "#409CFF", "--high-contrast", "ocean"],
      in: folder)
    var seen = Transcript(in: folder)
    try seen.run("preview", "brand")
    try seen.run("preview", "actions")
    try seen.run("preview", "IconTintLabelStyle")
    try seen.run("preview", ".iconOnly")
    try seen.run("preview", "style:DayLabelStyle", "--width", "30")
    expectGolden(seen.text, "preview.txt")
  }

  @Test func ownNamesAreToldOnce() throws {
    try folder.write(
      """
      struct ThemedLabelStyle: LabelStyle {
          func makeBody(configuration: Configuration) -> some View {
              HStack(spacing: Theme.gap) {
                  configuration.icon
                  configuration.title
              }
              .theme(.listLabel)
          }
      }

      """, to: "Themed.swift")
    var seen = Transcript(in: folder)
    try seen.run("add", "Themed.swift", "--sample", "Theme.gap=20")
    try seen.run("apply", "ThemedLabelStyle", "-l", "days.json")
    try seen.run("apply", "ThemedLabelStyle", "-l", "days.json", "--set", "Theme.gap=60", "-q")
    expectGolden(seen.text, "own-names.txt")
  }

  @Test func pipeHoldsNoEscapeUnlessAsked() throws {
    let words = ["apply", "DayLabelStyle", "-l", "days.json"]
    #expect(try !runStylectl(words, in: folder).output.contains("\u{1B}"))
    let always = try runStylectl(
      words + ["--color", "always"], in: folder, environment: ["COLORTERM": "truecolor"])
    #expect(always.output.contains("\u{1B}[38;2;"))
    #expect(always.output.split(separator: "\n").allSatisfy { !$0.hasSuffix("m ") })
    let none = try runInTerminal(
      words, in: folder, environment: ["TERM": "xterm-kitty", "NO_COLOR": "1"])
    #expect(!none.text.contains("\u{1B}"))
    let terminal = try runInTerminal(words, in: folder, environment: ["TERM": "xterm-kitty"])
    #expect(terminal.text.contains("\u{1B}[38;2;"))
  }

  @Test(arguments: [30, 20, 10, 5, 1])
  func drawingsKeepToTheWidth(_ columns: UInt16) throws {
    for style in ["DayLabelStyle", "BlueDashBorderLabelStyle", "AdaptiveStackLabelStyle"] {
      let seen = try runInTerminal(
        ["apply", style, "-l", "days.json"], in: folder, columns: columns,
        environment: ["LC_ALL": "C"])
      #expect(seen.status == 0)
      #expect(seen.text.split(separator: "\n").filter { $0.count > Int(columns) } == [])
    }
  }
}
