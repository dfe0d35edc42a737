//===- ArenaTest.cpp - Tests of OperationArena ---------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/support/Arena.h"
#include "gtest/gtest.h"
#include <cstring>
#include <set>

using namespace mlir;

namespace {

TEST(OperationArenaTest, PiecesAreAlignedAndDoNotOverlap) {
  OperationArena arena;
  struct Piece {
    char *data;
    size_t size;
    char fill;
  };
  std::vector<Piece> pieces;
  for (size_t i = 0; i != 2000; ++i) {
    size_t size = (i * 37) % 3000;
    auto *data = static_cast<char *>(arena.allocate(size));
    ASSERT_NE(data, nullptr);
    EXPECT_EQ(reinterpret_cast<uintptr_t>(data) % 8, 0u);
    std::memset(data, static_cast<char>(i), size);
    pieces.push_back({data, size, static_cast<char>(i)});
  }
  for (const Piece &piece : pieces)
    for (size_t i = 0; i != piece.size; ++i)
      ASSERT_EQ(piece.data[i], piece.fill);
}

TEST(OperationArenaTest, FreedPieceIsReusedForItsSizeClass) {
  OperationArena arena;
  void *first = arena.allocate(65);
  arena.allocate(65);
  arena.deallocate(first, 65);
  EXPECT_NE(arena.allocate(80), first) << "another size class";
  EXPECT_EQ(arena.allocate(72), first) << "65 and 72 bytes are one size class";
}

TEST(OperationArenaTest, FreedLargePieceIsReusedForItsPowerOfTwo) {
  OperationArena arena;
  void *large = arena.allocate(5000);
  size_t reserved = arena.getBytesReserved();
  arena.deallocate(large, 5000);
  EXPECT_EQ(arena.allocate(8192), large);
  EXPECT_EQ(arena.getBytesReserved(), reserved);
}

TEST(OperationArenaTest, RepeatedAllocationReservesNoMoreMemory) {
  OperationArena arena;
  for (size_t size : {8, 200, 1024, 1025, 100000})
    arena.deallocate(arena.allocate(size), size);
  size_t reserved = arena.getBytesReserved();
  for (int i = 0; i != 100000; ++i)
    for (size_t size : {8, 200, 1024, 1025, 100000})
      arena.deallocate(arena.allocate(size), size);
  EXPECT_EQ(arena.getBytesReserved(), reserved);
}

TEST(OperationArenaTest, ZeroSizedPiecesAreDistinctAndReusable) {
  OperationArena arena;
  void *first = arena.allocate(0), *second = arena.allocate(0);
  EXPECT_NE(first, second);
  arena.deallocate(first, 0);
  EXPECT_EQ(arena.allocate(0), first);
}

TEST(OperationArenaTest, UnusedArenaReservesNothing) {
  OperationArena arena;
  EXPECT_EQ(arena.getBytesReserved(), 0u);
}

TEST(OperationArenaTest, PieceMayBeFreedInAnotherArena) {
  OperationArena one, other;
  void *piece = one.allocate(48);
  other.deallocate(piece, 48);
  EXPECT_EQ(other.allocate(48), piece);
}

} // namespace
