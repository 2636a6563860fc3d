import TestSupport
import Testing

/// What a person sees of symbols, and what is said of those that do not exist.
struct SymbolsTranscriptTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try Samples.emptyCatalog()
  }

  @Test func symbols() throws {
    var seen = Transcript(in: folder)
    try seen.run("symbols", "bell.slash.circle.fill", "sun.max", "xmark.cirle", "unheard.of")
    try seen.run("symbols", "--search", "sun")
    try seen.run("symbols", "--search", "nothing of this")
    try seen.run("symbols", "plus", "list.bullet", "--symbol-variant", "circle.fill")
    try seen.run("symbols", "leaf.fill", "--json")
    try seen.run("symbols", "plus", "--search", "plus")
    expectGolden(seen.text, "symbols.txt")
  }

  @Test func listOfAPerson() throws {
    try folder.write(
      """
      <?xml version="1.0"?>
      <plist version="1.0"><dict><key>symbols</key><dict>
      <key>sun.max</key><string>2019</string><key>sun.brandnew</key><string>2023.1</string>
      </dict></dict></plist>
      """, to: "names.plist")
    try folder.write("bplist00???", to: "binary.plist")
    var seen = Transcript(in: folder)
    try seen.run("symbols", "--names", "names.plist")
    try seen.run("symbols", "--names", "names.plist", "sun.max", "bell")
    try seen.run("symbols", "--names", "binary.plist", "sun.max")
    try seen.run("symbols", "--names", "nowhere.plist", "sun.max")
    expectGolden(seen.text, "symbol-names.txt")
  }

  @Test func unknownSymbolIsAWarning() throws {
    try folder.write(
      """
      struct MarkLabelStyle: LabelStyle {
          func makeBody(configuration: Configuration) -> some View {
              HStack {
                  Image(systemName: "chevron.rihgt")
                  configuration.title
              }
          }
      }
      """, to: "Mark.swift")
    try folder.write(#"[{ "title": "Sun", "systemImage": "sun.mxa" }]"#, to: "sun.json")
    var seen = Transcript(in: folder)
    try seen.run("add", "Mark.swift", "sun.json")
    try seen.run("add", "--strict", "-r", "sun.json", "--name", "other")
    try seen.run("apply", "MarkLabelStyle", "--label", "Sun=sun.mxa", "--label", "Sun=sun.mxa")
    try seen.run("apply", ".iconOnly", "--labels", "sun", "--format", "svg", "-o", "sun.svg")
    try seen.run("preview", "sun", "-q")
    expectGolden(seen.text, "symbol-warnings.txt")
  }

  @Test func listAndSymbolAreToldOnce() throws {
    try folder.write(
      """
      struct MarkLabelStyle: LabelStyle {
          func makeBody(configuration: Configuration) -> some View {
              HStack {
                  Image(systemName: "unheard.of")
                  configuration.title
              }
          }
      }
      """, to: "Mark.swift")
    var seen = Transcript(in: folder)
    let nowhere = ["STYLECTL_SYMBOL_NAMES": "nowhere.plist"]
    try seen.run("apply", "./Mark.swift", "--label", "Sun=unheard.of", environment: nowhere)
    try seen.run("add", "Mark.swift", "-q")
    try seen.run("preview", "--all", environment: nowhere)
    expectGolden(seen.text, "symbol-list-missing.txt")
  }
}
