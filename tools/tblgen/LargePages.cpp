//===- LargePages.cpp - Large pages for the heap --------------------------===//
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

void mlir::useLargePages() {
  constexpr int reserved = 64 << 20; // Address space only: pages that are not touched cost nothing.
  constexpr uintptr_t largePage = 2 << 20, before = 256 << 10;
  // A page that already exists stays small. Therefore the heap grows once, up to the end of the reservation,
  // and starts so that all that malloc writes meanwhile lies before the first large page.
  uintptr_t end = reinterpret_cast<uintptr_t>(sbrk(0));
  uintptr_t begin = (end + before + largePage - 1) / largePage * largePage;
  if (brk(reinterpret_cast<void *>(begin - before)) != 0)
    return;
  mallopt(M_MMAP_THRESHOLD, reserved / 4); // Large temporary blocks use the heap too,
  mallopt(M_TRIM_THRESHOLD, 2 * reserved); // and its pages are kept until exit.
  mallopt(M_TOP_PAD, reserved);
  void *volatile more = malloc(before - (32 << 10)); // More than the rest of the heap, so that it grows.
  free(more);
  mallopt(M_TOP_PAD, 1 << 20); // For later growth, and if the process may not reserve that much.
  end = reinterpret_cast<uintptr_t>(sbrk(0));
  if (end > begin)
    madvise(reinterpret_cast<void *>(begin), end - begin, MADV_HUGEPAGE);
}
#else
void mlir::useLargePages() {}
#endif
