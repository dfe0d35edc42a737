//===- InternTable.h - A hash table with lock-free lookup -----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A hash table of pointers with open addressing and linear probing, which doubles when it is three quarters
// full. Entries are never removed. An object must be complete before its pointer is inserted; the parts that
// `isEqual` reads must not change afterwards.
//
// Threads: any number of threads may look up concurrently without a lock; the owner's lock must serialize
// insertions. An insertion stores the pointer of an entry and then its key with release order, so that a
// thread that reads the key sees the whole object. A table that has been replaced by a larger one remains
// allocated for its readers until freeOutgrown() or the destructor. Its pages may be returned to the system
// before that and then read as zero; therefore a lookup that finds nothing checks that the table is still the
// current one.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_SUPPORT_INTERNTABLE_H
#define STRATA_RUNTIME_SUPPORT_INTERNTABLE_H

#include "runtime/support/LargePages.h"
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace mlir {

/// A set of pointers with 32-bit hash keys.
class InternTable {
public:
  InternTable() = default;
  ~InternTable();
  InternTable(const InternTable &) = delete;
  InternTable &operator=(const InternTable &) = delete;

  /// Converts a hash to a key of this table. The highest bit is set, because key 0 marks an empty entry;
  /// lookups start at the index given by the lowest bits.
  static uint32_t keyOf(uint64_t hash) { return static_cast<uint32_t>(hash) | 0x80000000u; }

  /// Sets the allocator of large tables, which must outlive this object; the default is the heap. \pre The
  /// table is empty.
  void usePages(LargePages &newPages) { pages = &newPages; }

private:
  /// A slot of the hash table; key 0 marks an empty slot.
  struct Entry {
    uint32_t key;
    void *pointer;
  };
  /// The slots of a hash table: a pointer that is aligned to 64 bytes, with the logarithm of the number of
  /// slots in its low bits, so that readers load both at once.
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
  /// The slot in which a pointer that find() did not find can be inserted.
  struct Place {
    Table table;
    uint32_t index = 0;
  };

  /// Returns the pointer with this key for which `isEqual(void *)` returns true, or null.
  /// \param place if the result is null, receives the slot for an insertion.
  template <typename IsEqual>
  void *find(uint32_t key, IsEqual &&isEqual, Place *place = nullptr) const {
    Table table = current.load(std::memory_order_acquire);
    for (uint32_t i = key;; ++i) {
      const Entry &entry = table.entries()[i & table.mask()];
      uint32_t other = std::atomic_ref(const_cast<uint32_t &>(entry.key)).load(std::memory_order_acquire);
      if (other == key) {
        // The pointer is null if the memory of an outgrown table was released after the key was read.
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

  /// Returns true if the slot is still empty and the table was not replaced since find() returned \p place.
  /// \pre The caller holds the lock that guards this table.
  bool isFree(Place place) const {
    return place.table == current.load(std::memory_order_relaxed) &&
           place.table.entries()[place.index].key == 0;
  }

  /// Inserts a pointer. \pre The caller holds the lock that guards this table, and isFree(place).
  /// \param isShared true if other threads may be reading.
  void insert(uint32_t key, void *pointer, Place place, bool isShared);
  void insert(uint32_t key, void *pointer, bool isShared) {
    Place place;
    find(key, [](void *) { return false; }, &place);
    insert(key, pointer, place, isShared);
  }

  /// Returns the number of entries. \pre The caller holds the lock that guards this table.
  uint32_t size() const { return count; }

  /// Frees all tables that were replaced by larger ones. \pre No thread is reading.
  void freeOutgrown();

private:
  /// The only slot of the table before the first insertion. It stays empty.
  alignas(64) static Entry emptyEntry;
  static Table emptyTable() { return Table(&emptyEntry, 0); }

  bool isInLargePages(Table table) const { return pages && table.numBytes() >= LargePages::minBytes; }
  Table allocateTable(unsigned logCapacity);
  void freeTable(Table table);
  Table grow();

  // `current` has a cache line of its own, so that writes to the other members do not evict it from the
  // caches of readers.
  alignas(64) std::atomic<Table> current{emptyTable()};
  alignas(64) uint32_t count = 0;
  LargePages *pages = nullptr;
  std::vector<Table> outgrown; ///< Replaced tables; threads may still be reading them.
};

} // namespace mlir

#endif // STRATA_RUNTIME_SUPPORT_INTERNTABLE_H
