//===- StaticLink.cpp - User lookup in static executables -----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Overrides the user lookup of the C library, which would load plugins of the host system into a static
// executable. LLVM looks users up to expand a leading `~` in paths. The shell has already expanded the paths
// that these tools get, so the functions report that no user exists; LLVM then leaves the `~` unchanged.
//
//===----------------------------------------------------------------------===//

#include <cstddef>
#include <pwd.h>
#include <sys/types.h>

extern "C" int getpwnam_r(const char *, passwd *, char *, size_t, passwd **result) {
  *result = nullptr;
  return 0;
}

extern "C" int getpwuid_r(uid_t, passwd *, char *, size_t, passwd **result) {
  *result = nullptr;
  return 0;
}
