import Foundation
import TestSupport
import Testing

/// What a person sees of items in conflict, in goldens.
struct ConflictTranscriptTests {
  /// The folder of Ada, into whose catalog Bo's is merged.
  private let ada: TemporaryFolder
  private let bo: TemporaryFolder

  init() throws {
    ada = try Samples.emptyCatalog()
    bo = try TemporaryFolder()
  }

  @Test func tintFromConflictToSettled() throws {
    try run("add", "tint", "brand", "#111111", "--dark", "#222222")
    try ada.write(Samples.chip, to: "Chip.swift")
    try run("add", "Chip.swift")
    try copyToBo()
    try ada.write(Self.brand(dark: "#333333"), to: "ours.json")
    try run("add", "-r", "ours.json", "-m", "Darker")
    try bo.write(Self.brand(dark: "#444444"), to: "theirs.json")
    try run("add", "-r", "theirs.json", "-m", "Lighter", by: "Bo <bo@example.com>", in: bo)
    try merge()
    var seen = Transcript(in: ada)
    try seen.run("conflicts")
    try seen.run("conflicts", "--json")
    try seen.run("doctor")
    try seen.run("list")
    try seen.run("log", "brand")
    try seen.run("verify")
    try seen.run("show", "brand")
    try seen.run("show", "brand@1")
    try seen.run("show", "brand", "--sides")
    try seen.run("show", "brand", "--sides", "--json")
    try seen.run("show", "ChipLabelStyle", "--sides")
    try seen.run("apply", "ChipLabelStyle", "--label", "Add=plus")
    try seen.run("preview", "brand", "-q")
    try seen.run("edit", "brand", "--from", "ours.json")
    try seen.run("rename", "brand", "accent")
    try seen.run("add", "-r", "ours.json")
    try seen.run("resolve", "brand", "--theirs", "--dry-run")
    try seen.run("resolve", "brand", "--theirs", "-m", "Lighter it is")
    try seen.run("show", "brand")
    try seen.run("conflicts")
    try seen.run("conflicts", "--json")
    try seen.run("log", "brand")
    try seen.run("verify")
    try seen.run("undo", "--dry-run")
    try seen.run("undo")
    try seen.run("redo", "--json")
    expectGolden(seen.text, "conflicts.txt")
  }

  @Test func resolveRefusals() throws {
    try run("add", "tint", "brand", "#111111")
    try run("add", "tint", "other", "#111111")
    try copyToBo()
    try run("remove", "brand")
    try bo.write(Self.brand(dark: "#444444"), to: "theirs.json")
    try run("add", "-r", "theirs.json", in: bo)
    try merge()
    var seen = Transcript(in: ada)
    try seen.run("resolve", "brand")
    try seen.run("resolve", "brand", "--ours", "--theirs")
    try seen.run("resolve", "--ours")
    try seen.run("resolve", "brand", "--all", "--ours")
    try seen.run("resolve", "brand", "other", "--head", "abc")
    try seen.run("resolve", "brand", "--head", "000000")
    try seen.run("resolve", "other", "--ours")
    try seen.run("resolve", "nothing", "--ours")
    try seen.run("resolve", "brand", "--from", "-", input: ##"{"any": "#12345"}"##)
    try seen.run("resolve", "brand", "--from", "-", input: ##"{"name": "x", "any": "#123456"}"##)
    try seen.run("resolve", "brand", "--from", "-", input: "[]")
    try seen.run("show", "brand", "--sides", "--preview")
    try seen.run("show", "brand", "--sides")
    try seen.run("resolve", "--all", "--ours", "--json")
    try seen.run("list", "--removed")
    try seen.run("resolve", "--all", "--ours")
    expectGolden(seen.text, "resolve-refusals.txt")
  }

  @Test func styleSettledFromAFile() throws {
    try ada.write(Samples.stack, to: "Stack.swift")
    try run("add", "Stack.swift")
    try copyToBo()
    try ada.write(Samples.stack.replacing("VStack", with: "VStack(spacing: 4)"), to: "Stack.swift")
    try run("add", "-r", "Stack.swift")
    try bo.write(Samples.stack.replacing("VStack", with: "HStack"), to: "Stack.swift")
    try run("add", "-r", "Stack.swift", by: "Bo <bo@example.com>", in: bo)
    try merge()
    var seen = Transcript(in: ada)
    try seen.run("show", "StackLabelStyle", "--sides")
    try seen.run("show", "StackLabelStyle", "--preview", "--width", "80")
    try seen.run("show", "StackLabelStyle", "--preview", "--width", "30")
    try ada.write(Samples.stack.replacing("VStack", with: "HStack(spacing: 4)"), to: "Stack.swift")
    try seen.run("resolve", "StackLabelStyle", "--from", "Stack.swift")
    try seen.run("show", "StackLabelStyle")
    try seen.run("show", "StackLabelStyle", "--preview", "--width", "80")
    expectGolden(seen.text, "conflict-sides.txt")
  }

  @Test func whatTwoEditsBreakTogether() throws {
    try run("add", "tint", "a", "#111111")
    try run("add", "tint", "b", "#111111")
    try run("add", "tint", "gone", "#111111")
    try run("add", "tint", "brand", "#111111")
    try copyToBo()
    try ada.write(#"{"any": {"alias": "b"}}"#, to: "a.json")
    try run("add", "-r", "a.json")
    try run("remove", "gone")
    try run("rename", "brand", "accent")
    try bo.write(#"{"any": {"alias": "a"}}"#, to: "b.json")
    try run("add", "-r", "b.json", in: bo)
    try run("add", "tint", "soft", "gone", in: bo)
    try run("add", "tint", "accent", "#333333", in: bo)
    try merge()
    var seen = Transcript(in: ada)
    try seen.run("conflicts")
    try seen.run("conflicts", "--json")
    let shown = try runInTerminal(["conflicts"], in: ada, environment: ["NO_COLOR": "1"])
    #expect(shown.status == 1)
    try seen.run("rename", "accent", "signal")
    expectGolden(seen.text + shown.text, "clashes.txt")
  }

  @Test func terminalShowsSidesAndTheNextCommand() throws {
    try run("add", "tint", "brand", "#111111", "--dark", "#222222")
    try run("add", "tint", "it's", "#111111")
    try copyToBo()
    try ada.write(Self.brand(dark: "#333333"), to: "brand.json")
    try run("add", "-r", "brand.json")
    try ada.write(##"{"any": "#555555"}"##, to: "it's.json")
    try run("add", "-r", "it's.json")
    try bo.write(Self.brand(dark: "#444444"), to: "brand.json")
    try run("add", "-r", "brand.json", by: "Bo", in: bo)
    try run("remove", "it's", by: "Bo", in: bo)
    try merge()
    let shown = try runInTerminal(["conflicts"], in: ada, environment: ["NO_COLOR": "1"])
    #expect(shown.status == 1)
    expectGolden(shown.text, "conflicts-terminal.txt")
  }

  @Test func editorIsNotOpenedOnAnItemInConflict() throws {
    try run("add", "tint", "brand", "#111111")
    try copyToBo()
    try ada.write(Self.brand(dark: "#333333"), to: "brand.json")
    try run("add", "-r", "brand.json")
    try bo.write(Self.brand(dark: "#444444"), to: "brand.json")
    try run("add", "-r", "brand.json", in: bo)
    try merge()
    let seen = try runInTerminal(
      ["edit", "brand"], in: ada,
      environment: ["VISUAL": "touch \(ada.file("opened"))", "NO_COLOR": "1"])
    #expect(
      seen.text == """
        error: 'brand' is in conflict
        hint: settle it first: stylectl resolve brand --ours, --theirs or --from FILE

        """)
    #expect(seen.status == 1)
    #expect(try !ada.names().contains("opened"))
  }

  /// Gives Bo a copy of Ada's catalog.
  private func copyToBo() throws {
    try FileManager.default.copyItem(
      atPath: ada.file("Team.stylecatalog"), toPath: bo.file("Team.stylecatalog"))
  }

  /// Brings what Bo has into Ada's catalog, with something left to settle.
  private func merge() throws {
    let result = try runStylectl(["merge", bo.file("Team.stylecatalog")], in: ada)
    try #require(result.status < 2, "\(result.errors)")
  }

  private func run(
    _ arguments: String..., by author: String = "Ada <ada@example.com>",
    in folder: TemporaryFolder? = nil
  ) throws {
    let result = try runStylectl(
      arguments, in: folder ?? ada, environment: ["STYLECTL_AUTHOR": author])
    try #require(result.status == 0, "\(result.errors)")
  }

  /// A tint of which only the dark value differs.
  private static func brand(dark: String) -> String {
    ##"{"kind": "tint", "name": "brand", "any": "#111111", "dark": "\##(dark)"}"##
  }
}
