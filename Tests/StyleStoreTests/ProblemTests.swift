import CSQLite
import Foundation
import TestSupport
import Testing

@testable import StyleStore

@Test(arguments: [
  (SQLITE_BUSY, 0 as Int32, StoreError.Problem.locked),
  (SQLITE_BUSY | 1 << 8, 0, .locked),
  (SQLITE_LOCKED, 0, .locked),
  (SQLITE_FULL, 0, .full),
  (CSQLiteWriteFailed, ENOSPC, .full),
  (CSQLiteWriteFailed, EDQUOT, .full),
  (CSQLiteWriteFailed, EFBIG, .full),
  (SQLITE_READONLY, 0, .readOnlyFile),
  (CSQLiteReadOnlyDirectory, 0, .readOnlyFolder),
  (CSQLiteReadOnlyRollback, 0, .inRecovery),
  (CSQLiteReadOnlyRecovery, 0, .writeAheadLog),
  (CSQLiteReadOnlyCannotInit, 0, .writeAheadLog),
  (CSQLiteReadOnlyMoved, 0, .moved),
  (SQLITE_NOTADB, 0, .notACatalog(.unknown)),
  (SQLITE_CORRUPT, 0, .damaged("words")),
  (CSQLiteShortRead, 0, .damaged("it ends too early")),
  (SQLITE_TOOBIG, 0, .damaged("words")),
  (SQLITE_CANTOPEN, EACCES, .forbidden),
  (SQLITE_CANTOPEN, ENOENT, .missing),
  (SQLITE_CANTOPEN, EROFS, .readOnlyFolder),
  (CSQLiteLockFailed, ENOLCK, .cannotLock),
  (CSQLiteReadLockFailed, EACCES, .cannotLock),
  (CSQLiteWriteFailed, EIO, .other("words (Input/output error)")),
  (SQLITE_ERROR, EIO, .other("words")),
])
func codesAreToldApart(code: Int32, systemCode: Int32, problem: StoreError.Problem) {
  let error = SQLiteError(code: code, systemCode: systemCode, message: "words")
  #expect(StoreError(error, path: "Team.stylecatalog").problem == problem)
}

@Test func everyProblemIsASentenceAndMostHaveAHint() {
  let problems: [StoreError.Problem] = [
    .missing, .missingFolder, .exists, .sidecar("Team.stylecatalog-journal"),
    .notAFile("a folder"), .notACatalog(.empty), .notACatalog(.unknown),
    .notACatalog(.database(applicationID: 0)), .notACatalog(.database(applicationID: 252_006_674)),
    .tooLarge(300 << 20), .newer(found: 3, known: 1), .locked, .cannotLock, .readOnlyFile,
    .readOnlyFolder, .forbidden, .inRecovery, .writeAheadLog, .moved, .full,
    .damaged("the document 0a1b2c3d is missing"),
    .foreignSchema("it holds a trigger 'spy', which no catalog has"),
    .other("disk I/O error (Input/output error)"),
  ]
  let text = problems.map { problem in
    let error = StoreError(problem, path: "Team.stylecatalog")
    return "error: \(error.message)\n" + (error.hint.map { "hint: \($0)\n" } ?? "")
  }
  expectGolden(text.joined(), "problems.txt")
}
