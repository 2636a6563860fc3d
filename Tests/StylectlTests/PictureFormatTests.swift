import TestSupport
import Testing

/// Pictures for pages: what `--format svg` writes.
struct PictureFormatTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Samples.days, to: "days.json")
  }

  @Test(arguments: [
    ["DayLabelStyle"], ["BlueDashBorderLabelStyle"], ["AdaptiveLabelStyle"],
    ["AdaptiveStackLabelStyle"], ["IconTintLabelStyle", "--set", "color=.green"],
  ])
  func stylesOfTheSeed(words: [String]) throws {
    let line = ["apply"] + words + ["--labels", "days.json", "--format", "svg"]
    let seen = try runStylectl(line, in: folder)
    #expect(seen.status == 0 && seen.errors.isEmpty)
    #expect(try runStylectl(line, in: folder) == seen)
    expectGolden(seen.output, "svg/\(words[0]).svg")
  }

  @Test func previewOfEveryKind() throws {
    for item in ["ocean", "week", "IconTintLabelStyle", ".iconOnly"] {
      let seen = try runStylectl(
        ["preview", item, "--format", "svg", "--appearance", "dark"], in: folder)
      #expect(seen.status == 0)
      #expect(seen.output.contains("<title>\(item)</title>"))
      #expect(seen.output.contains(##"fill="#000000"/>"##))
      #expect(!seen.output.contains("prefers-color-scheme"))
    }
  }

  @Test func outputGoesToAFile() throws {
    let line = ["apply", "DayLabelStyle", "-l", "days.json", "--format", "svg"]
    let written = try runStylectl(line + ["--output", "days.svg"], in: folder)
    #expect(written.output.isEmpty && written.errors == "Wrote 'days.svg'.\n")
    let drawn = try runStylectl(line + ["-o", "-"], in: folder).output
    #expect(try String(decoding: folder.bytes(of: "days.svg"), as: UTF8.self) == drawn)
  }

  @Test func refusals() throws {
    try folder.write(
      "[" + (0...10_000).map { "\"\($0)\"" }.joined(separator: ",") + "]", to: "many.json")
    try folder.write(
      ["A", "B"].map {
        "struct \($0): LabelStyle { func makeBody(configuration: Configuration) -> some View "
          + "{ configuration.title } }\n"
      }.joined(), to: "two.swift")
    var seen = Transcript(in: folder)
    try seen.run("apply", "DayLabelStyle", "-l", "many.json", "--format", "svg")
    try seen.run("preview", "two.swift", "--format", "svg")
    try seen.run("preview", "two.swift", "--watch", "--output", "x.svg")
    try seen.run("preview", "week", "--format", "png")
    expectGolden(seen.text, "picture-refusals.txt")
  }
}
