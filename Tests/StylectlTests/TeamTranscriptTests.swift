import TestSupport
import Testing

/// What teams do to one catalog apart, and what they see when it comes together, in goldens.
///
/// Nothing dangles unseen, nothing comes back from the dead, and nothing is lost.
struct TeamTranscriptTests {
  /// Ada and Bo with a catalog each that begin alike, and the remote that both pull from and push to.
  private struct Team {
    let folder: TemporaryFolder
    var seen: Transcript

    init(_ people: String..., add files: KeyValuePairs<String, String> = [:]) throws {
      folder = try TemporaryFolder()
      seen = Transcript(in: folder)
      for person in people { try folder.makeFolder(person) }
      try quietly(people[0], "init", "--empty", "Team.stylecatalog")
      for (name, text) in files {
        try folder.write(text, to: "\(people[0])/\(name)")
        try quietly(people[0], "add", name)
      }
      try quietly(people[0], "remote", "add", "origin", "../Shared.stylecatalog")
      try quietly(people[0], "push")
      for person in people.dropFirst() {
        try quietly(person, "init", "--empty", "Team.stylecatalog")
        try quietly(person, "remote", "add", "origin", "../Shared.stylecatalog")
        try quietly(person, "pull")
      }
    }

    /// Runs what everybody did before, unseen.
    func quietly(_ person: String, _ words: String...) throws {
      let result = try runStylectl(
        words, in: folder, subfolder: person, environment: ["STYLECTL_AUTHOR": person])
      try #require(result.status == 0, "\(words): \(result.errors)")
    }

    /// Writes a file and adds it as a new version.
    mutating func edit(_ person: String, _ name: String, _ text: String) throws {
      try folder.write(text, to: "\(person)/\(name)")
      try run(person, "add", "-r", name)
    }

    /// Runs a command that is seen.
    mutating func run(_ person: String, _ words: String...) throws {
      try seen.run(words, in: person, environment: ["STYLECTL_AUTHOR": person])
    }

    /// Expects that all have the same heads and that a file of each is whole.
    func expectAlike(_ people: String..., sourceLocation: SourceLocation = #_sourceLocation) throws
    {
      let lists = try people.map { person in
        try #require(runStylectl(["verify", "-q"], in: folder, subfolder: person).status == 0)
        return try runStylectl(["list", "--removed"], in: folder, subfolder: person).output
      }
      #expect(Set(lists).count == 1, sourceLocation: sourceLocation)
    }
  }

  private static let week = """
    [ { "title": "Monday", "systemImage": "sun.max" }, { "title": "Tuesday", "systemImage": "cloud" },
      { "title": "Wednesday", "systemImage": "wind" } ]
    """

  private static func tint(_ value: String) -> String { #"{"any": "\#(value)"}"# }

  private static func alias(_ name: String) -> String { #"{"any": {"alias": "\#(name)"}}"# }

  private static func pill(_ modifiers: String) -> String {
    """
    struct PillLabelStyle: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
            Label(configuration)
                .padding(.horizontal, 10)
    \(modifiers.split(separator: "\n").map { "            \($0)\n" }.joined())
                .foregroundStyle(Color.blue)
        }
    }
    """
  }

  @Test func editsOfDifferentPlacesAreMerged() throws {
    var team = try Team("ada", "bo", add: ["week.json": Self.week, "Pill.swift": Self.pill("")])
    try team.edit("ada", "week.json", Self.week.replacing("Monday", with: "Mon"))
    try team.edit("bo", "week.json", Self.week.replacing("wind", with: "snow"))
    try team.edit("ada", "Pill.swift", Self.pill("").replacing("10", with: "12"))
    try team.edit("bo", "Pill.swift", Self.pill("").replacing("blue", with: "green"))
    try team.run("ada", "push")
    try team.run("bo", "push")
    try team.run("bo", "pull")
    try team.run("bo", "push")
    try team.run("ada", "pull")
    try team.run("ada", "show", "week")
    try team.run("ada", "show", "PillLabelStyle")
    try team.run("bo", "pull")
    try team.expectAlike("ada", "bo")
    expectGolden(team.seen.text, "team-merge.txt")
  }

  @Test func oneArgumentChangedTwiceIsSettledOnce() throws {
    var team = try Team("ada", "bo", add: ["Pill.swift": Self.pill("")])
    try team.edit("ada", "Pill.swift", Self.pill("").replacing("10", with: "12"))
    try team.edit("bo", "Pill.swift", Self.pill("").replacing("10", with: "14"))
    try team.run("ada", "push")
    try team.run("bo", "pull")
    try team.run("bo", "conflicts")
    try team.run("bo", "push")
    try team.run("bo", "resolve", "PillLabelStyle", "--theirs")
    try team.run("bo", "push")
    try team.run("ada", "pull")
    try team.run("ada", "show", "PillLabelStyle")
    try team.run("ada", "conflicts")
    try team.expectAlike("ada", "bo")
    expectGolden(team.seen.text, "team-conflict.txt")
  }

  @Test func twoInsertionsInOnePlaceAreAConflict() throws {
    var team = try Team("ada", "bo", add: ["Pill.swift": Self.pill("")])
    try team.edit("ada", "Pill.swift", Self.pill(".bold()"))
    try team.edit("bo", "Pill.swift", Self.pill(".italic()"))
    try team.run("ada", "push")
    try team.run("bo", "pull")
    try team.run("bo", "conflicts")
    expectGolden(team.seen.text, "team-insertions.txt")
  }

  @Test func twoBeginningsOfOneNameAreMerged() throws {
    let folder = try TemporaryFolder()
    var seen = Transcript(in: folder)
    for (person, symbol) in [("ada", "wind"), ("bo", "snow")] {
      try folder.makeFolder(person)
      try folder.write(Self.week, to: "\(person)/week.json")
      try seen.run(["init", "--empty", "Team.stylecatalog"], in: person)
      if person == "bo" {
        try folder.write(
          Self.week.replacing(
            "]", with: ", {\"title\": \"Friday\", \"systemImage\": \"\(symbol)\"}]"),
          to: "bo/week.json")
      }
      try seen.run(
        ["add", "week.json"], in: person, environment: ["STYLECTL_AUTHOR": person])
    }
    try seen.run(["merge", "../bo/Team.stylecatalog"], in: "ada")
    try seen.run(["merge", "../ada/Team.stylecatalog"], in: "bo")
    try seen.run(["show", "week"], in: "bo")
    try seen.run(["log", "week"], in: "ada")
    try seen.run(["log", "week"], in: "bo")
    expectGolden(seen.text, "team-two-beginnings.txt")
  }

  @Test func tintIsRenamedWhileAStyleBeginsToUseIt() throws {
    var team = try Team("ada", "bo", add: ["brand.json": Self.tint("#FF0000")])
    try team.run("ada", "rename", "brand", "accent")
    try team.edit(
      "bo", "Pill.swift", Self.pill("").replacing("Color.blue", with: "Color(\"brand\")"))
    try team.run("ada", "push")
    try team.run("bo", "pull")
    try team.run("bo", "push")
    try team.run("ada", "pull")
    try team.run("ada", "show", "PillLabelStyle")
    try team.run("ada", "list", "--uses", "accent")
    try team.run("ada", "conflicts")
    try team.expectAlike("ada", "bo")
    expectGolden(team.seen.text, "team-rename.txt")
  }

  @Test func styleIsRemovedWhileItIsEdited() throws {
    var team = try Team("ada", "bo", add: ["Pill.swift": Self.pill("")])
    try team.run("ada", "remove", "PillLabelStyle")
    try team.edit("bo", "Pill.swift", Self.pill("").replacing("10", with: "14"))
    try team.run("ada", "push")
    try team.run("bo", "pull")
    try team.run("bo", "conflicts")
    try team.run("bo", "resolve", "PillLabelStyle", "--theirs")
    try team.run("bo", "push")
    try team.run("ada", "pull")
    try team.run("bo", "list")
    try team.run("ada", "list", "--removed")
    try team.expectAlike("ada", "bo")
    expectGolden(team.seen.text, "team-removal.txt")
  }

  @Test func tintIsRemovedWhileAStyleBeginsToUseIt() throws {
    var team = try Team("ada", "bo", add: ["brand.json": Self.tint("#FF0000")])
    try team.run("ada", "remove", "brand")
    try team.edit(
      "bo", "Pill.swift", Self.pill("").replacing("Color.blue", with: "Color(\"brand\")"))
    try team.run("ada", "push")
    try team.run("bo", "pull", "--dry-run")
    try team.run("bo", "pull")
    try team.run("bo", "conflicts")
    expectGolden(team.seen.text, "team-dangling.txt")
  }

  @Test func twoMergesMakeARing() throws {
    var team = try Team(
      "ada", "bo", add: ["one.json": Self.tint("#FF0000"), "two.json": Self.tint("#00FF00")])
    try team.edit("ada", "one.json", Self.alias("two"))
    try team.edit("bo", "two.json", Self.alias("one"))
    try team.run("ada", "push")
    try team.run("bo", "pull")
    try team.run("bo", "conflicts")
    try team.run("bo", "preview", "one")
    expectGolden(team.seen.text, "team-ring.txt")
  }

  @Test func oneConflictIsSettledTwice() throws {
    var team = try Team("ada", "bo", add: ["brand.json": Self.tint("#FF0000")])
    try team.edit("ada", "brand.json", Self.tint("#00FF00"))
    try team.edit("bo", "brand.json", Self.tint("#0000FF"))
    try team.seen.run(["merge", "../bo/Team.stylecatalog"], in: "ada")
    try team.seen.run(["merge", "../ada/Team.stylecatalog"], in: "bo")
    try team.run("ada", "resolve", "brand", "--ours")
    try team.run("bo", "resolve", "brand", "--ours")
    try team.run("ada", "push")
    try team.run("bo", "pull")
    try team.run("bo", "conflicts")
    try team.run("bo", "resolve", "brand", "--theirs")
    try team.run("bo", "push")
    try team.run("ada", "pull")
    try team.run("ada", "show", "brand")
    try team.expectAlike("ada", "bo")
    expectGolden(team.seen.text, "team-settled-twice.txt")
  }

  @Test(arguments: [
    ["ada", "bo", "cy"], ["cy", "bo", "ada"], ["bo", "ada", "cy"], ["bo", "cy", "ada"],
  ])
  func threeEndAlikeInEveryOrder(order: [String]) throws {
    var team = try Team(
      "ada", "bo", "cy", add: ["week.json": Self.week, "Pill.swift": Self.pill("")])
    try team.edit("ada", "week.json", Self.week.replacing("Monday", with: "Mon"))
    try team.edit("bo", "week.json", Self.week.replacing("wind", with: "snow"))
    try team.edit("cy", "Pill.swift", Self.pill("").replacing("10", with: "12"))
    for _ in 0..<2 {
      for person in order {
        for other in order where other != person {
          try team.run(person, "merge", "../\(other)/Team.stylecatalog")
        }
      }
    }
    try team.expectAlike("ada", "bo", "cy")
    let before = try team.folder.bytes(of: "ada/Team.stylecatalog")
    try team.run("ada", "merge", "../bo/Team.stylecatalog")
    #expect(try team.folder.bytes(of: "ada/Team.stylecatalog") == before)
  }

  @Test func undoOfAPullPutsBackWhatWasThere() throws {
    var team = try Team("ada", "bo", add: ["brand.json": Self.tint("#FF0000")])
    try team.edit("ada", "brand.json", Self.tint("#00FF00"))
    try team.run("ada", "add", "tint", "new", "#123456")
    try team.run("ada", "push")
    try team.run("bo", "pull")
    try team.run("bo", "undo")
    try team.run("bo", "list")
    try team.run("bo", "push")
    try team.run("bo", "pull")
    try team.run("bo", "add", "tint", "other", "#654321")
    try team.run("bo", "push")
    try team.run("bo", "undo", "4")
    try team.run("bo", "log", "-n", "6")
    try team.run("ada", "pull")
    try team.expectAlike("ada", "bo")
    expectGolden(team.seen.text, "team-undo.txt")
  }
}
