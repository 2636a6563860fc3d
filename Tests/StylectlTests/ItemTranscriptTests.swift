import TestSupport
import Testing

/// What a person sees of each command that works on items, in goldens.
struct ItemTranscriptTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try Samples.emptyCatalog()
    try folder.write(Samples.chip, to: "Chip.swift")
    try folder.write(Samples.stack, to: "Stack.swift")
    try folder.write(Samples.days, to: "days.json")
  }

  @Test func add() throws {
    var seen = Transcript(in: folder)
    try seen.run("add", "Chip.swift", "-m", "First try")
    try seen.run("add", "Chip.swift")
    try folder.write(Samples.chip.replacing("6", with: "9"), to: "Chip.swift")
    try seen.run("add", "Chip.swift")
    try seen.run("add", "--replace", "--dry-run", "Chip.swift")
    try seen.run("add", "--replace", "Chip.swift", "--expect", "000000")
    try seen.run("add", "-r", "Chip.swift", "-m", "Wider")
    try folder.write(Samples.chip.replacing("6", with: "9\n"), to: "Chip.swift")
    try seen.run("add", "-r", "Chip.swift")
    try seen.run("add", "-", input: Samples.stack)
    try seen.run("add", "-q", "days.json", "--name", "week")
    try seen.run("add", "labels", "days.json")
    try seen.run("add", "tint", "brand", "#0A84FF", "--dark", "#409CFF")
    try seen.run("add", "tint", "accent", "brand", "--json")
    try seen.run("list")
    expectGolden(seen.text, "add.txt")
  }

  @Test func addRefusals() throws {
    var seen = Transcript(in: folder)
    try seen.run("add", "tint", "brand")
    try seen.run("add", "tint", "brand", "blau")
    try seen.run("add", "tint", "a/b", "#fff")
    try seen.run("add", "labels")
    try seen.run("add", "labels", "Stack.swift")
    try seen.run("add", "--dark", "#000", "Stack.swift")
    try seen.run("add", "--sample", "x", "Stack.swift")
    try seen.run("add", "nowhere.swift")
    try seen.run("add", "--strict", "Chip.swift")
    try seen.run("add", "style", "Stack.swift", "-q")
    try folder.write(
      Samples.stack.replacing("StackLabelStyle", with: "stackLabelStyle"), to: "Small.swift")
    try seen.run("add", "Small.swift")
    try seen.run("add", "Stack.swift", "Stack.swift")
    try seen.run("list")
    expectGolden(seen.text, "add-refusals.txt")
  }

  @Test func addFolder() throws {
    var seen = Transcript(in: folder)
    try folder.makeFolder("Sources/Inner")
    try folder.makeFolder("Empty")
    try folder.write(Samples.stack, to: "Sources/Inner/Stack.swift")
    try folder.write(Samples.chip, to: "Sources/Chip.swift")
    try folder.write("struct Nothing {}", to: "Sources/Nothing.swift")
    try seen.run("add", "Sources")
    try seen.run("add", "Empty")
    try folder.write("struct Broken: LabelStyle {", to: "Sources/Broken.swift")
    try folder.write(
      Samples.stack.replacing("StackLabelStyle", with: "OtherLabelStyle"), to: "Sources/Other.swift"
    )
    try seen.run("add", "Sources", "-r")
    try seen.run("add", "Sources", "-r", "--partial")
    try seen.run("list")
    expectGolden(seen.text, "add-folder.txt")
  }

  @Test func listAndShow() throws {
    try add("Chip.swift", "Stack.swift", "days.json")
    try add("tint", "brand", "#0A84FF")
    var seen = Transcript(in: folder)
    try seen.run("list", "STACK")
    try seen.run("list", "--kind", "labels")
    try seen.run("list", "--uses", "brand")
    try seen.run("list", "nothing")
    try seen.run("list", "--uses", "nothing")
    try seen.run("show", "ChipLabelStyle")
    try seen.run("show", "style:StackLabelStyle@1")
    try seen.run("show", "days")
    try seen.run("show", "tint:brand")
    try seen.run("show", "ChipLabelStyl")
    try seen.run("show", "ChipLabelStyle@2")
    try seen.run("show", "labels:brand")
    try seen.run("show", "color:brand")
    try seen.run("show", "brand@")
    expectGolden(seen.text, "list-show.txt")
  }

  @Test func jsonIsSortedAndWhole() throws {
    try add("Stack.swift", "days.json", "-m", "Start")
    var seen = Transcript(in: folder)
    try seen.run("list", "--json")
    try seen.run("show", "StackLabelStyle", "--json")
    try seen.run("show", "days", "--json")
    try seen.run("log", "--json")
    try seen.run("log", "days", "--json")
    try seen.run("remove", "days", "--json", "--dry-run")
    try seen.run("rename", "days", "week", "--json")
    try seen.run("verify", "--json", "-q")
    try seen.run("list", "nothing", "--json")
    expectGolden(seen.text, "json.txt")
  }

  @Test func edit() throws {
    try add("Stack.swift", "days.json")
    try add("tint", "brand", "#0A84FF")
    var seen = Transcript(in: folder)
    try seen.run("edit", "StackLabelStyle")
    try seen.run("edit", "StackLabelStyle", "--from", "Stack.swift")
    try folder.write(Samples.stack.replacing("VStack", with: "HStack"), to: "New.swift")
    try seen.run("edit", "StackLabelStyle", "--from", "New.swift", "--dry-run")
    try seen.run("edit", "StackLabelStyle", "--from", "New.swift", "-m", "Beside each other")
    try seen.run("edit", "StackLabelStyle", "--from", "Stack.swift", "--expect", "abcdef")
    try seen.run("edit", "StackLabelStyle", "--from", "Chip.swift")
    try seen.run("edit", "StackLabelStyle", "--from", "days.json")
    try folder.write("\n", to: "Empty.swift")
    try seen.run("edit", "StackLabelStyle", "--from", "Empty.swift")
    try seen.run("edit", "brand", "--from", "-", input: ##"{"any": "#FF0000"}"##)
    try seen.run("edit", "brand", "--from", "-", input: ##"{"name": "other", "any": "#FF0000"}"##)
    try seen.run("edit", "nothing", "--from", "New.swift")
    try seen.run("log", "StackLabelStyle")
    try seen.run("show", "brand")
    expectGolden(seen.text, "edit.txt")
  }

  @Test func renameAndRemove() throws {
    try add("Chip.swift", "days.json")
    try add("tint", "brand", "#0A84FF")
    var seen = Transcript(in: folder)
    try seen.run("rename", "brand", "accent", "--dry-run")
    try seen.run("rename", "tint:brand", "accent", "-m", "The team's word")
    try seen.run("rename", "accent", "accent")
    try seen.run("rename", "ChipLabelStyle", "automatic")
    try seen.run("rename", "ChipLabelStyle", "9")
    try seen.run("show", "ChipLabelStyle")
    try seen.run("show", "brand")
    try seen.run("remove", "accent")
    try seen.run("remove", "accent", "--force", "--dry-run")
    try seen.run("remove", "accent", "days", "--force", "-m", "Not ours")
    try seen.run("remove", "days")
    try seen.run("list")
    try seen.run("list", "--removed")
    try seen.run("show", "days")
    try seen.run("show", "days@1")
    try seen.run("log", "days")
    try seen.run("log", "-n", "2")
    try seen.run("verify")
    expectGolden(seen.text, "rename-remove.txt")
  }

  /// Adds without a word in the transcript.
  private func add(_ arguments: String...) throws {
    let result = try runStylectl(["add"] + arguments, in: folder)
    #expect(result.status == 0, "\(result.errors)")
  }
}
