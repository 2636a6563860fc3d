import CommandTable
import Testing

/// Commands of two words.
struct FamilyTests {
  private func opened(_ words: String...) throws -> BoxOpen? {
    guard case .run(_, let run) = try sampleTool.read(words) else { return nil }
    let box = Box()
    try run(box)
    return box.opened
  }

  private func text(_ words: String...) throws -> String {
    guard case .text(let text) = try sampleTool.read(words) else { return "not a text" }
    return text
  }

  private func fault(_ words: String...) -> String {
    do {
      _ = try sampleTool.read(words)
      return "none"
    } catch let error as UsageError {
      return error.message + " | " + (error.hint ?? "")
    } catch { return "\(error)" }
  }

  @Test func bothWordsCallACommand() throws {
    let expected = BoxOpen(box: "blue", isWide: true)
    #expect(try opened("box", "open", "blue", "--wide") == expected)
    #expect(try opened("-q", "box", "-q", "open", "--wide", "blue") == expected)
    #expect(try opened("box", "open", "open") == BoxOpen(box: "open"))
  }

  @Test func errorsNameBothWords() {
    #expect(
      fault("box")
        == "'box' needs a command: open or list | "
        + "for example 'tool box open blue'; see 'tool help box'")
    #expect(
      fault("box", "oven") == "'box' has no command 'oven' | did you mean 'tool box open'?")
    #expect(
      fault("box", "unwrap") == "'box' has no command 'unwrap' | did you mean 'tool box open'?")
    #expect(fault("box", "drop") == "'box' has no command 'drop' | see 'tool help box'")
    #expect(fault("crate") == "there is no command 'crate' | did you mean 'tool box'?")
    #expect(
      fault("box", "open")
        == "'box open' needs <name> | "
        + "for example 'tool box open blue'; see 'tool help box open'")
    #expect(
      fault("box", "--wide", "open") == "unknown option '--wide' | see 'tool help box'")
    #expect(
      fault("box", "open", "blue", "--wid")
        == "unknown option '--wid' | did you mean '--wide'?")
  }

  @Test func helpOfAFamilyListsItsCommands() throws {
    let page = """
      Open and list boxes

      Usage: tool box <command> [arguments]

      Examples:
        tool box open blue
            Opens the blue box
        tool box list
            Lists the boxes

      A box holds things.

      Commands:
        open      Open a box
        list      List the boxes

      """
    #expect(try text("help", "box").hasPrefix(page))
    for words in [["box", "--help"], ["help", "box", "shut"], ["--help", "box"]] {
      guard case .text(let text) = try sampleTool.read(words) else {
        Issue.record("\(words)")
        continue
      }
      #expect(try text == self.text("help", "box"), "\(words)")
    }
  }

  @Test func helpOfACommandIsFoundByBothWords() throws {
    let page = try text("help", "box", "open")
    #expect(page.hasPrefix("Open a box\n\nUsage: tool box open <name> [options]\n"))
    #expect(try text("box", "open", "--help") == page)
    #expect(try text("box", "--catalog", "x", "open", "blue", "--help") == page)
    #expect(try text("box", "open", "-h").hasSuffix("\n\nMore: tool help box open\n"))
  }
}
