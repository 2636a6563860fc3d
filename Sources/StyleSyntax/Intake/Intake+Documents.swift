import Diagnostics
import StyleModel

extension Intake {
  /// Reads JSON documents: tints and label sets.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - name: The name of the item, for one file that gives none.
  package init(documents files: [File], name: String?) {
    for file in files {
      do throws(InputError) {
        let added = try AddedDocument(reading: file.bytes, file: file.path)
        let itemName =
          if name == nil, let own = added.name { own } else {
            try ItemName(name ?? file.path.stem, for: added.document.kind)
          }
        drafts.append(Draft(name: itemName, document: added.document, file: file.path))
      } catch {
        diagnostics += error.diagnostics.map { $0.placed(file: file.path) }
      }
    }
  }
}

extension String {
  /// The last component of a path without its ending.
  package var stem: String {
    let name = split(separator: "/").last.map(String.init) ?? self
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }
}
