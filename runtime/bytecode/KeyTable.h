//===- KeyTable.h - A map from 64-bit keys to numbers ---------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A hash table from 64-bit keys (addresses of attributes, compact locations) to the numbers 0, 1, 2, … in the
// order of insertion. Locations of successive lines of a file are close to each other in the table, so that
// the locations of operations, most of which occur once, are inserted with few cache misses. Private to
// runtime/bytecode.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_BYTECODE_KEYTABLE_H
#define STRATA_RUNTIME_BYTECODE_KEYTABLE_H

#include "runtime/ir/Location.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/MemAlloc.h"
#include <cstdlib>
#include <memory>

namespace mlir {

/// Assigns consecutive numbers to keys. Keys are not zero.
class KeyTable {
public:
  KeyTable() { allocate(1024); }

  /// Returns the number of a key; assigns \p next if it is new, and then sets \p isNew.
  uint32_t insert(uint64_t key, uint32_t next, bool &isNew) {
    Slot *slot = find(key);
    isNew = slot->key == 0;
    if (!isNew)
      return slot->number;
    *slot = {key, next};
    if (++count * 2 > mask)
      enlarge();
    return next;
  }
  /// Returns the number of a key. \pre It was inserted.
  uint32_t lookup(uint64_t key) const { return find(key)->number; }

private:
  struct Slot {
    uint64_t key;
    uint32_t number;
  };
  struct Free {
    void operator()(Slot *slots) const { std::free(slots); }
  };

  /// Returns the slot of a key, or the empty slot where it belongs. Eight successive lines share a hash
  /// value.
  Slot *find(uint64_t key) const {
    constexpr unsigned lineShift = CompactLocation::numColumnBits + 1;
    bool isPosition = key & 1;
    unsigned low = isPosition ? key >> lineShift & 7 : key >> 4 & 7;
    uint64_t rest = isPosition ? key & ~(uint64_t(7) << lineShift) : key >> 7;
    size_t index = ((rest * 0x9e3779b97f4a7c15u >> shift) << 3 | low) & mask;
    while (slots.get()[index].key != key && slots.get()[index].key != 0)
      index = (index + 1) & mask;
    return &slots.get()[index];
  }
  void allocate(size_t size) {
    slots.reset(static_cast<Slot *>(llvm::safe_calloc(size, sizeof(Slot))));
    mask = size - 1;
    shift = 64 - (llvm::Log2_64(size) - 3);
  }
  void enlarge() {
    std::unique_ptr<Slot, Free> old = std::move(slots);
    size_t oldSize = mask + 1;
    allocate(2 * oldSize);
    for (size_t i = 0; i != oldSize; ++i)
      if (old.get()[i].key)
        *find(old.get()[i].key) = old.get()[i];
  }

  std::unique_ptr<Slot, Free> slots;
  size_t mask = 0, count = 0;
  unsigned shift = 0;
};

} // namespace mlir

#endif // STRATA_RUNTIME_BYTECODE_KEYTABLE_H
