//===- LargePages.cpp - Memory in fewer pieces ----------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "tools/tblgen/LargePages.h"
#include <cstdint>
#include <cstdlib>

#ifdef __GLIBC__
#include <malloc.h>
#include <sys/mman.h>
#include <unistd.h>

void strata::useLargePages() {
  constexpr int reserved = 64 << 20; // Addresses only: what is never touched costs nothing.
  constexpr uintptr_t largePage = 2 << 20, before = 256 << 10;
  // A page that is there stays small. So the heap grows once, up to the end of what is reserved, from a place
  // where all that malloc writes while it does so lies before the first large page.
  uintptr_t end = reinterpret_cast<uintptr_t>(sbrk(0));
  uintptr_t begin = (end + before + largePage - 1) / largePage * largePage;
  if (brk(reinterpret_cast<void *>(begin - before)) != 0)
    return;
  mallopt(M_MMAP_THRESHOLD, reserved / 4); // What is large and lives shortly takes the same pages,
  mallopt(M_TRIM_THRESHOLD, 2 * reserved); // which are kept until the end.
  mallopt(M_TOP_PAD, reserved);
  void *volatile more = malloc(before - (32 << 10)); // Than what is left of the heap so far.
  free(more);
  mallopt(M_TOP_PAD, 1 << 20); // Behind that, and where the process may not have so much.
  end = reinterpret_cast<uintptr_t>(sbrk(0));
  if (end > begin)
    madvise(reinterpret_cast<void *>(begin), end - begin, MADV_HUGEPAGE);
}
#else
void strata::useLargePages() {}
#endif
