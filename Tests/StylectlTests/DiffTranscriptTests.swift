import TestSupport
import Testing

/// What a person sees of `diff`, in goldens.
struct DiffTranscriptTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    _ = try runStylectl(["init", "Team.stylecatalog"], in: folder)
    let day = try runStylectl(["show", "DayLabelStyle"], in: folder).output
    let changed =
      day.replacing("spacing: 16", with: "spacing: 12").replacing(
        ".padding(8)", with: ".padding(4)"
      )
      .replacing(".fill(Color.white)", with: ".fill(Color.white)\n.opacity(0.5)")
    try folder.write(changed, to: "Day.swift")
    _ = try runStylectl(["add", "-r", "Day.swift"], in: folder)
    _ = try runStylectl(["add", "tint", "brand", "#0A84FF", "--dark", "#409CFF"], in: folder)
    _ = try runStylectl(["add", "-r", "tint", "brand", "#0A84FF", "--dark", "#FF0000"], in: folder)
  }

  @Test func diff() throws {
    var seen = Transcript(in: folder)
    try seen.run("diff", "DayLabelStyle")
    try seen.run("diff", "DayLabelStyle", "DayLabelStyle@1")
    try seen.run("diff", "DayLabelStyle", "DayLabelStyle@2")
    try seen.run("diff", "DayLabelStyle@1", "DayLabelStyle", "--text")
    try seen.run("diff", "tint:brand@1", "brand", "--json")
    let week = try runStylectl(["show", "week"], in: folder).output
    try folder.write(week.replacing("\"Monday\"", with: "\"Lundi\""), to: "week.json")
    try seen.run("diff", "week.json")
    try seen.run("diff", "week", "week.json#week", "--text")
    try seen.run("rename", "brand", "accent")
    try seen.run("remove", "week")
    try seen.run("diff", "accent")
    try seen.run("diff", "week")
    expectGolden(seen.text, "diff.txt")
  }

  @Test func differencesBesideTheSwift() throws {
    var seen = Transcript(in: folder)
    try seen.run("compose", "TodayLabelStyle", "DayLabelStyle")
    try seen.run("release", "create", "1.0")
    try seen.run("compose", "TodayLabelStyle", "DayLabelStyle@1", "--replace")
    try seen.run("diff", "TodayLabelStyle")
    try seen.run("diff", "TodayLabelStyle", "--text")
    try seen.run("compose", "TodayLabelStyle", "DayLabelStyle@2", ".titleOnly", "--replace", "-q")
    try seen.run("diff", "TodayLabelStyle", "--text")
    try seen.run("diff", "TodayLabelStyle@1.0", "TodayLabelStyle", "--text")
    try seen.run("rename", "brand", "accent")
    try seen.run("diff", "brand", "--at", "1.0")
    try seen.run("diff", "DayLabelStyle@1", "DayLabelStyle", "--at", "1.0")
    try seen.run("diff", "accent", "--at", "1.0")
    try seen.run("diff", "brand", "--at", "2.0")
    expectGolden(seen.text, "diff-beside-swift.txt")
  }

  @Test func pictures() throws {
    var seen = Transcript(in: folder)
    try seen.run("diff", "DayLabelStyle", "--preview", "--width", "60")
    try seen.run("diff", "DayLabelStyle", "--preview", "--width", "40")
    try seen.run("diff", "brand", "--preview")
    try seen.run("diff", "DayLabelStyle@1", "Day.swift", "--preview")
    try seen.run("diff", "week", "actions", "--preview", "--width", "60")
    expectGolden(seen.text, "diff-preview.txt")
  }

  @Test func refusals() throws {
    var seen = Transcript(in: folder)
    try seen.run("diff")
    try seen.run("diff", "Nothing")
    try seen.run("diff", "IconTintLabelStyle")
    try seen.run("diff", "DayLabelStyle@9", "DayLabelStyle")
    try seen.run("diff", "DayLabelStyle", "--text", "--preview")
    try folder.write(Samples.stack + Samples.chip, to: "Two.swift")
    try seen.run("diff", "Two.swift")
    try seen.run("diff", "Two.swift#StackLabelStyle")
    expectGolden(seen.text, "diff-refusals.txt")
  }
}
