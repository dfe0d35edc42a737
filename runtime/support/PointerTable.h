//===- PointerTable.h - A map from addresses to 32-bit numbers -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A map from objects to 32-bit numbers. It divides memory into granules that are not larger than the objects,
// so that two objects never start in the same granule, and uses 4 bytes for each granule of every 4 KiB page
// that contains an object. A lookup near the previous one costs an array access. Intended for tables of most
// objects of a kind, such as all operations; for a few objects scattered over memory use a DenseMap.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_SUPPORT_POINTERTABLE_H
#define STRATA_RUNTIME_SUPPORT_POINTERTABLE_H

#include "llvm/ADT/DenseMap.h"
#include "llvm/Support/Allocator.h"
#include <cstring>

namespace mlir {

/// Maps the addresses of objects to numbers. Not thread-safe, except that several threads may call
/// lookupShared() while no thread writes.
/// \tparam GranuleShift  objects are at least 2^GranuleShift bytes long.
template <unsigned GranuleShift>
class PointerTable {
public:
  /// Returns the number of an object, or 0 if none was set. Remembers the page that was found last.
  uint32_t lookup(const void *object) const {
    uintptr_t address = reinterpret_cast<uintptr_t>(object);
    const uint32_t *page = findPage(address >> pageShift);
    return page ? page[slotOf(address)] : 0;
  }
  /// Like lookup(), without the cache, so that several threads may call it while no thread writes.
  uint32_t lookupShared(const void *object) const {
    uintptr_t address = reinterpret_cast<uintptr_t>(object);
    auto it = pages.find(address >> pageShift);
    return it == pages.end() ? 0 : it->second[slotOf(address)];
  }
  /// Returns a reference to the number of an object; inserts 0 if none was set.
  uint32_t &operator[](const void *object) {
    uintptr_t address = reinterpret_cast<uintptr_t>(object);
    uintptr_t number = address >> pageShift;
    uint32_t *page = const_cast<uint32_t *>(findPage(number));
    if (!page) {
      page = allocator.Allocate<uint32_t>(pageSlots);
      std::memset(page, 0, pageSlots * sizeof(uint32_t));
      pages[number] = page;
      lastNumber = number;
      lastPage = page;
    }
    return page[slotOf(address)];
  }

  /// Removes all objects. Keeps the memory for later insertions.
  void clear() {
    pages.clear();
    allocator.Reset();
    lastNumber = 0;
    lastPage = nullptr;
  }

private:
  /// The address bits inside a page of 4 KiB. Memory for the numbers of all objects in a page is allocated
  /// when the first of them is inserted.
  static constexpr unsigned pageShift = 12;
  static constexpr size_t pageSlots = size_t(1) << (pageShift - GranuleShift);

  static size_t slotOf(uintptr_t address) { return (address >> GranuleShift) & (pageSlots - 1); }
  const uint32_t *findPage(uintptr_t number) const {
    if (number == lastNumber)
      return lastPage;
    auto it = pages.find(number);
    if (it == pages.end())
      return nullptr;
    lastNumber = number;
    lastPage = it->second;
    return lastPage;
  }

  llvm::DenseMap<uintptr_t, uint32_t *> pages;
  llvm::BumpPtrAllocator allocator;
  mutable uintptr_t lastNumber = 0;
  mutable const uint32_t *lastPage = nullptr;
};

} // namespace mlir

#endif // STRATA_RUNTIME_SUPPORT_POINTERTABLE_H
