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
  constexpr int reserved = 64 << 20; // Reserves addresses only: memory is used when pages are written.
  constexpr uintptr_t largePage = 2 << 20, before = 256 << 10;
  // A page that is already in use is not converted to a large page. Therefore the heap grows once, up to the
  // end of the reserved range, and the range starts so that malloc writes only before its first large page
  // until then.
  uintptr_t end = reinterpret_cast<uintptr_t>(sbrk(0));
  uintptr_t begin = (end + before + largePage - 1) / largePage * largePage;
  if (brk(reinterpret_cast<void *>(begin - before)) != 0)
    return;
  mallopt(M_MMAP_THRESHOLD, reserved / 4); // Allocate large temporary blocks in the heap too,
  mallopt(M_TRIM_THRESHOLD, 2 * reserved); // and keep the pages of the heap until exit.
  mallopt(M_TOP_PAD, reserved);
  // Larger than the free part of the heap, so that the heap grows.
  void *volatile more = malloc(before - (32 << 10));
  free(more);
  mallopt(M_TOP_PAD, 1 << 20); // The amount of later growth, also if the process may not reserve the range.
  end = reinterpret_cast<uintptr_t>(sbrk(0));
  if (end > begin)
    madvise(reinterpret_cast<void *>(begin), end - begin, MADV_HUGEPAGE);
}
#else
void mlir::useLargePages() {}
#endif
