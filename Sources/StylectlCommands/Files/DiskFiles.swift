import Interchange
import StyleCatalog

/// The files on the disk, for formats.
struct DiskFiles: FileAccess {
  /// What reads them.
  let context: Context

  /// Whether a path is a folder; false if there is nothing.
  func isFolder(_ path: String) -> Bool { FolderListing.isFolder(path) }

  /// Whether something is at a path.
  func exists(_ path: String) -> Bool { OutputFile.exists(path) }

  /// Whether a folder holds nothing that a person sees.
  func isEmpty(_ folder: String) -> Bool {
    FolderListing.visibleNames(in: folder, ending: "").isEmpty
  }

  /// Returns the paths of the files below a folder that have an ending, sorted.
  func files(in folder: String, ending: String) throws -> [String] {
    try FolderListing.files(in: folder, ending: ending)
  }

  /// Returns the paths of the files below a folder that no link leads out of it to, sorted.
  func ownFiles(in folder: String, ending: String) throws -> [String] {
    try FolderListing.files(in: folder, ending: ending, followsLinks: false)
  }

  /// Reads a file of up to a number of bytes.
  func read(_ path: String, limit: Int) throws -> [UInt8] { try context.read(path, limit: limit) }

  /// Returns what reads the files beside another one or below them.
  func besides(_ path: String) -> (String) throws(TokenFileFault) -> Intake.File {
    TokenFolder(of: path).read
  }
}

extension FormatRefusal: ReportableError {
  /// Wrong usage, or the answer no.
  package var failure: CommandFailure {
    CommandFailure(isUsage ? .wrongUsage : .no, diagnostics)
  }
}
