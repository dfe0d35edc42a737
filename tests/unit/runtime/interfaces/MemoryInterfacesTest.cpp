//===- MemoryInterfacesTest.cpp - Tests of hyperrectangular slices -------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/interfaces/SubsetOpInterface.h"
#include "tests/support/IRTest.h"
#include <limits>

using namespace mlir;
using namespace mlir::test;

namespace {

class MemoryInterfacesTest : public IRTest {
protected:
  OpFoldResult number(int64_t value) { return builder.getIndexAttr(value); }
  HyperrectangularSlice slice(OpFoldResult offset, int64_t size, int64_t stride = 1) {
    return HyperrectangularSlice(offset, number(size), number(stride));
  }
  HyperrectangularSlice slice(int64_t offset, int64_t size, int64_t stride = 1) {
    return slice(number(offset), size, stride);
  }
};

TEST_F(MemoryInterfacesTest, SlicesAreDisjointIfOneDimensionIs) {
  EXPECT_TRUE(slice(0, 5).isDisjointFrom(slice(5, 5)));
  EXPECT_TRUE(slice(5, 5).isDisjointFrom(slice(0, 5)));
  EXPECT_FALSE(slice(0, 5).isDisjointFrom(slice(4, 5)));
  EXPECT_FALSE(slice(0, 5).isDisjointFrom(slice(0, 5)));
  // Only the bounds are compared: interleaved strided slices are not proven disjoint.
  EXPECT_FALSE(slice(0, 3, 2).isDisjointFrom(slice(1, 3, 2)));
  EXPECT_TRUE(slice(10, 3, -2).isDisjointFrom(slice(11, 3)));
  EXPECT_FALSE(slice(10, 3, -2).isDisjointFrom(slice(6, 1)));
  auto two = [&](int64_t a, int64_t b) {
    return HyperrectangularSlice({number(a), number(b)}, {number(2), number(2)}, {number(1), number(1)});
  };
  EXPECT_TRUE(two(0, 0).isDisjointFrom(two(0, 2)));
  EXPECT_FALSE(two(0, 0).isDisjointFrom(two(1, 1)));
  EXPECT_FALSE(two(0, 0).isDisjointFrom(slice(7, 1)));
}

TEST_F(MemoryInterfacesTest, OverflowAndEmptySlicesAreNotProvenDisjoint) {
  constexpr int64_t max = std::numeric_limits<int64_t>::max(), min = std::numeric_limits<int64_t>::min();
  EXPECT_FALSE(slice(max, 2).isDisjointFrom(slice(0, 1)));
  EXPECT_FALSE(slice(0, max, max).isDisjointFrom(slice(-5, 1)));
  EXPECT_FALSE(slice(min, 2, -1).isDisjointFrom(slice(5, 1)));
  EXPECT_FALSE(slice(0, 0).isDisjointFrom(slice(5, 1)));
}

TEST_F(MemoryInterfacesTest, SlicesWithEqualConstantsOrValuesAreEquivalent) {
  Block *block = top();
  Value a = block->addArgument(builder.getIndexType(), loc),
        b = block->addArgument(builder.getIndexType(), loc);
  EXPECT_TRUE(slice(3, 5).isEquivalentTo(slice(3, 5)));
  EXPECT_FALSE(slice(3, 5).isEquivalentTo(slice(3, 4)));
  EXPECT_FALSE(slice(3, 5).isEquivalentTo(slice(3, 5, 2)));
  EXPECT_TRUE(slice(OpFoldResult(a), 5).isEquivalentTo(slice(OpFoldResult(a), 5)));
  EXPECT_FALSE(slice(OpFoldResult(a), 5).isEquivalentTo(slice(OpFoldResult(b), 5)));
  EXPECT_FALSE(slice(OpFoldResult(a), 5).isDisjointFrom(slice(OpFoldResult(b), 5)));
}

} // namespace
