import TestSupport
import Testing

/// What a person sees of items that should not be used any more, in goldens.
struct DeprecationTranscriptTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try Samples.emptyCatalog()
    try folder.write(Samples.chip, to: "Chip.swift")
    try folder.write(Samples.stack, to: "Stack.swift")
    try folder.write(Samples.days, to: "days.json")
    let drafts = [
      ["add", "Chip.swift", "Stack.swift", "days.json"], ["add", "tint", "brand", "#0A84FF"],
      ["add", "tint", "sea", "#006699"],
    ]
    for words in drafts { #expect(try runStylectl(words, in: folder).status == 0) }
  }

  @Test func deprecatedItemsAreMarkedKeptAndTakenBack() throws {
    var seen = Transcript(in: folder)
    try seen.run("deprecate", "brand", "--use", "sea", "--dry-run")
    try seen.run("deprecate", "brand", "--use", "sea", "--note", "Too loud", "-m", "New palette")
    try seen.run("deprecate", "brand", "--use", "tint:sea")
    try seen.run("deprecate", "StackLabelStyle", "--use", ".titleAndIcon")
    try seen.run("deprecate", "days")
    try seen.run("list")
    try seen.run("list", "brand", "--json")
    try seen.run("show", "brand")
    try seen.run("show", "StackLabelStyle")
    try seen.run("rename", "sea", "ocean", "-q")
    try seen.run("show", "brand", "--json")
    try seen.run("add", "tint", "brand", "#0A84FF", "--dark", "#409CFF", "--replace")
    try seen.run(
      "add", "labels", "-", "--name", "days", "--replace", input: #"["Monday", "Friday"]"#)
    try folder.write(Samples.stack.replacing("VStack", with: "HStack"), to: "Stack.swift")
    try seen.run("edit", "StackLabelStyle", "--from", "Stack.swift")
    try seen.run("list")
    try seen.run("deprecate", "brand", "--undo")
    try seen.run("deprecate", "brand", "--undo")
    try seen.run("undo")
    try seen.run("log", "brand")
    try seen.run("verify")
    expectGolden(seen.text, "deprecate.txt")
  }

  @Test func usersOfDeprecatedItemsAreWarned() throws {
    var seen = Transcript(in: folder)
    try seen.run("deprecate", "brand", "--use", "sea", "--note", "Too loud", "-q")
    try seen.run("apply", "ChipLabelStyle", "--label", "Nearby=location")
    try seen.run("apply", "ChipLabelStyle", "--label", "Nearby", "-q")
    try seen.run("preview", "ChipLabelStyle")
    try seen.run("apply", "Chip.swift", "--label", "Nearby")
    try seen.run("compose", "PairLabelStyle", "ChipLabelStyle", ".iconOnly", "--tint", "brand")
    try folder.write(Samples.chip.replacing("6", with: "9"), to: "Chip.swift")
    try seen.run("add", "--replace", "Chip.swift")
    try seen.run("add", "tint", "accent", "brand")
    try seen.run("deprecate", "ChipLabelStyle", "--use", "StackLabelStyle", "-q")
    try seen.run("apply", "ChipLabelStyle", "--label", "Nearby")
    try seen.run("apply", "PairLabelStyle", "--label", "Nearby")
    try seen.run("add", "--replace", "--strict", "Chip.swift")
    try seen.run("deprecate", "days", "-q")
    try seen.run("apply", ".titleOnly", "--labels", "days")
    expectGolden(seen.text, "deprecate-use.txt")
  }

  @Test func deprecationIsRefused() throws {
    var seen = Transcript(in: folder)
    try seen.run("deprecate", "brant")
    try seen.run("deprecate", "brand", "--use", "brand")
    try seen.run("deprecate", "brand", "--use", "ChipLabelStyle")
    try seen.run("deprecate", "brand", "--use", "sae")
    try seen.run("deprecate", "brand", "--use", "sea@1")
    try seen.run("deprecate", "brand", "--undo", "--note", "no")
    try seen.run("deprecate", "sea", "--use", "brand", "-q")
    try seen.run("deprecate", "brand", "--use", "sea")
    try seen.run("deprecate", "brand", "--use", "blue")
    expectGolden(seen.text, "deprecate-refusals.txt")
  }

  @Test func exportSaysWhatIsDeprecatedAndComesBackUnchanged() throws {
    for words in [
      ["deprecate", "brand", "--use", "sea", "--note", "Too \"loud\""],
      ["deprecate", "ChipLabelStyle", "--use", "StackLabelStyle"], ["deprecate", "days"],
    ] { #expect(try runStylectl(words, in: folder).status == 0) }
    var seen = Transcript(in: folder)
    try seen.run("export", "swift", "--output", "-")
    try seen.run("export", "swift", "--output", "All.swift")
    try seen.run("add", "--replace", "All.swift")
    try seen.run("export", "bundle", "Styles")
    try seen.run("add", "--replace", "Styles")
    expectGolden(seen.text, "deprecate-export.txt")
    let all = String(decoding: try folder.bytes(of: "All.swift"), as: UTF8.self)
    let told = try typeCheck(files: ["All.swift": all], languageMode: 6)
    #expect(told.allSatisfy { $0.contains("deprecated") }, "\(told)")
  }
}
