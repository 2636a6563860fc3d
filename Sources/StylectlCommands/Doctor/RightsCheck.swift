import Diagnostics

/// Whether all who are to share a file can write it and the journal beside it.
///
/// SQLite makes a journal in the folder for each write and gives it the rights of the file, so that
/// who may write the one and not the other cannot write at all.
struct RightsCheck {
  /// The file, as the person named it.
  let path: String

  /// The folder that it lies in.
  let folder: String

  /// What is to be done about the rights of a file and its folder.
  func findings(file: FileState, of place: FileState) -> [Finding] {
    if !file.isWritable || !place.isWritable {
      let what = file.isWritable ? "the folder of \(named(path))" : named(path)
      return [
        Finding(
          topic: .rights, needsDoing: false,
          message: "you can read the catalog, and not write it: \(what)",
          hint: "to write, ask its owner; a copy of your own pulls from it: stylectl pull")
      ]
    }
    if !file.letsGroupWrite, !(place.letsGroupWrite && place.mode & 0o2000 != 0) { return [] }
    return sharedFindings(file: file, of: place)
  }

  /// What keeps a group from sharing the file, which one of the rights says that it is to.
  private func sharedFindings(file: FileState, of place: FileState) -> [Finding] {
    var findings: [Finding] = []
    if !file.letsGroupWrite {
      findings.append(
        Finding(
          topic: .rights, message: "the folder is a group's to write in, and \(named(path)) is not",
          hint: "chmod g+rw \(typed(path))"))
    }
    if !place.letsGroupWrite {
      findings.append(
        Finding(
          topic: .rights,
          message: "the group may write \(named(path)), and not its folder, where each write needs "
            + "a journal", hint: "chmod g+ws \(typed(folder))"))
    } else if !place.handsGroupOn {
      findings.append(
        Finding(
          topic: .rights,
          message: "what is made in the folder of \(named(path)) is not of the folder's group, so "
            + "that others cannot read the journal of a write that was cut off",
          hint: "chmod g+s \(typed(folder))"))
    }
    if file.group != place.group {
      findings.append(
        Finding(
          topic: .rights, message: "\(named(path)) is of another group than its folder",
          hint: "chgrp \(place.group) \(typed(path))"))
    }
    return findings
  }
}
