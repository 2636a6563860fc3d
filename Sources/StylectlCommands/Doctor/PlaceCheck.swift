import Diagnostics

/// Where a catalog lies: on this disk, on another machine's, or in a folder that a program
/// synchronizes.
enum PlaceCheck {
  /// What is to be known or done about the place of a file, by its path from the root.
  static func findings(of path: String) -> [Finding] {
    var findings: [Finding] = []
    if let program = synchronizer(of: path) {
      findings.append(
        Finding(
          topic: .place,
          message:
            "\(program) synchronizes the folder of the catalog, and makes a copy of it where "
            + "two people write at about one time",
          hint: "keep your catalog elsewhere, and pull from and push to the one here: stylectl "
            + "remote add origin \(typed(path))"))
    }
    if let kind = MountTable.present?.kind(of: path), MountTable.isRemote(kind) {
      findings.append(
        Finding(
          topic: .place, needsDoing: false,
          message:
            "the catalog lies on another machine (\(kind)), and is as safe as the locks there",
          hint:
            "where writes fail or hang, keep a catalog of your own and share by 'stylectl pull' "
            + "and 'stylectl push'"))
    }
    return findings
  }

  /// The program that synchronizes a folder on the way to a file, as the folders' names tell.
  static func synchronizer(
    of path: String, hasMarker: (String) -> Bool = { OutputFile.exists($0) }
  ) -> String? {
    var folder = ""
    for part in path.split(separator: "/").dropLast() {
      folder += "/\(part)"
      if let program = program(of: part.lowercased()) { return program }
      if hasMarker(folder + "/.stfolder") { return "Syncthing" }
    }
    return nil
  }

  private static func program(of folder: String) -> String? {
    let programs = [
      ("dropbox", "Dropbox"), ("onedrive", "OneDrive"), ("google drive", "Google Drive"),
      ("googledrive", "Google Drive"), ("nextcloud", "Nextcloud"), ("box sync", "Box"),
    ]
    if folder == "com~apple~clouddocs" || folder == "icloud drive" { return "iCloud" }
    return programs.first { name, _ in
      folder == name || [" ", "-", "("].contains { folder.hasPrefix(name + $0) }
    }?.1
  }
}
