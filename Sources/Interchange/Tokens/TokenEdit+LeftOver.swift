import Diagnostics
import StyleModel

extension TokenEdit {
  /// The tints whose tokens stand in the files and that are not among some, by their names.
  ///
  /// - Parameter isKept: Whether the tint of a name is among them.
  /// - Returns: The names, in the order of the files.
  package func leftOver(where isKept: (String) -> Bool) -> [String] {
    system.tints.entries.filter { !isKept($0.name) }.map(\.name)
  }

  /// Takes tokens of tints out of the files that were read, without any other change.
  ///
  /// - Parameters:
  ///   - names: The names of the tints.
  ///   - input: The files.
  /// - Returns: The files that change, with their bytes.
  /// - Throws: `InputError` for files that cannot be read.
  package static func removing(
    _ names: [String], from input: TokenInput
  ) throws(InputError) -> [(path: String, bytes: [UInt8])] {
    var edit = try TokenEdit([], in: input)
    let removed = Set(names.map(\.folded))
    var places: [Int: Set<Int>] = [:]
    for (name, entry) in edit.present where removed.contains(name) {
      for token in entry.tokens.values where !token.isInherited {
        places[token.place.file, default: []].insert(token.place.offset)
      }
    }
    for (file, offsets) in places { edit.edits[file]?.remove(tokensAt: offsets.sorted()) }
    return edit.files
  }
}
