import CSQLite
import Testing

/// Runs SQL on a file as another program would.
func execute(_ sql: String, at path: String) throws {
  var handle: OpaquePointer?
  let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
  try #require(sqlite3_open_v2(path, &handle, flags, nil) == SQLITE_OK)
  defer { sqlite3_close(handle) }
  let code = sqlite3_exec(handle, sql, nil, nil, nil)
  let message = String(cString: sqlite3_errmsg(handle))
  try #require(code == SQLITE_OK, "\(message)")
}
