//===- WalkTest.cpp - Walk orders and mutation during walks --------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/Region.h"
#include "tests/support/IRTest.h"

using namespace mlir;
using namespace mlir::test;
using ::testing::ElementsAre;

namespace {

/// Walks this IR: t.op { t.if { t.a } { t.b } ; t.c }
class WalkTest : public IRTest {
protected:
  WalkTest() {
    Block *block = top();
    root = block->getParentOp();
    branch = add(block, "t.two_regions", {.regions = 2});
    add(addBlock(branch, {}, 0), "t.a");
    add(addBlock(branch, {}, 1), "t.b");
    add(block, "t.c");
  }
  template <WalkOrder Order, typename Fn>
  std::vector<std::string> visit(Fn &&react) {
    std::vector<std::string> seen;
    root->walk<Order>([&](Operation *op) -> WalkResult {
      seen.push_back(op->getName().getStringRef().str());
      return react(op);
    });
    return seen;
  }
  static WalkResult goOn(Operation *) { return WalkResult::advance(); }

  Operation *root, *branch;
};

TEST_F(WalkTest, PostOrderVisitsNestedOpsFirst) {
  EXPECT_THAT(visit<WalkOrder::PostOrder>(goOn), ElementsAre("t.a", "t.b", "t.two_regions", "t.c", "t.op"));
}
TEST_F(WalkTest, PreOrderVisitsParentsFirst) {
  EXPECT_THAT(visit<WalkOrder::PreOrder>(goOn), ElementsAre("t.op", "t.two_regions", "t.a", "t.b", "t.c"));
}
TEST_F(WalkTest, SkipOmitsNestedOps) {
  auto skip = [](Operation *op) {
    return op->getNumRegions() == 2 ? WalkResult::skip() : WalkResult::advance();
  };
  EXPECT_THAT(visit<WalkOrder::PreOrder>(skip), ElementsAre("t.op", "t.two_regions", "t.c"));
}
TEST_F(WalkTest, InterruptStopsTheWalk) {
  auto stop = [](Operation *op) {
    return op->getName().getStringRef() == "t.b" ? WalkResult::interrupt() : WalkResult::advance();
  };
  EXPECT_THAT(visit<WalkOrder::PostOrder>(stop), ElementsAre("t.a", "t.b"));
  EXPECT_TRUE(root->walk([](Operation *) { return WalkResult::interrupt(); }).wasInterrupted());
}
TEST_F(WalkTest, PostOrderCallbackMayErase) {
  visit<WalkOrder::PostOrder>([&](Operation *op) {
    if (op != root)
      op->erase();
    return WalkResult::advance();
  });
  EXPECT_TRUE(root->getRegion(0).front().empty());
}
TEST_F(WalkTest, PreOrderCallbackMayEraseAndSkip) {
  auto erase = [&](Operation *op) {
    if (op == root)
      return WalkResult::advance();
    op->erase();
    return WalkResult::skip();
  };
  EXPECT_THAT(visit<WalkOrder::PreOrder>(erase), ElementsAre("t.op", "t.two_regions", "t.c"));
  EXPECT_TRUE(root->getRegion(0).front().empty());
}
TEST_F(WalkTest, WalksBlocksAndRegionsInBothOrders) {
  Block *outer = &root->getRegion(0).front(), *left = &branch->getRegion(0).front(),
        *right = &branch->getRegion(1).front();
  std::vector<Block *> blocks;
  root->walk([&](Block *block) { blocks.push_back(block); });
  EXPECT_THAT(blocks, ElementsAre(left, right, outer));
  blocks.clear();
  root->walk<WalkOrder::PreOrder>([&](Block *block) { blocks.push_back(block); });
  EXPECT_THAT(blocks, ElementsAre(outer, left, right));
  std::vector<Region *> regions;
  root->walk([&](Region *region) { regions.push_back(region); });
  EXPECT_THAT(regions, ElementsAre(left->getParent(), right->getParent(), outer->getParent()));
  regions.clear();
  root->walk<WalkOrder::PreOrder>([&](Region *region) {
    regions.push_back(region);
    return WalkResult::skip();
  });
  EXPECT_THAT(regions, ElementsAre(outer->getParent()));
}
TEST_F(WalkTest, CallbackParameterTypeSelectsOps) {
  Block *block = &root->getRegion(0).front();
  builder.setInsertionPointToEnd(block);
  builder.create<ConstOp>(loc, builder.getI32IntegerAttr(1));
  unsigned count = 0;
  root->walk([&](ConstOp op) { count += op.getValue() == builder.getI32IntegerAttr(1); });
  EXPECT_EQ(count, 1u);
}

} // namespace
