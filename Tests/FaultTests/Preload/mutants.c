// Breaks one promise that the program or the system makes, MUTANT, for the suite to notice.
//
//   no-sync           nothing is ever put on the disk
//   no-folder-sync    names are never put on the disk
//   kept-journal      a journal is never deleted
//   memory-journal    SQLite keeps its journal in memory
//   deferred          a transaction takes its lock when it first writes
//   two-transactions  the log is written in a transaction of its own
//   no-locks          every lock is granted
//   unseen-journal    a journal is rolled back without a look at what comes of it
//   removing-rename   a file is deleted before another gets its name

#include "preload.h"

static int is(const char *name) {
  const char *mutant = getenv("MUTANT");
  return mutant && strcmp(mutant, name) == 0;
}

static int isSkipped(int file) {
  return is("no-sync") || (is("no-folder-sync") && isFolder(file));
}

int fsync(int file) { return isSkipped(file) ? 0 : NEXT(fsync)(file); }

int fdatasync(int file) { return isSkipped(file) ? 0 : NEXT(fdatasync)(file); }

int syncfs(int file) { return is("no-sync") ? 0 : NEXT(syncfs)(file); }

int unlink(const char *path) {
  size_t count = strlen(path);
  int isJournal = count > 8 && strcmp(path + count - 8, "-journal") == 0;
  return is("kept-journal") && isJournal ? 0 : NEXT(unlink)(path);
}

int rename(const char *old, const char *new) {
  if (is("removing-rename")) unlink(new);
  return NEXT(rename)(old, new);
}

int fcntl64(int file, int command, ...) {
  va_list rest;
  va_start(rest, command);
  void *argument = va_arg(rest, void *);
  va_end(rest);
  if (is("no-locks") && command == F_SETLK) return 0;
  return NEXT(fcntl64)(file, command, argument);
}

int sqlite3_open_v2(const char *path, void **database, int flags, const char *system);
int sqlite3_exec(void *database, const char *sql, void *visit, void *context, char **error);
int sqlite3_prepare_v3(void *, const char *, int, unsigned, void **, const char **);

int sqlite3_exec(void *database, const char *sql, void *visit, void *context, char **error) {
  __typeof__(&sqlite3_exec) next = NEXT(sqlite3_exec);
  if (is("memory-journal") && strstr(sql, "PRAGMA synchronous")) {
    next(database, "PRAGMA journal_mode = MEMORY", NULL, NULL, NULL);
  }
  if (is("deferred") && strcmp(sql, "BEGIN IMMEDIATE") == 0) sql = "BEGIN";
  return next(database, sql, visit, context, error);
}

int sqlite3_open_v2(const char *path, void **database, int flags, const char *system) {
  return NEXT(sqlite3_open_v2)(path, database, flags, is("unseen-journal") ? NULL : system);
}

int sqlite3_prepare_v3(
    void *database, const char *sql, int count, unsigned flags, void **statement,
    const char **rest) {
  if (is("two-transactions") && strstr(sql, "INSERT INTO operation")) {
    NEXT(sqlite3_exec)(database, "COMMIT; BEGIN IMMEDIATE", NULL, NULL, NULL);
  }
  return NEXT(sqlite3_prepare_v3)(database, sql, count, flags, statement, rest);
}
