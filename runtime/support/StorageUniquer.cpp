//===- StorageUniquer.cpp - One copy of each immutable thing --------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/support/StorageUniquer.h"

using namespace strata;

StorageUniquer::StorageUniquer() : shards(new Shard[numShards]) {}
StorageUniquer::~StorageUniquer() = default;

void StorageUniquer::insert(Shard &shard, uint32_t key, void *storage) {
  auto place = [](Entry *entries, uint32_t capacity, Entry entry) {
    uint32_t i = entry.key & (capacity - 1);
    while (entries[i].key)
      i = (i + 1) & (capacity - 1);
    entries[i] = entry;
  };
  if ((shard.count + 1) * uint64_t(4) > shard.capacity * uint64_t(3)) {
    uint32_t capacity = shard.capacity ? shard.capacity * 2 : 32;
    std::unique_ptr<Entry[]> entries(new Entry[capacity]());
    for (uint32_t i = 0; i != shard.capacity; ++i)
      if (shard.entries[i].key)
        place(entries.get(), capacity, shard.entries[i]);
    shard.entries = std::move(entries);
    shard.capacity = capacity;
  }
  place(shard.entries.get(), shard.capacity, {key, storage});
  ++shard.count;
}
