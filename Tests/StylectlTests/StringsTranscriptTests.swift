import Foundation
import TestSupport
import Testing

/// String catalogs and tables, as they are added and exported on the command line.
struct StringsTranscriptTests {
  private static let strings = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Monday" : {
          "comment" : "A/B",
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Montag"
              }
            }
          }
        },
        "Open item" : {

        },
        "weekday.tue" : {
          "extractionState" : "manual",
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Dienstag"
              }
            },
            "en" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Tuesday"
              }
            }
          },
          "shouldTranslate" : false
        }
      },
      "version" : "1.3"
    }
    """

  @Test func titlesComeInAndGoOut() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.strings, to: "Localizable.xcstrings")
    var seen = Transcript(in: folder)
    try seen.run("init", "Team.stylecatalog")
    try seen.run("add", "Localizable.xcstrings", "--name", "app")
    try seen.run("show", "app")
    try seen.run("add", "Localizable.xcstrings", "--for", "week")
    try seen.run("apply", ".automatic", "--labels", "week", "--locale", "de_AT")
    try seen.run("apply", ".automatic", "--labels", "Localizable.xcstrings", "--locale", "de")
    try seen.run("export", "strings", "--labels", "app", "--output", "Localizable.xcstrings")
    try seen.run("export", "strings", "--labels", "week", "--output", "Localizable.xcstrings")
    try seen.run("export", "strings", "week", "-o", "Localizable.xcstrings", "--check")
    try seen.run("export", "strings", "--labels", "app", "--output", "-")
    try seen.run("diff", "week@1", "week@2")
    expectGolden(seen.text, "strings.txt")
    expectGolden(
      String(decoding: try folder.bytes(of: "Localizable.xcstrings"), as: UTF8.self),
      "strings-file.txt")
  }

  @Test func tablesComeInAndGoOut() throws {
    let folder = try TemporaryFolder()
    try folder.write("title,systemImage,de\nInbox,tray,Eingang\n\"A, B\",,\n", to: "menu.csv")
    try folder.write("id\tde\ttitle\nmonday\tMontag\tx\nnone\tNichts\tNothing\n", to: "de.tsv")
    var seen = Transcript(in: folder)
    try seen.run("init", "Team.stylecatalog")
    try seen.run("add", "menu.csv")
    try seen.run("add", "menu.csv")
    try seen.run("show", "menu")
    try seen.run("apply", ".automatic", "--labels", "menu.csv", "--locale", "de")
    try seen.run("export", "csv", "--labels", "menu", "--output", "-")
    try seen.run("export", "tsv", "menu", "--output", "menu.tsv")
    try seen.run("add", "menu.tsv")
    try seen.run("add", "de.tsv", "--for", "week")
    try seen.run("show", "week@2")
    try seen.run("add", "-", "--name", "typed", input: "title,de\nSun,Sonne\n")
    expectGolden(seen.text, "tables.txt")
  }

  @Test func refusals() throws {
    let folder = try TemporaryFolder()
    try folder.write("title,de\nA,B,C\n,D\n", to: "bad.csv")
    try Data("title\nM".utf8 + [0xFC]).write(to: URL(fileURLWithPath: folder.file("win.csv")))
    try folder.write("{\"sourceLanguage\": \"en\"}", to: "bad.xcstrings")
    try folder.write("struct X {}", to: "X.swift")
    try folder.write("mine", to: "mine.xcstrings")
    var seen = Transcript(in: folder)
    try seen.run("init", "Team.stylecatalog")
    try seen.run("add", "bad.csv", "win.csv", "bad.xcstrings")
    try seen.run("add", "X.swift", "--for", "week")
    try seen.run("add", "bad.csv", "--for", "nothing")
    try seen.run("add", "bad.csv", "--for", "week", "--name", "x")
    try seen.run("export", "strings", "--output", "mine.xcstrings")
    try seen.run("export", "strings", "--labels", "week", "--output", "mine.xcstrings")
    try seen.run("export", "strings", "--labels", "DayLabelStyle", "--output", "-")
    try seen.run("export", "csv", "week", "actions", "--output", "-")
    try seen.run("export", "swift", "--labels", "week", "--output", "-")
    #expect(try folder.bytes(of: "mine.xcstrings") == Array("mine".utf8))
    expectGolden(seen.text, "strings-refusals.txt")
  }
}
