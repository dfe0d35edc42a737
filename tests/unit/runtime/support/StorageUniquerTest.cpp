//===- StorageUniquerTest.cpp - Tests of StorageUniquer ------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/support/StorageUniquer.h"
#include "gtest/gtest.h"
#include <thread>
#include <vector>

using namespace mlir;

namespace {

struct Number {
  uint64_t value;
};

Number *get(StorageUniquer &uniquer, uint64_t value, uint64_t hash) {
  return uniquer.getOrCreate<Number>(
      hash, [&](Number *number) { return number->value == value; },
      [&](StorageUniquer::Allocator &allocator) { return new (allocator.Allocate<Number>()) Number{value}; });
}

uint64_t spread(uint64_t value) { return value * 0x9e3779b97f4a7c15ull; }

TEST(StorageUniquerTest, EqualKeysShareOneStorage) {
  StorageUniquer uniquer;
  Number *first = get(uniquer, 5, spread(5));
  EXPECT_EQ(get(uniquer, 5, spread(5)), first);
  EXPECT_NE(get(uniquer, 6, spread(6)), first);
  EXPECT_EQ(first->value, 5u);
}

TEST(StorageUniquerTest, DifferentKeysWithEqualHashAreDistinguished) {
  StorageUniquer uniquer;
  std::vector<Number *> numbers;
  for (uint64_t value = 0; value != 100; ++value)
    numbers.push_back(get(uniquer, value, 42));
  for (uint64_t value = 0; value != 100; ++value) {
    EXPECT_EQ(numbers[value]->value, value);
    EXPECT_EQ(get(uniquer, value, 42), numbers[value]);
  }
}

TEST(StorageUniquerTest, HashZeroIsValid) {
  StorageUniquer uniquer;
  EXPECT_EQ(get(uniquer, 1, 0), get(uniquer, 1, 0));
}

TEST(StorageUniquerTest, StorageAddressesAreStableWhileTheTableGrows) {
  StorageUniquer uniquer;
  std::vector<Number *> numbers;
  for (uint64_t value = 0; value != 100000; ++value)
    numbers.push_back(get(uniquer, value, spread(value)));
  for (uint64_t value = 0; value != 100000; ++value)
    ASSERT_EQ(get(uniquer, value, spread(value)), numbers[value]);
}

TEST(StorageUniquerTest, ConcurrentLookupsReturnTheSameStorage) {
  StorageUniquer uniquer;
  uniquer.setThreading(true);
  constexpr unsigned numThreads = 8, numValues = 5000;
  std::vector<std::vector<Number *>> seen(numThreads, std::vector<Number *>(numValues));
  std::vector<std::thread> threads;
  for (unsigned thread = 0; thread != numThreads; ++thread)
    threads.emplace_back([&, thread] {
      // Each thread visits the values in a different order.
      for (unsigned i = 0; i != numValues; ++i) {
        unsigned value = (i * 7 + thread * 613) % numValues;
        seen[thread][value] = get(uniquer, value, spread(value));
      }
    });
  for (std::thread &thread : threads)
    thread.join();
  for (unsigned thread = 1; thread != numThreads; ++thread)
    EXPECT_EQ(seen[thread], seen[0]);
}

} // namespace
