//===- HashingTest.cpp - Tests of Hasher ---------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/support/Hashing.h"
#include "llvm/ADT/DenseSet.h"
#include "gtest/gtest.h"
#include <array>

using namespace mlir;

namespace {

TEST(HashingTest, OrderAndLengthMatter) {
  EXPECT_EQ(Hasher().add(uint64_t(1)).add(uint64_t(2)).get(),
            Hasher().add(uint64_t(1)).add(uint64_t(2)).get());
  EXPECT_NE(Hasher().add(uint64_t(1)).add(uint64_t(2)).get(),
            Hasher().add(uint64_t(2)).add(uint64_t(1)).get());
  EXPECT_NE(Hasher().add(uint64_t(0)).get(), Hasher().add(uint64_t(0)).add(uint64_t(0)).get());
  EXPECT_NE(Hasher().add(llvm::StringRef("a")).get(), Hasher().add(llvm::StringRef("b")).get());
}

TEST(HashingTest, ConsecutiveKeysSpreadOverShardsAndSlots) {
  // The uniquer selects the shard by the three lowest bits of the hash, and the table slot by its upper half.
  constexpr unsigned count = 1 << 14;
  std::array<unsigned, 8> shards{};
  llvm::DenseSet<uint64_t> places;
  for (uint64_t i = 0; i != count; ++i) {
    uint64_t hash = Hasher().add(i * 16).get();
    ++shards[hash & 7];
    places.insert(hash >> 32 & (count - 1));
  }
  for (unsigned shard : shards) {
    EXPECT_GT(shard, count / 8 * 9 / 10);
    EXPECT_LT(shard, count / 8 * 11 / 10);
  }
  // Random hashes occupy 63 % of the slots.
  EXPECT_GT(places.size(), count * 60 / 100);
}

} // namespace
