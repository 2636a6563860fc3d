import TestSupport
import Testing

/// An item that cannot be read is named, and is in nobody's way but its own.
struct UnreadableItemTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// A command, how it ends, and what is seen of it.
  private struct Line {
    var words: [String]
    var status: Int32
    var output: String?
    var errors: String?

    init(_ line: String, _ status: Int32, prints output: String? = nil, tells errors: String? = nil)
    {
      words = line.split(separator: " ").map(String.init)
      self.status = status
      self.output = output
      self.errors = errors
    }
  }

  private static let bad = "the style 'BadLabelStyle' cannot be read: "

  /// What is about other items alone: it is as if the bad one were not there.
  private static let others = [
    Line("list", 0, prints: "BadLabelStyle"),
    Line("list --uses brand", 0, prints: "ChipLabelStyle"),
    Line("list --json", 0, prints: "BadLabelStyle"),
    Line("show ChipLabelStyle", 0, prints: "struct ChipLabelStyle"),
    Line("show UserLabelStyle", 0, prints: "BadLabelStyle()"),
    Line("show brand", 0, prints: "#0A84FF"),
    Line("show BadLabelStyle@1", 0, prints: "struct BadLabelStyle"),
    Line("preview ChipLabelStyle", 0, prints: "Add"),
    Line("preview brand", 0, prints: "#0A84FF"),
    Line("apply ChipLabelStyle --labels labels:week", 0, prints: "Monday"),
    Line("check ChipLabelStyle", 1, tells: bad),
    Line("export swift ChipLabelStyle --output -", 0, prints: "ChipLabelStyle"),
    Line("export tokens --output -", 1, prints: "brand", tells: bad),
    Line("export assets --output Assets.xcassets", 0, tells: "Wrote"),
    Line("export strings --labels week --output Localizable.xcstrings", 0, tells: "Wrote"),
    Line("export csv --labels week --output -", 0, prints: "Monday"),
    Line("diff ChipLabelStyle UserLabelStyle", 0, prints: "ChipLabelStyle"),
    Line("log", 0, prints: "BadLabelStyle"),
    Line("log BadLabelStyle", 0, prints: "2"),
    Line("conflicts", 0),
    Line("symbols", 0),
    Line("doctor", 0),
    Line("compose NewLabelStyle ChipLabelStyle --dry-run", 0, tells: "Would add"),
    Line("deprecate ChipLabelStyle --dry-run", 0, tells: "Would deprecate"),
    Line("rename ChipLabelStyle PillLabelStyle --dry-run", 0, tells: "Would rename"),
    Line("remove UserLabelStyle --dry-run", 0, tells: "Would remove"),
    Line("remove brand --dry-run", 1, tells: "is used by ChipLabelStyle"),
    Line("add -r tint brand #FF0000 --dry-run", 0, tells: "Would replace"),
    Line("release create 1.0 --dry-run", 0),
    Line("git textconv Team.stylecatalog", 0, prints: bad),
  ]

  /// What is about everything: it goes on without the bad one, and says so.
  private static let everything = [
    Line("preview --all", 1, prints: "ChipLabelStyle", tells: bad),
    Line("preview --all --format html", 1, prints: "ChipLabelStyle", tells: bad),
    Line("apply UserLabelStyle --labels labels:week", 1, prints: "Monday", tells: bad),
    Line("check", 1, tells: bad),
    Line("export swift --output Swift", 1, tells: bad),
    Line("export swift UserLabelStyle --output -", 1, prints: "UserLabelStyle", tells: bad),
    Line("export bundle Bundle", 1, tells: bad),
    Line("verify", 1, prints: "the style 'BadLabelStyle' cannot be read", tells: "damaged"),
  ]

  /// What is about the bad item itself.
  private static let itself = [
    Line("show BadLabelStyle", 3, tells: bad),
    Line("preview BadLabelStyle", 3, tells: bad),
    Line("apply BadLabelStyle --labels labels:week", 3, tells: bad),
    Line("check BadLabelStyle", 3, tells: bad),
    Line("edit BadLabelStyle", 3, tells: bad),
    Line("diff BadLabelStyle@1 BadLabelStyle", 3, tells: bad),
    Line("export swift BadLabelStyle --output -", 3, tells: bad),
    Line("compose NewLabelStyle BadLabelStyle", 3, tells: bad),
    Line("restore BadLabelStyle@2", 3, tells: bad),
  ]

  /// What mends it, each on its own and then taken back.
  private static let mending = [
    Line("add --replace Bad.swift", 0, tells: "Replaced the style 'BadLabelStyle'"),
    Line("restore BadLabelStyle@1", 0, tells: "Restored the style 'BadLabelStyle'"),
    Line("remove BadLabelStyle --force", 0, tells: "Removed the style 'BadLabelStyle'"),
  ]

  private func run(_ line: Line) throws {
    let result = try runStylectl(line.words, in: folder)
    let seen = "\(line.words): \(result.status) \(result.output.prefix(800)) \(result.errors)"
    #expect(result.status == line.status, "\(seen)")
    if let output = line.output { #expect(result.output.contains(output), "\(seen)") }
    if let errors = line.errors { #expect(result.errors.contains(errors), "\(seen)") }
    #expect(!result.errors.contains("Error("), "\(seen)")
    #expect(result.errors.utf8.count < 4000, "\(seen)")
  }

  @Test(arguments: UnreadableCatalog.Fault.allCases)
  func everyCommandGoesOn(_ fault: UnreadableCatalog.Fault) throws {
    try UnreadableCatalog.make(fault, in: folder)
    for line in Self.others + Self.everything + Self.itself { try run(line) }
    // A new name is put into the Swift without reading it.
    try run(
      Line("rename BadLabelStyle OtherLabelStyle --dry-run", fault.isInSwift ? 0 : 3))
    for line in Self.mending {
      try run(line)
      #expect(try runStylectl(["check", "-q"], in: folder).errors.contains(Self.bad) == false)
      try run(Line("undo", 0, tells: "Undid"))
      try run(Line("redo", 0, tells: "Redid"))
      try run(Line("undo", 0, tells: "Undid"))
      try run(Line("show BadLabelStyle", 3, tells: Self.bad))
    }
    // The version that cannot be read is taken back, and done again.
    try run(Line("undo", 0, tells: "Replaced the style 'BadLabelStyle'"))
    try run(Line("show BadLabelStyle", 0, prints: "struct BadLabelStyle"))
    try run(Line("redo", 0, tells: "Replaced the style 'BadLabelStyle'"))
  }

  @Test(arguments: UnreadableCatalog.Fault.allCases)
  func nothingIsTakenFromOrHandedToOthers(_ fault: UnreadableCatalog.Fault) throws {
    try UnreadableCatalog.make(fault, in: folder)
    try run(Line("init --empty Other.stylecatalog", 0))
    try run(Line("remote add origin Team.stylecatalog --catalog Other.stylecatalog", 0))
    let before = try folder.bytes(of: "Other.stylecatalog")
    let refusal = "'BadLabelStyle' cannot be read"
    try run(Line("merge Team.stylecatalog --catalog Other.stylecatalog", 3, tells: refusal))
    try run(Line("pull --catalog Other.stylecatalog", 3, tells: refusal))
    #expect(try folder.bytes(of: "Other.stylecatalog") == before)
    try run(Line("remote add origin New.stylecatalog --catalog Team.stylecatalog", 0))
    try run(Line("push --catalog Team.stylecatalog", 3, tells: refusal))
    #expect(try !folder.names().contains("New.stylecatalog"))
    try run(Line("add tint sea #0077B6 --catalog Other.stylecatalog", 0))
    try run(Line("merge Other.stylecatalog --catalog Team.stylecatalog", 0, tells: "sea"))
  }

  @Test func unreadableStyle() throws {
    try UnreadableCatalog.make(.newerFormat, in: folder)
    var seen = Transcript(in: folder)
    try seen.run("verify")
    try seen.run("show", "BadLabelStyle")
    try seen.run("export", "tokens", "--output", "-")
    try seen.run("check")
    try seen.run("init", "--empty", "Other.stylecatalog")
    try seen.run("merge", "Team.stylecatalog", "--catalog", "Other.stylecatalog")
    try seen.run("restore", "BadLabelStyle@1", "--catalog", "Team.stylecatalog")
    try seen.run("show", "BadLabelStyle", "--catalog", "Team.stylecatalog")
    expectGolden(seen.text, "unreadable.txt")
  }
}
