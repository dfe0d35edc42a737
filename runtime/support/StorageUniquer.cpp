//===- StorageUniquer.cpp - Uniquing of immutable storages ----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/support/StorageUniquer.h"

using namespace mlir;

StorageUniquer::StorageUniquer() : shards(new Shard[numShards]) {
  for (unsigned i = 0; i != numShards; ++i) {
    shards[i].table.usePages(tablePages);
    shards[i].allocator = Allocator(Slabs(&slabPages));
  }
}
StorageUniquer::~StorageUniquer() = default;

void StorageUniquer::setThreading(bool enabled) {
  threading = enabled;
  if (!enabled)
    for (unsigned i = 0; i != numShards; ++i)
      shards[i].table.freeOutgrown();
}

std::unique_lock<std::mutex> StorageUniquer::lockShard(std::mutex &mutex) {
  // Try several times before waiting: a shard is locked for less than a microsecond, which is shorter than
  // putting a thread to sleep.
  for (int tries = 0; tries != 100; ++tries)
    if (std::unique_lock<std::mutex> lock(mutex, std::try_to_lock); lock)
      return lock;
  return std::unique_lock<std::mutex>(mutex);
}
