//===- StorageUniquer.h - Uniquing of immutable storages ------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A set of uniqued immutable storages (types, attributes, locations), divided into shards by hash. A shard
// has a table, an allocator and a mutex. Finding an existing storage takes no lock and is safe from any
// number of threads; creating one locks its shard, unless threading is disabled. Storages are freed together
// with the uniquer and their destructors do not run, so they must not own memory outside of its allocators. A
// storage must be complete when `construct` returns, and the parts that determine equality must not change
// afterwards.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_SUPPORT_STORAGEUNIQUER_H
#define STRATA_RUNTIME_SUPPORT_STORAGEUNIQUER_H

#include "runtime/support/InternTable.h"
#include "llvm/Support/Allocator.h"
#include <memory>
#include <mutex>

namespace mlir {

/// A hash table of uniqued storage objects, divided into shards with a lock each. Owns the objects.
class StorageUniquer {
  /// The memory source of the allocator of a shard: takes small slabs from the heap and large ones from large
  /// pages, which are freed together.
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

    LargePages *pages; ///< Source of large slabs; null: all slabs come from the heap.
  };

public:
  /// The first slab is small, because each shard has an allocator; later slabs grow quickly.
  using Allocator = llvm::BumpPtrAllocatorImpl<Slabs, 1024, 1024, 4>;

  StorageUniquer();
  ~StorageUniquer();
  StorageUniquer(const StorageUniquer &) = delete;
  StorageUniquer &operator=(const StorageUniquer &) = delete;

  /// Enables or disables locking. While it is disabled, only one thread may call getOrCreate at a time.
  /// \pre No other thread is in a function of this object.
  void setThreading(bool enabled);

  /// Returns the storage with this hash for which `isEqual` returns true; if there is none, inserts the
  /// storage that `construct` returns. Neither function may call the uniquer. `construct` runs with the lock
  /// of the shard held. `isEqual` runs without it and may be called on any storage of the shard.
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
  /// A part of the hash table. It has cache lines of its own, so that insertions into one shard do not slow
  /// down lookups in others.
  struct alignas(64) Shard {
    InternTable table;
    std::mutex mutex;
    Allocator allocator;
  };
  static constexpr unsigned numShards = 32;

  static std::unique_lock<std::mutex> lockShard(std::mutex &mutex);

  // Tables and slabs have separate allocators, because outgrown tables are released early and slabs are not.
  LargePages tablePages, slabPages;
  std::unique_ptr<Shard[]> shards;
  bool threading = false;
};

} // namespace mlir

#endif // STRATA_RUNTIME_SUPPORT_STORAGEUNIQUER_H
