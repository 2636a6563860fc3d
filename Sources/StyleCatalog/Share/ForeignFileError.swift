import StyleStore

/// Why another catalog cannot be taken over or written to.
package struct ForeignFileError: Error, Hashable, Sendable {
  /// What is the matter with the file.
  package var error: CatalogFileError

  /// Whether it is what the file holds, in contrast to what the system lets us do with it.
  package var isContent: Bool {
    switch error.problem {
    case .missing, .notAFile, .notACatalog, .tooLarge, .newer, .damaged, .foreignSchema: true
    default: false
    }
  }

  /// One sentence without a final full stop.
  package var message: String { error.message }

  /// What to do next, where that is known.
  package var hint: String? {
    switch error.problem {
    case .missing, .notAFile, .tooLarge, .notACatalog: "give the path of a catalog file"
    case .damaged, .foreignSchema:
      "nothing was taken from it; 'stylectl verify --catalog FILE' lists what is wrong"
    case .readOnlyFile: "ask its owner for the right to write it"
    default: error.hint
    }
  }

  /// Runs a body that reads or writes another catalog's file.
  static func wording<Result>(_ body: () throws -> Result) throws -> Result {
    do { return try body() } catch let error as CatalogFileError {
      throw ForeignFileError(error: error)
    }
  }
}
