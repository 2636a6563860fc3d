import Foundation
import TestSupport
import Testing

/// What a person sees of `check` and `rule`, in goldens.
struct CheckTranscriptTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func seedIsClean() throws {
    var seen = Transcript(in: folder)
    try seen.run("init", "--quiet", "Team.stylecatalog")
    try seen.run("check", "--strict", "--target", "ios15")
    try seen.run("check", "--json")
    try seen.run("check", "AdaptiveLabelStyle", "week", "--strict")
    expectGolden(seen.text, "check-seed.txt")
  }

  /// One fault of each rule is reported, and nothing else.
  @Test func eachFaultIsFoundOnce() throws {
    try FaultyCatalog.make(in: folder)
    var seen = Transcript(in: folder)
    try seen.run("check", "--target", "ios15")
    try seen.run("check", "--target", "ios15", "--json")
    try seen.run("check", "--target", "ios15", "--rule", "contrast=error", "Pale")
    try seen.run("check", "--target", "ios15", "--strict", "Pale")
    try seen.run("check", "--strict", "Pale", "--rule", "contrast=off", "--quiet")
    expectGolden(seen.text, "check-faults.txt")
    let records = try runStylectl(["check", "--target", "ios15"], in: folder).output
    let rules = records.split(separator: "\n").map {
      String($0.split(separator: "\t", omittingEmptySubsequences: false)[4])
    }
    let listed = try runStylectl(["check", "--rules"], in: folder).output.split(separator: "\n")
    #expect(rules.sorted() == listed.map { String($0.prefix { $0 != "\t" }) }.sorted())
  }

  @Test func findingsStandUnderTheirItems() throws {
    try FaultyCatalog.make(in: folder)
    for columns in [UInt16(100), 40] {
      let result = try runInTerminal(
        ["check", "--target", "ios15"], in: folder, columns: columns)
      expectGolden(result.text, "check-terminal-\(columns).txt")
    }
  }

  @Test func rulesAreListedAndExplained() throws {
    var seen = Transcript(in: folder)
    try seen.run("init", "--empty", "--quiet", "Team.stylecatalog")
    try seen.run("check", "--rules")
    try seen.run("check", "--explain", "contrast")
    try seen.run("check", "--explain", "contrats")
    try seen.run("check", "--rules", "week")
    try seen.run("check", "--bundle", "Styles")
    try seen.run("check", "--rule", "contrast")
    try seen.run("check", "--rule", "contrast=loud")
    try seen.run("check", "nothing")
    try seen.run("check", "--target", "vista")
    expectGolden(seen.text, "check-rules.txt")
  }

  @Test func rulesAreKept() throws {
    var seen = Transcript(in: folder)
    try seen.run("init", "--empty", "--quiet", "Team.stylecatalog")
    try seen.run("add", "tint", "a", "gone", "--quiet")
    try seen.run("check")
    try seen.run("rule", "reference=off", "unused=off", "--dry-run")
    try seen.run("rule", "reference=off", "unused=off", "-m", "The app has it")
    try seen.run("rule", "reference=off")
    try seen.run("check")
    try seen.run("check", "--rule", "reference=default")
    try seen.run("rule", "reference=note", "--json")
    try seen.run("check")
    try seen.run("log")
    try seen.run("undo")
    try seen.run("undo")
    try seen.run("rule", "unused=default")
    try seen.run("verify")
    expectGolden(seen.text, "check-kept.txt")
  }

  @Test func rulesTravel() throws {
    var seen = Transcript(in: folder)
    try seen.run("init", "--empty", "--quiet", "Mine.stylecatalog")
    let mine = ["--catalog", "Mine.stylecatalog"]
    let theirs = ["--catalog", "Theirs.stylecatalog"]
    try seen.run("init", "--empty", "--quiet", "Theirs.stylecatalog")
    try seen.run(["rule", "contrast=error", "unused=off"] + theirs)
    try seen.run(["rule", "contrast=note"] + mine)
    try seen.run(["merge", "Theirs.stylecatalog", "--dry-run"] + mine)
    try seen.run(["merge", "Theirs.stylecatalog"] + mine)
    try seen.run(["rule", "spelling=off"] + mine)
    try seen.run(["remote", "add", "origin", "Theirs.stylecatalog"] + mine)
    try seen.run(["push"] + mine)
    try seen.run(["push"] + mine)
    try seen.run(["undo"] + theirs)
    try seen.run(["verify"] + theirs)
    expectGolden(seen.text, "check-travel.txt")
  }

  /// C05: one broken reference among many is told, and hides nothing.
  @Test func oneBrokenStyleAmongManyIsTold() throws {
    _ = try runStylectl(["init", "--empty", "Team.stylecatalog"], in: folder)
    try folder.makeFolder("Styles")
    for number in 0..<200 {
      let color = number == 77 ? "Color(\"gone\")" : "Color.primary"
      try folder.write(
        """
        struct S\(number): LabelStyle {
            func makeBody(configuration: Configuration) -> some View {
                Label(configuration).foregroundStyle(\(color))
            }
        }
        """, to: "Styles/S\(number).swift")
    }
    #expect(try runStylectl(["add", "Styles"], in: folder).status == 0)
    let list = try runStylectl(["list"], in: folder)
    #expect(list.output.split(separator: "\n").count == 200)
    let check = try runStylectl(["check"], in: folder)
    #expect(check.status == 1)
    #expect(check.output.split(separator: "\n").count == 1)
    #expect(check.output.hasPrefix("style\tS77\t4:30\terror\treference\tnames the tint 'gone'"))
  }

  @Test func logForCodeScanningIsSARIF() throws {
    try FaultyCatalog.make(in: folder)
    let result = try runStylectl(
      ["check", "--target", "ios15", "--format", "sarif", "--bundle", "My Styles"], in: folder)
    #expect(result.status == 1)
    let log = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    let runs = try #require(log["runs"] as? [[String: Any]])
    let driver = try #require((runs[0]["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rules = try #require(driver["rules"] as? [[String: Any]]).compactMap { $0["id"] as? String }
    let results = try #require(runs[0]["results"] as? [[String: Any]])
    #expect(!results.isEmpty)
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(result["ruleId"] as? String == rules[index])
      #expect(["error", "warning", "note"].contains(result["level"] as? String))
      let location = try #require((result["locations"] as? [[String: Any]])?.first)
      let place = try #require(location["physicalLocation"] as? [String: Any])
      let uri = try #require((place["artifactLocation"] as? [String: Any])?["uri"] as? String)
      #expect(uri.hasPrefix("My%20Styles/") && !uri.contains(" "))
      #expect(((place["region"] as? [String: Any])?["startLine"] as? Int ?? 0) >= 1)
    }
    let uris = "\(results)"
    #expect(uris.contains("My%20Styles/styles/Pale.swift"))
    // The places are those of the files that a bundle has.
    _ = try runStylectl(["export", "bundle", "My Styles"], in: folder)
    let pale = try String(
      contentsOfFile: folder.file("My Styles/styles/Pale.swift"), encoding: .utf8)
    #expect(pale.split(separator: "\n")[2].contains("configuration.title"))
  }
}
