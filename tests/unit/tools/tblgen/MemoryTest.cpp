//===- MemoryTest.cpp - Memory of a tool that ends soon -------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The functions behind malloc, without replacing this program's.
//
//===----------------------------------------------------------------------===//

#define STRATA_TEST_MEMORY
#include "tools/tblgen/Memory.cpp"

#include "gtest/gtest.h"
#include <random>
#include <vector>

namespace {

TEST(MemoryTest, EveryPieceIsTheSmallestOfItsKindThatIsLargeEnough) {
  for (size_t size = 0; size <= largest; ++size) {
    unsigned index = findClass(size);
    ASSERT_LT(index, numClasses);
    ASSERT_GE(sizeOf(index), size);
    ASSERT_EQ(sizeOf(index) % alignment, 0u);
    if (index != 0) {
      ASSERT_LT(sizeOf(index - 1), size);
    }
  }
}

TEST(MemoryTest, WhatIsWrittenStaysUntilItIsGivenBack) {
  struct Piece {
    unsigned char *bytes;
    size_t size;
    unsigned char value;
  };
  std::mt19937 random(1);
  std::vector<Piece> pieces;
  for (unsigned step = 0; step != 200'000; ++step) {
    if (pieces.size() < 3000 || random() % 2) {
      size_t size = random() % (random() % 20 == 0 ? 400'000 : 600) + 1;
      Piece piece{static_cast<unsigned char *>(allocate(size)), size, static_cast<unsigned char>(random())};
      ASSERT_NE(piece.bytes, nullptr);
      ASSERT_EQ(reinterpret_cast<uintptr_t>(piece.bytes) % alignment, 0u);
      ASSERT_GE(usableSize(piece.bytes), size);
      piece.bytes[0] = piece.bytes[size - 1] = piece.value;
      pieces.push_back(piece);
      continue;
    }
    Piece &piece = pieces[random() % pieces.size()];
    ASSERT_EQ(piece.bytes[0], piece.value);
    ASSERT_EQ(piece.bytes[piece.size - 1], piece.value);
    release(piece.bytes);
    piece = pieces.back();
    pieces.pop_back();
  }
}

TEST(MemoryTest, WhatWasGivenBackIsUsedAgain) {
  for (size_t size : {8, 100, 5000, 100'000}) {
    void *first = allocate(size);
    release(first);
    EXPECT_EQ(allocate(size), first) << size;
  }
}

TEST(MemoryTest, WhatCannotBeIsRefused) {
  EXPECT_EQ(allocate(~size_t(0)), nullptr);
  EXPECT_EQ(allocate(numSpans * spanSize), nullptr);
  EXPECT_EQ(allocateAligned(1 << 20, 8), nullptr);
  release(nullptr);
}

TEST(MemoryTest, AlignmentIsKept) {
  EXPECT_EQ(reinterpret_cast<uintptr_t>(allocateAligned(4096, 10)) % 4096, 0u);
  EXPECT_EQ(reinterpret_cast<uintptr_t>(allocateAligned(64, 100)) % 64, 0u);
}

} // namespace
