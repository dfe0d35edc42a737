//===- Arena.cpp - Memory for operations ----------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/support/Arena.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/MemAlloc.h"

using namespace strata;

OperationArena::~OperationArena() {
  for (void *slab : slabs)
    std::free(slab);
}

void OperationArena::startSlab() {
  // The first slab is small, so that a tool that reads a small file touches little memory.
  size_t size = slabs.empty() ? slabSize / 16 : slabSize;
  // What is left of the old slab is at most maxSmall bytes: not worth keeping track of.
  current = static_cast<char *>(llvm::safe_malloc(size));
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
