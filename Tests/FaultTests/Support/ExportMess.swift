import Foundation
import TestSupport
import Testing

/// A folder that holds what exports wrote, now and before, and what people did to it and beside it.
struct ExportMess {
  /// The line that is tried.
  let words: [String]

  private let plan: ExportPlan
  private let bench: Workbench
  private let backup: TemporaryFolder

  /// Whole files that are others', by their paths.
  private var files: [String: String] = [:]

  /// Parts of files that are others'.
  private var parts: [String] = []

  /// Makes a catalog, exports it, goes on in both.
  init(
    _ plan: ExportPlan, on bench: Workbench, using generator: inout SplitMix64
  ) throws {
    self.plan = plan
    self.bench = bench
    backup = try TemporaryFolder()
    var options = Bool.random(using: &generator) ? ["--prune"] : []
    if Int.random(in: 0..<4, using: &generator) == 0 { options.append("--public") }
    words =
      plan.words
      + (plan.rawValue.hasPrefix("swift") ? options : options.filter { $0 == "--prune" })
    try catalog(using: &generator)
    try disturb(using: &generator)
    for name in try contents(of: bench.folder) {
      try FileManager.default.copyItem(atPath: bench.file(name), toPath: backup.file(name))
    }
  }

  /// Puts the folder back as it was.
  func restore() throws {
    for name in try contents(of: bench.folder) {
      try FileManager.default.removeItem(atPath: bench.file(name))
    }
    for name in try contents(of: backup.path) {
      try FileManager.default.copyItem(atPath: backup.file(name), toPath: bench.file(name))
    }
  }

  /// The drafts of files that lie anywhere in the folder.
  var drafts: [String] {
    (FileManager.default.subpaths(atPath: bench.folder) ?? []).filter {
      $0.hasSuffix(".stylectl-draft")
    }
  }

  /// Expects that all that others wrote is there, and nothing declared twice.
  func expectKept(_ place: String) throws {
    for (path, text) in files {
      let present = try? String(contentsOfFile: bench.file(path), encoding: .utf8)
      #expect(present == text, "\(plan), \(place): \(path)")
    }
    let texts = try swiftTexts()
    for part in parts {
      #expect(texts.contains { $0.contains(part) }, "\(plan), \(place): \(part)")
    }
    guard plan.rawValue.hasPrefix("swift") else { return }
    let lines = texts.flatMap { $0.split(separator: "\n") }
    let names = ["struct ChipLabelStyle:", "struct PadLabelStyle:", "enum Week:", "let brand ="]
    for declared in names {
      let count = lines.count { $0.contains(declared) }
      #expect(count <= 1, "\(plan), \(place): \(declared) stands \(count) times")
    }
  }

  /// The texts of the Swift files in the folder that is exported into, but for links.
  private func swiftTexts() throws -> [String] {
    let names = FileManager.default.subpaths(atPath: bench.file("Out")) ?? []
    return names.filter { $0.hasSuffix(".swift") }.compactMap { name in
      let path = bench.file("Out/" + name)
      let type = try? FileManager.default.attributesOfItem(atPath: path)[.type]
      guard type as? FileAttributeType == .typeRegular else { return nil }
      return try? String(contentsOfFile: path, encoding: .utf8)
    }
  }

  private func contents(of folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder)
  }
}

// MARK: - Making it

extension ExportMess {
  private static func style(_ name: String, _ padding: Int) -> String {
    """
    struct \(name): LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
            Label(configuration)
                .foregroundStyle(Color.brand)
                .padding(\(padding))
        }
    }

    """
  }

  private static func folder(of path: String) -> String {
    String(path[..<(path.lastIndex(of: "/") ?? path.endIndex)])
  }

  private func add(_ text: String, as name: String) throws {
    try text.write(toFile: bench.file(name), atomically: false, encoding: .utf8)
    try bench.mustRun(["add", "--replace", name])
  }

  /// Makes a catalog of several versions, of which the folder holds some.
  private func catalog(using generator: inout SplitMix64) throws {
    try FileManager.default.createDirectory(
      atPath: bench.file("Out"), withIntermediateDirectories: true)
    try bench.mustRun(["init", "--empty", "Team.stylecatalog"])
    try bench.mustRun(["add", "tint", "brand", "#0A84FF", "--dark", "#409CFF"])
    try add(#"["Monday", "Tuesday"]"#, as: "week.json")
    try add(Self.style("ChipLabelStyle", 1) + Self.style("PadLabelStyle", 2), as: "Styles.swift")
    try add(Self.style("OldLabelStyle", 3), as: "Old.swift")
    if Bool.random(using: &generator) {
      _ = try bench.run(plan.words)
    } else if plan == .swiftFolder {
      // The app's own file declares the styles.
      try FileManager.default.createDirectory(
        atPath: bench.file("Out/Sub"), withIntermediateDirectories: true)
      let text = "import SwiftUI\n\n" + Self.style("ChipLabelStyle", 1) + "\nstruct Around {}\n"
      try text.write(toFile: bench.file("Out/Sub/App.swift"), atomically: false, encoding: .utf8)
    }
    if Bool.random(using: &generator) {
      try add(Self.style("ChipLabelStyle", 4), as: "Styles.swift")
    }
    if Bool.random(using: &generator) {
      try bench.mustRun(["add", "tint", "brand", "#112233", "--replace"])
    }
    if Bool.random(using: &generator) {
      try bench.mustRun(["rename", "PadLabelStyle", "RoomLabelStyle"])
    }
    if Bool.random(using: &generator) { try bench.mustRun(["remove", "OldLabelStyle"]) }
  }

  /// Does to the folder what people do.
  private mutating func disturb(using generator: inout SplitMix64) throws {
    let names = (FileManager.default.subpaths(atPath: bench.file("Out")) ?? []).sorted()
    for (number, name) in names.enumerated() where name.hasSuffix(".swift") {
      let path = bench.file("Out/" + name)
      var text = try String(contentsOfFile: path, encoding: .utf8)
      switch Int.random(in: 0..<6, using: &generator) {
      case 0:
        text = "// Copyright \(number)\n" + text + "\nstruct Extra\(number) {}\n"
        parts += ["// Copyright \(number)\n", "struct Extra\(number) {}\n"]
      case 1 where text.contains(".padding("):
        text = text.replacing(".padding(", with: ".padding(4711")
        parts.append(".padding(4711")
      case 2:
        text += "\n#Preview(\"Mine \(number)\") { Text(\"\(number)\") }\n"
        parts.append("#Preview(\"Mine \(number)\") { Text(\"\(number)\") }\n")
      case 3: text = text.replacing("    ", with: "\t")
      default: break
      }
      try text.write(toFile: path, atomically: false, encoding: .utf8)
    }
    try addOthers(using: &generator)
  }

  /// Puts files, folders and links of others into the folder.
  private mutating func addOthers(using generator: inout SplitMix64) throws {
    let manager = FileManager.default
    try manager.createDirectory(atPath: bench.file("Far"), withIntermediateDirectories: true)
    files["Far/Far.swift"] = Self.style("FarLabelStyle", 9) + Self.style("ChipLabelStyle", 9)
    files["Out/Mine.swift"] = Self.style("MineLabelStyle", 7) + "let mine = 1\n"
    files["Out/notes.txt"] = "Notes.\n"
    files["Out/.hidden.swift"] = "let hidden = 1\n"
    if plan == .bundle {
      files["Out/styles/MineLabelStyle.swift"] = Self.style("MineLabelStyle", 7)
    }
    for (path, text) in files {
      let folder = bench.file(Self.folder(of: path))
      try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try text.write(toFile: bench.file(path), atomically: false, encoding: .utf8)
    }
    if Bool.random(using: &generator) {
      try manager.createSymbolicLink(
        atPath: bench.file("Out/Linked"), withDestinationPath: "../Far")
      try manager.createSymbolicLink(
        atPath: bench.file("Out/Link.swift"), withDestinationPath: "../Far/Far.swift")
    }
    let inTheWay = plan == .bundle ? "Out/tints/brand.json" : "Out/Color+brand.swift"
    switch Int.random(in: 0..<5, using: &generator) {
    case 0 where !manager.fileExists(atPath: bench.file(inTheWay)):
      try manager.createDirectory(
        atPath: bench.file(inTheWay), withIntermediateDirectories: true)
    case 1 where !manager.fileExists(atPath: bench.file(inTheWay)):
      try manager.createDirectory(
        atPath: bench.file(Self.folder(of: inTheWay)), withIntermediateDirectories: true)
      try manager.createSymbolicLink(
        atPath: bench.file(inTheWay), withDestinationPath: bench.file("Far/Far.swift"))
    default: break
    }
  }
}
