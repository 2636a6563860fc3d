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

  @Test func endingOfTheOutputTellsTheFormat() throws {
    for (words, files) in [
      (["apply", ".iconOnly", "--label", "Stop=xmark"], ["a.svg", "a.HTML", "a.swift", "a.txt"]),
      (["preview", "ocean"], ["b.svg", "b.html", "b.swift"]),
    ] {
      for file in files {
        let ending = file.split(separator: ".")[1].lowercased()
        let isFormat =
          ["svg", "html"].contains(ending) || (words[0] == "apply" && ending == "swift")
        let format = ["--format", isFormat ? ending : "text"]
        let seen = try runStylectl(words + ["-o", file], in: folder)
        #expect(seen == RunResult(output: "", errors: "Wrote '\(file)'.\n", status: 0))
        #expect(
          try String(decoding: folder.bytes(of: file), as: UTF8.self)
            == runStylectl(words + format, in: folder).output)
      }
    }
    try #require(
      try runStylectl(["preview", "ocean", "--format", "text", "-o", "c.svg"], in: folder).status
        == 0)
    #expect(try folder.bytes(of: "c.svg").first != UInt8(ascii: "<"))
  }

  @Test func everyItemAsText() throws {
    try makeCatalog()
    var seen = Transcript(in: folder)
    try seen.run("preview", "--all")
    expectGolden(seen.text, "preview-all.txt")
  }

  @Test func everyItemOnAPage() throws {
    try makeCatalog()
    let seen = try runStylectl(["preview", "--all", "--format", "html"], in: folder)
    #expect(seen.status == 0 && seen.errors.isEmpty)
    #expect(try runStylectl(["preview", "--all", "--format", "html"], in: folder) == seen)
    let page = seen.output
    #expect(page.contains("<h1>Team</h1>\n<p class=\"lead\">2 styles, 1 tint, 1 label set</p>"))
    #expect(page.components(separatedBy: "<article").count == 5)
    #expect(page.components(separatedBy: "<svg width").count == 3)
    #expect(page.contains("Not drawn: Looping"))
    #expect(page.contains("struct Chip: LabelStyle {\n"))
    #expect(page.contains("#0A84FF") && page.contains("<bdi>R &amp; D</bdi>"))
  }

  @Test func oneItemOnAPage() throws {
    try makeCatalog()
    for item in ["Chip", "Chip@1", "brand", "menu", ".iconOnly", "styles.swift"] {
      let seen = try runStylectl(["preview", item, "--format", "html"], in: folder)
      #expect(seen.status == 0, "\(item): \(seen.errors)")
      #expect(seen.output.hasSuffix("</html>\n"))
      #expect(seen.output.contains("<article"))
    }
    let applied = try runStylectl(
      ["apply", "Chip", "--labels", "days.json", "--format", "html"], in: folder)
    #expect(applied.status == 0)
    #expect(applied.output.contains("<title>Chip, dark: Monday, Tuesday</title>"))
  }

  /// A style that can be drawn and one that cannot, a tint and a label set.
  private func makeCatalog() throws {
    try folder.write(
      """
      import SwiftUI

      struct Chip: LabelStyle {
          func makeBody(configuration: Configuration) -> some View {
              Label(configuration).padding(8).background(Color("brand"), in: .capsule)
          }
      }

      struct Looping: LabelStyle {
          func makeBody(configuration: Configuration) -> some View { body(1) }
          func body(_ depth: Int) -> some View { body(depth + 1) }
      }
      """, to: "styles.swift")
    try folder.write(#"[{"title": "R & D", "systemImage": "gear"}]"#, to: "menu.json")
    for words in [
      ["init", "--empty", "Team.stylecatalog"], ["add", "tint", "brand", "#0A84FF"],
      ["add", "styles.swift", "menu.json"],
    ] {
      let seen = try runStylectl(words, in: folder)
      try #require(seen.status == 0, "\(seen.errors)")
    }
  }

  @Test func outputGoesToAFile() throws {
    let line = ["apply", "DayLabelStyle", "-l", "days.json", "--format", "svg"]
    let written = try runStylectl(line + ["--output", "days.svg"], in: folder)
    #expect(written.output.isEmpty && written.errors == "Wrote 'days.svg'.\n")
    let drawn = try runStylectl(line + ["-o", "-"], in: folder).output
    #expect(try String(decoding: folder.bytes(of: "days.svg"), as: UTF8.self) == drawn)
  }

  /// A matrix is as many pictures on a page and in an image, each with its caption.
  @Test(arguments: ["svg", "html"])
  func matrixHasACaptionForEachPicture(format: String) throws {
    let keys = ["--matrix", "size-class,type-size=large+accessibility3", "--format", format]
    for words in [
      ["apply", "AdaptiveStackLabelStyle", "-l", "days.json"], ["preview", "AdaptiveLabelStyle"],
      ["preview", "week"],
    ] {
      let seen = try runStylectl(words + keys, in: folder)
      #expect(seen.status == 0, "\(words): \(seen.errors)")
      for caption in [
        "compact, large", "compact, accessibility3", "regular, large", "regular, accessibility3",
      ] {
        let end = format == "svg" ? "</text>" : "</figcaption>"
        #expect(seen.output.contains(">\(caption)\(end)"), "\(words): \(caption)")
      }
    }
    let german = try runStylectl(
      ["apply", ".titleOnly", "--label", "A=plus", "--locale", "de", "--format", format], in: folder
    )
    #expect(german.status == 0)
  }

  @Test func galleryDrawsAMatrixOfEachStyle() throws {
    try makeCatalog()
    let seen = try runStylectl(
      ["preview", "--all", "--matrix", "appearance", "--format", "html"], in: folder)
    #expect(seen.status == 0 && seen.errors.isEmpty)
    #expect(seen.output.components(separatedBy: "<figcaption>light</figcaption>").count == 3)
    let text = try runStylectl(["preview", "--all", "--matrix", "appearance"], in: folder)
    #expect(text.output.contains("tint:brand\n"))
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
    try seen.run("preview")
    try seen.run("preview", "week", "--all")
    try seen.run("preview", "--all", "--format", "svg")
    try seen.run("apply", "DayLabelStyle", "-l", "many.json", "--format", "html")
    expectGolden(seen.text, "picture-refusals.txt")
  }
}
