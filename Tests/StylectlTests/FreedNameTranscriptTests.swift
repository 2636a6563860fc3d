import Foundation
import TestSupport
import Testing

/// What people see where names are given up, taken by others and given up again.
struct FreedNameTranscriptTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try Samples.emptyCatalog()
    try folder.write(Samples.chip, to: "Chip.swift")
  }

  @Test func thirdHolderOfAName() throws {
    var seen = Transcript(in: folder)
    try seen.run("add", "-q", "tint", "brand", "#111111")
    try seen.run("rename", "-q", "brand", "first")
    try seen.run("add", "-q", "tint", "brand", "#222222")
    try seen.run("add", "-q", "Chip.swift")
    try seen.run("add", "-q", "tint", "soft", "brand")
    try seen.run("rename", "-q", "brand", "second")
    try seen.run("add", "tint", "brand", "#333333")
    try seen.run("edit", "ChipLabelStyle", "--from", "Chip.swift")
    try seen.run("add", "tint", "soft", "brand")
    try seen.run("add", "--replace", "--dry-run", "Chip.swift")
    try seen.run("show", "ChipLabelStyle")
    // A text in the names of today that has a use of each is no text of before.
    try folder.write(pair("padding(1)"), to: "Pair.swift")
    try seen.run("add", "Pair.swift")
    try folder.write(pair("padding(2)"), to: "Pair.swift")
    try seen.run("edit", "Pair", "--from", "Pair.swift")
    expectGolden(seen.text, "names-third.txt")
  }

  private func pair(_ modifier: String) -> String {
    """
    struct Pair: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
            Label(configuration).\(modifier).tint(Color("first"))
                .background(Color("brand")).foregroundStyle(Color("second"))
        }
    }
    """
  }

  @Test func namesInReleases() throws {
    var seen = Transcript(in: folder)
    try seen.run("add", "-q", "tint", "brand", "#111111")
    try seen.run("add", "-q", "tint", "sky", "#222222")
    try seen.run("release", "create", "1.0")
    try seen.run("rename", "-q", "brand", "signal")
    try seen.run("add", "-q", "tint", "brand", "#333333")
    try seen.run("show", "brand@1.0")
    try seen.run("show", "signal@1.0")
    try seen.run("diff", "brand@1.0", "signal")
    try seen.run("add", "-q", "--replace", "tint", "signal", "#444444")
    try seen.run("restore", "brand@1.0")
    try seen.run("rename", "-q", "brand", "other")
    try seen.run("rename", "-q", "sky", "brand")
    try seen.run("rename", "-q", "signal", "sky")
    try seen.run("show", "brand@1.0")
    try seen.run("show", "sky@1.0")
    try seen.run("show", "other@1.0")
    expectGolden(seen.text, "names-releases.txt")
  }

  @Test func removedItemIsReached() throws {
    var seen = Transcript(in: folder)
    try takeNameOfRemoved(&seen)
    try seen.run("show", "ChipLabelStyle")
    try seen.run("conflicts")
    try seen.run("check")
    let listing = try runInTerminal(["conflicts", "--color", "never"], in: folder).text
    let shown = listing.split(separator: "\n").map { "# \($0)\n" }.joined()
    let version = try #require(
      listing.split { $0.isWhitespace }.first { $0.hasPrefix("tint:brand@") })
    // What the hint says works as it stands.
    try seen.run("show", String(version))
    try seen.run("log", String(version))
    try seen.run("restore", String(version))
    try seen.run("rename", "-q", "tint:brand", "NAME")
    try seen.run("restore", String(version))
    try seen.run("show", "ChipLabelStyle")
    try seen.run("conflicts")
    expectGolden(shown + seen.text, "names-removed.txt")
  }

  @Test func bundleKeepsWhatNamesMean() throws {
    var seen = Transcript(in: folder)
    try takeNameOfRemoved(&seen)
    try seen.run("export", "bundle", "Styles")
    var text = seen.text
    text += String(decoding: try folder.bytes(of: "Styles/stylectl-bundle.json"), as: UTF8.self)
    seen = Transcript(in: folder)
    try seen.run("init", "-q", "--empty", "Bo.catalog")
    try seen.run("add", "Styles", "--catalog", "Bo.catalog")
    try seen.run("add", "Styles", "--catalog", "Bo.catalog")
    try seen.run("show", "ChipLabelStyle", "--catalog", "Bo.catalog")
    try seen.run("export", "bundle", "Styles", "--check", "--catalog", "Bo.catalog")
    try seen.run("check", "--catalog", "Bo.catalog")
    try seen.run("verify", "--catalog", "Bo.catalog")
    try seen.run("merge", "Bo.catalog")
    try seen.run("show", "ChipLabelStyle")
    expectGolden(text + seen.text, "names-bundle-removed.txt")
  }

  @Test func bundleOfAnAliasOfWhatWasRemoved() throws {
    var seen = Transcript(in: folder)
    try seen.run("add", "-q", "tint", "brand", "#111111")
    try seen.run("add", "-q", "tint", "soft", "brand")
    try seen.run("remove", "-q", "--force", "brand")
    try seen.run("rename", "-q", "soft", "brand")
    try seen.run("export", "bundle", "Styles")
    try seen.run("init", "-q", "--empty", "Bo.catalog")
    try seen.run("add", "Styles", "--catalog", "Bo.catalog")
    try seen.run("show", "brand", "--catalog", "Bo.catalog")
    expectGolden(seen.text, "names-bundle-alias.txt")
  }

  /// Lets a style use a tint that is removed and whose name another one has.
  private func takeNameOfRemoved(_ seen: inout Transcript) throws {
    try seen.run("add", "-q", "tint", "brand", "#111111")
    try seen.run("add", "-q", "tint", "sky", "#222222")
    try seen.run("add", "-q", "Chip.swift")
    try seen.run("remove", "-q", "--force", "brand")
    try seen.run("rename", "-q", "sky", "brand")
  }
}
