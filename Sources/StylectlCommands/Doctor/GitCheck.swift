import Diagnostics

/// Whether git, where a catalog is in a repository, treats it as it should.
struct GitCheck {
  private let repository: GitRepository
  private let name: String

  /// Looks for the repository of a file; nil where there is none that the file is to be in.
  init?(name: String, folder: String) {
    guard let repository = try? GitRepository(around: folder), repository.top != nil,
      repository.answer("check-ignore", "-q", "--", name) == nil
    else { return nil }
    self.repository = repository
    self.name = name
  }

  /// What is to be done, where git is to run the program at a path.
  func findings(program: String?) -> [Finding] {
    let attributes = repository.attributes(of: name)
    var findings: [Finding] = []
    if let text = attributes["text"], !["unset", "unspecified", "auto"].contains(text) {
      findings.append(
        Finding(
          topic: .git,
          message: "git takes \(named(name)) for text and changes its line ends, which destroys it",
          hint: "stylectl git setup, then: git add --renormalize \(typed(name))"))
    }
    if attributes["merge"] != "stylectl" || attributes["diff"] != "stylectl" {
      findings.append(
        Finding(
          topic: .git,
          message: "git does not know how to merge \(named(name)): where two people edit it, one "
            + "side is kept whole and the other is lost",
          hint: "stylectl git setup"))
    }
    return findings + driverFindings(program: program)
  }

  private func driverFindings(program: String?) -> [Finding] {
    guard let program else { return [] }
    let wanted = GitSetting.all(program: program)
    let present = wanted.map { repository.setting($0.key) }
    if present == wanted.map(\.value) { return [] }
    guard let driver = repository.setting(GitSetting.driverKey) else {
      return [
        Finding(
          topic: .git, message: "this clone has no merge driver for catalogs",
          hint: "stylectl git setup")
      ]
    }
    let isOther = driver != wanted.first { $0.key == GitSetting.driverKey }?.value
    return [
      Finding(
        topic: .git,
        message: isOther
          ? "git runs another stylectl to merge than this one: \(cut(driver, to: 200))"
          : "git's settings for catalogs are not those that this stylectl makes",
        hint: "stylectl git setup")
    ]
  }
}
