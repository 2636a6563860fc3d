import StylectlCommands
import TestSupport
import Testing

/// The values that the catalog has for a line, as a shell's script gets them.
struct CompletionValueTests {
  /// Answers a line whose last word is typed; each candidate without its meaning.
  private func answer(
    _ words: String..., in folder: TemporaryFolder? = nil
  ) throws -> [Substring] {
    let folder = try folder ?? TemporaryFolder()
    let result = try runStylectl(["complete", "fish", "--"] + words, in: folder)
    #expect(result.status == 0)
    #expect(result.errors == "")
    return result.output.split(separator: "\n").map { $0.prefix { $0 != "\t" } }
  }

  @Test func everyParameterIsAnsweredWithoutAnError() throws {
    for row in Stylectl.tool.groups.flatMap(\.rows) {
      for command in row.commands.isEmpty ? [row] : row.commands {
        let line = command.name.split(separator: " ").map(String.init)
        for parameter in command.description().parameters where parameter.kind != .flag {
          let words = parameter.kind == .option ? line + ["--\(parameter.name)"] : line
          let capture = Capture()
          #expect(capture.run(["complete", "zsh", "--"] + words + [""]) == .done)
          #expect(capture.errorText == "")
          #expect(!capture.outputText.isEmpty)
        }
      }
    }
  }

  @Test func itemsAreOfTheKindThatIsTaken() throws {
    #expect(
      try answer("apply", "DayLabelStyle", "--labels", "")
        == ["files .json .xcstrings .csv .tsv .tab", "actions", "week"])
    #expect(try answer("list", "--uses", "").contains("ocean"))
    #expect(try answer("compose", "New", "").contains(".iconOnly"))
    #expect(try !answer("compose", "New", "").contains("week"))
    #expect(try answer("compose", "New", "DayLabelStyle", "--tint", "").contains("ocean"))
    #expect(try answer("show", "--tint", "").contains(".ocean"))
  }

  @Test func filesAreThoseThatAreTaken() throws {
    let all = "files .swift .json .xcassets .colorset .xcstrings .csv .tsv .tab .tokens"
    #expect(try answer("preview", "").first == all[...])
    #expect(try answer("diff", "").first == all[...])
    #expect(try answer("apply", "").first == "files .swift")
  }

  @Test func rulesOfCheckAreKnown() throws {
    #expect(try answer("check", "--explain", "").contains("contrast"))
    #expect(try answer("rule", "").contains("contrast="))
    #expect(
      try answer("rule", "contrast=")
        == ["none"] + ["error", "warning", "note", "off", "default"].map { "contrast=" + $0 })
    #expect(try answer("check", "--rule=unused=").contains("--rule=unused=off"))
  }

  @Test func namesOfTwoKindsBearTheirKind() throws {
    let folder = try TemporaryFolder()
    _ = try runStylectl(["add", "tint", "week", "#00F"], in: folder)
    let names = try answer("show", "", in: folder)
    #expect(names.contains("tint:week") && names.contains("labels:week"))
    #expect(!names.contains("week") && names.contains("ocean"))
  }

  @Test func versionsReleasesRemotesAndOperationsAreKnown() throws {
    let folder = try TemporaryFolder()
    for words in [
      ["init", "Team.stylecatalog"], ["add", "tint", "my blue", "#00F", "-m", "First"],
      ["add", "-r", "tint", "my blue", "#00E"], ["release", "create", "2.0", "-m", "Autumn"],
      ["remote", "add", "origin", "Other.stylecatalog"], ["remove", "ocean"],
    ] {
      #expect(try runStylectl(words, in: folder).status == 0)
    }
    #expect(
      try answer("show", "my blue@", in: folder)
        == ["none", "my blue@2", "my blue@1", "my blue@2.0"])
    #expect(try answer("release", "show", "", in: folder) == ["none", "2.0"])
    #expect(try answer("list", "--at=", in: folder) == ["none", "--at=2.0"])
    #expect(try answer("pull", "", in: folder) == ["none", "origin"])
    #expect(try answer("remote", "remove", "", in: folder) == ["none", "origin"])
    #expect(try answer("undo", "", in: folder).dropFirst().first == "5")
    #expect(try !answer("show", "", in: folder).contains("ocean"))
    #expect(try answer("restore", "", in: folder).contains("ocean"))
    #expect(try answer("show", "--at", "2.0", "", in: folder).contains("ocean"))
  }

  @Test func damagedCatalogHasNoNames() throws {
    let folder = try TemporaryFolder()
    try folder.write("not SQLite", to: "Bad.stylecatalog")
    #expect(try answer("show", "", in: folder) == ["none"])
    #expect(try answer("--catalog", "gone.stylecatalog", "show", "", in: folder) == ["none"])
    #expect(try answer("--catalog=Bad.stylecatalog", "show", "x@", in: folder) == ["none"])
    #expect(try answer("sh", in: folder).contains("show"))
  }

  @Test func oddLinesAreNoError() throws {
    for words in [["complete", "bash"], ["complete", "bash", "--", "x"], ["complete", "fish"]] {
      let result = try runStylectl(words, in: TemporaryFolder())
      #expect(result.status == 0)
      #expect(result.errors == "")
    }
  }
}
