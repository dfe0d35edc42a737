//===- StorageUniquer.cpp - One copy of each immutable thing --------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/support/StorageUniquer.h"

using namespace strata;

StorageUniquer::StorageUniquer() : shards(new Shard[numShards]) {}
StorageUniquer::~StorageUniquer() = default;

void StorageUniquer::setThreading(bool enabled) {
  threading = enabled;
  if (!enabled)
    for (unsigned i = 0; i != numShards; ++i)
      shards[i].table.freeOutgrown();
}
