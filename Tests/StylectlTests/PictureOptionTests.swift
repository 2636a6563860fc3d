import TestSupport
import Testing

/// The options that say how a terminal shows drawings.
struct PictureOptionTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      [
        { "title": "Monday", "systemImage": "sun.max" }, { "title": "★ Ωμέγα", "systemImage": "bell" },
        { "title": "日曜", "systemImage": "questionmark.app.dashed" }
      ]
      """, to: "days.json")
  }

  @Test func optionsWithoutColour() throws {
    var seen = Transcript(in: folder)
    for options in [
      ["--glyphs", "text"], ["--glyphs", "emoji"], ["--glyphs", "ascii"], ["--ambiguous", "2"],
      ["--ambiguous", "2", "--width", "14"], ["--scale", "compact"], ["--scale", "regular"],
      ["--scale", "large"], ["--width", "0"], ["--width", "1"],
    ] {
      try seen.run(["apply", "DayLabelStyle", "-l", "days.json"] + options)
    }
    try seen.run(
      "apply", "BlueDashBorderLabelStyle", "-l", "days.json",
      environment: ["STYLECTL_AMBIGUOUS": "2"])
    try seen.run(
      "apply", "BlueDashBorderLabelStyle", "-l", "days.json", "--ambiguous", "1",
      environment: ["STYLECTL_AMBIGUOUS": "2"])
    expectGolden(seen.text, "picture-options.txt")
  }

  @Test func optionsInColour() throws {
    var seen = Transcript(in: folder)
    for options in [
      ["--legible"], ["--legible", "--appearance", "light"], ["--background", "#1E1E2E"],
      ["--background", "#FAF4ED"], ["--background", "#FAF4ED", "--appearance", "dark"],
      ["--canvas"], ["--canvas", "--appearance", "light"],
      ["--canvas", "--background", "#FAF4ED"],
    ] {
      try seen.run(
        ["apply", "DayLabelStyle", "--label", "Monday=sun.max"] + options,
        environment: ["FORCE_COLOR": "3"])
    }
    for options in [["--canvas"], ["--legible"], ["--appearance", "light"]] {
      try seen.run(
        ["apply", "DayLabelStyle", "--label", "Monday=sun.max"] + options,
        environment: ["FORCE_COLOR": "1"])
    }
    try seen.run(
      "apply", "DayLabelStyle", "--label", "Monday=sun.max", "--matrix", "appearance",
      environment: ["FORCE_COLOR": "1"])
    expectGolden(seen.text, "picture-options-colour.txt")
  }

  @Test func whatCannotBeIsRefused() throws {
    var seen = Transcript(in: folder)
    for options in [
      ["--background", "blue"], ["--background", "#12"], ["--ambiguous", "3"],
      ["--ambiguous", "wide"], ["--glyphs", "nerd"], ["--scale", "2"], ["--width", "-1"],
      ["--width", "10001"],
    ] {
      try seen.run(["apply", "DayLabelStyle", "-l", "week"] + options)
    }
    expectGolden(seen.text, "picture-option-refusals.txt")
  }
}
