//===- PointerMap.h - Hash table with pointers as keys -----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A hash table with open addressing and linear probing. Insertion and removal allocate nothing except when
// the table grows. Pointers to values are valid until the next insertion or removal.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_BINDINGS_PYTHON_CORE_POINTERMAP_H
#define STRATA_BINDINGS_PYTHON_CORE_POINTERMAP_H

#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>

namespace strata::python {

template <typename T>
class PointerMap {
  struct Slot {
    const void *key;
    T value;
  };

public:
  /// Returns the value of a key, or null.
  T *lookup(const void *key) const {
    if (!count)
      return nullptr;
    for (size_t i = slotOf(key);; i = (i + 1) & mask) {
      if (slots[i].key == key)
        return &slots[i].value;
      if (!slots[i].key)
        return nullptr;
    }
  }
  /// Returns the value of a key, which is zero if it is new.
  T &insert(const void *key) {
    if (T *value = lookup(key))
      return *value;
    if ((count + 1) * 4 > capacity() * 3)
      grow();
    ++count;
    Slot &slot = slots[freeSlot(key)];
    slot = {key, T()};
    return slot.value;
  }
  void erase(const void *key) {
    T *value = lookup(key);
    if (!value)
      return;
    // Move the following entries back, so that no probe sequence has a gap.
    size_t hole =
        reinterpret_cast<Slot *>(reinterpret_cast<char *>(value) - offsetof(Slot, value)) - slots.get();
    for (size_t i = (hole + 1) & mask; slots[i].key; i = (i + 1) & mask) {
      if (((i - slotOf(slots[i].key)) & mask) < ((i - hole) & mask))
        continue;
      slots[hole] = slots[i];
      hole = i;
    }
    slots[hole] = Slot();
    --count;
  }
  void clear() {
    slots.reset();
    count = mask = 0;
  }
  size_t size() const { return count; }
  template <typename F>
  void forEach(F function) const {
    for (size_t i = 0; i != capacity(); ++i)
      if (slots[i].key)
        function(slots[i].key, slots[i].value);
  }

private:
  size_t capacity() const { return slots ? mask + 1 : 0; }
  size_t slotOf(const void *key) const {
    return ((reinterpret_cast<uintptr_t>(key) >> 4) * 0x9E3779B97F4A7C15ull >> 20) & mask;
  }
  size_t freeSlot(const void *key) const {
    size_t i = slotOf(key);
    while (slots[i].key)
      i = (i + 1) & mask;
    return i;
  }
  void grow() {
    size_t oldCapacity = capacity();
    std::unique_ptr<Slot[]> old = std::move(slots);
    mask = (oldCapacity ? oldCapacity * 2 : 16) - 1;
    slots = std::make_unique<Slot[]>(mask + 1);
    for (size_t i = 0; i != oldCapacity; ++i)
      if (old[i].key)
        slots[freeSlot(old[i].key)] = old[i];
  }

  std::unique_ptr<Slot[]> slots;
  size_t count = 0, mask = 0;
};

} // namespace strata::python

#endif // STRATA_BINDINGS_PYTHON_CORE_POINTERMAP_H
