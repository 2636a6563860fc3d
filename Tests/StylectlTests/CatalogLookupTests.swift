import Foundation
import TestSupport
import Testing

/// Which catalog a command works on, and when one is made.
struct CatalogLookupTests {
  private let folder: TemporaryFolder
  private let standard = "home/data/stylectl/Default.stylecatalog"

  init() throws { folder = try TemporaryFolder() }

  @Test func nearestCatalogIsFound() throws {
    try folder.makeFolder("App/Sources/Views")
    var seen = Transcript(in: folder)
    try seen.run("init", "--empty", "Team.stylecatalog")
    try seen.run("add", "tint", "team", "#00F")
    try seen.run("list", in: "App/Sources/Views")
    try seen.run("init", "--empty", "App/App.stylecatalog", "-m", "Ours")
    try seen.run("list", in: "App/Sources")
    try seen.run("add", "tint", "app", "#0F0", in: "App/Sources")
    try seen.run("list", "app", in: "App")
    try seen.run("log", in: "App")
    try seen.run("list", "--catalog", "../Team.stylecatalog", in: "App")
    try seen.run("list", environment: ["STYLECTL_CATALOG": folder.file("App/App.stylecatalog")])
    try seen.run(
      "list", "--catalog", "Team.stylecatalog", environment: ["STYLECTL_CATALOG": "nowhere"])
    try seen.run("list", environment: ["STYLECTL_CATALOG": "nowhere"])
    try seen.run("init", "--empty", "App/Second One.stylecatalog")
    try seen.run("list", in: "App")
    try seen.run("list", in: "App/Sources")
    expectGolden(seen.text, "catalog-lookup.txt")
  }

  @Test func nothingAboveTheHomeFolderIsFound() throws {
    try folder.makeFolder("ada/App")
    try folder.makeFolder("build")
    var seen = Transcript(in: folder)
    try seen.run("init", "--empty", "Team.stylecatalog")
    let home = ["HOME": folder.file("ada")]
    for place in ["ada/App", "ada", "build"] {
      try seen.run(["list", "week"], in: place, environment: home)
    }
    try seen.run(["init", "--empty", "Ada.stylecatalog"], in: "ada")
    try seen.run(["list", "week"], in: "ada/App", environment: home)
    expectGolden(seen.text, "catalog-lookup-home.txt")
  }

  @Test func catalogOfAnotherUserIsNotUsedUnnamed() throws {
    if geteuid() == 0 {
      _ = try runStylectl(["init", "--empty", "Team.stylecatalog"], in: folder)
      try #require(chown(folder.file("Team.stylecatalog"), 65534, 65534) == 0)
    } else {
      try #require(symlink("/etc/passwd", folder.file("Team.stylecatalog")) == 0)
    }
    try folder.makeFolder("App")
    try folder.makeFolder("ada")
    let outside = ["HOME": folder.file("ada")]
    for words in [["list"], ["add", "tint", "sea", "#00F"], ["doctor"]] {
      #expect(
        try runStylectl(words, in: folder, subfolder: "App", environment: outside)
          == RunResult(
            output: "",
            errors: """
              error: '../Team.stylecatalog' belongs to another user, and is not used without being named
              hint: where you trust it, name it: --catalog ../Team.stylecatalog, or set STYLECTL_CATALOG

              """, status: 2))
    }
    let named = try runStylectl(
      ["list", "--catalog", "Team.stylecatalog"], in: folder, environment: outside)
    let variable = try runStylectl(
      ["list"], in: folder,
      environment: outside.merging(["STYLECTL_CATALOG": "Team.stylecatalog"]) { $1 })
    let atHome = try runStylectl(["list"], in: folder, subfolder: "App")
    for result in [named, variable, atHome] {
      #expect(!result.errors.contains("another user"))
      #expect(result.status == (geteuid() == 0 ? 0 : 4))
    }
  }

  @Test func makingACatalog() throws {
    var seen = Transcript(in: folder)
    try seen.run("init", "Team.stylecatalog")
    try seen.run("init", "Team.stylecatalog")
    try seen.run("init", "team.db", "--empty")
    try seen.run("init", "no/folder.stylecatalog")
    try seen.run("init", "two", "names")
    try folder.write("not a catalog", to: "text.stylecatalog")
    try seen.run("init", "text.stylecatalog")
    try seen.run("verify", "--catalog", "text.stylecatalog")
    try seen.run("verify", "--catalog", "Team.stylecatalog")
    expectGolden(seen.text, "init.txt")
    #expect(try folder.bytes(of: "text.stylecatalog") == Array("not a catalog".utf8))
  }

  @Test func initWithoutANameMakesTheDefaultCatalog() throws {
    #expect(
      try runStylectl(["init", "--empty"], in: folder)
        == RunResult(
          output: "", errors: "Made the catalog '\(folder.file(standard))'.\n", status: 0))
    #expect(try runStylectl(["list"], in: folder) == RunResult(output: "", errors: "", status: 0))
  }

  @Test func readingMakesNoCatalog() throws {
    for words in [
      ["list"], ["show", "week"], ["log"], ["verify"], ["apply", "DayLabelStyle", "-l", "week"],
    ] {
      #expect(try runStylectl(words, in: folder).status == 0)
    }
    #expect(try folder.names() == [])
  }

  /// Lines that end before anything is written, and how they end.
  private static let idleLines: [(words: String, status: Int32)] = [
    ("rename nothing else", 1), ("remove nothing", 1), ("edit nothing --from x.swift", 1),
    ("edit week --from x.swift", 3), ("add x.swift", 3), ("add nowhere.swift", 3),
    ("add tint ocean #FFF", 1), ("remove week --dry-run", 0), ("add tint new #FFF --dry-run", 0),
    ("rename week week", 0), ("rename ocean DayLabelStyle extra", 2),
  ]

  @Test(arguments: idleLines)
  func writeThatWritesNothingMakesNoCatalog(_ line: String, _ status: Int32) throws {
    try folder.write("struct X {}", to: "x.swift")
    #expect(
      try runStylectl(line.split(separator: " ").map(String.init), in: folder).status == status)
    #expect(try folder.names() == ["x.swift"])
  }

  @Test func firstWriteMakesTheDefaultCatalogAndSaysSo() throws {
    let result = try runStylectl(["rename", "ocean", "sea"], in: folder)
    #expect(
      result
        == RunResult(
          output: "",
          errors: """
            Made the catalog '\(folder.file(standard))'.
            Renamed the tint 'ocean' to 'sea'.

            """, status: 0))
    #expect(
      try runStylectl(["remove", "sea"], in: folder)
        == RunResult(output: "", errors: "Removed the tint 'sea'; its versions stay.\n", status: 0))
    #expect(try runStylectl(["list", "--kind", "tint"], in: folder).output == "")
  }

  @Test func nothingIsWrittenWhereNoVariableSaysWhere() throws {
    let nowhere = ["HOME": "", "XDG_DATA_HOME": "here", "XDG_CONFIG_HOME": ""]
    func run(_ words: String...) throws -> RunResult {
      try runStylectl(words, in: folder, environment: nowhere)
    }
    #expect(try run("list", "--kind", "tint").output.hasPrefix("tint\tocean\t"))
    #expect(
      try run("rename", "ocean", "sea")
        == RunResult(
          output: "",
          errors: """
            error: there is no place for a catalog: neither HOME nor XDG_DATA_HOME is set
            hint: make one and name it: stylectl init FILE, then --catalog FILE

            """, status: 4))
    _ = try run("init", "Team.stylecatalog")
    #expect(try run("remote", "list") == RunResult(output: "", errors: "", status: 0))
    #expect(
      try run("remote", "add", "origin", "Other.stylecatalog")
        == RunResult(
          output: "",
          errors: """
            error: remotes have no place to be kept in: neither HOME nor XDG_CONFIG_HOME is set
            hint: name the file instead: stylectl merge FILE

            """, status: 4))
    #expect(try folder.names() == ["Team.stylecatalog"])
  }

  @Test func authorComesFromTheNearestPlace() throws {
    try folder.write("", to: "list")
    _ = try runStylectl(["init", "--empty", "Team.stylecatalog"], in: folder)
    try folder.makeProgram(
      "git", "case $3 in user.name) echo Git Name;; user.email) echo git@example.com;; esac")
    try folder.makeProgram("nogit/git", "exit 1")
    let none = ["STYLECTL_AUTHOR": "", "PATH": folder.path]
    func author(_ options: [String], _ variables: [String: String]) throws -> String {
      _ = try runStylectl(
        ["add", "tint", "t", "#FFF", "-r"] + options, in: folder, environment: variables)
      _ = try runStylectl(["remove", "t"] + options, in: folder, environment: variables)
      let fields = try runStylectl(["log", "-n", "1"], in: folder).output.split(
        separator: "\t", omittingEmptySubsequences: false)
      return String(fields[3])
    }
    #expect(try author(["--author", "Option"], [:]) == "Option")
    #expect(try author([], [:]) == "Ada <ada@example.com>")
    #expect(try author([], none) == "Git Name <git@example.com>")
    let noGit = none.merging(["PATH": folder.file("nogit")]) { $1 }
    #expect(try author([], noGit) == "tester")
    #expect(try author([], noGit.merging(["USER": ""]) { $1 }) == "unknown")
  }

  @Test(arguments: ["soon", "-1", "253402300800", "1.5"])
  func timeThatIsNoneIsRefused(_ time: String) throws {
    let result = try runStylectl(
      ["init", "Team.stylecatalog"], in: folder, environment: ["SOURCE_DATE_EPOCH": time])
    #expect(
      result
        == RunResult(
          output: "",
          errors: """
            error: SOURCE_DATE_EPOCH is '\(time)', which is no number of seconds since 1970

            """, status: 2))
    #expect(try folder.names() == [])
  }
}
