/// The git repository that a folder lies in.
struct GitRepository {
  /// The path of the work tree; nil for a repository without one.
  let top: String?

  /// The folder that git is asked in; nil for that of the process.
  private let folder: String?

  /// The most bytes of an answer of git that are read.
  private static let answerLimit = 1 << 16

  /// Asks git.
  ///
  /// Throws a `CommandFailure` where there is no git, no repository, or where git's own files are
  /// in one.
  init(around folder: String? = nil) throws {
    self.folder = folder
    guard ChildProcess.output(of: ["git", "--version"]) != nil else {
      throw CommandFailure(
        .unavailable, "git cannot be run", hint: "install git, or add its folder to PATH")
    }
    guard let isBare = Self.answer(["rev-parse", "--is-bare-repository"], in: folder) else {
      throw CommandFailure(
        .no, "this folder is in no git repository that git would use",
        hint: "'git status' says why; go to a clone, or make one: git init")
    }
    top = Self.answer(["rev-parse", "--show-toplevel"], in: folder)
    if top == nil, isBare != "true" {
      throw CommandFailure(
        .no, "this folder holds git's own files", hint: "go to the files of the repository")
    }
  }

  /// Runs git and returns what it prints, without the line break at the end; nil where it says no.
  func answer(_ words: String...) -> String? { Self.answer(words, in: folder) }

  private static func answer(_ words: [String], in folder: String?) -> String? {
    let place = folder.map { ["-C", $0] } ?? []
    guard
      var text = ChildProcess.output(of: ["git"] + place + words, limit: answerLimit)
    else { return nil }
    if text.utf8.last == 0x0A { text.unicodeScalars.removeLast() }
    return text
  }
}

extension GitRepository {
  /// The file that says how git treats catalogs: that of the work tree, which is shared by commits,
  /// or where there is none the one in the repository itself.
  func attributesPath() throws -> String {
    if let top { return top + "/.gitattributes" }
    guard let path = answer("rev-parse", "--git-path", "info/attributes") else {
      throw CommandFailure(.unavailable, "git does not tell where its attributes are")
    }
    return path
  }

  /// What git does with a file of a name: the values of `text`, `diff` and `merge`.
  func attributes(of path: String) -> [String: String] {
    guard let text = answer("check-attr", "-z", "text", "diff", "merge", "--", path) else {
      return [:]
    }
    let fields = text.split(separator: "\0", omittingEmptySubsequences: false).map(String.init)
    var values: [String: String] = [:]
    for index in stride(from: 0, to: fields.count - 2, by: 3) {
      values[fields[index + 1]] = fields[index + 2]
    }
    return values
  }

  /// Whether git hands a catalog of a name to this program.
  func leavesCatalogsToUs(_ path: String) -> Bool {
    attributes(of: path) == ["text": "unset", "diff": "stylectl", "merge": "stylectl"]
  }

  /// The value of a setting; nil where it has none.
  func setting(_ key: String) -> String? { answer("config", "--get", key) }
}
