import Diagnostics
import Interchange

/// Where an export goes: a folder of files, or one file.
///
/// Every format is written through it: it compares what is there with what is wanted, and writes all
/// of it or nothing.
struct ExportTarget {
  /// A file that is not on the disk as it should be.
  struct StaleFile {
    /// The path.
    var path: String

    /// What it holds; nil where it is not there.
    var present: String?

    /// What it should hold; nil where it should not be there.
    var wanted: String?
  }

  /// The place.
  let place: WritingPlace

  /// Returns the files that do not hold what they should.
  ///
  /// What should not be there comes last: it would bring back what is gone.
  func stale(_ written: WrittenFiles, in context: Context) throws -> [StaleFile] {
    try refuseOthersPlaces(in: written)
    let files = written.files
    return try files.enumerated().compactMap { index, file in
      context.surroundings.reportWork(Work("Comparing files", done: index, of: files.count))
      guard OutputFile.exists(file.path) else {
        return StaleFile(path: file.path, present: nil, wanted: file.text)
      }
      let bytes = try context.read(file.path)
      guard !bytes.elementsEqual(file.text.utf8) else { return nil }
      return StaleFile(
        path: file.path, present: String(decoding: bytes, as: UTF8.self), wanted: file.text)
    } + leftovers(of: written, in: context)
  }

  private func leftovers(of written: WrittenFiles, in context: Context) throws -> [StaleFile] {
    guard !written.removed.isEmpty else { return [] }
    // On a file system that knows no case, the old name of a file leads to its new content.
    let identities = Set(written.files.compactMap { FileIdentity($0.path) })
    return try written.removed.filter { path in
      FileIdentity(path).map { !identities.contains($0) } ?? true
    }.map { path in
      let bytes = try context.read(path)
      return StaleFile(path: path, present: String(decoding: bytes, as: UTF8.self), wanted: nil)
    }
  }

  /// Refuses to write where something else than a file is, or where a link leads out of the folder.
  private func refuseOthersPlaces(in written: WrittenFiles) throws {
    var problems: [Diagnostic] = []
    for path in written.files.map(\.path) + written.removed {
      if FolderListing.isFolder(path) {
        problems.append(
          Diagnostic(
            .error, message: "\(named(path)) is a folder, and a file is to be written there",
            hint: "give the folder another name"))
      }
      guard case .folder(let folder) = place else { continue }
      let way = LinkPath(path, in: folder)
      guard let link = way.linkedFolder ?? way.linkOut else { continue }
      let problem = Diagnostic(
        .error, message: "\(named(link)) is a link, and nothing is written through it",
        hint: "export into the folder that it leads to, or put a folder in its place")
      if !problems.contains(problem) { problems.append(problem) }
    }
    if !problems.isEmpty { throw CommandFailure(.unavailable, problems) }
  }

  /// Writes files, all or none; folders are made where they are not there.
  ///
  /// What should not be there goes after everything else is there.
  func write(_ files: [StaleFile], report: Work.Report = { _ in }) throws {
    report(Work("Writing files", done: 0, of: files.count))
    var made: [String] = []
    do {
      if place.isFolder {
        made += try OutputFile.makeFolder(place.path)
        let folders = Set(files.filter { $0.wanted != nil }.map { OutputFile.folder(of: $0.path) })
        for folder in folders.sorted() { made += try OutputFile.makeFolder(folder) }
      }
      let written = files.lazy.compactMap { file in
        file.wanted.map { (path: file.path, bytes: Array($0.utf8)) }
      }
      try OutputFile.replace(written)
    } catch {
      for folder in made.reversed() { OutputFile.removeEmptyFolder(folder) }
      throw error
    }
    try OutputFile.remove(files.filter { $0.wanted == nil }.map(\.path))
  }

  /// Gives files whose names changed only in case the names that they should have.
  func settleNames(of written: WrittenFiles) throws {
    guard !written.present.isEmpty else { return }
    let wanted = Dictionary(
      written.files.map { ($0.path.folded, $0.path) }, uniquingKeysWith: { first, _ in first })
    for path in written.present {
      guard let name = wanted[path.folded], name.nfc != path.nfc,
        FileIdentity(path) == FileIdentity(name)
      else { continue }
      try OutputFile.move(path, to: name)
    }
  }
}
