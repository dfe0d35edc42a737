//===- StaticLink.cpp - What static executables leave out -----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The C library looks users up through plugins, which a static executable would load from whatever system it
// runs on. LLVM asks for users where a path starts with `~`, and these tools take paths as they are, as the
// shell hands them over: so there are no users here. LLVM then leaves the `~` alone.
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
