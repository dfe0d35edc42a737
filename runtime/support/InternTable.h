//===- InternTable.h - A table that is read without locks -----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Pointers by hash, in open addressing with linear probing, grown at three quarters full. Nothing is ever
// taken out. What a pointer leads to must be complete before it is put in, and must not change in what
// `isEqual` reads.
//
// Threads: any number may look things up, at any time, without a lock; one at a time puts things in (the
// owner's lock sees to that). An entry's pointer is written before its key, and the key is published; so who
// sees the key sees all that lies behind the pointer. A table that has become too small stays for those who
// are still reading it, until the end or until the owner says that nobody is. Its pages go back to the system
// where that is possible, and read as empty from then on; so who finds nothing makes sure that the table is
// still the one in use.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_SUPPORT_INTERNTABLE_H
#define STRATA_RUNTIME_SUPPORT_INTERNTABLE_H

#include "runtime/support/LargePages.h"
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace strata {

class InternTable {
public:
  InternTable() = default;
  ~InternTable();
  InternTable(const InternTable &) = delete;
  InternTable &operator=(const InternTable &) = delete;

  /// A hash as this table wants it: 0 marks an empty entry. The low bits say where to look, so the mark that
  /// avoids 0 is the high one.
  static uint32_t keyOf(uint64_t hash) { return static_cast<uint32_t>(hash) | 0x80000000u; }

  /// Where large tables come from, instead of the heap; must outlive this. \pre Nothing was put in yet.
  void usePages(LargePages &newPages) { pages = &newPages; }

private:
  struct Entry {
    uint32_t key;
    void *pointer;
  };
  /// The entries, aligned to 64, and in the low bits the logarithm of how many there are: readers need one
  /// load for both.
  class Table {
  public:
    Table() = default;
    Table(Entry *entries, unsigned logCapacity) : bits(reinterpret_cast<uintptr_t>(entries) | logCapacity) {}
    Entry *entries() const { return reinterpret_cast<Entry *>(bits & ~uintptr_t(63)); }
    uint32_t mask() const { return (uint32_t(1) << (bits & 63)) - 1; }
    unsigned logCapacity() const { return bits & 63; }
    size_t numBytes() const { return sizeof(Entry) << logCapacity(); }
    bool operator==(const Table &other) const = default;

  private:
    uintptr_t bits = 0;
  };

public:
  /// Where something would be put in that was looked for and not found.
  struct Place {
    Table table;
    uint32_t index = 0;
  };

  /// The pointer of that key for which `isEqual(void *)` holds, or null. \param place  set in the latter
  /// case.
  template <typename IsEqual>
  void *find(uint32_t key, IsEqual &&isEqual, Place *place = nullptr) const {
    Table table = current.load(std::memory_order_acquire);
    for (uint32_t i = key;; ++i) {
      const Entry &entry = table.entries()[i & table.mask()];
      uint32_t other = std::atomic_ref(const_cast<uint32_t &>(entry.key)).load(std::memory_order_acquire);
      if (other == key) {
        // Null when the page went back just now.
        void *pointer = std::atomic_ref(const_cast<void *&>(entry.pointer)).load(std::memory_order_relaxed);
        if (pointer && isEqual(pointer))
          return pointer;
      } else if (other == 0) {
        Table now = current.load(std::memory_order_acquire);
        if (now == table) {
          if (place)
            *place = {table, i & table.mask()};
          return nullptr;
        }
        table = now;
        i = key - 1;
      }
    }
  }

  /// Whether what was not found is not there still. \pre The caller holds the owner's lock.
  bool isFree(Place place) const {
    return place.table == current.load(std::memory_order_relaxed) &&
           place.table.entries()[place.index].key == 0;
  }

  /// \pre The caller holds the owner's lock, and the place is free. \param isShared  others may be reading.
  void insert(uint32_t key, void *pointer, Place place, bool isShared);
  void insert(uint32_t key, void *pointer, bool isShared) {
    Place place;
    find(key, [](void *) { return false; }, &place);
    insert(key, pointer, place, isShared);
  }

  /// How many entries there are. \pre The caller holds the owner's lock.
  uint32_t size() const { return count; }

  /// Frees the tables that were too small. \pre Nobody is reading.
  void freeOutgrown();

private:
  /// What there is before the first insertion: one entry that is never filled.
  alignas(64) static Entry emptyEntry;
  static Table emptyTable() { return Table(&emptyEntry, 0); }

  bool isInLargePages(Table table) const { return pages && table.numBytes() >= LargePages::minBytes; }
  Table allocateTable(unsigned logCapacity);
  void freeTable(Table table);
  Table grow();

  // Readers take the line of this one from nobody; what changes all the time is on another.
  alignas(64) std::atomic<Table> current{emptyTable()};
  alignas(64) uint32_t count = 0;
  LargePages *pages = nullptr;
  std::vector<Table> outgrown; ///< Some may be reading them.
};

} // namespace strata

#endif // STRATA_RUNTIME_SUPPORT_INTERNTABLE_H
