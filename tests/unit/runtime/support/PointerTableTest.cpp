//===- PointerTableTest.cpp - Tests of PointerTable ----------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/support/PointerTable.h"
#include "gtest/gtest.h"
#include <vector>

using namespace mlir;

namespace {

TEST(PointerTableTest, AdjacentPointersHaveSeparateEntries) {
  PointerTable<6> table;
  std::vector<char> memory(1 << 16);
  auto at = [&](size_t i) { return memory.data() + i * 64; };
  for (size_t i = 0; i != 1000; ++i)
    table[at(i)] = i + 1;
  for (size_t i = 0; i != 1000; ++i)
    EXPECT_EQ(table.lookup(at(i)), i + 1);
  EXPECT_EQ(table.lookup(&table), 0u);
}

} // namespace
