// Tests of InternTable, which supports lock-free readers concurrent to one writer.

#include "runtime/support/InternTable.h"
#include <atomic>
#include <gtest/gtest.h>
#include <thread>
#include <vector>

using namespace mlir;

namespace {

uint64_t spread(uint64_t value) { return value * 0x9E3779B97F4A7C15u; }

/// Runs with tables on the heap and with tables in large pages.
class InternTableMemoryTest : public testing::TestWithParam<bool> {};
INSTANTIATE_TEST_SUITE_P(HeapAndPages, InternTableMemoryTest, testing::Bool());

TEST_P(InternTableMemoryTest, FindsInsertedEntries) {
  LargePages pages;
  InternTable table;
  if (GetParam())
    table.usePages(pages);
  std::vector<uint64_t> values(20000);
  auto find = [&](uint64_t value) {
    return table.find(InternTable::keyOf(spread(value)),
                      [&](void *place) { return *static_cast<uint64_t *>(place) == value; });
  };
  EXPECT_EQ(find(0), nullptr);
  for (uint64_t i = 0; i != values.size(); ++i) {
    values[i] = i;
    ASSERT_EQ(find(i), nullptr);
    table.insert(InternTable::keyOf(spread(i)), &values[i], /*isShared=*/i % 2);
  }
  EXPECT_EQ(table.size(), values.size());
  table.freeOutgrown();
  for (uint64_t i = 0; i != values.size(); ++i)
    ASSERT_EQ(find(i), &values[i]);
}

TEST(InternTableTest, EntriesWithEqualKeysAreDistinguished) {
  InternTable table;
  int things[100];
  for (int &thing : things)
    table.insert(InternTable::keyOf(7), &thing, /*isShared=*/false);
  for (int &thing : things)
    ASSERT_EQ(table.find(InternTable::keyOf(7), [&](void *other) { return other == &thing; }), &thing);
  EXPECT_EQ(table.find(InternTable::keyOf(7), [](void *) { return false; }), nullptr);
}

TEST(InternTableTest, PlaceIsFreeUntilTakenOrTheTableGrows) {
  InternTable table;
  int things[3];
  auto never = [](void *) { return false; };
  InternTable::Place first, second;
  EXPECT_EQ(table.find(InternTable::keyOf(7), never, &first), nullptr);
  EXPECT_TRUE(table.isFree(first));
  table.insert(InternTable::keyOf(7), &things[0], first, /*isShared=*/true);
  EXPECT_FALSE(table.isFree(first)); // The table has grown.
  EXPECT_EQ(table.find(InternTable::keyOf(7), never, &first), nullptr);
  EXPECT_EQ(table.find(InternTable::keyOf(7), never, &second), nullptr);
  table.insert(InternTable::keyOf(7), &things[1], first, /*isShared=*/true);
  EXPECT_FALSE(table.isFree(second));
  EXPECT_EQ(table.size(), 2u);
}

TEST(InternTableTest, ConcurrentReadersFindCompleteEntries) {
  InternTable table;
  constexpr uint64_t count = 200000;
  std::vector<uint64_t> values(count);
  std::atomic<uint64_t> done{0};
  std::vector<std::thread> readers;
  for (int reader = 0; reader != 3; ++reader)
    readers.emplace_back([&, reader] {
      for (uint64_t i = reader; i < count; i += 3) {
        uint64_t value = spread(i) % count;
        auto find = [&] {
          return table.find(InternTable::keyOf(spread(value)),
                            [&](void *place) { return *static_cast<uint64_t *>(place) == value + 1; });
        };
        bool isThere = value < done.load(std::memory_order_acquire);
        void *place = find();
        // An inserted value is found, and a found entry is complete, even while the table grows.
        if (isThere || place) {
          ASSERT_EQ(place, &values[value]);
        }
      }
    });
  for (uint64_t i = 0; i != count; ++i) {
    values[i] = i + 1;
    table.insert(InternTable::keyOf(spread(i)), &values[i], /*isShared=*/true);
    done.store(i + 1, std::memory_order_release);
  }
  for (std::thread &reader : readers)
    reader.join();
}

} // namespace
