import CSQLite
import Platform
import StyleModel

/// Looks at a journal at the moment when SQLite is about to roll it into a file.
///
/// It is a copy of the system that SQLite calls (a VFS) with a function of its own for opening. SQLite
/// opens a journal to roll it back after it has got the EXCLUSIVE lock, so that no other process
/// writes the file or rolls back meanwhile, and the lock need not be taken a second time: closing
/// another descriptor of the file would drop it.
final class JournalGuard {
  /// Where journals of other files were set aside, by the paths that SQLite knows.
  private(set) var setAside: [String] = []

  /// Why the last journal was not rolled back.
  private(set) var problem: StoreError.Problem?

  /// The name that SQLite knows this system by.
  let name: UnsafePointer<CChar>

  /// SQLite's struct comes first, so that a pointer to it is one to all.
  private struct System {
    var functions: sqlite3_vfs
    var owner: Unmanaged<JournalGuard>?
  }

  private let system: UnsafeMutablePointer<System>
  private let migrations: () -> [Migration]
  private var openJournal: UnsafeMutablePointer<sqlite3_file>?

  /// Creates a guard for one connection, which must end before it.
  init(migrations: @escaping () -> [Migration] = Migration.all) throws(SQLiteError) {
    system = .allocate(capacity: 1)
    // No two of them are at one address.
    guard let usual = sqlite3_vfs_find(nil), let name = strdup("stylectl-\(system)") else {
      system.deallocate()
      throw SQLiteError(code: SQLITE_NOMEM, connection: nil)
    }
    self.name = UnsafePointer(name)
    self.migrations = migrations
    system.initialize(to: System(functions: usual.pointee, owner: nil))
    system.pointee.owner = Unmanaged.passUnretained(self)
    system.pointee.functions.pNext = nil
    system.pointee.functions.zName = self.name
    system.pointee.functions.xOpen = { system, path, file, flags, outFlags in
      guard let system, let usual = sqlite3_vfs_find(nil) else { return SQLITE_CANTOPEN }
      let owner = UnsafeMutableRawPointer(system).assumingMemoryBound(to: System.self).pointee
        .owner?.takeUnretainedValue()
      return owner?.open(path, file, flags, outFlags, usual) ?? SQLITE_CANTOPEN
    }
    let code = sqlite3_vfs_register(functions, 0)
    guard code == SQLITE_OK else { throw SQLiteError(code: code, connection: nil) }
  }

  deinit {
    sqlite3_vfs_unregister(functions)
    system.deinitialize(count: 1)
    system.deallocate()
    free(UnsafeMutablePointer(mutating: name))
  }

  private var functions: UnsafeMutablePointer<sqlite3_vfs> {
    UnsafeMutableRawPointer(system).assumingMemoryBound(to: sqlite3_vfs.self)
  }

  /// Opens a file as SQLite asks for it.
  private func open(
    _ path: UnsafePointer<CChar>?, _ file: UnsafeMutablePointer<sqlite3_file>?, _ flags: Int32,
    _ outFlags: UnsafeMutablePointer<Int32>?, _ usual: UnsafeMutablePointer<sqlite3_vfs>
  ) -> Int32 {
    var flags = flags
    let isJournal = flags & SQLITE_OPEN_MAIN_JOURNAL != 0
    let makesIt = flags & SQLITE_OPEN_CREATE != 0
    // Who writes makes the journal; who only looks whether it holds anything reads it.
    if isJournal, !makesIt, flags & SQLITE_OPEN_READWRITE != 0, let path {
      let code = look(at: path, usual, &flags)
      guard code == SQLITE_OK else {
        file?.pointee.pMethods = nil
        return code
      }
    }
    let code = usual.pointee.xOpen(usual, path, file, flags, outFlags)
    if isJournal, makesIt { openJournal = code == SQLITE_OK ? file : nil }
    return code
  }

  /// Judges a journal; one that is set aside is made anew without anything to roll back.
  private func look(
    at path: UnsafePointer<CChar>, _ usual: UnsafeMutablePointer<sqlite3_vfs>, _ flags: inout Int32
  ) -> Int32 {
    problem = nil
    var (file, journal): ([UInt8], [UInt8]) = ([], [])
    let database = sqlite3_database_file_object(path)
    let code = OpenFile.read(database, &file)
    guard code == SQLITE_OK else { return code }
    let journalCode = OpenFile.read(path, of: usual, &journal)
    guard journalCode == SQLITE_OK else { return journalCode }
    switch JournalJudgement(file: file, journal: journal, migrations: migrations()) {
    case .rollBack: break
    case .setAside:
      guard let name = StrayJournal(path: String(cString: path)).setAside() else {
        problem = .foreignJournal(String(cString: path))
        return SQLITE_CANTOPEN
      }
      setAside.append(name)
      flags |= SQLITE_OPEN_CREATE
    case .refuse(let problem):
      self.problem = problem
      return SQLITE_CORRUPT
    }
    return SQLITE_OK
  }

  /// Writes into the journal of the write that goes on which operation the write ends with.
  ///
  /// Where that fails, the journal does not tell, and is as good as that of another program.
  func note(_ operation: ContentHash) {
    guard let file = openJournal, let write = file.pointee.pMethods?.pointee.xWrite else { return }
    let bytes = JournalNote.bytes(naming: operation)
    _ = bytes.withUnsafeBytes {
      write(file, $0.baseAddress, Int32($0.count), sqlite3_int64(JournalNote.offset))
    }
  }
}
