#ifndef CSQLITE_SHIM_H
#define CSQLITE_SHIM_H

#include <errno.h>
#include <sqlite3.h>
#include <string.h>

// Swift can call no variadic function and imports no macro that casts or computes, so these are
// wrapped.

/// Extended result codes (sqlite.org, "Result and Error Codes").
static const int CSQLiteReadOnlyDirectory = SQLITE_READONLY_DIRECTORY;
static const int CSQLiteReadOnlyRollback = SQLITE_READONLY_ROLLBACK;
static const int CSQLiteReadOnlyRecovery = SQLITE_READONLY_RECOVERY;
static const int CSQLiteReadOnlyCannotInit = SQLITE_READONLY_CANTINIT;
static const int CSQLiteReadOnlyMoved = SQLITE_READONLY_DBMOVED;
static const int CSQLiteLockFailed = SQLITE_IOERR_LOCK;
static const int CSQLiteReadLockFailed = SQLITE_IOERR_RDLOCK;
static const int CSQLiteWriteFailed = SQLITE_IOERR_WRITE;
static const int CSQLiteShortRead = SQLITE_IOERR_SHORT_READ;

/// Returns the errno of a call that has just failed; SQLite keeps none where a statement fails in
/// the middle of its steps.
static inline int CSQLiteSystemError(sqlite3 *_Nullable connection) {
  int last = errno;
  int kept = connection ? sqlite3_system_errno(connection) : 0;
  return kept ? kept : last;
}

/// Sets one Boolean of sqlite3_db_config and returns its result code.
static inline int CSQLiteConfigure(sqlite3 *connection, int option, int value) {
  return sqlite3_db_config(connection, option, value, (int *)0);
}

/// Binds text that SQLite copies.
static inline int CSQLiteBindText(
    sqlite3_stmt *statement, int index, const void *text, sqlite3_uint64 count) {
  return sqlite3_bind_text64(
      statement, index, text ? (const char *)text : "", count, SQLITE_TRANSIENT, SQLITE_UTF8);
}

/// Binds bytes that SQLite copies.
static inline int CSQLiteBindBlob(
    sqlite3_stmt *statement, int index, const void *bytes, sqlite3_uint64 count) {
  return sqlite3_bind_blob64(statement, index, bytes ? bytes : "", count, SQLITE_TRANSIENT);
}

#endif
