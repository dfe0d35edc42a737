//===- DominanceTest.cpp - Tests of dominance ----------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/Dominance.h"
#include "runtime/ir/RegionKindInterface.h"
#include "tests/support/IRTest.h"

using namespace mlir;
using namespace mlir::test;

namespace {

class DominanceTest : public IRTest {
protected:
  /// Creates a region whose block `i` branches to the blocks with the indices graph[i].
  std::vector<Block *> flow(const std::vector<std::vector<unsigned>> &graph) {
    Operation *op = own(make("t.cfg", {.regions = 1}));
    std::vector<Block *> blocks;
    for (size_t i = 0; i != graph.size(); ++i)
      blocks.push_back(addBlock(op));
    for (size_t i = 0; i != graph.size(); ++i) {
      llvm::SmallVector<Block *> successors;
      for (unsigned successor : graph[i])
        successors.push_back(blocks[successor]);
      add(blocks[i], "t.switch", {.successors = successors});
    }
    return blocks;
  }
};

TEST_F(DominanceTest, NeitherBranchOfADiamondDominatesItsJoin) {
  auto blocks = flow({{1, 2}, {3}, {3}, {}});
  DominanceInfo info;
  EXPECT_TRUE(info.properlyDominates(blocks[0], blocks[3]));
  EXPECT_FALSE(info.properlyDominates(blocks[1], blocks[3]));
  EXPECT_FALSE(info.properlyDominates(blocks[2], blocks[1]));
  EXPECT_TRUE(info.dominates(blocks[3], blocks[3]));
  EXPECT_FALSE(info.properlyDominates(blocks[3], blocks[3]));
}
TEST_F(DominanceTest, LoopHeaderDominatesItsBody) {
  auto blocks = flow({{1}, {2, 3}, {1}, {}});
  DominanceInfo info;
  EXPECT_TRUE(info.properlyDominates(blocks[1], blocks[2]));
  EXPECT_FALSE(info.properlyDominates(blocks[2], blocks[1]));
  EXPECT_TRUE(info.properlyDominates(blocks[1], blocks[3]));
  EXPECT_FALSE(info.properlyDominates(blocks[2], blocks[3]));
}
TEST_F(DominanceTest, NoBlockOfAnIrreducibleLoopDominatesTheOther) {
  auto blocks = flow({{1, 2}, {2, 3}, {1, 3}, {}});
  DominanceInfo info;
  EXPECT_FALSE(info.properlyDominates(blocks[1], blocks[2]));
  EXPECT_FALSE(info.properlyDominates(blocks[2], blocks[3]));
  EXPECT_TRUE(info.properlyDominates(blocks[0], blocks[3]));
}
TEST_F(DominanceTest, UnreachableBlocksAreDominatedByAllAndDominateNothing) {
  auto blocks = flow({{1}, {}, {1}});
  DominanceInfo info;
  EXPECT_FALSE(info.isReachableFromEntry(blocks[2]));
  EXPECT_TRUE(info.properlyDominates(blocks[1], blocks[2]));
  EXPECT_FALSE(info.properlyDominates(blocks[2], blocks[1]));
  EXPECT_TRUE(info.properlyDominates(blocks[0], blocks[2]));
  EXPECT_FALSE(info.properlyDominates(blocks[2], blocks[0]));
  EXPECT_FALSE(info.properlyDominates(blocks[1], blocks[0]));
}
TEST_F(DominanceTest, NestedOpsAreOrderedByTheirAncestors) {
  Block *block = top("t.cfg");
  Operation *early = add(block, "t.op", {.types = {i32}});
  Operation *holder = add(block, "t.op", {.types = {i32}, .regions = 1});
  Operation *inner = add(addBlock(holder, {i64}), "t.op", {.types = {i32}});
  Operation *late = add(block, "t.return");
  DominanceInfo info;
  EXPECT_TRUE(info.properlyDominates(early, inner));
  EXPECT_TRUE(info.properlyDominates(holder, inner));
  EXPECT_FALSE(info.properlyDominates(holder, inner, /*enclosingOk=*/false));
  EXPECT_FALSE(info.properlyDominates(Value(holder->getResult(0)), inner));
  EXPECT_FALSE(info.properlyDominates(inner, late));
  EXPECT_TRUE(info.properlyDominates(inner->getBlock()->getArgument(0), inner));
  EXPECT_FALSE(info.properlyDominates(inner->getBlock()->getArgument(0), late));
  EXPECT_TRUE(info.properlyDominates(block, inner->getBlock()));
}
TEST_F(DominanceTest, OpsOfAGraphRegionDominateEachOther) {
  Block *block = top("t.graph");
  Operation *first = add(block, "t.op", {.types = {i32}}), *second = add(block, "t.op", {.regions = 1});
  DominanceInfo info;
  EXPECT_TRUE(info.properlyDominates(second, first));
  EXPECT_TRUE(info.properlyDominates(first, first));
  EXPECT_FALSE(DominanceInfo::hasSSADominance(block->getParent()));
}
TEST_F(DominanceTest, RegionKindIsQueriedPerRegion) {
  Operation *machine = own(make("t.machine", {.regions = 2}));
  auto kinds = llvm::dyn_cast<RegionKindInterface>(machine);
  ASSERT_TRUE(kinds);
  EXPECT_EQ(kinds.getRegionKind(0), RegionKind::Graph);
  EXPECT_TRUE(kinds.hasSSADominance(1));
  EXPECT_FALSE(DominanceInfo::hasSSADominance(&machine->getRegion(0)));
  EXPECT_TRUE(DominanceInfo::hasSSADominance(&machine->getRegion(1)));
}
TEST_F(DominanceTest, LongChainsTakeLinearTime) {
  constexpr unsigned count = 100000;
  std::vector<std::vector<unsigned>> graph(count);
  for (unsigned i = 0; i + 1 != count; ++i)
    graph[i] = {i + 1};
  // Long forward and backward edges, as `break` and loops create them.
  for (unsigned i = 10; i + 10 < count; i += 10)
    graph[i] = {i + 1, i + 5};
  auto blocks = flow(graph);
  DominanceInfo info;
  EXPECT_TRUE(info.properlyDominates(blocks.front(), blocks.back()));
  EXPECT_FALSE(info.properlyDominates(blocks[11], blocks.back()));
  EXPECT_TRUE(info.properlyDominates(blocks[20], blocks.back()));
}

/// Implements the definition: a dominates b if b is unreachable from the entry once a is removed.
static bool dominatesByDefinition(const std::vector<std::vector<unsigned>> &graph, unsigned a, unsigned b) {
  std::vector<bool> seen(graph.size());
  std::vector<unsigned> work;
  auto visit = [&](unsigned block) {
    if (block != a && !seen[block]) {
      seen[block] = true;
      work.push_back(block);
    }
  };
  for (visit(0); !work.empty();) {
    unsigned block = work.back();
    work.pop_back();
    for (unsigned successor : graph[block])
      visit(successor);
  }
  return !seen[b];
}

TEST_F(DominanceTest, RandomGraphsMatchTheDefinition) {
  uint64_t state = 7;
  auto below = [&](unsigned count) {
    state = state * 6364136223846793005 + 1442695040888963407;
    return unsigned(state >> 33) % count;
  };
  for (unsigned round = 0; round != 400; ++round) {
    unsigned count = 2 + below(14);
    std::vector<std::vector<unsigned>> graph(count);
    for (unsigned block = 0; block != count; ++block)
      for (unsigned i = 0, e = below(4); i != e; ++i)
        graph[block].push_back(1 + below(count - 1));
    std::vector<Block *> blocks = flow(graph);
    DominanceInfo info;
    for (unsigned a = 0; a != count; ++a)
      for (unsigned b = 0; b != count; ++b) {
        // Every block dominates an unreachable block, which dominates no reachable one.
        bool expected =
            a != b && (!info.isReachableFromEntry(blocks[b]) || dominatesByDefinition(graph, a, b));
        ASSERT_EQ(info.properlyDominates(blocks[a], blocks[b]), expected)
            << "round " << round << ": " << a << ", " << b;
      }
  }
}

TEST_F(DominanceTest, LoopsAroundLoopsTakeLinearTime) {
  // Walking up the dominator tree for each edge would take 10^10 steps.
  constexpr unsigned count = 200000;
  std::vector<std::vector<unsigned>> graph(count);
  for (unsigned i = 0; i + 1 < count; ++i)
    graph[i] = {i + 1, std::max(1u, i / 2)};
  std::vector<Block *> blocks = flow(graph);
  DominanceInfo info;
  EXPECT_TRUE(info.properlyDominates(blocks[1], blocks[count - 1]));
  EXPECT_EQ(info.getImmediateDominator(blocks[count - 1]), blocks[count - 2]);
}

} // namespace
