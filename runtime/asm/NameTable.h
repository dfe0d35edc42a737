//===- NameTable.h - A hash table for nested name scopes ------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A hash table from names in a buffer to values, for nested scopes: names are removed in the reverse order of
// insertion, so leaving a scope truncates a list and frees no memory. Names of up to 16 characters are
// compared as two words without reading the text. Borrows the buffer. One thread. Private to runtime/asm.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ASM_NAMETABLE_H
#define STRATA_RUNTIME_ASM_NAMETABLE_H

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/xxhash.h"
#include <cstring>
#include <vector>

namespace mlir {

/// Maps names to values of type T. The same name can be inserted in several numbered spaces, for example
/// regions.
template <typename T>
class NameTable {
public:
  /// Returns the value of a name in a space, or null. Insertions invalidate the pointer.
  T *lookup(llvm::StringRef name, uint32_t space = 0) {
    if (entries.empty())
      return nullptr;
    Key key(name, space);
    for (size_t place = placeOf(key.hash); places[place]; place = (place + 1) & (places.size() - 1))
      if (Entry &entry = entries[places[place] - 1]; entry.key == key)
        return &entry.value;
    return nullptr;
  }
  const T *lookup(llvm::StringRef name, uint32_t space = 0) const {
    return const_cast<NameTable *>(this)->lookup(name, space);
  }
  /// Inserts a value unless the name is present. Returns the value of the name, and true if it was inserted.
  std::pair<T *, bool> insert(llvm::StringRef name, const T &value, uint32_t space = 0) {
    if ((entries.size() + 1) * 2 > places.size())
      grow();
    Key key(name, space);
    size_t place = placeOf(key.hash);
    for (; places[place]; place = (place + 1) & (places.size() - 1))
      if (Entry &entry = entries[places[place] - 1]; entry.key == key)
        return {&entry.value, false};
    places[place] = entries.size() + 1;
    entries.push_back({key, value});
    return {&entries.back().value, true};
  }

  size_t size() const { return entries.size(); }
  /// Removes all names except the first `count` ones that were inserted.
  void truncate(size_t count) {
    // The slot of the last entry can be emptied, because no probe sequence of an earlier entry passes it.
    while (entries.size() > count) {
      size_t place = placeOf(entries.back().key.hash);
      while (places[place] != entries.size())
        place = (place + 1) & (places.size() - 1);
      places[place] = 0;
      entries.pop_back();
    }
  }
  /// Returns the values of the names from number `first` on, in the order of insertion.
  auto valuesFrom(size_t first) const {
    return llvm::map_range(llvm::drop_begin(entries, first),
                           [](const Entry &entry) -> const T & { return entry.value; });
  }

private:
  /// A name in a form that is fast to compare: its first and last characters, its size, its space and its
  /// hash.
  struct Key {
    Key(llvm::StringRef name, uint32_t space) : size(name.size()), space(space), text(name.data()) {
      if (size >= 8) {
        first = load<uint64_t>(text);
        last = load<uint64_t>(text + size - 8);
      } else if (size >= 4) {
        first = load<uint32_t>(text);
        last = load<uint32_t>(text + size - 4);
      } else if (size) {
        first = static_cast<unsigned char>(text[0]) | static_cast<unsigned char>(text[size / 2]) << 8;
        last = static_cast<unsigned char>(text[size - 1]);
      }
      uint64_t rest = isLong() ? llvm::xxh3_64bits(name) : size;
      unsigned __int128 product = static_cast<unsigned __int128>(first ^ 0x9E3779B97F4A7C15u ^ space) *
                                  (last + (rest << 1) * 0xC2B2AE3D27D4EB4Fu + 1);
      hash = static_cast<uint64_t>(product) ^ static_cast<uint64_t>(product >> 64);
    }
    bool operator==(const Key &other) const {
      return first == other.first && last == other.last && size == other.size && space == other.space &&
             (!isLong() || std::memcmp(text, other.text, size) == 0);
    }
    bool isLong() const { return size > 16; }
    template <typename Word>
    static Word load(const char *place) {
      Word word;
      std::memcpy(&word, place, sizeof(word));
      return word;
    }

    uint64_t first = 0, last = 0;
    uint32_t size, space;
    uint32_t hash;
    const char *text;
  };
  struct Entry {
    Key key;
    T value;
  };

  size_t placeOf(uint32_t hash) const { return hash & (places.size() - 1); }
  void grow() {
    places.assign(std::max<size_t>(places.size() * 2, 32), 0);
    // Fill the table in the order of insertion: truncate() requires that no earlier entry was placed after a
    // later one.
    for (size_t i = 0; i != entries.size(); ++i) {
      size_t place = placeOf(entries[i].key.hash);
      while (places[place])
        place = (place + 1) & (places.size() - 1);
      places[place] = i + 1;
    }
  }

  std::vector<Entry> entries;
  std::vector<uint32_t> places; ///< A hash table: index into `entries` plus one; 0: empty.
};

} // namespace mlir

#endif // STRATA_RUNTIME_ASM_NAMETABLE_H
