import Foundation
import TestSupport
import Testing

/// What a person sees in a terminal, where it differs from what a pipe gets.
struct TerminalTranscriptTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try Samples.emptyCatalog()
    try folder.write(Samples.stack, to: "Stack.swift")
    try folder.write(Samples.days, to: "days.json")
    try run("add", "Stack.swift", "days.json", "--author", "山田太郎")
    try run("add", "tint", "深い青", "#00F", "-m", "The colour of the deep sea, where the whales are")
    try run("add", "tint", "brand", "#0A84FF")
    try run("rename", "days", "week")
    try run("remove", "brand")
  }

  @Test(arguments: [80, 40, 20])
  func listAndLogFitTheWidth(_ columns: UInt16) throws {
    var seen = ""
    for words in [["list", "--removed"], ["log"], ["log", "brand"]] {
      let result = try runInTerminal(words, in: folder, columns: columns)
      #expect(result.status == 0)
      seen += "$ stylectl \(words.joined(separator: " "))\n\(result.text)\n"
    }
    expectGolden(seen, "terminal-\(columns).txt")
  }

  @Test func plainTerminalGetsASCII() throws {
    let result = try runInTerminal(["list"], in: folder, columns: 12, environment: ["LC_ALL": "C"])
    #expect(result.text.split(separator: "\n").contains("  StackLabe~"))
  }

  @Test func listOfNothingSaysSo() throws {
    #expect(try runInTerminal(["list", "x"], in: folder).text == "There is nothing to list.\n")
    #expect(try runInTerminal(["list", "x", "-q"], in: folder).text == "")
  }

  @Test func editorChangesAnItem() throws {
    let changed = try runInTerminal(
      ["edit", "StackLabelStyle", "-m", "Beside"], in: folder,
      environment: ["VISUAL": "sed -i.old s/VStack/HStack/", "TMPDIR": folder.path])
    #expect(changed.text == "Replaced the style 'StackLabelStyle': it is at version 2 now.\n")
    #expect(changed.status == 0)
    #expect(
      try runStylectl(["show", "StackLabelStyle"], in: folder).output
        == Samples.stack.replacing("VStack", with: "HStack"))
  }

  @Test(arguments: [0o600, 0o640, 0o664])
  func draftHasTheRightsOfTheCatalog(mode: mode_t) throws {
    try #require(chmod(folder.file("Team.stylecatalog"), mode) == 0)
    try folder.makeProgram("bin/editor", #"ls -l "$1" | cut -c 1-10 > "$TMPDIR/rights""#)
    _ = try runInTerminal(
      ["edit", "week"], in: folder,
      environment: ["EDITOR": folder.file("bin/editor"), "TMPDIR": folder.path])
    let rights = [0o600: "-rw-------\n", 0o640: "-rw-r-----\n", 0o664: "-rw-rw-r--\n"]
    #expect(try folder.bytes(of: "rights") == Array((rights[Int(mode)] ?? "").utf8))
  }

  @Test func editorThatChangesNothingWritesNothing() throws {
    let before = try folder.bytes(of: "Team.stylecatalog")
    let result = try runInTerminal(
      ["edit", "week"], in: folder, environment: ["EDITOR": "true", "TMPDIR": folder.path])
    #expect(result.text == "Nothing was changed.\n")
    #expect(try folder.bytes(of: "Team.stylecatalog") == before)
    #expect(try folder.names().filter { $0.hasPrefix("stylectl-") } == [])
  }

  @Test func textThatCannotBeStoredIsKept() throws {
    let result = try runInTerminal(
      ["edit", "StackLabelStyle"], in: folder,
      environment: ["VISUAL": "sed -i.old 's/VStack/VStack(/'", "TMPDIR": folder.path])
    #expect(result.status == 3)
    let kept = try #require(
      folder.names().first { $0.hasPrefix("stylectl-") && $0.hasSuffix(".swift") })
    #expect(result.text.hasPrefix("Your text is kept in 'FOLDER/\(kept)'.\n"))
    #expect(result.text.contains("FOLDER/\(kept):3:"))
    #expect(
      result.text.hasSuffix(
        "put it right there, then: stylectl edit StackLabelStyle --from FOLDER/\(kept)\n"))
    #expect(
      String(decoding: try folder.bytes(of: kept), as: UTF8.self)
        == Samples.stack.replacing("VStack", with: "VStack("))
  }

  @Test func editorThatFailsIsTold() throws {
    let result = try runInTerminal(
      ["edit", "week"], in: folder, environment: ["VISUAL": "false", "TMPDIR": folder.path])
    #expect(result.status == 4)
    #expect(
      result.text.hasPrefix(
        """
        error: the editor 'false' did not end well
        hint: set VISUAL to your editor; the text is in FOLDER/stylectl-
        """
      ))
  }

  @Test func colourIsForTerminalsThatHaveIt() throws {
    let colored = try runInTerminal(["show", "x"], in: folder, environment: ["TERM": "xterm"])
    #expect(colored.text.hasPrefix("\u{1B}[1;31merror:\u{1B}[0m there is no item 'x'\n"))
    let plain = try runInTerminal(["show", "x"], in: folder, environment: ["TERM": "dumb"])
    #expect(plain.text.hasPrefix("error: there is no item 'x'\n"))
  }

  private func run(_ arguments: String...) throws {
    let result = try runStylectl(arguments, in: folder)
    #expect(result.status == 0, "\(result.errors)")
  }
}
