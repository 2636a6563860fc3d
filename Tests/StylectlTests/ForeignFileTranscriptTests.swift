import TestSupport
import Testing

/// What other tools have written and nothing is taken from.
struct ForeignFileTranscriptTests {
  @Test func assetCatalogsWithNothingInThemAreNoError() throws {
    let folder = try Samples.emptyCatalog()
    try folder.makeFolder("New.xcassets/AccentColor.colorset")
    try folder.makeFolder("New.xcassets/AppIcon.appiconset")
    try folder.makeFolder("Empty.xcassets")
    let info = #"{"info":{"author":"xcode","version":1}}"#
    try folder.write(info, to: "New.xcassets/AppIcon.appiconset/Contents.json")
    try folder.write(
      #"{"colors":[{"idiom":"universal"}],"info":{"author":"xcode","version":1}}"#,
      to: "New.xcassets/AccentColor.colorset/Contents.json")
    var seen = Transcript(in: folder)
    try seen.run("add", "New.xcassets")
    try seen.run("add", "Empty.xcassets")
    try seen.run("add", "New.xcassets/AccentColor.colorset", "--json")
    expectGolden(seen.text, "assets-empty.txt")
  }

  @Test func filesOfOtherKindsAreNamedWithTheWay() throws {
    let folder = try Samples.emptyCatalog()
    let files = [
      "de.strings": "/* Day */\n\"monday\" = \"Montag\";\n", "n.stringsdict": "<?xml?><plist/>",
      "de.xliff": "<?xml?><xliff/>", "sun.svg": "<svg/>", "week.yaml": "labels:\n- Monday\n",
      "week.jsonc": "// days\n[]\n", "week.json": "[\n  \"Monday\" // first\n]\n",
      "t.tokens.json": "{\n  /* c */ \"a\": {}\n}\n", "Info.plist": "<?xml?><plist/>",
      "a.css": ":root { --brand: #fff }",
    ]
    for (path, text) in files { try folder.write(text, to: path) }
    var seen = Transcript(in: folder)
    for path in files.keys.sorted() { try seen.run("add", path) }
    try seen.run("apply", ".automatic", "--labels", "./de.strings")
    expectGolden(seen.text, "foreign-files.txt")
  }
}
