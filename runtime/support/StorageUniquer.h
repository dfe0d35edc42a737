//===- StorageUniquer.h - One copy of each immutable thing ----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A set of immutable storages (types, attributes, locations), each held once, in shards by hash. A shard has
// a table, an allocator and a mutex. What is there already is found without a lock, from any number of
// threads; only making something new locks its shard, and not even that while threading is off. Storages are
// never destroyed one by one: they must be trivially destructible in effect, and go with the uniquer. They
// are complete when they are published, and what makes them equal does not change afterwards.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_SUPPORT_STORAGEUNIQUER_H
#define STRATA_RUNTIME_SUPPORT_STORAGEUNIQUER_H

#include "runtime/support/InternTable.h"
#include "llvm/Support/Allocator.h"
#include <memory>
#include <mutex>

namespace strata {

class StorageUniquer {
  /// Where slabs come from: small ones from the heap, large ones from large pages, which go all at once.
  class Slabs : public llvm::AllocatorBase<Slabs> {
  public:
    explicit Slabs(LargePages *pages = nullptr) : pages(pages) {}
    void *Allocate(size_t bytes, size_t alignment) {
      return isSmall(bytes) ? llvm::allocate_buffer(bytes, alignment) : pages->allocate(bytes);
    }
    void Deallocate(const void *memory, size_t bytes, size_t alignment) {
      if (isSmall(bytes))
        llvm::deallocate_buffer(const_cast<void *>(memory), bytes, alignment);
    }

  private:
    bool isSmall(size_t bytes) const { return !pages || bytes < LargePages::minBytes; }

    LargePages *pages; ///< Null for allocators that stand alone.
  };

public:
  /// Slabs start small, since there are many allocators, and grow soon.
  using Allocator = llvm::BumpPtrAllocatorImpl<Slabs, 1024, 1024, 4>;

  StorageUniquer();
  ~StorageUniquer();
  StorageUniquer(const StorageUniquer &) = delete;
  StorageUniquer &operator=(const StorageUniquer &) = delete;

  /// Off: calls must come from one thread at a time. \pre No other thread is in here.
  void setThreading(bool enabled);

  /// The storage of that hash for which `isEqual` holds, or what `construct` makes. Both must not come back
  /// here: `construct` is called with the shard locked. `isEqual` is not, and sees any storage that was ever
  /// made.
  template <typename StorageT, typename IsEqual, typename Construct>
  StorageT *getOrCreate(uint64_t hash, IsEqual &&isEqual, Construct &&construct) {
    Shard &shard = shards[hash & (numShards - 1)];
    uint32_t key = InternTable::keyOf(hash >> 32);
    auto isSame = [&](void *storage) { return isEqual(static_cast<StorageT *>(storage)); };
    InternTable::Place place;
    if (void *found = shard.table.find(key, isSame, &place))
      return static_cast<StorageT *>(found);
    std::unique_lock<std::mutex> lock;
    if (threading) {
      lock = lockShard(shard.mutex);
      if (!shard.table.isFree(place))
        if (void *found = shard.table.find(key, isSame, &place))
          return static_cast<StorageT *>(found);
    }
    StorageT *created = construct(shard.allocator);
    shard.table.insert(key, created, place, threading);
    return created;
  }

private:
  /// On cache lines of its own, so that making something in one shard does not slow down reading another.
  struct alignas(64) Shard {
    InternTable table;
    std::mutex mutex;
    Allocator allocator;
  };
  static constexpr unsigned numShards = 32;

  static std::unique_lock<std::mutex> lockShard(std::mutex &mutex);

  // Apart, since tables are given back when they are outgrown.
  LargePages tablePages, slabPages;
  std::unique_ptr<Shard[]> shards;
  bool threading = false;
};

} // namespace strata

#endif // STRATA_RUNTIME_SUPPORT_STORAGEUNIQUER_H
