//===- Arena.h - Memory for operations ------------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Operations, blocks, block arguments and grown operand lists come from an OperationArena: slabs cut into
// pieces, with a free list for each size. Taking and giving back is a few instructions; neighbours in time
// are neighbours in memory; everything is returned to the system at once when the arena goes.
//
// One thread at a time, but for getBytesReserved(). Threads that build IR at once each need an arena of their
// own; pieces may be given back to another arena than they came from, as long as all arenas live equally
// long.
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

namespace strata {

class OperationArena {
public:
  OperationArena() = default;
  ~OperationArena();
  OperationArena(const OperationArena &) = delete;
  OperationArena &operator=(const OperationArena &) = delete;

  /// Memory for `bytes`, aligned to 8. Never null: running out of memory ends the program, as LLVM does.
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

  /// Gives back what allocate(bytes) gave; `bytes` must be the same.
  void deallocate(void *memory, size_t bytes) {
    size_t rounded = roundUp(bytes);
    if (rounded > maxSmall)
      return deallocateLarge(memory, rounded);
    FreePiece *&list = freeLists[rounded / granularity];
    list = new (memory) FreePiece{list};
    // What follows the link must not be touched any more; the sanitizer sees to that.
    __asan_poison_memory_region(list + 1, rounded - sizeof(FreePiece));
  }

  /// All slabs and large pieces together.
  size_t getBytesReserved() const { return reserved.load(std::memory_order_relaxed); }

private:
  static constexpr size_t granularity = 8, maxSmall = 1024, slabSize = 1 << 20;
  static constexpr unsigned numLargeClasses = 48;
  /// Nothing at all takes a piece too: every piece can hold a link of its free list.
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
  /// Sizes beyond maxSmall are rounded up to powers of two.
  void *allocateLarge(size_t bytes);
  void deallocateLarge(void *memory, size_t bytes);

  char *current = nullptr, *end = nullptr;
  FreePiece *freeLists[maxSmall / granularity + 1] = {};
  FreePiece *largeLists[numLargeClasses] = {};
  std::vector<void *> slabs;       ///< From the heap.
  LargePages pages;                ///< The others.
  std::atomic<size_t> reserved{0}; ///< Written by one thread, read by any.
};

} // namespace strata

#endif // STRATA_RUNTIME_SUPPORT_ARENA_H
