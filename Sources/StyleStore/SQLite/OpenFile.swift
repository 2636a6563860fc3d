import CSQLite

/// Files as SQLite's own system reads them.
enum OpenFile {
  /// Reads a whole file that SQLite has open, and returns SQLite's code.
  static func read(_ file: UnsafeMutablePointer<sqlite3_file>?, _ bytes: inout [UInt8]) -> Int32 {
    guard let file, let methods = file.pointee.pMethods else { return SQLITE_CANTOPEN }
    var size: sqlite3_int64 = 0
    var code = methods.pointee.xFileSize(file, &size)
    guard code == SQLITE_OK else { return code }
    guard 0...sqlite3_int64(limit) ~= size else { return SQLITE_TOOBIG }
    bytes = [UInt8](unsafeUninitializedCapacity: Int(size)) { buffer, count in
      code = size == 0 ? SQLITE_OK : methods.pointee.xRead(file, buffer.baseAddress, Int32(size), 0)
      count = code == SQLITE_OK ? Int(size) : 0
    }
    return code
  }

  /// Opens, reads and closes a journal, and returns SQLite's code.
  ///
  /// No lock is held on a journal that closing it could drop.
  static func read(
    _ path: UnsafePointer<CChar>, of system: UnsafeMutablePointer<sqlite3_vfs>,
    _ bytes: inout [UInt8]
  ) -> Int32 {
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: Int(system.pointee.szOsFile), alignment: 16)
    defer { memory.deallocate() }
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: Int(system.pointee.szOsFile))
    let file = memory.assumingMemoryBound(to: sqlite3_file.self)
    let flags = SQLITE_OPEN_READONLY | SQLITE_OPEN_MAIN_JOURNAL
    var code = system.pointee.xOpen(system, path, file, flags, nil)
    if code == SQLITE_OK { code = read(file, &bytes) }
    if let close = file.pointee.pMethods?.pointee.xClose { _ = close(file) }
    return code
  }

  /// A journal holds no more than its file and some bytes for each page.
  private static let limit = 2 * FileCheck.sizeLimit
}
