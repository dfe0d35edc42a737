//===- SourceSplitterTest.cpp - Chunks of a split input -------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "tools/opt/SourceSplitter.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace mlir;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

namespace {

struct Split {
  explicit Split(llvm::StringRef text, llvm::StringRef marker = "// -----") {
    for (const SourceChunk &chunk :
         splitSource(text, marker, [&](const char *at) { misses.push_back(at - text.data()); })) {
      texts.push_back(chunk.text.str());
      places.push_back({chunk.line, chunk.column});
    }
  }
  std::vector<std::string> texts;
  std::vector<std::pair<unsigned, unsigned>> places;
  std::vector<size_t> misses;
};

TEST(SourceSplitterTest, TextWithoutAMarkerIsOneChunk) {
  Split split("a\nb\n");
  EXPECT_THAT(split.texts, ElementsAre("a\nb\n"));
  EXPECT_THAT(split.places, ElementsAre(std::pair(0u, 0u)));
  EXPECT_THAT(Split("").texts, ElementsAre(""));
}

TEST(SourceSplitterTest, ChunksHaveTheirStartPosition) {
  Split split("a\n// -----\nb\n  // -----c\n");
  EXPECT_THAT(split.texts, ElementsAre("a\n", "\nb\n  ", "c\n"));
  EXPECT_THAT(split.places, ElementsAre(std::pair(0u, 0u), std::pair(2u, 9u), std::pair(4u, 11u)));
}

TEST(SourceSplitterTest, MarkersAtTheEndsMakeEmptyChunks) {
  EXPECT_THAT(Split("// -----// -----").texts, ElementsAre("", "", ""));
}

TEST(SourceSplitterTest, ReportsLinesSimilarToTheMarker) {
  // Reported: the marker lacks one or two characters.
  EXPECT_THAT(Split("a\n// ----\nb").misses, ElementsAre(8u));
  EXPECT_THAT(Split("a\n  // ---\nb").misses, ElementsAre(10u));
  // Not reported: the text is preceded or followed by other text on its line.
  EXPECT_THAT(Split("a // ---\n").misses, IsEmpty());
  EXPECT_THAT(Split("// --- a comment\n").misses, IsEmpty());
}

TEST(SourceSplitterTest, AMarkerMayBeShort) {
  EXPECT_THAT(Split("a#b#c", "#").texts, ElementsAre("a", "b", "c"));
}

} // namespace
