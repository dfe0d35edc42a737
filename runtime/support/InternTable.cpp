//===- InternTable.cpp - A hash table with lock-free lookup ---------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/support/InternTable.h"
#include "llvm/Support/MemAlloc.h"
#include <cstring>

using namespace mlir;

alignas(64) constinit InternTable::Entry InternTable::emptyEntry = {};

InternTable::~InternTable() {
  freeOutgrown();
  if (Table table = current.load(std::memory_order_relaxed); table != emptyTable())
    freeTable(table);
}

InternTable::Table InternTable::allocateTable(unsigned logCapacity) {
  size_t bytes = sizeof(Entry) << logCapacity;
  if (pages && bytes >= LargePages::minBytes)
    return Table(static_cast<Entry *>(pages->allocate(bytes)), logCapacity);
  void *memory = llvm::allocate_buffer(bytes, 64);
  std::memset(memory, 0, bytes);
  return Table(static_cast<Entry *>(memory), logCapacity);
}

void InternTable::freeTable(Table table) {
  if (isInLargePages(table))
    LargePages::giveBack(table.entries(), table.numBytes());
  else
    llvm::deallocate_buffer(table.entries(), table.numBytes(), 64);
}

void InternTable::freeOutgrown() {
  for (Table table : outgrown)
    freeTable(table);
  outgrown.clear();
}

/// Returns a new table of twice the size with the same entries. Readers still use the old table.
InternTable::Table InternTable::grow() {
  constexpr unsigned firstLogCapacity = 5;
  Table old = current.load(std::memory_order_relaxed);
  if (old == emptyTable())
    return allocateTable(firstLogCapacity);
  Table table = allocateTable(old.logCapacity() + 1);
  outgrown.push_back(old);
  uint32_t mask = table.mask();
  for (uint32_t i = 0; i <= old.mask(); ++i) {
    const Entry &entry = old.entries()[i];
    if (!entry.key)
      continue;
    uint32_t place = entry.key & mask;
    while (table.entries()[place].key)
      place = (place + 1) & mask;
    table.entries()[place] = entry;
  }
  return table;
}

void InternTable::insert(uint32_t key, void *pointer, Place place, bool isShared) {
  Table table = place.table;
  if ((count + 1) * uint64_t(4) > (table.mask() + 1) * uint64_t(3)) {
    table = grow();
    current.store(table, std::memory_order_release);
    if (!isShared)
      freeOutgrown();
    else if (!outgrown.empty()) // Readers of the old table find zeros and restart.
      LargePages::giveBack(outgrown.back().entries(), outgrown.back().numBytes());
    place.index = key & table.mask();
    while (table.entries()[place.index].key)
      place.index = (place.index + 1) & table.mask();
  }
  Entry &entry = table.entries()[place.index];
  std::atomic_ref(entry.pointer).store(pointer, std::memory_order_relaxed);
  std::atomic_ref(entry.key).store(key, std::memory_order_release);
  ++count;
}
