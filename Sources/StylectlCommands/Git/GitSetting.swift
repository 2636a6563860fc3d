import Diagnostics

/// A setting of git that makes it merge and show catalogs through this program.
struct GitSetting: Hashable {
  /// The name.
  var key: String

  /// The value.
  var value: String

  /// The line of `.gitattributes` that the settings go with.
  static let attributes = "*\(CatalogPath.ending) -text diff=stylectl merge=stylectl"

  /// The settings for the program at a path (git, "Defining a custom merge driver" and "Performing
  /// text diffs of binary files").
  ///
  /// git replaces `%O`, `%A`, `%B` and `%P` and gives the line to a shell. Where it merges the
  /// ancestors of a criss-cross first, what comes of that is not looked at: a catalog knows its own
  /// ancestors, so that git need not bother.
  static func all(program: String) -> [GitSetting] {
    let program = typed(program)
    let driver = program.replacing("%", with: "%%") + " git merge -- %O %A %B %P"
    return [
      GitSetting(key: "merge.stylectl.name", value: "catalogs of stylectl, item by item"),
      GitSetting(key: driverKey, value: driver),
      GitSetting(key: "merge.stylectl.recursive", value: "binary"),
      GitSetting(key: "diff.stylectl.textconv", value: program + " git textconv --"),
      GitSetting(key: "diff.stylectl.xfuncname", value: "^((style|tint|labels|release) .*)$"),
    ]
  }

  /// The setting that git runs when it merges.
  static let driverKey = "merge.stylectl.driver"
}

extension String {
  /// The text with all occurrences of a character replaced.
  fileprivate func replacing(_ character: Character, with text: String) -> String {
    map { $0 == character ? text : String($0) }.joined()
  }
}
