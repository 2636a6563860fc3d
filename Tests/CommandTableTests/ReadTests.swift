import CommandTable
import Testing

struct ReadTests {
  /// Reads a line and runs its command.
  private func read(_ words: String...) throws -> (globals: SampleGlobals, show: Show?) {
    guard case .run(let globals, let run) = try sampleTool.read(words) else {
      Issue.record("\(words) asks for a text")
      return (SampleGlobals(), nil)
    }
    let box = Box()
    try run(box)
    return (globals, box.shown)
  }

  /// Returns the error of a line as its two sentences.
  private func fault(_ words: String...) -> String {
    do {
      _ = try sampleTool.read(words)
      return "none"
    } catch let error as UsageError {
      return error.message + " | " + (error.hint ?? "")
    } catch { return "\(error)" }
  }

  @Test func everySpellingOfAnOptionSetsItsField() throws {
    var expected = Show(item: "Bold")
    expected.preview.width = 7
    for words in [
      ["--width", "7"], ["--width=7"], ["-w", "7"], ["-w7"], ["-w=7"], ["-w", "3", "-w", "7"],
    ] {
      guard case .run(_, let run) = try sampleTool.read(["show"] + words + ["Bold"]) else {
        Issue.record("\(words)")
        continue
      }
      let box = Box()
      try run(box)
      #expect(box.shown == expected, "\(words)")
    }
  }

  @Test func joinedFlagsMayEndInAnOptionWithItsValue() throws {
    let (globals, show) = try read("show", "-qal", "2.5", "Bold")
    #expect(globals.isQuiet)
    #expect(show == Show(item: "Bold", level: 2.5, isAll: true))
  }

  @Test func optionsOfAllCommandsStandAnywhere() throws {
    let expected = SampleGlobals(catalog: "a", color: .never)
    #expect(try read("--catalog", "a", "--color=never", "tidy").globals == expected)
    #expect(try read("tidy", "--catalog=a", "--color", "never").globals == expected)
    #expect(try read("--catalog", "tidy", "show", "x").globals.catalog == "tidy")
  }

  @Test func dashesAndNegativeNumbersAreValues() throws {
    #expect(try read("show", "-", "-5", "-.5").show == Show(item: "-", more: ["-5", "-.5"]))
    #expect(try read("show", "x", "--level", "-2").show == Show(item: "x", level: -2))
    #expect(try read("show", "--", "--all", "-q").show == Show(item: "--all", more: ["-q"]))
    #expect(try read("show", "x", "--set", "- a").show?.preview.settings == ["- a"])
  }

  @Test func repeatedOptionsKeepTheirOrder() throws {
    let settings = try read("show", "x", "--set", "a=1", "--set=b=--c", "--set=").show?.preview
    #expect(settings?.settings == ["a=1", "b=--c", ""])
  }

  @Test func wrongWordsAreExplained() {
    #expect(fault("shwo") == "there is no command 'shwo' | did you mean 'tool show'?")
    #expect(
      fault("environmnt")
        == "there is no command 'environmnt' | did you mean 'tool help environment'?")
    #expect(fault("cat") == "there is no command 'cat' | did you mean 'tool show'?")
    #expect(fault("version") == "there is no command 'version' | did you mean 'tool --version'?")
    #expect(fault("qqq") == "there is no command 'qqq' | see 'tool help'")
    #expect(fault("sho") == "there is no command 'sho' | did you mean 'tool show'?")
    #expect(
      fault("show", "x", "--widht", "3") == "unknown option '--widht' | did you mean '--width'?")
    #expect(fault("show", "x", "--qqqqq") == "unknown option '--qqqqq' | see 'tool help show'")
    #expect(fault("show", "x", "-width=3") == "unknown option '-width' | did you mean '--width'?")
    #expect(fault("show", "x", "-z") == "unknown option '-z' | see 'tool help show'")
    #expect(
      fault("--all", "show", "x")
        == "unknown option '--all' | only options of all commands stand before the command; "
        + "see 'tool help'")
  }

  @Test func wrongValuesAreExplained() {
    #expect(
      fault("tidy", "--color", "nevr")
        == "'--color' takes auto, always or never, not 'nevr' | did you mean 'never'?")
    for word in ["0", "10001", "99999999999999999999", "x", "", "3.5"] {
      #expect(
        fault("show", "x", "--width=" + word)
          == "'--width' takes a whole number from 1 to 10000, not '\(word)' | see 'tool help show'")
    }
    #expect(fault("show", "x", "--level", "nan").hasPrefix("'--level' takes a number, not 'nan'"))
    #expect(
      fault("show", "x", "--width")
        == "'--width' needs a value: a whole number from 1 to 10000 | see 'tool help show'")
    #expect(
      fault("show", "x", "--set", "--all")
        == "'--set' needs a value, and '--all' looks like an option | "
        + "write '--set=--all' if it is the value")
    #expect(
      fault("show", "x", "--all=yes")
        == "'--all' is either there or not; it takes no value | see 'tool help show'")
  }

  @Test func argumentsAreCounted() {
    #expect(
      fault("show") == "'show' needs <name> | for example 'tool show Bold'; see 'tool help show'")
    #expect(
      fault("tidy", "up") == "'up' is one argument too many for 'tidy' | see 'tool help tidy'")
  }

  @Test func commandsCheckThatValuesGoTogether() {
    #expect(
      fault("show", "x", "--all", "--long")
        == "'--all' and '--long' do not go together | see 'tool help show'")
  }

  @Test func namesAreNeverAbbreviated() {
    #expect(fault("show", "x", "--al") == "unknown option '--al' | did you mean '--all'?")
  }

  @Test func longWordsAreCutInErrors() {
    let word = String(repeating: "x", count: 100_000)
    #expect(fault(word).utf8.count < 300)
    #expect(fault("show", "x", "--" + word).utf8.count < 300)
    #expect(fault("show", "x", "--width", word).utf8.count < 300)
  }

  @Test func sampleTableHasNoFaults() {
    #expect(sampleTool.faults() == [])
  }

  @Test func faultyTablesAreFound() {
    var tool = sampleTool
    tool.groups.append(CommandGroup("Again", [CommandRow(Tidy.self)]))
    #expect(tool.faults() == ["two commands or topics are named 'tidy'"])
    tool.groups = [CommandGroup("Faulty", [CommandRow(Mend.self)])]
    #expect(tool.faults() == ["an option group of 'mend' has an argument"])
  }

  /// A command with an argument where only options may be.
  private struct Mend: Command {
    struct Tools: ParameterSet {
      static let parameters: [Parameter<Tools>] = [.argument("glue", \.glue, help: "The glue")]

      var glue = ""
    }

    static let name = "mend"
    static let abstract = "Mend a thing"
    static let examples = [Example("tool mend", "Mends")]
    static let parameters: [Parameter<Mend>] = []
    static let optionGroups = [OptionGroup<Mend>("Tools", \.tools)]

    var tools = Tools()

    func run(_ context: Box) throws {}
  }
}
