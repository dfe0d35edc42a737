//===- LargePagesTest.cpp - Tests of LargePages --------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/support/LargePages.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLExtras.h"
#include "gtest/gtest.h"
#include <cstdint>
#include <cstring>
#include <thread>

using namespace mlir;

namespace {

bool isZero(const void *memory, size_t bytes) {
  return llvm::all_of(llvm::ArrayRef(static_cast<const char *>(memory), bytes),
                      [](char byte) { return byte == 0; });
}

TEST(LargePagesTest, PiecesAreZeroedAlignedAndDisjoint) {
  LargePages pages;
  for (size_t bytes : {LargePages::minBytes, LargePages::minBytes + 1, size_t(300) << 10,
                       LargePages::pageBytes - 1, LargePages::pageBytes, LargePages::pageBytes * 3 + 5}) {
    std::vector<char *> pieces;
    for (char fill = 1; fill != 9; ++fill) {
      pieces.push_back(static_cast<char *>(pages.allocate(bytes)));
      EXPECT_EQ(reinterpret_cast<uintptr_t>(pieces.back()) % 64, 0u);
      EXPECT_TRUE(isZero(pieces.back(), bytes));
      std::memset(pieces.back(), fill, bytes);
    }
    for (auto [i, piece] : llvm::enumerate(pieces))
      EXPECT_TRUE(llvm::all_of(llvm::ArrayRef(piece, bytes), [&](char byte) { return byte == char(i + 1); }));
  }
}

TEST(LargePagesTest, ReleasedMemoryReadsAsZeroOrUnchanged) {
  LargePages pages;
  size_t bytes = 256 << 10;
  auto *first = static_cast<char *>(pages.allocate(bytes)),
       *second = static_cast<char *>(pages.allocate(bytes));
  std::memset(first, 7, bytes);
  std::memset(second, 8, bytes);
  LargePages::giveBack(first, bytes);
  EXPECT_TRUE(llvm::all_of(llvm::ArrayRef(first, bytes), [](char byte) { return byte == 0 || byte == 7; }));
  EXPECT_TRUE(llvm::all_of(llvm::ArrayRef(second, bytes), [](char byte) { return byte == 8; }));
  // A range smaller than a page is not released.
  LargePages::giveBack(second + 1, 10);
  EXPECT_EQ(second[5], 8);
}

TEST(LargePagesTest, ConcurrentAllocationsAreDisjoint) {
  LargePages pages;
  std::vector<std::thread> threads;
  std::atomic<unsigned> wrong{0};
  for (char fill = 1; fill != 5; ++fill)
    threads.emplace_back([&pages, &wrong, fill] {
      std::vector<char *> pieces;
      for (unsigned i = 0; i != 40; ++i) {
        pieces.push_back(static_cast<char *>(pages.allocate(LargePages::minBytes)));
        std::memset(pieces.back(), fill, LargePages::minBytes);
      }
      for (char *piece : pieces)
        wrong += llvm::any_of(llvm::ArrayRef(piece, LargePages::minBytes),
                              [&](char byte) { return byte != fill; });
    });
  for (std::thread &thread : threads)
    thread.join();
  EXPECT_EQ(wrong, 0u);
}

} // namespace
