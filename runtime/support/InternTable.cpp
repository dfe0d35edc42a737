//===- InternTable.cpp - A table that is read without locks ---------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/support/InternTable.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/MemAlloc.h"
#include "llvm/Support/Process.h"
#include <cstdlib>
#include <utility>
#ifdef __linux__
#include <sys/mman.h>
#endif

using namespace strata;

constinit InternTable::EmptyTable InternTable::empty = {};

InternTable::~InternTable() {
  freeOutgrown();
  if (Table *table = current.load(std::memory_order_relaxed); table != &empty.table)
    std::free(table);
}

void InternTable::freeOutgrown() {
  Table *table = current.load(std::memory_order_relaxed);
  if (table == &empty.table)
    return;
  for (Table *old = std::exchange(table->outgrown, nullptr); old;)
    std::free(std::exchange(old, old->outgrown));
}

/// A table of twice the size with the same entries, that nobody else sees yet.
InternTable::Table *InternTable::grow() {
  constexpr uint32_t firstCapacity = 32;
  Table *old = current.load(std::memory_order_relaxed);
  bool isFirst = old == &empty.table;
  uint32_t capacity = isFirst ? firstCapacity : (old->mask + 1) * 2;
  // The pages of a large table are zero as they come from the system, and touched only when they are used.
  auto *table = static_cast<Table *>(llvm::safe_calloc(1, sizeof(Table) + capacity * sizeof(Entry)));
  table->mask = capacity - 1;
  if (isFirst)
    return table;
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

/// Makes the system take back what lies in whole pages of the entries. Who is still reading finds zeros.
void InternTable::giveBackPages(Table *table) {
#ifdef __linux__
  size_t page = llvm::sys::Process::getPageSizeEstimate();
  uintptr_t begin = llvm::alignTo(reinterpret_cast<uintptr_t>(table->entries()), page);
  uintptr_t end = llvm::alignDown(reinterpret_cast<uintptr_t>(table->entries() + table->mask + 1), page);
  if (begin < end)
    madvise(reinterpret_cast<void *>(begin), end - begin, MADV_DONTNEED);
#endif
}

void InternTable::insert(uint32_t key, void *pointer, Place place, bool isShared) {
  Table *table = place.table;
  if ((count + 1) * uint64_t(4) > (table->mask + 1) * uint64_t(3)) {
    table = grow();
    current.store(table, std::memory_order_release);
    if (!isShared)
      freeOutgrown();
    else if (table->outgrown)
      giveBackPages(table->outgrown);
    place.index = key & table->mask;
    while (table->entries()[place.index].key)
      place.index = (place.index + 1) & table->mask;
  }
  Entry &entry = table->entries()[place.index];
  std::atomic_ref(entry.pointer).store(pointer, std::memory_order_relaxed);
  std::atomic_ref(entry.key).store(key, std::memory_order_release);
  ++count;
}
