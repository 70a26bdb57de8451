/*
 * Loaded before the site (LD_PRELOAD), in place of a disk with faults, for files under DATA_DIR:
 *  - what was synced is copied to SYNCED_DIR, so that after a kill there lies what a power cut leaves of a disk that
 *    loses everything that was not synced;
 *  - while the file DISK_FAULT holds a number, that is the error with which every write ends.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

/* The rest of the path of an open file within the data directory, or NULL. */
static const char *place_of(int fd, char *path) {
  const char *root = getenv("DATA_DIR");
  char link[64];
  struct stat about;
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, PATH_MAX - 1);
  if (root == NULL || length < 0) return NULL;
  path[length] = 0;
  size_t head = strlen(root);
  if (strncmp(path, root, head) != 0 || path[head] != '/') return NULL;
  return fstat(fd, &about) == 0 && S_ISREG(about.st_mode) ? path + head : NULL;
}

static int fault_at(int fd) {
  const char *file = getenv("DISK_FAULT");
  char path[PATH_MAX], text[16] = {0};
  int kept = errno;
  int told = file == NULL ? -1 : open(file, O_RDONLY | O_CLOEXEC);
  ssize_t length = told < 0 ? 0 : read(told, text, sizeof text - 1);
  if (told >= 0) close(told);
  errno = kept;
  return length > 0 && place_of(fd, path) != NULL ? atoi(text) : 0;
}

/* One after the other: an older copy must not take the place of a newer one. */
static pthread_mutex_t copying = PTHREAD_MUTEX_INITIALIZER;

/* Read by the same descriptor where it can be: closing another would give up the locks on the file. */
static void copy_to(int fd, const char *from, const char *to) {
  static int copies = 0;
  char next[PATH_MAX * 2 + 32];
  char *block = malloc(1 << 20);
  snprintf(next, sizeof next, "%s.%d.next", to, __sync_add_and_fetch(&copies, 1));
  for (char *at = strchr(next + 1, '/'); at != NULL; at = strchr(at + 1, '/')) {
    *at = 0;
    mkdir(next, 0700);
    *at = '/';
  }
  ssize_t (*real_write)(int, const void *, size_t) = dlsym(RTLD_NEXT, "write");
  int is_same = (fcntl(fd, F_GETFL) & O_ACCMODE) != O_WRONLY;
  int in = is_same ? fd : open(from, O_RDONLY | O_CLOEXEC), out = open(next, O_CREAT | O_TRUNC | O_WRONLY | O_CLOEXEC, 0600);
  off_t at = 0;
  for (ssize_t got; in >= 0 && (got = pread(in, block, 1 << 20, at)) > 0; at += got) real_write(out, block, got);
  if (!is_same) close(in);
  close(out);
  free(block);
  int (*real_rename)(const char *, const char *) = dlsym(RTLD_NEXT, "rename");
  real_rename(next, to);
}

static int synced(int fd) {
  const char *root = getenv("SYNCED_DIR");
  char path[PATH_MAX], to[PATH_MAX * 2];
  int fault = fault_at(fd);
  if (fault != 0) return errno = fault, -1;
  const char *rest = root == NULL ? NULL : place_of(fd, path);
  if (rest != NULL) {
    snprintf(to, sizeof to, "%s%s", root, rest);
    pthread_mutex_lock(&copying);
    copy_to(fd, path, to);
    pthread_mutex_unlock(&copying);
  }
  return 0;
}
int fsync(int fd) { return synced(fd); }
int fdatasync(int fd) { return synced(fd); }

/* Names are taken as synced at once. */
static int kept_name(const char *path, char *to) {
  const char *live = getenv("DATA_DIR"), *root = getenv("SYNCED_DIR");
  if (live == NULL || root == NULL || strncmp(path, live, strlen(live)) != 0) return 0;
  snprintf(to, PATH_MAX * 2, "%s%s", root, path + strlen(live));
  return 1;
}
int unlink(const char *path) {
  int (*real)(const char *) = dlsym(RTLD_NEXT, "unlink");
  char to[PATH_MAX * 2];
  int done = real(path), why = errno;
  if (done == 0 && kept_name(path, to)) real(to);
  return errno = why, done;
}
int rename(const char *from, const char *to) {
  int (*real)(const char *, const char *) = dlsym(RTLD_NEXT, "rename");
  char kept_from[PATH_MAX * 2], kept_to[PATH_MAX * 2];
  int done = real(from, to), why = errno;
  if (done == 0 && kept_name(from, kept_from) && kept_name(to, kept_to)) real(kept_from, kept_to);
  return errno = why, done;
}

int link(const char *from, const char *to) {
  int (*real)(const char *, const char *) = dlsym(RTLD_NEXT, "link");
  char kept_from[PATH_MAX * 2], kept_to[PATH_MAX * 2];
  int done = real(from, to), why = errno;
  if (done == 0 && kept_name(from, kept_from) && kept_name(to, kept_to)) real(kept_from, kept_to);
  return errno = why, done;
}

#define FAILS(result, name, types, given)                  \
  result name types {                                      \
    int fault = fault_at(fd);                              \
    if (fault != 0) return errno = fault, (result)-1;      \
    result(*real) types = dlsym(RTLD_NEXT, #name);         \
    return real given;                                     \
  }
FAILS(ssize_t, write, (int fd, const void *from, size_t count), (fd, from, count))
FAILS(ssize_t, writev, (int fd, const struct iovec *from, int count), (fd, from, count))
FAILS(ssize_t, pwrite, (int fd, const void *from, size_t count, off_t at), (fd, from, count, at))
FAILS(ssize_t, pwrite64, (int fd, const void *from, size_t count, off64_t at), (fd, from, count, at))
FAILS(ssize_t, pwritev, (int fd, const struct iovec *from, int count, off_t at), (fd, from, count, at))
FAILS(int, ftruncate, (int fd, off_t length), (fd, length))
FAILS(int, ftruncate64, (int fd, off64_t length), (fd, length))
