//===- Arena.h - Memory for operations ------------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Allocates operations, blocks, block arguments and operand lists that have outgrown their operation. An
// OperationArena cuts slabs into pieces and keeps a free list for each size. Allocating and deallocating take
// a few instructions; pieces allocated one after the other are adjacent in memory; the destructor returns all
// memory to the system.
//
// Threads: one at a time, except for getBytesReserved(). Threads that build IR concurrently need an arena
// each. A piece may be deallocated in another arena than it was allocated in, provided that all arenas live
// equally long.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_SUPPORT_ARENA_H
#define STRATA_RUNTIME_SUPPORT_ARENA_H

#include "runtime/support/LargePages.h"
#include "llvm/Support/Compiler.h"
#include <atomic>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace mlir {

/// An allocator with free lists for pieces of memory of any size.
class OperationArena {
public:
  OperationArena() = default;
  ~OperationArena();
  OperationArena(const OperationArena &) = delete;
  OperationArena &operator=(const OperationArena &) = delete;

  /// Returns memory for `bytes`, aligned to 8. Never returns null: if memory runs out, the program ends, as
  /// with LLVM's allocators.
  void *allocate(size_t bytes) {
    size_t rounded = roundUp(bytes);
    if (rounded > maxSmall)
      return allocateLarge(rounded);
    FreePiece *&list = freeLists[rounded / granularity];
    if (FreePiece *piece = list) {
      list = piece->next;
      __asan_unpoison_memory_region(piece, rounded);
      return piece;
    }
    if (size_t(end - current) < rounded)
      startSlab();
    void *result = current;
    current += rounded;
    return result;
  }

  /// Frees memory that allocate(bytes) returned, with the same value of `bytes`.
  void deallocate(void *memory, size_t bytes) {
    size_t rounded = roundUp(bytes);
    if (rounded > maxSmall)
      return deallocateLarge(memory, rounded);
    FreePiece *&list = freeLists[rounded / granularity];
    list = new (memory) FreePiece{list};
    // AddressSanitizer reports accesses to the memory after the free-list link.
    __asan_poison_memory_region(list + 1, rounded - sizeof(FreePiece));
  }

  /// Returns the bytes of all slabs and large pieces. Any thread may call it.
  size_t getBytesReserved() const { return reserved.load(std::memory_order_relaxed); }

private:
  static constexpr size_t granularity = 8, maxSmall = 1024, slabSize = 1 << 20;
  static constexpr unsigned numLargeClasses = 48;
  /// Rounds a size up to a multiple of the granularity. Size 0 is rounded up too, so that every piece can
  /// hold a free-list link.
  static constexpr size_t roundUp(size_t bytes) {
    return (bytes + (bytes == 0) + granularity - 1) & ~(granularity - 1);
  }
  struct FreePiece {
    FreePiece *next;
    static void *operator new(size_t, void *place) { return place; }
  };

  void startSlab();
  void noteReserved(size_t bytes) {
    reserved.store(reserved.load(std::memory_order_relaxed) + bytes, std::memory_order_relaxed);
  }
  /// Allocate and free pieces larger than maxSmall; their sizes are powers of two.
  void *allocateLarge(size_t bytes);
  void deallocateLarge(void *memory, size_t bytes);

  char *current = nullptr, *end = nullptr;
  FreePiece *freeLists[maxSmall / granularity + 1] = {};
  FreePiece *largeLists[numLargeClasses] = {};
  std::vector<void *> slabs;       ///< The first slabs, which are allocated on the heap.
  LargePages pages;                ///< Allocates all other slabs.
  std::atomic<size_t> reserved{0}; ///< The allocated bytes. Written by one thread, read by any.
};

} // namespace mlir

#endif // STRATA_RUNTIME_SUPPORT_ARENA_H
