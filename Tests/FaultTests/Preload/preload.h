// What the preloaded libraries share: the next definition of a function, and whether a call is about
// the folder that is watched, WATCHED_FOLDER.
#ifndef PRELOAD_H
#define PRELOAD_H

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <unistd.h>

/// The definition that would be called without this library.
#define NEXT(name)                                                                                 \
  ({                                                                                               \
    static __typeof__(&name) next;                                                                 \
    if (!next) next = (__typeof__(&name))dlsym(RTLD_NEXT, #name);                                  \
    next;                                                                                          \
  })

/// Whether an absolute path lies in the watched folder, or is it.
static inline int isWatched(const char *path) {
  const char *folder = getenv("WATCHED_FOLDER");
  if (!folder) return 0;
  size_t count = strlen(folder);
  return strncmp(path, folder, count) == 0 && (path[count] == '/' || path[count] == 0);
}

/// Puts the absolute form of a path into `whole`.
static inline void makeAbsolute(const char *path, char whole[PATH_MAX]) {
  char folder[PATH_MAX] = "";
  if (path[0] != '/' && !getcwd(folder, sizeof folder - 1)) folder[0] = 0;
  while (path[0] == '.' && path[1] == '/') path += 2;
  snprintf(whole, PATH_MAX, path[0] == '/' ? "%s%s" : "%s/%s", folder, path);
}

/// Whether a path that a call was given lies in the watched folder.
static inline int isWatchedPath(const char *path) {
  char whole[PATH_MAX];
  makeAbsolute(path, whole);
  return isWatched(whole);
}

/// Whether what is open lies in the watched folder, or lay there before it was deleted.
static inline int isWatchedDescriptor(int descriptor) {
  char link[64], path[PATH_MAX];
  int last = errno;
  snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
  ssize_t count = readlink(link, path, sizeof path - 1);
  errno = last;
  if (count < 0) return 0;
  path[count] = 0;
  return isWatched(path);
}

/// Whether a folder is open.
static inline int isFolder(int descriptor) {
  struct stat facts;
  return fstat(descriptor, &facts) == 0 && S_ISDIR(facts.st_mode);
}

/// The permissions that follow the flags of `open` where it makes a file.
#define MODE_AFTER(flags)                                                                          \
  ({                                                                                               \
    mode_t mode = 0;                                                                               \
    if ((flags) & (O_CREAT | __O_TMPFILE)) {                                                       \
      va_list rest;                                                                                \
      va_start(rest, flags);                                                                       \
      mode = va_arg(rest, mode_t);                                                                 \
      va_end(rest);                                                                                \
    }                                                                                              \
    mode;                                                                                          \
  })

#endif
