import Foundation
import TestSupport
import Testing

/// Asset catalogs as other tools leave them: an export over one changes what has changed.
struct ForeignAssetTests {
  private static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../InterchangeTests/Golden/colorsets/foreign")

  private static let namespace =
    #"{"properties":{"provides-namespace":true},"info":{"version":1,"author":"me"}}"#

  /// The files of a catalog beside the colour set of a fixture, and what the set is called there.
  private static let catalogs: [String: (set: String, tint: String, others: [String: String])] = [
    "xcode": (
      "Brand/sea", "Brand.sea",
      [
        "Contents.json":
          "{\n  \"info\" : {\n    \"author\" : \"xcode\",\n    \"version\" : 1\n  }\n}",
        "Brand/Contents.json": namespace, "AppIcon.appiconset/Contents.json": "{}",
        "AppIcon.appiconset/icon.png": "png",
      ]
    ),
    "minified": ("sea", "sea", [:]),
    "four-blanks": ("Loose/My Sea", "My Sea", ["README.md": "Made by a tool", ".keep": ""]),
    "generator": (
      "Group/Inner/sea", "Group.sea",
      ["Contents.json": "{}", "Group/Contents.json": namespace, "Group/notes.txt": "x"]
    ),
    "tabs": (
      "sea.dark", "sea.dark",
      ["AccentColor.colorset/Contents.json": "{\"info\":{},\"colors\":[{\"idiom\":\"universal\"}]}"]
    ),
  ]

  private func files(in folder: TemporaryFolder) throws -> [String: [UInt8]] {
    let root = folder.file("C.xcassets")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root)
    var files: [String: [UInt8]] = [:]
    for path in paths where !isFolder(root + "/" + path) {
      files[path] = try folder.bytes(of: "C.xcassets/" + path)
    }
    return files
  }

  private func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  @Test(arguments: catalogs.keys.sorted())
  func oneChangedColourIsAllThatChanges(name: String) throws {
    let (set, tint, others) = try #require(Self.catalogs[name])
    let folder = try Samples.emptyCatalog()
    let fixture = try Data(contentsOf: Self.fixtures.appendingPathComponent(name + ".json"))
    let path = "\(set).colorset/Contents.json"
    var made = others.mapValues { Array($0.utf8) }
    made[path] = Array(fixture)
    for (path, bytes) in made {
      let parts = path.split(separator: "/").dropLast().joined(separator: "/")
      try folder.makeFolder("C.xcassets/" + parts)
      try Data(bytes).write(to: URL(fileURLWithPath: folder.file("C.xcassets/" + path)))
    }
    let added = try runStylectl(["add", "C.xcassets"], in: folder)
    #expect(added.status == 0, "\(added.errors)")
    #expect(try runStylectl(["export", "assets", "-o", "C.xcassets"], in: folder).status == 0)
    #expect(try files(in: folder) == made)
    let changed = try runStylectl(
      ["add", "tint", tint, "#102030", "--dark", "#405060", "--replace"], in: folder)
    #expect(changed.status == 0, "\(changed.errors)")
    let exported = try runStylectl(["export", "assets", "-o", "C.xcassets"], in: folder)
    #expect(exported.status == 0, "\(exported.errors)")
    var now = try files(in: folder)
    #expect(now[path] != made[path])
    now[path] = made[path]
    #expect(now == made)
  }
}
