// Lets the n-th call about the watched folder fail, stop half-way or be the last of its process.
//
//   FAULT_CALLS  which calls count: "writing", "reading", "locking" or "opening"
//   FAULT_AT     the number of the call, from 1
//   FAULT_MODE   kill     the process ends before the call
//                torn     the process ends after half of the call
//                once     the call fails
//                persist  the call and all that follow fail
//                short    half is written, and every write that follows fails
//                partial  half is written, and nothing fails
//   FAULT_ERROR  the number of the error
//   FAULT_TALLY  a file that gets one byte for each call that counts

#include "preload.h"

enum verdict { pass, fail, half };

static int isOn(const char *group) {
  const char *calls = getenv("FAULT_CALLS");
  return calls && strcmp(calls, group) == 0;
}

static long number(const char *name) {
  const char *text = getenv(name);
  return text ? atol(text) : 0;
}

static void end(void) { syscall(SYS_kill, getpid(), SIGKILL); }

static void tally(void) {
  const char *path = getenv("FAULT_TALLY");
  if (!path) return;
  int file = (int)syscall(SYS_openat, AT_FDCWD, path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600);
  syscall(SYS_write, file, ".", 1);
  syscall(SYS_close, file);
}

/// Counts a call and says how it ends.
static enum verdict judge(int isWrite) {
  static long count;
  long call = __atomic_add_fetch(&count, 1, __ATOMIC_SEQ_CST), at = number("FAULT_AT");
  tally();
  const char *mode = getenv("FAULT_MODE");
  if (!mode || at == 0 || call < at) return pass;
  int isFirst = call == at;
  errno = (int)number("FAULT_ERROR");
  if (strcmp(mode, "kill") == 0 && isFirst) end();
  if (strcmp(mode, "torn") == 0 && isFirst) return half;
  if (strcmp(mode, "partial") == 0 && isFirst && isWrite) return half;
  if (strcmp(mode, "short") == 0 && isWrite) return isFirst ? half : fail;
  if (strcmp(mode, "once") == 0 && isFirst) return fail;
  if (strcmp(mode, "persist") == 0) return fail;
  return pass;
}

static int isTorn(void) {
  const char *mode = getenv("FAULT_MODE");
  return mode && strcmp(mode, "torn") == 0;
}

/// Makes a call that counts; `whole` is the call, `part` what is done of it half-way.
#define COUNTED(isWrite, isCounted, whole, part)                                                   \
  do {                                                                                             \
    if (!(isCounted)) return whole;                                                                \
    switch (judge(isWrite)) {                                                                      \
    case pass: return whole;                                                                       \
    case fail: return -1;                                                                          \
    case half: break;                                                                              \
    }                                                                                              \
    __typeof__(whole) result = part;                                                               \
    if (isTorn()) end();                                                                           \
    return result;                                                                                 \
  } while (0)

#define WRITING(descriptor) (isOn("writing") && isWatchedDescriptor(descriptor))
#define NAMING(path) (isOn("writing") && isWatchedPath(path))
#define OPENING(path, flags)                                                                       \
  (((flags) & (O_CREAT | __O_TMPFILE) && NAMING(path)) || (isOn("opening") && isWatchedPath(path)))
#define READING(descriptor) (isOn("reading") && isWatchedDescriptor(descriptor))

/// Half of a length, but never nothing, which would mean the end.
static size_t halved(size_t count) { return count > 1 ? count / 2 : count; }

ssize_t write(int file, const void *bytes, size_t count) {
  COUNTED(1, WRITING(file), NEXT(write)(file, bytes, count),
          NEXT(write)(file, bytes, halved(count)));
}

ssize_t pwrite(int file, const void *bytes, size_t count, off_t offset) {
  COUNTED(1, WRITING(file), NEXT(pwrite)(file, bytes, count, offset),
          NEXT(pwrite)(file, bytes, halved(count), offset));
}

ssize_t pwrite64(int file, const void *bytes, size_t count, off64_t offset) {
  COUNTED(1, WRITING(file), NEXT(pwrite64)(file, bytes, count, offset),
          NEXT(pwrite64)(file, bytes, halved(count), offset));
}

int fsync(int file) { COUNTED(0, WRITING(file), NEXT(fsync)(file), NEXT(fsync)(file)); }

int fdatasync(int file) { COUNTED(0, WRITING(file), NEXT(fdatasync)(file), NEXT(fdatasync)(file)); }

int syncfs(int file) { COUNTED(0, WRITING(file), NEXT(syncfs)(file), NEXT(syncfs)(file)); }

int ftruncate(int file, off_t size) {
  COUNTED(0, WRITING(file), NEXT(ftruncate)(file, size), NEXT(ftruncate)(file, size));
}

int ftruncate64(int file, off64_t size) {
  COUNTED(0, WRITING(file), NEXT(ftruncate64)(file, size), NEXT(ftruncate64)(file, size));
}

int fchmod(int file, mode_t mode) {
  COUNTED(0, WRITING(file), NEXT(fchmod)(file, mode), NEXT(fchmod)(file, mode));
}

int unlink(const char *path) { COUNTED(0, NAMING(path), NEXT(unlink)(path), NEXT(unlink)(path)); }

int rmdir(const char *path) { COUNTED(0, NAMING(path), NEXT(rmdir)(path), NEXT(rmdir)(path)); }

int mkdir(const char *path, mode_t mode) {
  COUNTED(0, NAMING(path), NEXT(mkdir)(path, mode), NEXT(mkdir)(path, mode));
}

int rename(const char *old, const char *new) {
  COUNTED(0, NAMING(new), NEXT(rename)(old, new), NEXT(rename)(old, new));
}

int link(const char *old, const char *new) {
  COUNTED(0, NAMING(new), NEXT(link)(old, new), NEXT(link)(old, new));
}

int linkat(int from, const char *old, int to, const char *new, int flags) {
  COUNTED(0, NAMING(new), NEXT(linkat)(from, old, to, new, flags),
          NEXT(linkat)(from, old, to, new, flags));
}

int open(const char *path, int flags, ...) {
  mode_t mode = MODE_AFTER(flags);
  COUNTED(0, OPENING(path, flags), NEXT(open)(path, flags, mode),
          NEXT(open)(path, flags, mode));
}

int open64(const char *path, int flags, ...) {
  mode_t mode = MODE_AFTER(flags);
  COUNTED(0, OPENING(path, flags), NEXT(open64)(path, flags, mode),
          NEXT(open64)(path, flags, mode));
}

ssize_t read(int file, void *bytes, size_t count) {
  COUNTED(0, READING(file), NEXT(read)(file, bytes, count), NEXT(read)(file, bytes, count));
}

ssize_t pread64(int file, void *bytes, size_t count, off64_t offset) {
  COUNTED(0, READING(file), NEXT(pread64)(file, bytes, count, offset),
          NEXT(pread64)(file, bytes, count, offset));
}

int fcntl64(int file, int command, ...) {
  va_list rest;
  va_start(rest, command);
  void *argument = va_arg(rest, void *);
  va_end(rest);
  int isLock = command == F_SETLK && ((struct flock *)argument)->l_type != F_UNLCK;
  COUNTED(0, isLock && isOn("locking") && isWatchedDescriptor(file),
          NEXT(fcntl64)(file, command, argument), NEXT(fcntl64)(file, command, argument));
}
