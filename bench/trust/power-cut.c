/* Preloaded into the server: whenever a file below WATCHED is synced, it is copied as it is to SYNCED.
   After a kill, SYNCED holds what a disk without its cache would hold after a power cut. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/sendfile.h>
#include <sys/stat.h>
#include <unistd.h>

static void keep(int fd) {
  const char *watched = getenv("WATCHED"), *synced = getenv("SYNCED");
  char link[64], path[PATH_MAX], draft[PATH_MAX + 8], image[PATH_MAX];
  if (!watched || !synced) return;
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length <= 0) return;
  path[length] = 0;
  struct stat info;
  if (strncmp(path, watched, strlen(watched)) || fstat(fd, &info) || !S_ISREG(info.st_mode)) return;
  snprintf(image, sizeof image, "%s/%s", synced, strrchr(path, '/') + 1);
  snprintf(draft, sizeof draft, "%s.draft", image);
  int from = open(path, O_RDONLY), to = open(draft, O_WRONLY | O_CREAT | O_TRUNC, 0600);
  while (sendfile(to, from, 0, 1 << 20) > 0) {}
  close(from);
  close(to);
  rename(draft, image);
}

int fsync(int fd) {
  int (*real)(int) = (int (*)(int))dlsym(RTLD_NEXT, "fsync");
  int result = real(fd);
  if (!result) keep(fd);
  return result;
}

int fdatasync(int fd) {
  int (*real)(int) = (int (*)(int))dlsym(RTLD_NEXT, "fdatasync");
  int result = real(fd);
  if (!result) keep(fd);
  return result;
}
