extension StoreError {
  /// One sentence that says what is the matter, without a final full stop.
  package var message: String {
    switch problem {
    case .missing: "there is no catalog '\(path)'"
    case .missingFolder: "there is no folder for '\(path)'"
    case .exists: "'\(path)' exists already"
    case .sidecar(let name): "'\(path)' cannot be made: '\(name)' of an earlier file lies there"
    case .strayLog(let name): "'\(path)' cannot be used: '\(name)' of another file lies beside it"
    case .notAFile(let what): "'\(path)' is not a catalog: it is \(what)"
    case .notACatalog(let content): "'\(path)' is not a catalog: \(content.text)"
    case .tooLarge(let size):
      "'\(path)' has \(size >> 20) MB, and a catalog has at most \(FileCheck.sizeLimit >> 20)"
    case .newer(let found, let known):
      "'\(path)' has version \(found) of the schema, and this stylectl knows none above \(known)"
    case .locked: "'\(path)' is locked by another process"
    case .cannotLock: "'\(path)' is on a file system that does not lock files"
    case .readOnlyFile: "'\(path)' cannot be written: the file is read-only"
    case .readOnlyFolder: "'\(path)' cannot be written: its folder is read-only"
    case .forbidden: "'\(path)' may not be read"
    case .inRecovery:
      "'\(path)' is in recovery: a write was cut off, and undoing it needs the right to write there"
    case .foreignJournal(let journal):
      "'\(journal)' is the journal of another file, and moving it away needs the right to write there"
    case .writeAheadLog:
      "'\(path)' is in write-ahead logging, and taking it back needs the right to write there"
    case .moved: "'\(path)' was moved or deleted while it was in use"
    case .full: "'\(path)' cannot be written: the disk is full"
    case .noJournal: "'\(path)' cannot be written: a journal cannot be made beside it"
    case .uncertain:
      "'\(path)' was being written when the disk failed: whether the change is in it is not known"
    case .damaged(let detail): "'\(path)' is damaged: \(detail)"
    case .foreignSchema(let detail): "'\(path)' is not a catalog to be trusted: \(detail)"
    case .other(let text): "'\(path)' cannot be used: \(text)"
    }
  }

  /// What to do next, where that is known.
  package var hint: String? {
    switch problem {
    case .missing: "to make one: stylectl init \(path)"
    case .missingFolder: "make the folder first"
    case .exists: "choose another name, or use it: stylectl list --catalog \(path)"
    case .sidecar: "move it away, or move the file that it belongs to back beside it"
    case .strayLog: "move it away; SQLite would write what is in it over the catalog"
    case .notAFile, .tooLarge: "give the path of a catalog: --catalog FILE"
    case .notACatalog(.empty):
      "where a sync may still be going on, wait for it; else remove the file and run init again"
    case .notACatalog: "give the path of a catalog: --catalog FILE"
    case .newer: "bring stylectl up to date; the file was not touched"
    case .locked: "try again when the other command has ended"
    case .cannotLock: "use a copy on a local disk"
    case .readOnlyFile: "make the file writable, or work on a copy: --catalog FILE"
    case .readOnlyFolder: "SQLite makes a journal beside the file: make the folder writable"
    case .forbidden: "ask the owner of the file for the right to read it"
    case .inRecovery: "let somebody who may write the file run any stylectl command once"
    case .foreignJournal: "let somebody who may write there run any stylectl command once"
    case .writeAheadLog: "let somebody who may write the file run any stylectl command once"
    case .moved: "nothing was written; run the command again"
    case .full: "free some space; what was in the catalog is still there"
    case .noJournal: "look for room and for the right to make files in its folder"
    case .uncertain: "see whether it is there before you try again: stylectl log"
    case .damaged: "a copy or a backup may be whole: stylectl verify --catalog FILE checks one"
    case .foreignSchema: "take a copy from somebody you trust"
    case .other: nil
    }
  }
}

extension StoreError.Content {
  /// What the file is, for a person.
  fileprivate var text: String {
    switch self {
    case .empty: "the file is empty"
    case .unknown: "it is no SQLite database"
    case .database(0): "it is another program's SQLite database"
    case .database(let id):
      "it is another program's SQLite database (application_id \(id))"
    }
  }
}
