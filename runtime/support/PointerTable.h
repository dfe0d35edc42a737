//===- PointerTable.h - Small numbers for objects by address --*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A map from objects to 32-bit numbers that costs 4 bytes for each granule of memory they lie in, and no more
// than an array access for neighbours: objects of one size or more never share a granule. For tables of a
// good part of what there is, as of all operations; a few objects all over memory are better in a DenseMap.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_SUPPORT_POINTERTABLE_H
#define STRATA_RUNTIME_SUPPORT_POINTERTABLE_H

#include "llvm/ADT/DenseMap.h"
#include "llvm/Support/Allocator.h"
#include <cstring>

namespace strata {

/// \tparam GranuleShift  objects are at least 2^GranuleShift bytes long.
template <unsigned GranuleShift>
class PointerTable {
public:
  /// 0 for an object that was never set.
  uint32_t lookup(const void *object) const {
    uintptr_t address = reinterpret_cast<uintptr_t>(object);
    const uint32_t *page = findPage(address >> pageShift);
    return page ? page[slotOf(address)] : 0;
  }
  /// The same for many threads at a time, as long as nobody writes; lookup() remembers the last page.
  uint32_t lookupShared(const void *object) const {
    uintptr_t address = reinterpret_cast<uintptr_t>(object);
    auto it = pages.find(address >> pageShift);
    return it == pages.end() ? 0 : it->second[slotOf(address)];
  }
  /// 0 for a new one.
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

  /// Forgets all objects; keeps memory for the next ones.
  void clear() {
    pages.clear();
    allocator.Reset();
    lastNumber = 0;
    lastPage = nullptr;
  }

private:
  /// Memory is covered in pages of 4 KiB at first use of any object in them.
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

} // namespace strata

#endif // STRATA_RUNTIME_SUPPORT_POINTERTABLE_H
