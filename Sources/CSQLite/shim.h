#ifndef CSQLITE_SHIM_H
#define CSQLITE_SHIM_H

#include <sqlite3.h>

// Swift can call no variadic function and imports no macro that casts or computes, so these are
// wrapped.

/// Extended result codes (sqlite.org, "Result and Error Codes").
static const int CSQLiteReadOnlyDirectory = SQLITE_READONLY_DIRECTORY;
static const int CSQLiteReadOnlyRollback = SQLITE_READONLY_ROLLBACK;
static const int CSQLiteReadOnlyRecovery = SQLITE_READONLY_RECOVERY;
static const int CSQLiteBusyRecovery = SQLITE_BUSY_RECOVERY;
static const int CSQLiteDeleteFailed = SQLITE_IOERR_DELETE;
static const int CSQLiteLockFailed = SQLITE_IOERR_LOCK;

/// Sets one Boolean of sqlite3_db_config and returns its result code.
static inline int CSQLiteConfigure(sqlite3 *connection, int option, int value) {
  return sqlite3_db_config(connection, option, value, (int *)0);
}

/// Binds text that SQLite copies.
static inline int CSQLiteBindText(
    sqlite3_stmt *statement, int index, const char *text, int count) {
  return sqlite3_bind_text(statement, index, text, count, SQLITE_TRANSIENT);
}

/// Binds bytes that SQLite copies.
static inline int CSQLiteBindBlob(
    sqlite3_stmt *statement, int index, const void *bytes, int count) {
  return sqlite3_bind_blob(statement, index, bytes, count, SQLITE_TRANSIENT);
}

#endif
