import Interchange
import StyleModel
import Testing

/// What the files of a bundle are called.
@Suite struct BundleFileNameTests {
  private func paths(_ names: [String]) throws -> [String] {
    let items = try names.map { name in
      BundleItem(
        name: try ItemName(name, for: .tint),
        document: .tint(Tint(any: try Tint.Value(parsing: "#112233"))))
    }
    return BundleText(items).files.map(\.path).filter { $0.hasPrefix("tints/") }
  }

  @Test func namesThatDifferInCaseAloneHaveFilesOfTheirOwn() throws {
    let mark = ContentHash(of: "Straße".utf8).short
    #expect(
      try paths(["Straße", "Strasse"]) == ["tints/Strasse.json", "tints/Straße~\(mark).json"])
  }

  @Test func nameLikeTheMarkOfAnotherTakesNoFileFromIt() throws {
    let mark = ContentHash(of: "Straße".utf8).short
    let paths = try paths(["Strasse", "Strasse~\(mark)", "Straße", "Straße~\(mark)"])
    #expect(paths.count == 4)
    #expect(Set(paths.map { $0.uppercased().lowercased() }).count == 4)
  }
}
