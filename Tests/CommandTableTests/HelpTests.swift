import CommandTable
import Testing

struct HelpTests {
  private func text(_ words: String...) throws -> String {
    guard case .text(let text) = try sampleTool.read(words) else { return "not a text" }
    return text
  }

  @Test func helpOfACommandShowsExamplesFirst() throws {
    for words in [
      ["help", "show"], ["show", "--help"], ["--help", "show"], ["show", "x", "--help"],
    ] {
      guard case .text(let text) = try sampleTool.read(words) else {
        Issue.record("\(words)")
        continue
      }
      #expect(text == helpOfShow, "\(words)")
    }
  }

  @Test func shortHelpLeavesOutWhatIsCommon() throws {
    let text = try text("show", "-h")
    #expect(text.hasSuffix("\n\nMore: tool help show\n"))
    #expect(!text.contains("A second paragraph"))
    #expect(!text.contains("--catalog"))
  }

  @Test func overviewListsCommandsInGroups() throws {
    let expected = """
      tool: a shelf of things

      Usage: tool [options] <command> [arguments]

      Examples:
        tool show Bold
            Prints the style Bold

      Everyday:
        show      Show one item

      Care:
        tidy      Tidy the shelf
        box       Open and list boxes

      Help:
        help <command>    How to use a command, with examples
        help environment  Variables that are read

      """
    #expect(try text() == expected)
    #expect(try text("-h") == expected)
    #expect(try text("help").contains("Options of all commands:\n  --catalog <file>"))
    #expect(try text("help") == text("--help"))
  }

  @Test func topicsHavePagesOfTheirOwn() throws {
    let expected = """
      Variables that are read

        TOOL_COLOR  When to colour

      """
    #expect(try text("help", "environment") == expected)
  }

  @Test func helpIsShownWhateverElseIsWrong() throws {
    let expected = try text("help", "show")
    #expect(try text("show", "--bogus", "--help") == expected)
    #expect(try text("--catalog", "tidy", "show", "--help") == expected)
    #expect(try text("help", "show", "--help") == expected)
  }

  @Test func helpWordsAfterTheEndOfOptionsAreArguments() throws {
    guard case .run = try sampleTool.read(["show", "--", "--help"]) else {
      Issue.record("help was shown")
      return
    }
  }

  @Test func noLineIsWiderThanEightyColumns() throws {
    for words in [["help"], ["help", "show"], ["help", "environment"]] {
      guard case .text(let text) = try sampleTool.read(words) else { continue }
      #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
    }
  }

  @Test func versionIsOneLine() throws {
    #expect(try text("--version") == "tool 1.2\n")
  }
}

/// The full help of the sample command.
private let helpOfShow = """
  Show one item

  Usage: tool show <name> [<more>...] [options]

  Examples:
    tool show Bold
        Prints the style Bold

  Prints the item as it is stored. A name can be followed by a version, and the
  words of this paragraph go on until the line is full.

  A second paragraph.

  Arguments:
    <name>     The item
    <more>...  Further items

  Options:
    -l, --level <level>  How much
    -a, --all            Everything
    --long               More of it

  Preview:
    -w, --width <cells>  The width
    --set <p=v>          Gives a parameter a value (can be repeated)

  Options of all commands:
    --catalog <file>  The catalog to use
    --color <when>    When to colour: auto, always, never
    -q, --quiet       Tell nothing but errors

  """
