import Diagnostics
import Interchange
import StyleCatalog

/// The folder of a file, from which the files that it names are read.
final class TokenFolder {
  private let folder: String
  private var total = 0

  /// The largest file that is read, in bytes.
  private static let byteLimit = 16 << 20

  /// The most bytes that are read in all.
  private static let totalLimit = 64 << 20

  /// Finds the folder of a file.
  init(of path: String) {
    folder = path == "-" ? "." : OutputFile.folder(of: path)
  }

  /// Reads a file that lies in the folder or below it, whatever the path or a link says.
  func read(_ path: String) throws(TokenFileFault) -> Intake.File {
    guard !path.hasPrefix("/"), !path.contains("://"), !path.utf8.contains(0) else {
      throw TokenFileFault("\(named(path)) does not lie beside the resolver file")
    }
    let place = folder == "." ? path : FolderListing.path(of: path, in: folder)
    guard let root = AbsolutePath.resolved(folder), let real = AbsolutePath.resolved(place) else {
      throw TokenFileFault("there is no file \(named(path))")
    }
    guard real.hasPrefix(root == "/" ? root : root + "/") else {
      throw TokenFileFault("\(named(path)) leads out of the folder of the resolver file")
    }
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try InputFile.read(place, limit: Self.byteLimit)
    } catch {
      throw TokenFileFault(
        error.failure.diagnostics.first?.message ?? "\(named(path)) is unreadable")
    }
    total += bytes.count
    guard total <= Self.totalLimit else {
      throw TokenFileFault("the files have more than \(amount(Self.totalLimit)) together")
    }
    return Intake.File(path: place, bytes: bytes)
  }
}
