import Diagnostics

/// Which files beside a catalog are what a program for synchronizing made of two edits of it.
enum CopyCheck {
  /// Returns the names that are conflicted copies of a name, sorted.
  ///
  /// The forms are those of Dropbox (`Team (Ada's conflicted copy 2026-01-01)`), Syncthing
  /// (`Team.sync-conflict-20260101-120000-ABCDEFG`), Nextcloud (`Team (conflicted copy …)`), and of
  /// iCloud and Google Drive, which count (`Team 2`, `Team (1)`).
  static func copies(of name: String, among names: [String]) -> [String] {
    names.filter { isCopy($0, of: name) }.sorted()
  }

  /// The one name of which all others are copies; nil where there is none.
  static func original(among names: [String]) -> String? {
    names.first { name in names.allSatisfy { $0 == name || isCopy($0, of: name) } }
  }

  /// What is to be done about the copies of a catalog.
  static func findings(of path: String, folder: String) -> [Finding] {
    let prefix = folder == "." ? "" : folder
    let name = String(path.dropFirst(path.hasPrefix(prefix) ? prefix.count : 0))
    let names = FolderListing.visibleNames(in: folder, ending: CatalogPath.ending)
    return copies(of: name, among: names).map { copy in
      let copy = prefix + copy
      return Finding(
        topic: .copies,
        message: "\(named(copy)) looks like a copy that holds what somebody else edited meanwhile",
        hint: "take it over, then remove it: stylectl merge \(typed(copy)) --catalog \(typed(path))"
      )
    }
  }

  private static func isCopy(_ name: String, of original: String) -> Bool {
    let stem = original.dropLast(CatalogPath.ending.count)
    guard name != original, name.hasPrefix(stem), name.hasSuffix(CatalogPath.ending) else {
      return false
    }
    let rest = name.dropFirst(stem.count).dropLast(CatalogPath.ending.count).lowercased()
    let number = rest.dropFirst(rest.hasPrefix(" (") ? 2 : 1).prefix { $0.isNumber }
    return rest.contains("conflict")
      || !number.isEmpty && number.count < 4
        && (rest == " \(number)" || rest == " (\(number))")
  }
}
