//===- LargePages.h - Memory in the largest pages there are ---*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Large tables and slabs that are read here and there cost a miss of the translation buffer for each access,
// and a page fault for each four kilobytes, where they lie in small pages. Here they share areas of two
// megabytes that the system may back by one page each (`MADV_HUGEPAGE`; a wish only: where there are no such
// pages, or none is free, this is memory like any other). Pieces of one size lie in areas of their own, so
// that a generation of tables that has been outgrown gives back whole pages.
//
// Threads: any, at any time.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_SUPPORT_LARGEPAGES_H
#define STRATA_RUNTIME_SUPPORT_LARGEPAGES_H

#include <cstddef>
#include <mutex>
#include <utility>
#include <vector>

namespace strata {

class LargePages {
public:
  /// What a large page is, in bytes.
  static constexpr size_t pageBytes = 2 << 20;
  /// Less than this is not worth asking for here.
  static constexpr size_t minBytes = 64 << 10;

  LargePages() = default;
  ~LargePages();
  LargePages(const LargePages &) = delete;
  LargePages &operator=(const LargePages &) = delete;

  /// Zeroed memory, aligned to 64, that lasts as long as this object does. Never null: running out of memory
  /// ends the program, as LLVM does.
  void *allocate(size_t bytes);

  /// Makes the system take back what lies in whole pages of that memory, where it can. It may still be read,
  /// and is zero or what it was.
  static void giveBack(void *memory, size_t bytes);

private:
  struct Area {
    size_t pieceBytes; ///< Rounded up to a power of two.
    char *current, *end;
  };
  char *map(size_t bytes);

  std::mutex mutex;
  std::vector<Area> areas; ///< The one in use of each size.
  std::vector<std::pair<void *, size_t>> mappings;
};

} // namespace strata

#endif // STRATA_RUNTIME_SUPPORT_LARGEPAGES_H
