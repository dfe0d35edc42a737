//===- InternTable.cpp - A table that is read without locks ---------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/support/InternTable.h"
#include "llvm/Support/MemAlloc.h"
#include <cstdlib>
#include <utility>

using namespace strata;

constinit InternTable::EmptyTable InternTable::empty = {};

InternTable::~InternTable() {
  freeOutgrown();
  if (Table *table = current.load(std::memory_order_relaxed); table != &empty.table)
    freeTable(table);
}

/// The pages of a large table are zero as they come from the system.
InternTable::Table *InternTable::allocateTable(uint32_t capacity) {
  size_t bytes = getBytes(capacity);
  void *memory = isInLargePages(capacity) ? pages->allocate(bytes) : llvm::safe_calloc(1, bytes);
  auto *table = static_cast<Table *>(memory);
  table->mask = capacity - 1;
  return table;
}

void InternTable::freeTable(Table *table) {
  uint32_t capacity = table->mask + 1;
  if (isInLargePages(capacity))
    LargePages::giveBack(table, getBytes(capacity));
  else
    std::free(table);
}

void InternTable::freeOutgrown() {
  Table *table = current.load(std::memory_order_relaxed);
  if (table == &empty.table)
    return;
  for (Table *old = std::exchange(table->outgrown, nullptr); old;)
    freeTable(std::exchange(old, old->outgrown));
}

/// A table of twice the size with the same entries, that nobody else sees yet.
InternTable::Table *InternTable::grow() {
  constexpr uint32_t firstCapacity = 32;
  Table *old = current.load(std::memory_order_relaxed);
  if (old == &empty.table)
    return allocateTable(firstCapacity);
  Table *table = allocateTable((old->mask + 1) * 2);
  table->outgrown = old;
  for (uint32_t i = 0; i <= old->mask; ++i) {
    const Entry &entry = old->entries()[i];
    if (!entry.key)
      continue;
    uint32_t place = entry.key & table->mask;
    while (table->entries()[place].key)
      place = (place + 1) & table->mask;
    table->entries()[place] = entry;
  }
  return table;
}

void InternTable::insert(uint32_t key, void *pointer, Place place, bool isShared) {
  Table *table = place.table;
  if ((count + 1) * uint64_t(4) > (table->mask + 1) * uint64_t(3)) {
    table = grow();
    current.store(table, std::memory_order_release);
    if (!isShared)
      freeOutgrown();
    else if (Table *old = table->outgrown) // Who is still reading it finds zeros.
      LargePages::giveBack(old->entries(), (old->mask + 1) * sizeof(Entry));
    place.index = key & table->mask;
    while (table->entries()[place.index].key)
      place.index = (place.index + 1) & table->mask;
  }
  Entry &entry = table->entries()[place.index];
  std::atomic_ref(entry.pointer).store(pointer, std::memory_order_relaxed);
  std::atomic_ref(entry.key).store(key, std::memory_order_release);
  ++count;
}
