import Diagnostics
import StyleModel
import Testing

private let versions = ["a", "b"].map { ContentHash(of: $0.utf8) }

@Test func recordOfARelease() throws {
  let release = Release(author: "Ada", time: 12, message: "Out", versions: versions)
  #expect(
    String(decoding: release.record, as: UTF8.self) == """
      {"author":"Ada","content":\
      "e5a01fee14e0ed5c48714f22180f25ad8365b53f9779f79dc4a3d7e93963f94a",\
      "message":"Out","time":12}
      """)
  #expect(try Release(record: release.record) == release)
  #expect(Release(author: "Bo", time: 1, versions: versions).content == release.content)
  #expect(Release(author: "Bo", time: 1, versions: versions.reversed()).content != release.content)
}

@Test(arguments: ["1.0", "v3", "Summer", "3a", "12345f7é", "beef", "2026-01", "100000.1"])
func nameOfARelease(name: String) throws {
  #expect(try ReleaseName(name).text == name)
}

@Test(arguments: [
  ("3", "a release cannot be called \"3\", which stands for a version's number"),
  ("00042", "a release cannot be called \"00042\", which stands for a version's number"),
  ("202601", "a release cannot be called \"202601\", which stands for a version's hash"),
  ("Decade", "a release cannot be called \"Decade\", which stands for a version's hash"),
  ("", "a name cannot be empty"),
  ("a@b", "the name \"a@b\" holds '@'"),
  ("-x", "the name \"-x\" starts with '-'"),
])
func nameThatNoReleaseCanHave(name: String, problem: String) {
  let error = #expect(throws: InputError.self) { try ReleaseName(name) }
  #expect(error?.diagnostics.map(\.message) == [problem])
}
