import TestSupport
import Testing

/// Tables of translators and comments for them, in and out.
struct TableTranscriptTests {
  private func text(_ path: String, in folder: TemporaryFolder) throws -> String {
    String(decoding: try folder.bytes(of: path), as: UTF8.self)
  }

  @Test func tablesOfTranslatorsStayTheirs() throws {
    let folder = try Samples.emptyCatalog()
    try folder.write(
      """
      {"sourceLanguage":"en","strings":{"Inbox":{"comment":"Side bar","localizations":{
      "de":{"stringUnit":{"state":"translated","value":"Eingang"}},
      "id":{"stringUnit":{"state":"translated","value":"Kotak masuk"}}}}},"version":"1.0"}
      """, to: "menu.xcstrings")
    var seen = Transcript(in: folder)
    try seen.run("add", "menu.xcstrings")
    try seen.run("show", "menu")
    try seen.run("export", "csv", "menu", "--output", "menu.csv")
    let ours = try text("menu.csv", in: folder)
    let theirs =
      "\u{FEFF}reviewer;title;labelID;comment;id;de\r\nBo;Inbox;Inbox;In the bar;"
      + "\"Kotak masuk\";Posteingang\r\n"
    try folder.write(theirs, to: "menu.csv")
    try seen.run("add", "menu.csv", "--replace")
    try seen.run("export", "csv", "menu", "--output", "menu.csv", "--check")
    try seen.run("add", "menu.csv")
    try seen.run("export", "strings", "menu", "--output", "menu.xcstrings")
    let strings = try text("menu.xcstrings", in: folder)
    try seen.run("export", "tsv", "menu", "--output", "-")
    #expect(try text("menu.csv", in: folder) == theirs)
    try folder.write("mine\n", to: "mine.csv")
    try seen.run("export", "csv", "menu", "--output", "mine.csv")
    #expect(try text("mine.csv", in: folder) == "mine\n")
    expectGolden([seen.text, ours, strings].joined(separator: "----\n"), "translators.txt")
  }
}
