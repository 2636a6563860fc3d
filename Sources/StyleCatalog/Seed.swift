import CAssets
import StyleModel
import StyleStore

/// What a new catalog starts with; embedded in the program.
///
/// Its versions have no author and the time 0, so that any two catalogs share them as ancestors.
enum Seed {
  /// The files, by name.
  static func files() -> [(name: String, bytes: [UInt8])] {
    var files: [(name: String, bytes: [UInt8])] = []
    while true {
      let asset = CAssetsSeed(files.count)
      guard asset.count > 0 else { return files }
      let bytes = UnsafeBufferPointer(start: asset.bytes, count: asset.count)
      files.append((String(cString: asset.name), Array(bytes)))
    }
  }

  /// A catalog file that holds what the files do, for reading where there is no catalog yet.
  ///
  /// `make image` makes it. Starting from it takes a third of the time of making the tables and
  /// writing the items anew; a test holds the two against each other.
  static var image: UnsafeRawBufferPointer {
    let asset = CAssetsSeedImage()
    return UnsafeRawBufferPointer(start: asset.bytes, count: asset.count)
  }

  /// The items that the files hold.
  ///
  /// The Swift of a seed is canonical, as a test makes sure, so it is stored without being read.
  static func drafts() throws -> [Draft] {
    try files().map { file in
      if file.name.hasSuffix(".swift") {
        let name = try ItemName(String(file.name.dropLast(".swift".count)), for: .style)
        let swift = String(decoding: file.bytes, as: UTF8.self)
        return Draft(name: name, document: .style(StyleDocument(swift: swift)))
      }
      let added = try AddedDocument(reading: file.bytes, file: file.name)
      guard let name = added.name else { throw InputError([]) }
      return Draft(name: name, document: added.document.givingLabelIDs())
    }
  }

  /// Writes the first versions of a new catalog, and the operation that tells who made it.
  static func write(_ drafts: [Draft], to rows: WriteTransaction, by author: Authorship) throws {
    let transaction = Transaction(rows, by: Authorship(author: nil, time: 0))
    for draft in drafts {
      try transaction.write(kind: draft.kind, name: draft.name, document: draft.document, over: nil)
    }
    try transaction.finish(command: "init", by: author)
  }
}
