import Diagnostics
import StyleSyntax
import SwiftText

extension SwiftEdit {
  /// The files after the edit, and what stays in them that is a person's.
  func written() throws -> WrittenFiles {
    var written = WrittenFiles()
    written.left = left
    var texts: [Int: String?] = [:]
    for number in work.keys { texts[number] = FileRenewal(number, of: self).text }
    switch request.place {
    case .folder(let folder): try write(into: folder, &texts, &written)
    case .file(let path): try write(to: path, &texts, &written)
    case .standardOutput: break
    }
    for (number, text) in texts.sorted(by: { $0.key < $1.key }) {
      let path = standing.files[number].path
      if let text {
        written.files.append(ExportedFile(path: path, text: text))
      } else {
        written.removed.append(path)
      }
    }
    written.files.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    return written
  }

  /// Writes a file for each item that no file declares.
  private func write(
    into folder: String, _ texts: inout [Int: String?], _ written: inout WrittenFiles
  ) throws {
    var problems: [Diagnostic] = []
    let numbers = Dictionary(
      standing.files.enumerated().map { ($1.path.nfc, $0) },
      uniquingKeysWith: { first, _ in first })
    for file in try SwiftExport.files(fresh) {
      let path = request.files.path(of: file.path, in: folder)
      let present = numbers[path.nfc]
      if let present, texts[present] == .some(.none) {
        texts[present] = file.text
      } else if request.overwrites || present.map({ standing.files[$0].isBlank }) == true
        || present == nil && !unread.contains(path)
      {
        // What is there and none of the files is a folder or a link, which the writer refuses.
        written.files.append(ExportedFile(path: path, text: file.text))
      } else {
        problems.append(Self.refusal(of: path))
      }
    }
    if !problems.isEmpty { throw InputError(problems) }
  }

  /// Writes what a file does not declare to its end.
  private func write(
    to path: String, _ texts: inout [Int: String?], _ written: inout WrittenFiles
  ) throws {
    guard let file = standing.files.first, !file.isBlank else {
      written.files.append(ExportedFile(path: path, text: SwiftExport.file(pieces)))
      return
    }
    guard !standing.items.isEmpty, file.isReadable else {
      guard request.overwrites else { throw InputError([Self.refusal(of: path)]) }
      written.files.append(ExportedFile(path: path, text: SwiftExport.file(pieces)))
      return
    }
    if let whole = FileRenewal(0, of: self).whole(with: fresh) {
      texts[0] = whole
    } else if !fresh.isEmpty {
      texts[0] = FileRenewal(0, of: self).text(with: fresh)
    } else if texts[0] == nil {
      texts[0] = file.text
    }
  }

  private static func refusal(of path: String) -> Diagnostic {
    Diagnostic(
      .error, message: "\(named(path)) holds nothing of the catalog, and stays",
      hint: "name another place; to replace the file: --overwrite")
  }
}

extension StandingSwift {
  /// Where a declaration stands.
  func place(of site: StandingItem.Site) -> Place? {
    let file = files[site.file]
    return SourceText.place(of: part(at: site).outline.offset, inFile: file.bytes)
  }
}
