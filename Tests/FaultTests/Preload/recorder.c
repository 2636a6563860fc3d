// Writes down what happens to the files of the watched folder, for a loss of power to be played.
//
// RECORD_LOG names the log. A record is a line, and behind W and A the bytes that it counts:
//   O inode path          a file was made; the path is - where it has no name
//   W inode offset count  bytes were written
//   T inode size          the file was cut or stretched
//   S inode               the file is on the disk
//   D path                the names in a folder are on the disk
//   F                     all that was done is on the disk
//   U path                a name is gone
//   R path path           a file has another name
//   L inode path          a file has one more name
//   A count               a person was told something

#include "preload.h"

static void append(const char *line, const void *bytes, size_t count) {
  static int file = -1;
  int last = errno;
  const char *path = getenv("RECORD_LOG");
  if (!path) return;
  if (file < 0) {
    file = (int)syscall(SYS_openat, AT_FDCWD, path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600);
  }
  struct iovec parts[2] = {{(void *)line, strlen(line)}, {(void *)bytes, count}};
  syscall(SYS_writev, file, parts, count ? 2 : 1);
  errno = last;
}

#define NOTE(...)                                                                                  \
  do {                                                                                             \
    char line[2 * PATH_MAX + 64];                                                                  \
    snprintf(line, sizeof line, __VA_ARGS__);                                                      \
    append(line, NULL, 0);                                                                         \
  } while (0)

static unsigned long inode(int file) {
  struct stat facts;
  return fstat(file, &facts) == 0 ? facts.st_ino : 0;
}

static void noteWrite(int file, const void *bytes, ssize_t count, off64_t offset) {
  if (count <= 0) return;
  char line[96];
  snprintf(line, sizeof line, "W %lu %lld %zd\n", inode(file), (long long)offset, count);
  append(line, bytes, (size_t)count);
}

ssize_t write(int file, const void *bytes, size_t count) {
  if (file == STDERR_FILENO) {
    char line[32];
    snprintf(line, sizeof line, "A %zu\n", count);
    append(line, bytes, count);
  }
  int isNoted = file != STDERR_FILENO && isWatchedDescriptor(file);
  off64_t offset = isNoted ? lseek64(file, 0, SEEK_CUR) : 0;
  ssize_t written = NEXT(write)(file, bytes, count);
  if (isNoted) noteWrite(file, bytes, written, offset);
  return written;
}

ssize_t pwrite(int file, const void *bytes, size_t count, off_t offset) {
  ssize_t written = NEXT(pwrite)(file, bytes, count, offset);
  if (isWatchedDescriptor(file)) noteWrite(file, bytes, written, offset);
  return written;
}

ssize_t pwrite64(int file, const void *bytes, size_t count, off64_t offset) {
  ssize_t written = NEXT(pwrite64)(file, bytes, count, offset);
  if (isWatchedDescriptor(file)) noteWrite(file, bytes, written, offset);
  return written;
}

static void noteSync(int file) {
  if (!isWatchedDescriptor(file)) return;
  if (!isFolder(file)) {
    NOTE("S %lu\n", inode(file));
    return;
  }
  char link[64], path[PATH_MAX];
  snprintf(link, sizeof link, "/proc/self/fd/%d", file);
  ssize_t count = readlink(link, path, sizeof path - 1);
  if (count > 0) NOTE("D %.*s\n", (int)count, path);
}

int fsync(int file) {
  int result = NEXT(fsync)(file);
  if (result == 0) noteSync(file);
  return result;
}

int fdatasync(int file) {
  int result = NEXT(fdatasync)(file);
  if (result == 0) noteSync(file);
  return result;
}

int syncfs(int file) {
  int result = NEXT(syncfs)(file);
  if (result == 0 && isWatchedDescriptor(file)) NOTE("F\n");
  return result;
}

int ftruncate64(int file, off64_t size) {
  int result = NEXT(ftruncate64)(file, size);
  if (result == 0 && isWatchedDescriptor(file)) {
    NOTE("T %lu %lld\n", inode(file), (long long)size);
  }
  return result;
}

int ftruncate(int file, off_t size) { return ftruncate64(file, size); }

int unlink(const char *path) {
  char whole[PATH_MAX];
  makeAbsolute(path, whole);
  int result = NEXT(unlink)(path);
  if (result == 0 && isWatched(whole)) NOTE("U %s\n", whole);
  return result;
}

int rename(const char *old, const char *new) {
  char from[PATH_MAX], to[PATH_MAX];
  makeAbsolute(old, from);
  makeAbsolute(new, to);
  int result = NEXT(rename)(old, new);
  if (result == 0 && isWatched(to)) NOTE("R %s %s\n", from, to);
  return result;
}

static void noteLink(const char *path) {
  char whole[PATH_MAX];
  struct stat facts;
  makeAbsolute(path, whole);
  if (isWatched(whole) && lstat(whole, &facts) == 0) NOTE("L %lu %s\n", facts.st_ino, whole);
}

int link(const char *old, const char *new) {
  int result = NEXT(link)(old, new);
  if (result == 0) noteLink(new);
  return result;
}

int linkat(int from, const char *old, int to, const char *new, int flags) {
  int result = NEXT(linkat)(from, old, to, new, flags);
  if (result == 0) noteLink(new);
  return result;
}

/// Notes a file that `open` made or emptied.
static int noteOpening(int file, const char *path, int flags, int isThere) {
  if (file < 0 || !isWatchedDescriptor(file)) return file;
  char whole[PATH_MAX] = "-";
  int isUnnamed = (flags & __O_TMPFILE) != 0;
  if (!isUnnamed) makeAbsolute(path, whole);
  if (isUnnamed || ((flags & O_CREAT) && !isThere)) {
    NOTE("O %lu %s\n", inode(file), whole);
  } else if (flags & O_TRUNC) {
    NOTE("T %lu 0\n", inode(file));
  }
  return file;
}

int open(const char *path, int flags, ...) {
  mode_t mode = MODE_AFTER(flags);
  int isThere = access(path, F_OK) == 0;
  return noteOpening(NEXT(open)(path, flags, mode), path, flags, isThere);
}

int open64(const char *path, int flags, ...) {
  mode_t mode = MODE_AFTER(flags);
  int isThere = access(path, F_OK) == 0;
  return noteOpening(NEXT(open64)(path, flags, mode), path, flags, isThere);
}
