//===- LargePages.h - Memory in 2 MiB pages -------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Random accesses to large tables and slabs in pages of 4 KiB cost a TLB miss each, and a page fault for each
// new page. This allocator places tables and slabs in areas of 2 MiB and requests one page of 2 MiB for each
// area from the system (`MADV_HUGEPAGE`). If the system has no such pages, the areas are ordinary memory.
// Pieces of one size share areas, so that freeing all tables of one size frees whole pages.
//
// Threads: any number, concurrently.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_SUPPORT_LARGEPAGES_H
#define STRATA_RUNTIME_SUPPORT_LARGEPAGES_H

#include <cstddef>
#include <mutex>
#include <utility>
#include <vector>

namespace mlir {

/// An allocator of large pieces of memory that are freed together.
class LargePages {
public:
  /// The size of a large page in bytes.
  static constexpr size_t pageBytes = 2 << 20;
  /// The minimum size of a piece; callers should allocate smaller pieces on the heap.
  static constexpr size_t minBytes = 64 << 10;

  LargePages() = default;
  ~LargePages();
  LargePages(const LargePages &) = delete;
  LargePages &operator=(const LargePages &) = delete;

  /// Returns zeroed memory, aligned to 64 bytes, which the destructor of this object frees. Never returns
  /// null: if memory runs out, the program ends, as with LLVM's allocators.
  void *allocate(size_t bytes);

  /// Releases the whole pages in a piece of memory to the system if possible. The memory stays readable; its
  /// contents are afterwards zero or unchanged.
  static void giveBack(void *memory, size_t bytes);

private:
  /// The mapped memory from which pieces of one size are allocated.
  struct Area {
    size_t pieceBytes; ///< The size of the pieces, a power of two.
    char *current, *end;
  };
  char *map(size_t bytes);

  std::mutex mutex;
  std::vector<Area> areas; ///< The current area for each piece size.
  std::vector<std::pair<void *, size_t>> mappings;
};

} // namespace mlir

#endif // STRATA_RUNTIME_SUPPORT_LARGEPAGES_H
