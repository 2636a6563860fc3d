import Foundation
import TestSupport
import Testing

/// A catalog with one fault of each rule, for a target of iOS 15.
enum FaultyCatalog {
  private static func style(_ name: String, _ body: String) -> String {
    """
    struct \(name): LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
    \(body)
    }
    }
    """
  }

  private static var files: KeyValuePairs<String, String> {
    [
      "AppName.swift": style("AppName", "configuration.title.tint(.signal)"),
      "Newer.swift": style("Newer", "configuration.title.bold()"),
      "Pale.swift": style("Pale", "configuration.title.foregroundStyle(Color.gray)"),
      "Endless.swift": style("Endless", "ForEach(0..<100_000) { _ in configuration.title }"),
      "Silent.swift": style("Silent", "configuration.icon"),
      "Divider.swift": style("Divider", "Label(configuration)"),
      "Kept.swift": style("Kept", "for x in 0..<3 { print(x) }\nLabel(configuration)"),
      "Broken.swift": style("Broken", "Label(configuration).tint(Color(\"gone\"))"),
      "Misspelt.swift": style("Misspelt", "Label(configuration).paddin(8)"),
      "old.json": """
      {"format":1,"kind":"tint","name":"old","any":"#000080","deprecated":{"use":"alone"}}
      """,
      "class.json": ##"{"format":1,"kind":"tint","name":"class","any":"#000080"}"##,
      "alone.json": ##"{"format":1,"kind":"tint","name":"alone","any":"#000080"}"##,
      "User.swift": style(
        "User", "Label(configuration).tint(Color(\"old\")).tint(Color(\"class\"))"),
      "week.json": """
      [{"title":"Monday","systemImage":"sun.maxx","translations":{"de":"Montag"}},
      {"title":"Tuesday","systemImage":"figure.run","translations":{"de":"Dienstag"}},
      {"title":"Wednesday"}]
      """,
      "deeds.json": #"[{"id":"add","title":"Add"}]"#,
    ]
  }

  /// Makes it as `Team.stylecatalog` in a folder.
  static func make(in folder: TemporaryFolder) throws {
    func run(_ words: String..., status: Int32 = 0) throws {
      let result = try runStylectl(
        words, in: folder,
        environment: ["STYLECTL_AUTHOR": "Ada", "SOURCE_DATE_EPOCH": "1767225600"])
      try #require(result.status == status, "\(words): \(result.errors)")
    }
    try run("init", "--empty", "Team.stylecatalog")
    for (name, text) in files {
      try folder.write(text, to: name)
      try run("add", "--quiet", name)
    }
    try FileManager.default.copyItem(
      atPath: folder.file("Team.stylecatalog"), toPath: folder.file("Other.copy"))
    for (title, catalog) in [("Append", "Team.stylecatalog"), ("Insert", "Other.copy")] {
      try folder.write(#"[{"id":"add","title":"\#(title)"}]"#, to: "deeds.json")
      try run("add", "--quiet", "--replace", "deeds.json", "--catalog", catalog)
    }
    try run("merge", "Other.copy", status: 1)
  }
}
