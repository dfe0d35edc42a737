//===- NameTableTest.cpp - Tests of scoped name tables -------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/asm/NameTable.h"
#include "gtest/gtest.h"
#include <string>

using namespace mlir;

namespace {

/// Returns names of lengths 1 to 39 that consist of 'a' except for one character.
std::vector<std::string> makeNames() {
  std::vector<std::string> names;
  for (unsigned size = 1; size != 40; ++size)
    for (unsigned place = 0; place != size; ++place)
      for (char c : {'b', 'c', 'd'}) {
        std::string name(size, 'a');
        name[place] = c;
        names.push_back(name);
      }
  return names;
}

TEST(NameTableTest, DistinguishesNamesThatDifferInOneCharacter) {
  std::vector<std::string> names = makeNames();
  NameTable<unsigned> table;
  EXPECT_EQ(table.lookup("a"), nullptr);
  for (unsigned i = 0; i != names.size(); ++i)
    EXPECT_TRUE(table.insert(names[i], i).second);
  for (unsigned i = 0; i != names.size(); ++i) {
    std::string copy = names[i];
    ASSERT_NE(table.lookup(copy), nullptr);
    EXPECT_EQ(*table.lookup(copy), i);
    EXPECT_EQ(table.insert(copy, 0), std::pair(table.lookup(copy), false));
  }
  EXPECT_EQ(table.lookup("aaa"), nullptr);
  EXPECT_EQ(table.size(), names.size());
}

TEST(NameTableTest, NamespacesAreSeparate) {
  NameTable<int> table;
  table.insert("x", 1, 1);
  table.insert("x", 2, 2);
  EXPECT_EQ(*table.lookup("x", 1), 1);
  EXPECT_EQ(*table.lookup("x", 2), 2);
  EXPECT_EQ(table.lookup("x"), nullptr);
}

TEST(NameTableTest, LeavingAScopeRemovesItsNames) {
  std::vector<std::string> names = makeNames();
  NameTable<unsigned> table;
  // Nested scopes of decreasing size, repeated to reuse the freed entries.
  for (unsigned round = 0; round != 3; ++round) {
    for (unsigned i = 0; i != names.size(); ++i)
      table.insert(names[i], i + round);
    for (size_t kept : {names.size() - 1, names.size() / 2, size_t(10), size_t(0)}) {
      table.truncate(kept);
      EXPECT_EQ(std::distance(table.valuesFrom(0).begin(), table.valuesFrom(0).end()), ptrdiff_t(kept));
      for (unsigned i = 0; i != names.size(); ++i)
        ASSERT_EQ(table.lookup(names[i]) != nullptr, i < kept);
    }
  }
}

} // namespace
