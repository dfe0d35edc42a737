//===- StorageUniquer.h - One copy of each immutable thing ----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A set of immutable storages (types, attributes, locations), each held once, in shards by hash. A shard has
// a table, an allocator and a mutex, so that threads seldom meet; while threading is off no lock is taken.
// Storages are never destroyed one by one: they must be trivially destructible in effect, and go with the
// uniquer.
//
// Open addressing with linear probing over (hash, pointer) entries, grown at three quarters full.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_SUPPORT_STORAGEUNIQUER_H
#define STRATA_RUNTIME_SUPPORT_STORAGEUNIQUER_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/Allocator.h"
#include <memory>
#include <mutex>

namespace strata {

class StorageUniquer {
public:
  using Allocator = llvm::BumpPtrAllocator;

  StorageUniquer();
  ~StorageUniquer();
  StorageUniquer(const StorageUniquer &) = delete;
  StorageUniquer &operator=(const StorageUniquer &) = delete;

  /// Off: calls must come from one thread at a time.
  void setThreading(bool enabled) { threading = enabled; }

  /// The storage of that hash for which `isEqual` holds, or what `construct` makes. Both are called with the
  /// shard locked: they must not come back here.
  template <typename StorageT, typename IsEqual, typename Construct>
  StorageT *getOrCreate(uint64_t hash, IsEqual &&isEqual, Construct &&construct) {
    Shard &shard = shards[hash & (numShards - 1)];
    std::unique_lock<std::mutex> lock(shard.mutex, std::defer_lock);
    if (threading)
      lock.lock();
    // 0 marks an empty entry. The low bits say where to look, so the mark that avoids 0 is the high one.
    uint32_t key = static_cast<uint32_t>(hash >> 32) | 0x80000000u;
    if (shard.capacity) {
      uint32_t mask = shard.capacity - 1;
      for (uint32_t i = key & mask; shard.entries[i].key; i = (i + 1) & mask)
        if (shard.entries[i].key == key && isEqual(static_cast<StorageT *>(shard.entries[i].storage)))
          return static_cast<StorageT *>(shard.entries[i].storage);
    }
    StorageT *created = construct(shard.allocator);
    insert(shard, key, created);
    return created;
  }

private:
  struct Entry {
    uint32_t key;
    void *storage;
  };
  struct Shard {
    std::mutex mutex;
    std::unique_ptr<Entry[]> entries;
    uint32_t capacity = 0, count = 0;
    Allocator allocator;
  };
  static constexpr unsigned numShards = 8;

  static void insert(Shard &shard, uint32_t key, void *storage);

  std::unique_ptr<Shard[]> shards;
  bool threading = false;
};

} // namespace strata

#endif // STRATA_RUNTIME_SUPPORT_STORAGEUNIQUER_H
