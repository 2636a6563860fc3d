import Foundation

/// A command, what a folder holds before it and what after it.
struct Scenario {
  /// The line.
  var words: [String]

  /// The files before.
  var base: Files

  /// What the folder holds before.
  var before: Snapshot

  /// What it holds after.
  var after: Snapshot

  /// What is told where it went well.
  var sentence: String

  /// What the folder holds between two transactions, where the command has two of them.
  var between: Snapshot?

  /// The status where it has been done already.
  var repeated: Int32

  /// Whether it writes several files, of which each by itself is old or new where it is cut off.
  var writesSeveralFiles: Bool {
    before.catalogs == after.catalogs
      && after.names.union(before.names).count { after.files[$0] != before.files[$0] } > 1
  }

  /// Runs lines to get to the start, and the line itself without any fault.
  init(_ plan: ScenarioPlan, on bench: Workbench) throws {
    try Files(plan.files.mapValues { Array($0.utf8) }).write(to: bench.folder)
    for line in plan.setUp { try bench.mustRun(line) }
    if let line = plan.conflict { try bench.mustRun(line, status: 1) }
    words = plan.words
    base = try Files(of: bench.folder)
    before = try Snapshot(of: bench.folder)
    let ending = try bench.mustRun(words)
    sentence = ending.errors.split(separator: "\n").last.map(String.init) ?? ""
    after = try Snapshot(of: bench.folder)
    repeated = try bench.run(words).status
    between = plan.logsLast.map { after.without([$0]).adding($0, of: before) }
    guard before != after, !sentence.isEmpty, before.findings.isEmpty, after.findings.isEmpty else {
      throw Unexpected(what: "\(words) does nothing that can be seen")
    }
    for name in after.catalogs.keys {
      let dangling = try CatalogDump.dangling(in: bench.file(name))
      if !dangling.isEmpty { throw Unexpected(what: "\(dangling)") }
    }
  }
}

/// A command that is to be tried with faults, and how to get there.
enum ScenarioPlan: String, CaseIterable, Sendable {
  case replace
  case edit
  case rename
  case remove
  case addSeveral
  case create
  case createWithSeed
  case export
  case exportSeveral
  case exportMany
  case exportAssets
  case exportBundle
  case merge
  case pull
  case push
  case pushNew
  case undo
  case redo
  case restore
  case release
  case resolve
  case compose

  private static let catalog = "Team.stylecatalog"

  private static let far = "far/Other.stylecatalog"
  private static let start = [
    ["init", "--empty", catalog], ["add", "tint", "brand", "#0A84FF"], ["add", "Chip.swift"],
    ["add", "labels", "week.json"],
  ]
  private static let replacement = [
    "add", "tint", "brand", "#FF0000", "--replace", "-m", "Redder",
  ]

  /// The catalog whose log follows in a transaction of its own, after another file was written.
  var logsLast: String? { self == .push || self == .pushNew ? Self.catalog : nil }

  /// Whether what it does to files is much like what others do.
  var isSimilarToOthers: Bool {
    ![
      .replace, .addSeveral, .create, .createWithSeed, .export, .exportSeveral, .exportBundle,
    ].contains(self)
  }

  /// Those that write a catalog in place.
  static let writing: [ScenarioPlan] = [.replace, .edit, .rename, .remove, .addSeveral]

  /// The files that are there.
  var files: [String: String] {
    if self == .exportMany { return ["Tones.swift": Self.tones] }
    return [
      "Chip.swift": """
      import SwiftUI

      struct ChipLabelStyle: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
          HStack(spacing: 6) { configuration.icon; configuration.title }
            .foregroundStyle(Color("brand"))
        }
      }

      """,
      "week.json": #"[{"title": "Monday", "systemImage": "sun.max"}, {"title": "Tuesday"}]"#,
      "brand.json": ##"{"kind": "tint", "name": "brand", "any": "#123456", "dark": "#654321"}"##,
      "Styles.swift": "// old\n",
      "far/README": "Where colleagues are.\n",
    ]
  }

  /// Colours, more than there are files that are waited for one by one.
  private static let tones =
    "import SwiftUI\n\nextension Color {\n"
    + (10..<30).map { "  static let tone\($0) = Color(red: 0.\($0), green: 0, blue: 1)\n" }.joined()
    + "}\n"

  /// The lines before.
  var setUp: [[String]] {
    switch self {
    case .create, .createWithSeed: []
    case .export: [["init", Self.catalog]]
    case .exportMany: [["init", "--empty", Self.catalog], ["add", "Tones.swift"]]
    case .exportAssets:
      Self.start + [
        ["export", "assets", "--output", "Colors.xcassets"], Self.replacement,
        ["add", "tint", "Group.sea", "#001122"],
      ]
    case .exportBundle:
      Self.start + [
        ["export", "bundle", "Bundle"], Self.replacement, ["remove", "labels:week"],
      ]
    case .merge, .pull:
      Self.start + [
        ["init", "--empty", Self.far], ["add", "tint", "sea", "#001122", "--catalog", Self.far],
        ["add", "labels", "week.json", "--catalog", Self.far],
        ["remote", "add", "far", Self.far, "--catalog", Self.catalog],
      ]
    case .push:
      Self.start + [
        ["remote", "add", "far", Self.far], ["push", "far"],
        ["add", "tint", "brand", "#112233", "--replace"], ["add", "tint", "sea", "#001122"],
      ]
    case .pushNew: Self.start + [["remote", "add", "far", Self.far]]
    case .undo, .restore: Self.start + [Self.replacement]
    case .redo: Self.start + [Self.replacement, ["undo"]]
    case .resolve:
      Self.start + [
        ["init", "--empty", Self.far], ["add", "tint", "brand", "#00FF00", "--catalog", Self.far],
      ]
    case .addSeveral: [["init", "--empty", Self.catalog]]
    default: Self.start
    }
  }

  /// The last line before, where it leaves a conflict.
  var conflict: [String]? { self == .resolve ? ["merge", Self.far] : nil }

  /// The line.
  var words: [String] {
    switch self {
    case .replace: Self.replacement
    case .edit: ["edit", "tint:brand", "--from", "brand.json"]
    case .rename: ["rename", "tint:brand", "accent"]
    case .remove: ["remove", "labels:week"]
    case .addSeveral: ["add", "Chip.swift", "week.json", "brand.json"]
    case .create: ["init", "--empty", Self.catalog]
    case .createWithSeed: ["init", Self.catalog]
    case .export: ["export", "swift", "DayLabelStyle", "--output", "Styles.swift", "--overwrite"]
    case .exportSeveral, .exportMany: ["export", "swift", "--output", "Styles"]
    case .exportAssets: ["export", "assets", "--output", "Colors.xcassets"]
    case .exportBundle: ["export", "bundle", "Bundle"]
    case .merge: ["merge", Self.far]
    case .pull: ["pull", "far"]
    case .push, .pushNew: ["push", "far"]
    // By its number: the latest is another one when the line is repeated.
    case .undo: ["undo", "4"]
    case .redo: ["redo"]
    case .restore: ["restore", "tint:brand@1"]
    case .release: ["release", "create", "2.0", "-m", "Autumn"]
    case .resolve: ["resolve", "tint:brand", "--theirs"]
    case .compose: ["compose", "SmallLabelStyle", "ChipLabelStyle", ".iconOnly", "--tint", "brand"]
    }
  }
}
