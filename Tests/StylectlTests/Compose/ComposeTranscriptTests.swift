import TestSupport
import Testing

/// What a person sees who composes styles.
struct ComposeTranscriptTests {
  private func sample() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    _ = try runStylectl(["init", "Team.stylecatalog"], in: folder)
    return folder
  }

  private let day = "Monday=sun.max"

  @Test func composedStyles() throws {
    var seen = Transcript(in: try sample())
    try seen.run(
      "compose", "TodayLabelStyle", "BlueDashBorderLabelStyle", "DayLabelStyle", "-m", "Today")
    try seen.run("show", "TodayLabelStyle")
    try seen.run("apply", "TodayLabelStyle", "--label", day)
    try seen.run("compose", "IconLabelStyle", "IconTintLabelStyle", ".iconOnly", "--tint", "ocean")
    try seen.run("show", "IconLabelStyle")
    try seen.run("apply", "IconLabelStyle", "--label", day)
    try seen.run("apply", "IconLabelStyle", "--label", day, "--set", "color=.green")
    try seen.run(
      "compose", "GreenLabelStyle", "TodayLabelStyle", "IconLabelStyle", "--set", "color=.green")
    try seen.run(
      "compose", "GreenLabelStyle", ".iconTint(.green)", "TodayLabelStyle", "--dry-run")
    try seen.run("compose", "TodayLabelStyle", ".iconTint(.green)", "DayLabelStyle")
    try seen.run(
      "compose", "TodayLabelStyle", ".iconTint(.green)", "DayLabelStyle", "--replace", "--expect",
      "000000")
    try seen.run("compose", "TodayLabelStyle", ".iconTint(.green)", "DayLabelStyle", "-r", "--json")
    try seen.run("log", "TodayLabelStyle")
    expectGolden(seen.text, "compose.txt", file: goldenNeighbor)
  }

  @Test func refusals() throws {
    let folder = try sample()
    try folder.write(
      """
      struct SizeLabelStyle: LabelStyle {
          var size: CGFloat = 8
          var color: Color
          func makeBody(configuration: Configuration) -> some View {
              Label(configuration).padding(size).foregroundStyle(color)
          }
      }
      """, to: "Size.swift")
    var seen = Transcript(in: folder)
    try seen.run("add", "Size.swift", "-q")
    try seen.run("compose", "MyStyle")
    try seen.run("compose", "MyStyle", "SizeLabelStyle", "IconTintLabelStyle")
    try seen.run("compose", "MyStyle", "SizeLabelStyle", "--set", "colour=.red")
    try seen.run("compose", "MyStyle", "SizeLabelStyle", "--set", "SizeLabelStyle.siz=4")
    try seen.run("compose", "MyStyle", "SizeLabelStyle", "--set", "size=.green")
    try seen.run("compose", "MyStyle", "SizeLabelStyle", "--set", "color=#ff0000")
    try seen.run("compose", "MyStyle", "SizeLabelStile")
    try seen.run("compose", "MyStyle", "SizeLabelStyle@7")
    try seen.run("compose", "MyStyle", "SizeLabelStyle@7a7a7a")
    try seen.run("compose", "MyStyle", "SizeLabelStyle", "SizeLabelStyle@1", "--set", "color=.red")
    try seen.run("compose", "MyStyle", ".iconTnt(.green)")
    try seen.run("compose", "MyStyle", ".iconTint(.green")
    try seen.run("compose", "MyStyle", "Size.swift")
    try seen.run("compose", "MyStyle", "week")
    try seen.run("compose", "MyStyle", ".iconOnly", "--tint", "ocaen")
    try seen.run("compose", "2nd", ".iconOnly")
    try seen.run("compose", "Label", ".iconOnly")
    try seen.run("compose", "iconOnly", "DayLabelStyle")
    try seen.run("compose", "daylabelstyle", ".iconOnly")
    try seen.run("compose", "DayLabelStyle", "DayLabelStyle", ".iconOnly", "--replace")
    try seen.run("list", "--kind", "style")
    expectGolden(seen.text, "compose-refusals.txt", file: goldenNeighbor)
  }

  @Test func pinsHoldVersions() throws {
    let folder = try sample()
    var seen = Transcript(in: folder)
    try seen.run("compose", "HeldLabelStyle", "BlueDashBorderLabelStyle", ".iconOnly", "--pin")
    try seen.run("compose", "FreeLabelStyle", "BlueDashBorderLabelStyle", ".iconOnly")
    let wide = try runStylectl(["show", "BlueDashBorderLabelStyle"], in: folder).output
      .replacing(".padding()", with: ".padding(40)")
    try seen.run("add", "--replace", "-", input: wide)
    try seen.run("apply", "HeldLabelStyle", "--label", day)
    try seen.run("apply", "FreeLabelStyle", "--label", day)
    try seen.run("apply", "BlueDashBorderLabelStyle@1", ".iconOnly", "--label", day)
    try seen.run("show", "HeldLabelStyle")
    try seen.run("rename", "BlueDashBorderLabelStyle", "DashLabelStyle")
    try seen.run("show", "HeldLabelStyle")
    try seen.run("apply", "HeldLabelStyle", "--label", day)
    try seen.run("export", "swift", "HeldLabelStyle", "FreeLabelStyle", "--output", "-")
    try seen.run("export", "swift", "--output", "Styles")
    try seen.run("add", "--replace", "Styles")
    try seen.run("remove", "DashLabelStyle")
    try seen.run("compose", "HeldLabelStyle", "BlueDashBorderLabelStyle@1", ".iconOnly", "-r")
    try seen.run("compose", "HeldLabelStyle", "DashLabelStyle", ".iconOnly", "-r")
    try seen.run("show", "HeldLabelStyle")
    try seen.run("verify")
    expectGolden(seen.text, "compose-pins.txt", file: goldenNeighbor)
  }

  @Test func partsThatAreNeverReachedAreTold() throws {
    var seen = Transcript(in: try sample())
    try seen.run("compose", "MyStyle", ".iconOnly", "DayLabelStyle")
    try seen.run("compose", "MyStyle", "DayLabelStyle", "AdaptiveLabelStyle", ".iconOnly", "-r")
    try seen.run("compose", "MyStyle", "AdaptiveLabelStyle", ".iconOnly", "-r")
    try seen.run("compose", "Outer", "MyStyle", "BlueDashBorderLabelStyle")
    try seen.run("compose", "Outer", "BlueDashBorderLabelStyle", "MyStyle", "-r")
    expectGolden(seen.text, "compose-unreached.txt", file: goldenNeighbor)
  }

  @Test(arguments: [
    [".iconOnly", ".titleOnly"], ["BlueDashBorderLabelStyle", ".iconOnly"],
    [".iconOnly", "BlueDashBorderLabelStyle"],
    ["BlueDashBorderLabelStyle", "BlueDashBorderLabelStyle"], [".iconTint(.green)", ".iconOnly"],
    ["AdaptiveLabelStyle", ".titleOnly"], [".automatic", "BlueDashBorderLabelStyle"],
  ])
  func composedStyleIsDrawnAsItsStylesInTurn(_ styles: [String]) throws {
    let folder = try sample()
    let composed = try runStylectl(["compose", "Row"] + styles, in: folder)
    #expect(composed.status == 0)
    let options = ["--labels", "week", "--size-class", "compact", "--color", "always"]
    let whole = try runStylectl(["apply", "Row"] + options, in: folder)
    #expect(whole.status == 0 && whole.output.split(separator: "\n").count >= 7)
    #expect(try runStylectl(["apply"] + styles + options, in: folder).output == whole.output)
    if let closest = styles.first, closest.hasPrefix("."), !closest.contains("(") {
      // A style without a label ends the chain.
      #expect(try runStylectl(["apply", closest] + options, in: folder).output == whole.output)
    }
  }
}

/// Goldens stand in one folder for all tests of the tool.
private let goldenNeighbor = #filePath.replacing("/Compose/", with: "/")
