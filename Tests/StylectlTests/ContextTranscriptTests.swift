import TestSupport
import Testing

/// What labels look like in buttons, lists and bars, in several environments and to VoiceOver.
struct ContextTranscriptTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Samples.days, to: "days.json")
    try folder.write(
      """
      struct PaddedLabelStyle: LabelStyle {
          func makeBody(configuration: Configuration) -> some View {
              Label(configuration)
                  .font(.title3)
                  .padding(.horizontal)
          }
      }

      """, to: "Padded.swift")
  }

  /// The buttons of two articles, in colour, in the four appearances.
  @Test func buttons() throws {
    var seen = Transcript(in: folder)
    let add = [
      "--in", "button", "--label", "Add=plus", "--symbol-variant", "circle.fill", "--color",
      "always", "--matrix", "appearance,contrast",
    ]
    for ground in ["light", "dark"] {
      try seen.run(
        ["apply", ".automatic", "--tint", ".green", "--appearance", ground] + add,
        environment: ["COLORTERM": "truecolor"])
      try seen.run(
        ["apply", ".iconTint(.green)", "--tint", ".primary", "--appearance", ground] + add,
        environment: ["COLORTERM": "truecolor"])
      try seen.run(
        [
          "apply", "Padded.swift", "--role", "destructive", "--button-style", "borderedProminent",
          "--label", "Stop=xmark.circle", "--color", "always", "--appearance", ground, "--matrix",
          "appearance,contrast",
        ], environment: ["COLORTERM": "truecolor"])
    }
    expectGolden(seen.text, "buttons.txt")
  }

  @Test func containers() throws {
    var seen = Transcript(in: folder)
    try seen.run("apply", ".automatic", "-l", "days.json", "--matrix", "in")
    try seen.run("apply", ".automatic", "-l", "days.json", "--in", "menu", "--target", "ios18")
    try seen.run(
      "apply", ".automatic", "-l", "days.json", "--in", "button", "--button-style", "bordered",
      "-e", "buttonBorderShape=.circle")
    try seen.run("apply", "DayLabelStyle", "-l", "days.json", "--direction", "rtl")
    try seen.run("apply", ".automatic", "-l", "days.json", "--direction", "rtl")
    try folder.write(
      #"[{"title": "Sun", "systemImage": "sun.max", "translations": {"de": "Sonne"}}]"#,
      to: "sun.json")
    try seen.run("apply", ".automatic", "-l", "sun.json", "--locale", "de_CH")
    try seen.run("apply", ".automatic", "-l", "sun.json", "--locale", "fr")
    try seen.run("apply", ".automatic", "-l", "days.json", "--in", "list", "--role", "cancel")
    expectGolden(seen.text, "containers.txt")
  }

  @Test func matrix() throws {
    var seen = Transcript(in: folder)
    let keys = "size-class,type-size=large+accessibility3"
    let adaptive = ["apply", "AdaptiveStackLabelStyle", "-l", "days.json"]
    try seen.run(adaptive + ["--matrix", keys])
    try seen.run(adaptive + ["--matrix", keys, "--width", "40"])
    try seen.run(adaptive + ["--matrix", keys, "--width", "1"])
    try seen.run(adaptive + ["--matrix", "direction,enabled", "--width", "30"])
    try seen.run(adaptive + ["--matrix", "size"])
    try seen.run(adaptive + ["--matrix", "type-size=huge"])
    try seen.run(adaptive + ["--matrix", ""])
    try seen.run(adaptive + ["--matrix", "type-size,in,button-style"])
    try seen.run(adaptive + ["--matrix", "in", "--voiceover"])
    try seen.run(adaptive + ["--matrix", "in", "--format", "swift"])
    try seen.run(adaptive + ["--voiceover", "--format", "svg"])
    try seen.run(adaptive + ["--voiceover", "--format", "html"])
    try seen.run(adaptive + ["--voiceover", "--format", "swift"])
    try seen.run("preview", "week", "--voiceover", "--format", "html")
    try seen.run("preview", "ocean", "--matrix", "appearance")
    try seen.run("preview", "ocean", "--matrix", "appearance", "--format", "svg")
    try seen.run("preview", "ocean", "--voiceover")
    expectGolden(seen.text, "matrix.txt")
  }

  @Test func voiceover() throws {
    var seen = Transcript(in: folder)
    try seen.run("apply", ".iconOnly", "-l", "days.json", "--voiceover")
    try seen.run("apply", "DayLabelStyle", "-l", "days.json", "--voiceover", "--in", "button")
    try folder.write(
      """
      struct BareLabelStyle: LabelStyle {
          func makeBody(configuration: Configuration) -> some View {
              configuration.icon
          }
      }

      """, to: "Bare.swift")
    try seen.run("apply", "Bare.swift", "-l", "days.json", "--voiceover")
    try seen.run("apply", "Bare.swift", "--label", "Nothing", "--voiceover")
    expectGolden(seen.text, "voiceover.txt")
  }
}
