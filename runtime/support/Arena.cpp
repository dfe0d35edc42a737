//===- Arena.cpp - Memory for operations ----------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/support/Arena.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/MemAlloc.h"
#include <cstdlib>
#if defined(__linux__)
#include <sys/mman.h>
#endif

using namespace strata;

OperationArena::~OperationArena() {
  for (void *slab : slabs)
    std::free(slab);
}

/// The size of a large page where the system has them, and what it is aligned to.
static constexpr size_t hugePage = 2 << 20;

/// Memory that the system may back by one page: a tenth of the time of large inputs went into page faults and misses of
/// the translation buffer. A wish only: where there are no such pages, or none is free, it is memory like any other.
static void *allocateHugePage() {
  void *memory = std::aligned_alloc(hugePage, hugePage);
  if (!memory)
    llvm::report_bad_alloc_error("Allocation failed");
#ifdef MADV_HUGEPAGE
  (void)madvise(memory, hugePage, MADV_HUGEPAGE);
#endif
  return memory;
}

void OperationArena::startSlab() {
  // The first slab is small, so that a tool that reads a small file touches little memory; and no large page is begun
  // before there is some use for it.
  size_t size = slabs.empty() ? slabSize / 16 : slabs.size() < 4 ? slabSize : hugePage;
  // What is left of the old slab is at most maxSmall bytes: not worth keeping track of.
  current = static_cast<char *>(size == hugePage ? allocateHugePage() : llvm::safe_malloc(size));
  end = current + size;
  slabs.push_back(current);
  noteReserved(size);
}

void *OperationArena::allocateLarge(size_t bytes) {
  size_t size = llvm::bit_ceil(bytes);
  FreePiece *&list = largeLists[llvm::countr_zero(size)];
  if (FreePiece *piece = list) {
    list = piece->next;
    return piece;
  }
  void *memory = llvm::safe_malloc(size);
  slabs.push_back(memory);
  noteReserved(size);
  return memory;
}

void OperationArena::deallocateLarge(void *memory, size_t bytes) {
  FreePiece *&list = largeLists[llvm::countr_zero(llvm::bit_ceil(bytes))];
  list = new (memory) FreePiece{list};
}
